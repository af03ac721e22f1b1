import { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import type { Route } from './+types/stay-glance'

/** What the calendar shows of a stay beside it. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const parsed = bookingCalls.details.input.safeParse(Object.fromEntries(url.searchParams))
  const { answer } = parsed.success ? await apiResult(getApi(context)(bookingCalls.details, parsed.data)) : { answer: null }
  return answer
    ? Response.json(toGlance(answer.booking), { headers: { 'cache-control': 'no-store' } })
    : Response.json(null, { status: 404 })
}

type Booking = AnswerOf<typeof bookingCalls.details>['booking']

const toGlance = ({
  id,
  bookingNumber,
  status,
  villa,
  checkIn,
  checkOut,
  nights,
  guests,
  guest,
  total,
  paid,
  remaining,
  nextDueOn,
}: Booking) => ({
  id,
  bookingNumber,
  status,
  villa,
  checkIn,
  checkOut,
  nights,
  guests,
  guest: { name: guest.name, email: guest.email, phone: guest.phone },
  total,
  paid,
  remaining,
  nextDueOn,
})

export type StayGlance = ReturnType<typeof toGlance>
