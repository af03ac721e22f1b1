import { dashboardCalls } from '#contract/dashboard.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import type { Route } from './+types/search'

/** What the search of the office finds for a text. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const parsed = dashboardCalls.search.input.safeParse(Object.fromEntries(url.searchParams))
  const { answer } = parsed.success ? await apiResult(getApi(context)(dashboardCalls.search, parsed.data)) : { answer: null }
  return Response.json(answer, { status: answer ? 200 : 404, headers: { 'cache-control': 'no-store' } })
}
