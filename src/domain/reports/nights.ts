import { addDays, type CalendarDay, daysBetween, daysFrom } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import { type Month, toMonth } from '../month.ts'
import type { Stay } from '../stay.ts'
import { monthOfPeriod, monthsOfPeriod, type Period } from './period.ts'

/** A sold stay. `total`: its price; null for a stay that a platform has sold, whose price is not known. */
export type SoldStay = Stay & { villaId: number; total: Cents | null; source: string; bookedOn: CalendarDay | null }

/** The part of a stay within a period: its nights, by their number in the stay. Null if it has none there. */
function clipStay({ checkIn, checkOut }: Stay, { from, until }: Period): { first: number; end: number } | null {
  const first = checkIn < from ? daysBetween(checkIn, from) : 0
  const end = daysBetween(checkIn, checkOut <= until ? checkOut : addDays(until, 1))
  return end > first ? { first, end } : null
}

export function nightsIn(stay: Stay, period: Period): number {
  const part = clipStay(stay, period)
  return part ? part.end - part.first : 0
}

/** The share of a price for some of its nights, numbered from 0, `end` exclusive. Shares that follow each other add up to the price. */
function computeShare(total: Cents, nights: number, first: number, end: number): Cents {
  const until = (count: number) => Math.round((total * count) / nights)
  return until(end) - until(first)
}

/** The share of a stay's price for its nights in a period. */
export function revenueIn(stay: Pick<SoldStay, keyof Stay | 'total'>, period: Period): Cents {
  const part = clipStay(stay, period)
  if (!part || stay.total === null) return 0
  return computeShare(stay.total, daysBetween(stay.checkIn, stay.checkOut), part.first, part.end)
}

/** A villa with the nights that nobody could buy: closed, or restricted by the owners. */
export type ReportedVilla = { villaId: number; villa: string; withdrawn: boolean; off: ReadonlySet<CalendarDay> }

/** `onSale`: nights that were sold or could have been. `own`: sold here; `elsewhere`: by platforms. `revenue`: of own nights. */
export type NightFigures = { onSale: number; own: number; elsewhere: number; revenue: Cents }

const nobody = (): NightFigures => ({ onSale: 0, own: 0, elsewhere: 0, revenue: 0 })

/** The nights of a period, numbered from 0, and its months with the numbers of their nights, `end` exclusive. */
export type NumberedNights = {
  period: Period
  nights: readonly CalendarDay[]
  numberOf: ReadonlyMap<CalendarDay, number>
  months: readonly { month: Month; first: number; end: number }[]
}

export function numberedNights(period: Period): NumberedNights {
  const nights = daysFrom(period.from, addDays(period.until, 1))
  const numberOf = new Map(nights.map((night, number) => [night, number]))
  const months = monthsOfPeriod(period).map((month) => {
    const { from, until } = monthOfPeriod(month, period)
    return { month, first: numberOf.get(from) ?? 0, end: (numberOf.get(until) ?? 0) + 1 }
  })
  return { period, nights, numberOf, months }
}

const NOT_SOLD = 0
const OWN = 1
const ELSEWHERE = 2

/**
 * Figures of a villa for each month of a period. A sold night always counts as on sale, and once. A withdrawn villa has
 * only the nights that it sold.
 */
export function figuresByMonth(
  { villaId, withdrawn, off }: ReportedVilla,
  stays: readonly SoldStay[],
  numbered: NumberedNights,
): Map<Month, NightFigures> {
  const { nights, months } = numbered
  const sold = new Uint8Array(nights.length)
  const figures = new Map(months.map(({ month }) => [month, nobody()]))
  for (const stay of stays) if (stay.villaId === villaId) addStay(stay, numbered, sold, figures)
  const isOff = (number: number) => withdrawn || off.has(nights[number] ?? '')
  for (const { month, first, end } of months) countNights(figures.get(month), sold.subarray(first, end), (index) => isOff(first + index))
  return figures
}

