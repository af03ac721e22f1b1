import { addDays, type CalendarDay, daysBetween, daysFrom } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import type { Stay } from '../stay.ts'
import type { Period } from './period.ts'

/** A sold stay. `total`: its price; null for a stay that a platform has sold, whose price is not known. */
export type SoldStay = Stay & { villaId: number; total: Cents | null; source: string; bookedOn: CalendarDay | null }

/** The part of a stay within a period: its nights, by their number in the stay. Null if it has none there. */
function partOf({ checkIn, checkOut }: Stay, { from, until }: Period): { first: number; end: number } | null {
  const first = checkIn < from ? daysBetween(checkIn, from) : 0
  const end = daysBetween(checkIn, checkOut <= until ? checkOut : addDays(until, 1))
  return end > first ? { first, end } : null
}

export function nightsIn(stay: Stay, period: Period): number {
  const part = partOf(stay, period)
  return part ? part.end - part.first : 0
}

/** The share of a stay's price for its nights in a period. The shares of periods that follow each other add up to the price. */
export function revenueIn(stay: Pick<SoldStay, keyof Stay | 'total'>, period: Period): Cents {
  const part = partOf(stay, period)
  if (!part || stay.total === null) return 0
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const until = (count: number) => Math.round(((stay.total ?? 0) * count) / nights)
  return until(part.end) - until(part.first)
}

/** A villa with the nights that nobody could buy: closed, or kept by the owners. */
export type ReportedVilla = { villaId: number; villa: string; withdrawn: boolean; off: ReadonlySet<CalendarDay> }

/** `onSale`: nights that were sold or could have been. `own`: sold here; `elsewhere`: by platforms. `revenue`: of own nights. */
export type NightFigures = { onSale: number; own: number; elsewhere: number; revenue: Cents }

/**
 * Figures of a villa for the nights of a period. A sold night is on sale whatever else is said of it, and counts once. A withdrawn villa
 * has only the nights that it sold.
 */
export function figuresOf({ villaId, withdrawn, off }: ReportedVilla, stays: readonly SoldStay[], period: Period): NightFigures {
  const { from, until } = period
  const here = stays.filter((stay) => stay.villaId === villaId && stay.checkIn <= until && stay.checkOut > from)
  const own = here.filter(({ total }) => total !== null)
  const nightsOf = (among: readonly SoldStay[]) => new Set(among.flatMap(({ checkIn, checkOut }) => daysFrom(checkIn, checkOut)))
  const [soldHere, sold] = [nightsOf(own), nightsOf(here)]
  const figures = { onSale: 0, own: 0, elsewhere: 0, revenue: sum(own.map((stay) => revenueIn(stay, period))) }
  for (const night of daysFrom(from, addDays(until, 1))) {
    if (soldHere.has(night)) figures.own += 1
    else if (sold.has(night)) figures.elsewhere += 1
    else if (withdrawn || off.has(night)) continue
    figures.onSale += 1
  }
  return figures
}

export function added(all: readonly NightFigures[]): NightFigures {
  const of = (name: keyof NightFigures) => sum(all.map((one) => one[name]))
  return { onSale: of('onSale'), own: of('own'), elsewhere: of('elsewhere'), revenue: of('revenue') }
}

/** Percent of the nights on sale that were sold, with one decimal; null without a night on sale. */
export const occupancyOf = ({ onSale, own, elsewhere }: NightFigures): number | null =>
  onSale === 0 ? null : Math.round(((own + elsewhere) * 1_000) / onSale) / 10

/** Average daily rate: revenue for a night sold here. */
export const averageRateOf = ({ own, revenue }: NightFigures): Cents | null => (own === 0 ? null : Math.round(revenue / own))

/** Revenue for a night on sale, sold or not (RevPAN). */
export const revenuePerNightOf = ({ onSale, revenue }: NightFigures): Cents | null => (onSale === 0 ? null : Math.round(revenue / onSale))

/** How many values fall up to each limit; the last group is above all limits. */
export function groupedBy(values: readonly number[], limits: readonly number[]): { upTo: number | null; count: number }[] {
  const groups = [...limits, null].map((upTo) => ({ upTo, count: 0 }))
  for (const value of values) {
    const group = groups.find(({ upTo }) => upTo === null || value <= upTo)
    if (group) group.count += 1
  }
  return groups
}

/** Nights of a period that were sold by a day. */
export const soldBy = (stays: readonly SoldStay[], period: Period, day: CalendarDay): number =>
  sum(stays.filter(({ bookedOn }) => bookedOn !== null && bookedOn <= day).map((stay) => nightsIn(stay, period)))
