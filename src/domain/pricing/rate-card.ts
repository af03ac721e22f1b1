import { addDays, type CalendarDay, daysBetween, daysFrom, pickLater } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import type { Stay } from '../stay.ts'
import type { DiscountRule } from './discounts.ts'
import { type Fee, feesANight, shareOfStayFees } from './fees.ts'
import { type Levy, levyOnTop } from './levy.ts'
import type { TaxRate } from './taxes.ts'

/** A period at one nightly rate, or closed; both days inclusive. `own`: at a rate of the villa, not of the house. */
export type Season = {
  id: number
  name: string
  from: CalendarDay
  until: CalendarDay
  rate: Cents
  active: boolean
  closed?: boolean
  own?: boolean
}

/** `rate`: cents a night for each guest above so many. */
export type FurtherGuests = { above: number; rate: Cents }

/** Everything the price of a stay depends on, for the house or for one villa. `ownBaseRate`: the base rate is the villa's. */
export type RateCard = {
  baseRate: Cents
  ownBaseRate?: boolean
  seasons: readonly Season[]
  discounts: readonly DiscountRule[]
  /** Percent of a price that discounts take off at most; 100 without it. */
  mostDiscount?: number | undefined
  /** What a night costs at least, before and after discounts; missing or 0: no limit. */
  lowestNight?: Cents
  /** Null or missing: the price is the same for every number of guests. */
  furtherGuests?: FurtherGuests | null
  /** Null or missing: no climate levy is due. */
  levy?: Levy | null
  /** Of this villa. */
  fees?: readonly Fee[]
  /** Null or missing: prices do not tell their VAT. */
  vat?: readonly TaxRate[] | null
}

export type NightlyRates = Pick<RateCard, 'baseRate' | 'ownBaseRate' | 'seasons' | 'levy' | 'fees' | 'lowestNight'>

export const BASE_RATE_NAME = 'Standard rate'
export const DEFAULT_BASE_RATE: Cents = 350_00

const countDays = (season: Season) => daysBetween(season.from, season.until)

/** Today in a season, else the day on which the next one begins; null without one. */
export function nextSeasonDay(seasons: readonly Season[], today: CalendarDay): CalendarDay | null {
  const coming = seasons.filter(({ active, closed, until }) => active && !closed && until >= today)
  const days = coming.map(({ from }) => pickLater(from, today)).toSorted()
  return days[0] ?? null
}

/** Overlapping seasons: the shorter wins, so that Easter can lie within spring; if equal, the newer. */
export function findSeason(night: CalendarDay, seasons: readonly Season[]): Season | undefined {
  return seasons
    .filter((season) => season.active && season.from <= night && night <= season.until)
    .reduce<Season | undefined>((best, season) => {
      if (!best) return season
      const shorter = countDays(season) - countDays(best)
      // Stryker disable next-line EqualityOperator: no two seasons have one id
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
  const weakestFirst = seasons.filter(({ active }) => active).sort((a, b) => countDays(b) - countDays(a) || a.id - b.id)
  for (const season of weakestFirst) byNight.fill(season, place(season.from), place(addDays(season.until, 1)))

  const runs: Season[] = []
  for (const [index, night] of nights.entries()) {
    const season = byNight[index]
    if (!season) continue
    const last = runs.at(-1)
    if (last?.id === season.id && addDays(last.until, 1) === night) last.until = night
    else {
      const { id, name, rate, closed = false, own = false } = season
      runs.push({ id, name, from: night, until: night, rate, active: true, closed, own })
    }
  }
  return runs
}

/** `closed`: the night is not sold. `own`: the rate is the villa's, not the house's. */
export type NightlyRate = { season: string; rate: Cents; closed: boolean; own: boolean }

export function nightlyRate(night: CalendarDay, { baseRate, ownBaseRate = false, seasons, lowestNight = 0 }: NightlyRates): NightlyRate {
  const season = findSeason(night, seasons)
  if (!season) return { season: BASE_RATE_NAME, rate: Math.max(baseRate, lowestNight), closed: false, own: ownBaseRate }
  const rate = Math.max(season.rate, lowestNight)
  return { season: season.name, rate, closed: season.closed ?? false, own: season.own ?? false }
}

/** What a guest pays for a night before discounts: its rate, with a levy that is added and with fees by night, for one guest. */
export const nightPrice = (night: CalendarDay, card: NightlyRates): Cents =>
  nightlyRate(night, card).rate + levyOnTop(night, card.levy) + feesANight(card.fees)

/**
 * The lowest price of the nights on sale from a day (inclusive) to another (exclusive), with all that comes with it in the shortest stay;
 * null if there are none.
 */
export function lowestRate(from: CalendarDay, until: CalendarDay, card: NightlyRates): Cents | null {
  const nights = daysFrom(from, until).filter((night) => !nightlyRate(night, card).closed)
  return nights.length > 0 ? Math.min(...nights.map((night) => nightPrice(night, card))) + shareOfStayFees(card.fees) : null
}

/** Nights of closed seasons from a day (inclusive) to another (exclusive), consecutive ones as one stay. */
export function closedNights(from: CalendarDay, until: CalendarDay, seasons: readonly Season[]): Stay[] {
  // Most houses have none, and every price asks.
  // Stryker disable next-line ConditionalExpression,LogicalOperator: the same is found without it, more slowly
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