/** How many villas are sold in each night of a period. A night that was sold twice counts once. */
export function countSold(stays: readonly Pick<SoldStay, keyof Stay | 'villaId'>[], period: Period): number[] {
  const nights = daysBetween(period.from, period.until) + 1
  const counted = Array.from({ length: nights }, () => 0)
  for (const ofVilla of Map.groupBy(stays, ({ villaId }) => villaId).values()) {
    const sold = new Uint8Array(nights)
    for (const { checkIn, checkOut } of ofVilla)
      sold.fill(1, Math.max(0, daysBetween(period.from, checkIn)), Math.max(0, daysBetween(period.from, checkOut)))
    sold.forEach((one, index) => {
      counted[index] = (counted[index] ?? 0) + one
    })
  }
  return counted
}

/** Marks the nights of a stay as sold, and adds its price to the months that they are in. A night sold twice is our own. */
function addStay(
  { checkIn, checkOut, total }: SoldStay,
  { period, numberOf, months }: NumberedNights,
  sold: Uint8Array,
  figures: ReadonlyMap<Month, NightFigures>,
): void {
  const arrival = numberOf.get(checkIn) ?? daysBetween(period.from, checkIn)
  const departure = numberOf.get(checkOut) ?? daysBetween(period.from, checkOut)
  for (const { month, first, end } of months) {
    const [from, until] = [Math.max(first, arrival), Math.min(end, departure)]
    if (from >= until) continue
    if (total === null) {
      for (let number = from; number < until; number += 1) sold[number] ||= ELSEWHERE
      continue
    }
    sold.fill(OWN, from, until)
    const here = figures.get(month)
    if (here) here.revenue += computeShare(total, departure - arrival, from - arrival, until - arrival)
  }
}

/** Counts the nights of a month. `isOff`: whether nobody could buy a night that is not sold, by its number in the month. */
function countNights(here: NightFigures | undefined, sold: Uint8Array, isOff: (index: number) => boolean): void {
  if (!here) return
  sold.forEach((by, index) => {
    if (by === NOT_SOLD && isOff(index)) return
    here.onSale += 1
    if (by === OWN) here.own += 1
    else if (by === ELSEWHERE) here.elsewhere += 1
  })
}

export function added(all: readonly NightFigures[]): NightFigures {
  const of = (name: keyof NightFigures) => sum(all.map((one) => one[name]))
  return { onSale: of('onSale'), own: of('own'), elsewhere: of('elsewhere'), revenue: of('revenue') }
}

/** Percent of the nights on sale that were sold, with one decimal; null without a night on sale. */
export const computeOccupancy = ({ onSale, own, elsewhere }: NightFigures): number | null =>
  onSale === 0 ? null : Math.round(((own + elsewhere) * 1_000) / onSale) / 10

/** Average daily rate: revenue for a night sold here. */
export const computeAverageRate = ({ own, revenue }: NightFigures): Cents | null => (own === 0 ? null : Math.round(revenue / own))

/** Revenue for a night on sale, sold or not (RevPAN). */
export const computeRevenuePerNight = ({ onSale, revenue }: NightFigures): Cents | null =>
  onSale === 0 ? null : Math.round(revenue / onSale)

/** How many values fall up to each limit; the last group is above all limits. */
export function groupedBy(values: readonly number[], limits: readonly number[]): { upTo: number | null; count: number }[] {
  const groups = [...limits, null].map((upTo) => ({ upTo, count: 0 }))
  for (const value of values) {
    const group = groups.find(({ upTo }) => upTo === null || value <= upTo)
    if (group) group.count += 1
  }
  return groups
}

/** Nights of a period that were sold by the end of each of some months, in order. */
export function computePace(stays: readonly SoldStay[], period: Period, months: readonly Month[]): number[] {
  const booked = new Map<Month, number>()
  for (const stay of stays) {
    if (stay.bookedOn === null) continue
    const month = toMonth(stay.bookedOn)
    booked.set(month, (booked.get(month) ?? 0) + nightsIn(stay, period))
  }
  return months.map((last) => sum([...booked].filter(([month]) => month <= last).map(([, nights]) => nights)))
}
