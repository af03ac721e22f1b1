import { bookingProblem, getGapPercent, shortestStayFrom } from '#domain/availability.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { nearestStays } from '#domain/nearest-stays.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import type { Stay } from '#domain/stay.ts'
import { ruleOf } from '#words/en/search.ts'
import type { PartyPrices } from './villa-prices.server.ts'

const MOST = 3

/**
 * Why the dates cannot be booked in this villa, and the nearest stays that can; null if nothing is in their way. A check-in alone stands
 * for the shortest stay. `takenNow`: what the server says of nights that were sold or held since the page was loaded.
 */
export function impossibleSelection(
  { checkIn, checkOut }: Selection,
  { availability, prices, guests }: PartyPrices,
  takenNow: string | null,
) {
  if (!checkIn) return null
  const { today, taken } = availability
  const asked: Stay = checkOut ? { checkIn, checkOut } : shortestStayFrom(checkIn, availability)
  const problem = bookingProblem(asked, availability)
  if (!problem && !takenNow) return null
  const free = nearestStays(asked, { ...availability, taken: takenNow ? [...taken, asked] : taken }, { most: MOST })
  const formatTotal = (stay: Stay) =>
    prices.complete
      ? quoteStay(stay, prices.rates, { today, returning: false, guests, gapPercent: getGapPercent(stay, availability) }).total
      : null
  return {
    rule: problem ? ruleOf(problem) : (takenNow ?? ''),
    asked,
    stays: free.map((stay) => ({ ...stay, total: formatTotal(stay) })),
  }
}
