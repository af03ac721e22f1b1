import { bookingCalls } from '#contract/bookings.ts'
import { getApi } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { toLogIn } from '../forms/form-action.server.ts'
import type { Route } from './+types/stay-calendar'

/** iCalendar file of the guest's own stay. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const bookingId = Number(params.bookingId)
  const { answer, refused } = await apiResult(getApi(context)(bookingCalls.stayCalendar, { bookingId }))
  if (refused?.code === 'signed_out') throw await toLogIn(url.pathname)
  if (refused) throw new Response(null, { status: 404 })
  return new Response(answer.calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${answer.fileName}"`,
      'cache-control': 'private, no-store',
    },
  })
}
