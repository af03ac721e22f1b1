import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { findSeason, type Season } from './rate-card.ts'
import { ownRate, type VillaRates } from './villa-rates.ts'

/** Of more unusual seasons none is looked for that explains the others. */
const MOST_EXPLAINED = 8
/** Seasons further away than this are no neighbours. */
const NEAR_DAYS = 366

/**
 * `low`: under half of every price that it is compared with; `high`: over double of each. `beside`: these prices, lowest first.
 * `than`: the prices of the seasons around, that of the house, or that of before.
 */
export type UnusualRate = {
  code: 'unusual_rate'
  side: 'low' | 'high'
  rate: Cents
  beside: Cents[]
  than: 'neighbours' | 'house' | 'before'
}

/** Whether a price is far from others. Without any there is nothing to be far from. */
export function farFrom(rate: Cents, others: readonly Cents[], than: UnusualRate['than']): UnusualRate | null {
  const beside = [...new Set(others)].sort((a, b) => a - b)
  if (beside.length === 0) return null
  if (beside.every((other) => rate * 2 < other)) return { code: 'unusual_rate', side: 'low', rate, beside, than }
  if (beside.every((other) => rate > other * 2)) return { code: 'unusual_rate', side: 'high', rate, beside, than }
  return null
}

/** A season whose rate is far from those of the seasons before and after it, or else from the base rate: a slip of the finger. */
export function unusualRate(
  season: Omit<Season, 'id' | 'closed'> & { id?: number | undefined; closed?: boolean | undefined },
  all: readonly Season[],
  baseRate: Cents,
): UnusualRate | null {
  if (!season.active || season.closed) return null
  const others = all.filter((one) => one.active && !one.closed && one.id !== season.id)
  const near = [before(season.from, others), after(season.until, others)].filter((one) => one !== undefined).map(({ rate }) => rate)
  return farFrom(season.rate, near.length > 0 ? near : [baseRate], 'neighbours')
}

type Unusual<S> = { season: S; unusual: UnusualRate }

/**
 * The seasons whose rates are far from those around them, fewest first: beside a slip every neighbour is unusual too, so a season counts no
 * longer once another one explains it.
 */
export function unusualRates<S extends Season>(seasons: readonly S[], baseRate: Cents): Unusual<S>[] {
  const found = unusualAmong(seasons, baseRate)
  if (found.length === 0 || found.length > MOST_EXPLAINED) return found
  const without = (season: S) => seasons.filter((one) => one !== season)
  const left = found.map(({ season }) => unusualAmong(without(season), baseRate).length)
  const culprit = found[left.indexOf(Math.min(...left))] as Unusual<S>
  return [culprit, ...unusualRates(without(culprit.season), baseRate)]
}

const unusualAmong = <S extends Season>(seasons: readonly S[], baseRate: Cents): Unusual<S>[] =>
  seasons.flatMap((season) => {
    const unusual = unusualRate(season, seasons, baseRate)
    return unusual ? [{ season, unusual }] : []
  })

/** The first own price of a villa that is far from that of the house, with its season; null as the season: the base rate. */
export function unusualOwnRate<S extends Season>(
  own: Pick<VillaRates, 'baseRate' | 'seasons'>,
  house: { baseRate: Cents; seasons: readonly S[] },
): { season: S | null; unusual: UnusualRate } | null {
  const base = own.baseRate === null ? null : farFrom(own.baseRate, [house.baseRate], 'house')
  if (base) return { season: null, unusual: base }
  for (const season of house.seasons) {
    const rate = own.seasons.get(season.id)
    if (!rate || !season.active || season.closed) continue
    const unusual = farFrom(ownRate(rate, season.rate), [season.rate], 'house')
    if (unusual) return { season, unusual }
  }
  return null
}

/** The season of the night before a day, or the last one that ends before. */
function before(day: CalendarDay, others: readonly Season[]): Season | undefined {
  const earlier = others.filter(({ until }) => until < day && daysBetween(until, day) <= NEAR_DAYS)
  return findSeason(addDays(day, -1), others) ?? earlier.toSorted((a, b) => (a.until < b.until ? 1 : -1))[0]
}

function after(day: CalendarDay, others: readonly Season[]): Season | undefined {
  const later = others.filter(({ from }) => from > day && daysBetween(day, from) <= NEAR_DAYS)
  return findSeason(addDays(day, 1), others) ?? later.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
}
