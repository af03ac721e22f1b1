import { addDays, type CalendarDay, daysBetween, toYear } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'
import { orthodoxEaster } from './easter.ts'
import type { Season } from './rate-card.ts'

export const yearChangeKinds = ['copy', 'prices'] as const
/** `copy`: the seasons of a year into the next one. `prices`: other prices in the year itself. */
export type YearChangeKind = (typeof yearChangeKinds)[number]

/** Changes that are recorded and can be undone: of a whole year, or of chosen nights (other prices, or a rule). */
export const undoableChangeKinds = [...yearChangeKinds, 'nights', 'rule'] as const
export type UndoableChangeKind = (typeof undoableChangeKinds)[number]

/** `percent`: more than the prices of before; below 0: less. */
export type YearChange = { kind: YearChangeKind; year: number; percent: number }

type Dated = Pick<Season, 'id' | 'name' | 'from' | 'until' | 'rate' | 'active'> & { closed: boolean }

/** `there`: the next year has the season already, and it is left alone. */
export type PlannedSeason<S extends Dated = Dated> = { season: S; from: CalendarDay; until: CalendarDay; rate: Cents; there: boolean }

const ONE_EURO = 100
/** A season with Easter Sunday in it moves with Easter if it has at most this many days. */
const LONGEST_EASTER = 21

/** A price changed by percent, in whole euros. */
export const changedRate = (rate: Cents, percent: number): Cents =>
  percent === 0 ? rate : Math.round((rate + percentOf(rate, percent)) / ONE_EURO) * ONE_EURO

/** What a change of a whole year does to the active seasons that begin in it, in their order. */
export function plannedSeasons<S extends Dated>(seasons: readonly S[], { kind, year, percent }: YearChange): PlannedSeason<S>[] {
  return seasons
    .filter(({ active, from }) => active && toYear(from) === year)
    .map((season) => {
      const dates = kind === 'copy' ? inNextYear(season) : season
      const rate = changedRate(season.rate, percent)
      const there = kind === 'copy' && seasons.some((other) => other.name === season.name && toYear(other.from) === year + 1)
      return { season, from: dates.from, until: dates.until, rate, there }
    })
}

/** The same days a year later; around Orthodox Easter as many days from Easter Sunday as before. */
function inNextYear({ from, until }: Dated): { from: CalendarDay; until: CalendarDay } {
  const year = toYear(from)
  const easter = orthodoxEaster(year)
  if (from <= easter && easter <= until && daysBetween(from, until) < LONGEST_EASTER) {
    const later = daysBetween(easter, orthodoxEaster(year + 1))
    return { from: addDays(from, later), until: addDays(until, later) }
  }
  return { from: yearLater(from), until: yearLater(until) }
}

/** The last day of February stays the last. */
function yearLater(day: CalendarDay): CalendarDay {
  const year = toYear(day) + 1
  return addDays(day, 1).endsWith('-03-01') ? addDays(`${year}-03-01`, -1) : `${year}${day.slice(4)}`
}
