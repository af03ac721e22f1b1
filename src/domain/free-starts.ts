import { type Availability, fillsGap, getGapPercent, isFree } from './availability.ts'
import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts'
import type { Cents } from './money.ts'
import { lastOfMonth, listDays, type Month, monthsFrom, toMonth } from './month.ts'
import type { Stay } from './stay.ts'
import { arrivalProblem, type StayRules, stayProblem } from './stay-rules.ts'

/** Lengths of stays that the search offers, in nights. */
export const OFFERED_LENGTHS: readonly number[] = [7, 10, 14, 21]

/** Months that a search looks into at most; of more the first count. */
export const MOST_MONTHS = 6

/** Starts of a villa that the list of all villas shows. */
export const MOST_SHOWN = 5

export type FreeStart = Stay & { total: Cents }

/**
 * A villa for a guest, today. `availability.taken`: what is sold or held by others; `sold`: of it what is sold, because only that bounds a
 * gap. Both with the nights that stay empty around stays.
 */
export type OpenVilla = { availability: Availability; sold: readonly Stay[] }

/** What a stay costs. `gapPercent`: as `getGapPercent`. */
type Pricing = (stay: Stay, gapPercent: number) => Cents

/** Every stay of so many nights that begins in these months and can be booked, earliest first. */
export function listFreeStarts(nights: number, months: readonly Month[], villa: OpenVilla, price: Pricing): FreeStart[] {
  const bounding = { ...villa.availability, taken: villa.sold }
  return listFreeStays(nights, months, villa).map((stay) => ({ ...stay, total: price(stay, getGapPercent(stay, bounding)) }))
}

/** The same without prices. */
export function listFreeStays(nights: number, months: readonly Month[], { availability, sold }: OpenVilla): Stay[] {
  const { rules, today, taken } = availability
  return pickMonths(months)
    .flatMap(listDays)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter((stay) => stayProblem(stay, rules, today) === null || fillsGap(stay, { rules, today, taken: sold }))
    .filter((stay) => isFree(stay, taken))
}

/** The months of a search, in order and each once, as many as it looks into. */
export const pickMonths = (months: readonly Month[]): Month[] => [...new Set(months)].toSorted().slice(0, MOST_MONTHS)

/** The cheapest start and others far from it and from each other, cheapest first. */
export function pickStarts(starts: readonly FreeStart[], most = MOST_SHOWN): FreeStart[] {
  const [cheapest, ...others] = starts.toSorted(cheapestFirst)
  if (!cheapest) return []
  const picked = [cheapest]
  const left = new Map(others.map((start) => [start, distance(start, cheapest)]))
  while (picked.length < most && left.size > 0) {
    // Of equal distances the cheaper one, because the map is in that order.
    const [next] = [...left].reduce((furthest, each) => (each[1] > furthest[1] ? each : furthest))
    left.delete(next)
    picked.push(next)
    for (const [start, nearest] of left) left.set(start, Math.min(nearest, distance(start, next)))
  }
  return picked.toSorted(cheapestFirst)
}

const cheapestFirst = (a: FreeStart, b: FreeStart): number => a.total - b.total || (a.checkIn < b.checkIn ? -1 : 1)
const distance = (a: Stay, b: Stay): number => Math.abs(daysBetween(a.checkIn, b.checkIn))

/**
 * The total that is lower than others, of all villas together; null if all cost the same. A villa in which every start has it does not show
 * it (`isLowest`).
 */
export function lowestTotal(starts: readonly { total: Cents }[]): Cents | null {
  const [first, ...others] = starts
  if (!first) return null
  const lowest = others.reduce((least, { total }) => Math.min(least, total), first.total)
  return starts.every(({ total }) => total === lowest) ? null : lowest
}

/** Whether a start of a villa is worth pointing at: it costs least of all, and others of the villa cost more. */
export const isLowest = ({ total }: FreeStart, lowest: Cents | null, ofVilla: readonly FreeStart[]): boolean =>
  total === lowest && ofVilla.some((other) => other.total > total)

/** Months in which a stay can begin by the rules, whatever is taken. */
export function monthsOnSale(rules: StayRules, today: CalendarDay): Month[] {
  const canBegin = (day: CalendarDay) =>
    day >= today &&
    day < rules.lastBookableDay &&
    arrivalProblem(day, rules, today) === null &&
    !rules.closed.some(({ checkIn, checkOut }) => checkIn <= day && day < checkOut)
  return monthsFrom(toMonth(today), toMonth(rules.lastBookableDay)).filter((month) => listDays(month).some(canBegin))
}

/** A search that finds something where another finds nothing. */
export type OtherSearch = { nights: number; months: Month[] }

/** Searches near one that finds nothing, nearest first: other lengths in its months, then its length in the months before and after. */
export function otherSearches(nights: number, months: readonly Month[], onSale: readonly Month[]): OtherSearch[] {
  const picked = pickMonths(months)
  const [first, last] = [picked[0], picked.at(-1)]
  const lengths = OFFERED_LENGTHS.filter((length) => length !== nights)
    .toSorted((a, b) => Math.abs(a - nights) - Math.abs(b - nights) || a - b)
    .map((length) => ({ nights: length, months: picked }))
  if (first === undefined || last === undefined) return []
  const around = [onSale.findLast((month) => month < first), onSale.find((month) => month > last)]
  return [...lengths, ...around.flatMap((month) => (month === undefined ? [] : [{ nights, months: [month] }]))]
}

/** A month with the lowest rate of its nights on sale. */
export type PricedMonth = { month: Month; from: Cents }

const WEEK = 7
const TEN_NIGHTS = 10
const TWO_WEEKS = 14

/**
 * Up to three searches for the home page: two weeks in the two months of the high season, a week in the month before and ten nights in the
 * month after it. The high season are the two neighbouring months that cost most.
 */
export function searchesForHome(months: readonly PricedMonth[]): OtherSearch[] {
  const pairs = months.flatMap((one, index) => {
    const next = months[index + 1]
    const together = next && monthsFrom(one.month, next.month).length === 2
    return together ? [{ months: [one.month, next.month], rate: one.from + next.from }] : []
  })
  const high = pairs.reduce<(typeof pairs)[number] | null>((best, pair) => (best && best.rate >= pair.rate ? best : pair), null)
  const [july, august] = high?.months ?? []
  if (july === undefined || august === undefined) return months.slice(0, 1).map(({ month }) => ({ nights: WEEK, months: [month] }))
  const sameMonthAs = (day: CalendarDay) => months.find(({ month }) => month.slice(5) === toMonth(day).slice(5))?.month
  const before = sameMonthAs(addDays(`${july}-01`, -1))
  const after = sameMonthAs(addDays(lastOfMonth(august), 1))
  return [
    ...(before === undefined ? [] : [{ nights: WEEK, months: [before] }]),
    { nights: TWO_WEEKS, months: [july, august] },
    ...(after === undefined || after === before ? [] : [{ nights: TEN_NIGHTS, months: [after] }]),
  ]
}
