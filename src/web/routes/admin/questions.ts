import { href } from 'react-router'
import { redirectTo } from '../../redirects.server.ts'
import type { Route } from './+types/questions'

/** Questions are in the inbox. `question`: one of them. */
export function loader({ url }: Route.LoaderArgs): Response {
  const threadId = Number(url.searchParams.get('question')) || null
  const asked = new URLSearchParams({ status: 'questions', ...(threadId ? { thread: String(threadId) } : {}) })
  return redirectTo(`${href('/admin/dashboard/support')}?${asked}`)
}
