import { type CalendarDay, daysFrom, toYear } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { findSeason, type NightlyRates, nightlyRate, type Season } from './rate-card.ts'

/** `sold`: of these nights, in all villas. */
export type CountedNights = { nights: number; sold: number }

/** Nights of one price that follow each other; both days inclusive. Null: they are not sold. */
export type PriceStep = { from: CalendarDay; until: CalendarDay; rate: Cents | null }

const FIRST_YEAR = 2000
const LAST_YEAR = 2098

/** A year that prices can be looked at. */
export const isPricedYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

const listNights = (year: number): CalendarDay[] => daysFrom(`${year}-01-01`, `${year + 1}-01-01`)

/** The seasons with a night in a year, in the order of their dates. */
export const seasonsInYear = <S extends Pick<Season, 'from' | 'until'>>(seasons: readonly S[], year: number): S[] =>
  seasons.filter(({ from, until }) => from <= `${year}-12-31` && until >= `${year}-01-01`).toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** The years in which seasons begin or end, this one, the next, and after a next one with seasons the one into which they are copied. */
export function listPricedYears(seasons: readonly Pick<Season, 'from' | 'until'>[], thisYear: number): number[] {
  const withSeasons = new Set(seasons.flatMap(({ from, until }) => [toYear(from), toYear(until)]))
  const coming = withSeasons.has(thisYear + 1) ? [thisYear, thisYear + 1, thisYear + 2] : [thisYear, thisYear + 1]
  return [...new Set([...withSeasons, ...coming])].filter(isPricedYear).sort((a, b) => a - b)
}

/**
 * The nights of a year by the season that prices them, and all others. They add up to the year: a night of two seasons counts for the one
 * whose price it has. `sold`: how many villas are sold in each night, from January 1.
 */
export function countBySeason(year: number, seasons: readonly Season[], sold: readonly number[]) {
  const within = seasonsInYear(seasons, year)
  const bySeason = new Map<number, CountedNights>()
  const others: CountedNights = { nights: 0, sold: 0 }
  for (const [index, night] of listNights(year).entries()) {
    const season = findSeason(night, within)
    const counted = season ? (bySeason.get(season.id) ?? { nights: 0, sold: 0 }) : others
    counted.nights += 1
    counted.sold += sold[index] ?? 0
    if (season) bySeason.set(season.id, counted)
  }
  return { bySeason, others }
}

/** The prices of a year's nights, as `nightlyRate` has them. */
export function priceSteps(year: number, rates: NightlyRates): PriceStep[] {
  const within = { ...rates, seasons: seasonsInYear(rates.seasons, year) }
  const steps: PriceStep[] = []
  for (const night of listNights(year)) {
    const { rate, closed } = nightlyRate(night, within)
    const price = closed ? null : rate
    const last = steps.at(-1)
    if (last && last.rate === price) last.until = night
    else steps.push({ from: night, until: night, rate: price })
  }
  return steps
}

/** How many nights are sold in each week of a year, from January 1; the last week has the days that are left. */
export const sumByWeek = (sold: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(sold.length / 7) }, (_, week) => sold.slice(week * 7, week * 7 + 7).reduce((sum, one) => sum + one, 0))

/** What a season costs more than the season of its name a year before; null without one. */
export function differenceToYearBefore<S extends Season>(season: S, seasons: readonly S[]): Cents | null {
  const before = seasons.find(({ name, from, active }) => active && name === season.name && toYear(from) === toYear(season.from) - 1)
  return before ? season.rate - before.rate : null
}
