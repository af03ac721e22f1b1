import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { type Season, seasonOf } from './rate-card.ts'

/** Seasons further away than this are no neighbours. */
const NEAR_DAYS = 366

/** `low`: under half of every neighbour; `high`: over double of each. `beside`: their rates, lowest first. */
export type UnusualRate = { code: 'unusual_rate'; side: 'low' | 'high'; rate: Cents; beside: Cents[] }

/** A season whose rate is far from those of the seasons before and after it, or else from the base rate: a slip of the finger. */
export function unusualRate(
  season: Omit<Season, 'id'> & { id?: number | undefined },
  all: readonly Season[],
  baseRate: Cents,
): UnusualRate | null {
  if (!season.active || season.closed) return null
  const others = all.filter((one) => one.active && !one.closed && one.id !== season.id)
  const near = [before(season.from, others), after(season.until, others)].filter((one) => one !== undefined).map(({ rate }) => rate)
  const beside = [...new Set(near.length > 0 ? near : [baseRate])].sort((a, b) => a - b)
  const { rate } = season
  if (beside.every((other) => rate * 2 < other)) return { code: 'unusual_rate', side: 'low', rate, beside }
  if (beside.every((other) => rate > other * 2)) return { code: 'unusual_rate', side: 'high', rate, beside }
  return null
}

/** The season of the night before a day, or the last one that ends before. */
function before(day: CalendarDay, others: readonly Season[]): Season | undefined {
  const earlier = others.filter(({ until }) => until < day && daysBetween(until, day) <= NEAR_DAYS)
  return seasonOf(addDays(day, -1), others) ?? earlier.toSorted((a, b) => (a.until < b.until ? 1 : -1))[0]
}

function after(day: CalendarDay, others: readonly Season[]): Season | undefined {
  const later = others.filter(({ from }) => from > day && daysBetween(day, from) <= NEAR_DAYS)
  return seasonOf(addDays(day, 1), others) ?? later.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
}
