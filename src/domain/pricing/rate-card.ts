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
  if (!seasons.some(({ active, closed }) => active && closed)) return []
  const runs: Stay[] = []
  for (const night of daysFrom(from, until)) {
    if (!seasonOf(night, seasons)?.closed) continue
    const last = runs.at(-1)
    if (last?.checkOut === night) last.checkOut = addDays(night, 1)
    else runs.push({ checkIn: night, checkOut: addDays(night, 1) })
  }
  return runs
}
