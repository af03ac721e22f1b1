import { bookingProblem, shortestStay } from '#domain/availability.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { nearestStays } from '#domain/nearest-stays.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import type { Stay } from '#domain/stay.ts'
import { ruleOf } from '#words/search.en.ts'
import type { VillaPrices } from './villa-prices.server.ts'

const MOST = 3

/**
 * Why the dates cannot be booked in this villa, and the nearest stays that can; null if nothing is in their way. A check-in alone stands
 * for the shortest stay. `takenNow`: the server says that the nights were sold or held since the page was loaded.
 */
export function impossibleSelection({ checkIn, checkOut }: Selection, { availability, prices }: VillaPrices, takenNow: boolean) {
  if (!checkIn) return null
  const { rules, today, taken } = availability
  const asked: Stay = checkOut ? { checkIn, checkOut } : shortestStay(checkIn, rules)
  const problem = bookingProblem(asked, availability)
  if (!problem && !takenNow) return null
  const free = nearestStays(asked, { ...availability, taken: takenNow ? [...taken, asked] : taken }, { most: MOST })
  const totalOf = (stay: Stay) => (prices.complete ? quoteStay(stay, prices.rates, { today, returning: false }).total : null)
  return {
    rule: ruleOf(problem ?? 'taken'),
    asked,
    stays: free.map((stay) => ({ ...stay, total: totalOf(stay) })),
  }
}
