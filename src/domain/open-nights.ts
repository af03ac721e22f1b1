import { addDays, type CalendarDay, daysFrom } from './calendar-day.ts'
import { type Cents, sum } from './money.ts'
import type { Stay } from './stay.ts'

/** A villa as the house's calendar sees it: its nights that nobody can have, and the price of each of its nights. */
export type NightsOfVilla = { taken: readonly Stay[]; price: (night: CalendarDay) => Cents }

/** Neighbouring nights of one price, both included. */
export type PricedNights = { from: CalendarDay; until: CalendarDay; price: Cents }

/**
 * The nights from `first` to `last` (excluded) on which no villa is free, and the lowest price of the villas that are. Without a villa all
 * are taken. `together`: so many villas are needed for one party.
 */
export function openNights(
  villas: readonly NightsOfVilla[],
  first: CalendarDay,
  last: CalendarDay,
  together = 1,
): { taken: Stay[]; prices: PricedNights[] } {
  const known = villas.map(({ taken, price }) => ({ taken: new Set(taken.flatMap((stay) => nightsWithin(stay, first, last))), price }))
  const taken: Stay[] = []
  const prices: PricedNights[] = []
  for (const night of daysFrom(first, last)) {
    const free = known.filter((villa) => !villa.taken.has(night)).map(({ price }) => price(night))
    if (free.length < together || free.length === 0) addTaken(taken, night)
    else addPrice(prices, night, sum(free.toSorted((a, b) => a - b).slice(0, together)))
  }
  return { taken, prices }
}

const nightsWithin = ({ checkIn, checkOut }: Stay, first: CalendarDay, last: CalendarDay): CalendarDay[] =>
  daysFrom(checkIn > first ? checkIn : first, checkOut < last ? checkOut : last)

function addTaken(taken: Stay[], night: CalendarDay): void {
  const stay = taken.at(-1)
  if (stay?.checkOut === night) stay.checkOut = addDays(night, 1)
  else taken.push({ checkIn: night, checkOut: addDays(night, 1) })
}

function addPrice(prices: PricedNights[], night: CalendarDay, price: Cents): void {
  const run = prices.at(-1)
  if (run?.price === price && addDays(run.until, 1) === night) run.until = night
  else prices.push({ from: night, until: night, price })
}
