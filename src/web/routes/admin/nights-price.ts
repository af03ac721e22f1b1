import { handBookingCalls } from '#contract/hand-bookings.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { USUAL_GUESTS } from '#domain/stay.ts'
import * as words from '#words/en/office-new-booking.ts'
import { invalidStay } from '../../admin/bookings/invalid-stay.server.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import type { Route } from './+types/nights-price'

/** What a guest would pay for nights. `broken`: rules, in words, by which none can book them; `problem`: why they have no price. */
export type NightsPrice = {
  price: { lines: { nights: number; rate: number; amount: number }[]; besides: number; total: number } | null
  broken: string[]
  problem: string | null
}

/** Of the nights that are chosen in the calendar, as a booking that an owner begins there. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await readPrice(), { headers: { 'cache-control': 'no-store' } })

  async function readPrice(): Promise<NightsPrice> {
    const asked = { guests: String(USUAL_GUESTS), price: 'rates', ...Object.fromEntries(url.searchParams) }
    const parsed = handBookingCalls.offer.input.safeParse(asked)
    if (!parsed.success) return { price: null, broken: [], problem: invalidStay(parsed.error, words.incomplete) }
    const { answer, refused } = await apiResult(getApi(context)(handBookingCalls.offer, parsed.data))
    if (refused) return { price: null, broken: [], problem: refused.message }
    const nights = selectItems(answer, 'nights').map(({ nights, rate, amount }) => ({ nights, rate, amount }))
    const ofNights = nights.reduce((sum, { amount }) => sum + amount, 0)
    return { price: { lines: nights, besides: answer.total - ofNights, total: answer.total }, broken: answer.broken, problem: null }
  }
}
