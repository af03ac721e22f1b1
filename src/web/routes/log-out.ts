import { redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { apiOf } from '../api.ts'
import { attempt } from '../attempt.server.ts'
import { intentOf } from '../forms/intent.server.ts'
import { flash } from '../toasts/flash.server.ts'
import type { Route } from './+types/log-out'

export const loader = () => redirect('/')

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'log-out')
  const { refused } = await attempt(apiOf(context)(accountCalls.logout, {}))
  const toast = refused ? ({ title: 'Logout failed', text: refused.message, tone: 'bad' } as const) : { title: 'Logged Out' }
  return redirect('/', { headers: { 'set-cookie': flash(toast) } })
}
