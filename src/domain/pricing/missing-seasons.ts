import { isNightTaken } from '../availability.ts'
import { addDays, type CalendarDay, daysFrom, toYear } from '../calendar-day.ts'
import type { Stay } from '../stay.ts'
import type { Season } from './rate-card.ts'
import { plannedSeasons } from './year-change.ts'

/** So many nights without a season between two seasons are an oversight, not a time that is sold at the base rate. */
const LONGEST_HOLE = 13

/**
 * Nights on sale (`closed`: those that are not) from a day to another, inclusive, that have lost their season: another year has one at this
 * time, or they are a few nights between two seasons. Nights that never had a season are sold at the base rate on purpose.
 */
export function missingSeasons(seasons: readonly Season[], from: CalendarDay, until: CalendarDay, closed: readonly Stay[]): Stay[] {
  const active = seasons.filter((season) => season.active).map((season) => ({ ...season, closed: season.closed ?? false }))
  const covered = nightsIn(active)
  const wanted = nightsIn(carriedTo(toYear(until), active))
  return groupRuns(daysFrom(from, addDays(until, 1)).filter((night) => !covered.has(night) && !isNightTaken(night, closed))).flatMap(
    (run) => {
      if (isHole(run, covered)) return [run]
      return groupRuns(daysFrom(run.checkIn, run.checkOut).filter((night) => wanted.has(night)))
    },
  )
}

type Dated = Season & { closed: boolean }

/** The seasons of each year as they would be copied into the years after it, until one has seasons of its own. */
function carriedTo(lastYear: number, active: readonly Dated[]): Dated[] {
  const carried: Dated[] = []
  const first = Math.min(...active.map(({ from }) => toYear(from)))
  let latest: Dated[] = []
  for (let year = first; year < lastYear; year += 1) {
    const own = active.filter(({ from }) => toYear(from) === year)
    const copied = plannedSeasons(own.length > 0 ? own : latest, { kind: 'copy', year, percent: 0 })
    latest = copied.map(({ season, from, until }) => ({ ...season, from, until }))
    carried.push(...latest)
  }
  return carried
}

const nightsIn = (seasons: readonly Season[]): Set<CalendarDay> =>
  new Set(seasons.flatMap(({ from, until }) => daysFrom(from, addDays(until, 1))))

function groupRuns(nights: readonly CalendarDay[]): Stay[] {
  const runs: Stay[] = []
  for (const night of nights) {
    const last = runs.at(-1)
    if (last?.checkOut === night) last.checkOut = addDays(night, 1)
    else runs.push({ checkIn: night, checkOut: addDays(night, 1) })
  }
  return runs
}

const isHole = ({ checkIn, checkOut }: Stay, covered: ReadonlySet<CalendarDay>): boolean =>
  daysFrom(checkIn, checkOut).length <= LONGEST_HOLE && covered.has(addDays(checkIn, -1)) && covered.has(checkOut)
