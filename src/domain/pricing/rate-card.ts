import { type CalendarDay, daysBetween, daysFrom } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { DiscountRule } from './discounts.ts'

/** A period at one nightly rate; both days inclusive. */
export type Season = { id: number; name: string; from: CalendarDay; until: CalendarDay; rate: Cents; active: boolean }

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

export type NightlyRate = { season: string; rate: Cents }

export function nightlyRate(night: CalendarDay, { baseRate, seasons }: Pick<RateCard, 'baseRate' | 'seasons'>): NightlyRate {
  const season = seasonOf(night, seasons)
  return season ? { season: season.name, rate: season.rate } : { season: BASE_RATE_NAME, rate: baseRate }
}

/** The lowest rate of the nights from a day (inclusive) to another (exclusive). */
export const lowestRate = (from: CalendarDay, until: CalendarDay, card: Pick<RateCard, 'baseRate' | 'seasons'>): Cents =>
  Math.min(...daysFrom(from, until).map((night) => nightlyRate(night, card).rate))
