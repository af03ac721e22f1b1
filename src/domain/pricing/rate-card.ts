import { addDays, type CalendarDay, daysBetween, daysFrom } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { Stay } from '../stay.ts'
import type { DiscountRule } from './discounts.ts'

/** A period at one nightly rate, or closed; both days inclusive. */
export type Season = { id: number; name: string; from: CalendarDay; until: CalendarDay; rate: Cents; active: boolean; closed?: boolean }

/** Everything the price of a stay depends on. */
export type RateCard = { baseRate: Cents; seasons: readonly Season[]; discounts: readonly DiscountRule[] }

export const BASE_RATE_NAME = 'Standard rate'
export const DEFAULT_BASE_RATE: Cents = 350_00

const lengthOf = (season: Season) => daysBetween(season.from, season.until)

/** Overlapping seasons: the shorter wins, so that Easter can lie within spring; if equal, the newer. */
export function seasonOf(night: CalendarDay, seasons: readonly Season[]): Season | undefined {
  return seasons
    .filter((season) => season.active && season.from <= night && night <= season.until)
    .reduce<Season | undefined>((best, season) => {
      if (!best) return season
      const shorter = lengthOf(season) - lengthOf(best)
      return shorter < 0 || (shorter === 0 && season.id > best.id) ? season : best
    }, undefined)
}

/**
 * The seasons as nights are sold from a day to another, both inclusive: none overlap, and there are at most as many as nights. Every night
 * there costs the same by them as by `seasons`.
 */
export function appliedSeasons(from: CalendarDay, until: CalendarDay, seasons: readonly Season[]): Season[] {
  const nights = daysFrom(from, addDays(until, 1))
  const place = (day: CalendarDay) => Math.max(0, Math.min(daysBetween(from, day), nights.length))
  const byNight: (Season | undefined)[] = Array.from(nights, () => undefined)
  const weakestFirst = seasons.filter(({ active }) => active).sort((a, b) => lengthOf(b) - lengthOf(a) || a.id - b.id)
  for (const season of weakestFirst) byNight.fill(season, place(season.from), place(addDays(season.until, 1)))

  const runs: Season[] = []
  for (const [index, night] of nights.entries()) {
    const season = byNight[index]
    if (!season) continue
    const last = runs.at(-1)
    if (last?.id === season.id && addDays(last.until, 1) === night) last.until = night
    else
      runs.push({
        id: season.id,
        name: season.name,
        from: night,
        until: night,
        rate: season.rate,
        active: true,
        closed: season.closed ?? false,
      })
  }
  return runs
}

/** `closed`: the night is not sold. */
export type NightlyRate = { season: string; rate: Cents; closed: boolean }

export function nightlyRate(night: CalendarDay, { baseRate, seasons }: Pick<RateCard, 'baseRate' | 'seasons'>): NightlyRate {
  const season = seasonOf(night, seasons)
  if (!season) return { season: BASE_RATE_NAME, rate: baseRate, closed: false }
  return { season: season.name, rate: season.rate, closed: season.closed ?? false }
}

/** The lowest rate of the nights on sale from a day (inclusive) to another (exclusive); null if there are none. */
export function lowestRate(from: CalendarDay, until: CalendarDay, card: Pick<RateCard, 'baseRate' | 'seasons'>): Cents | null {
  const rates = daysFrom(from, until)
    .map((night) => nightlyRate(night, card))
    .filter(({ closed }) => !closed)
  return rates.length > 0 ? Math.min(...rates.map(({ rate }) => rate)) : null
}

/** Nights of closed seasons from a day (inclusive) to another (exclusive), consecutive ones as one stay. */
export function closedNights(from: CalendarDay, until: CalendarDay, seasons: readonly Season[]): Stay[] {
  // Most houses have none, and every price asks.
  if (!seasons.some(({ active, closed }) => active && closed)) return []
  const runs: Stay[] = []
  for (const season of appliedSeasons(from, addDays(until, -1), seasons)) {
    if (!season.closed) continue
    const last = runs.at(-1)
    const checkOut = addDays(season.until, 1)
    if (last?.checkOut === season.from) last.checkOut = checkOut
    else runs.push({ checkIn: season.from, checkOut })
  }
  return runs
}
