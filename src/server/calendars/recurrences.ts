import { atMoment, type Moment, MS_PER_DAY, parseMoment, toDay, toStatedDay } from './moments.ts'
import { parseRule, type Rule } from './rule.ts'
import { propertyZone } from './zones.ts'

/** Days that may be looked at for all rules of a feed together: a rule that never matches ends like any other. */
export type Budget = { days: number }

export const newBudget = (): Budget => ({ days: 4_000_000 })

/** What a clock shows: from `from` (inclusive) to `until` (exclusive). */
export type Span = { from: number; until: number }

type Recurrences = { found: Moment[]; complete: boolean }

const MOST_TIMES_OF_DAY = 60

/**
 * The recurrences of a rule within a span, as the clock of its start shows them. Not complete if the rule cannot be read, recurs more
 * often than daily, or takes more than what is left of the feed's budget.
 */
export function listRecurrences(text: string, start: Moment, { from, until }: Span, budget: Budget): Recurrences {
  const rule = parseRule(text)
  const isWithin = rule && makeEnd(rule, start)
  const times = rule && timesOfDay(rule, start)
  const found: Moment[] = []
  if (!rule || !isWithin || !times) return { found, complete: false }
  let counted = 0
  // Without a count, what is over need not be counted.
  const span = { from: Number.isFinite(rule.count) ? start.wall : from, until }
  for (const { first, length } of listPeriods(rule, start, span)) {
    budget.days -= length
    if (budget.days < 0) return { found, complete: false }
    const days = daysIn(first, length).filter((day) => matches(rule, day, start))
    const walls = chosen(
      days.flatMap(({ wall }) => times.map((time) => wall + time)),
      rule.bySetPos,
    )
    for (const wall of walls) {
      const one = { wall, zone: start.zone }
      if (wall < start.wall) continue
      if (wall >= until || counted === rule.count || !isWithin(one)) return { found, complete: true }
      counted += 1
      if (wall >= from) found.push(one)
    }
  }
  return { found, complete: true }
}

/** `UNTIL` is included; a day with all its times. Null if it cannot be read. */
function makeEnd({ until }: Rule, start: Moment): ((one: Moment) => boolean) | null {
  if (until === undefined) return () => true
  const end = parseMoment(until, start.zone ?? propertyZone)
  if (!end) return null
  if (end.zone === null) return ({ wall }) => wall < end.wall + MS_PER_DAY
  return start.zone === null ? (one) => toStatedDay(one) <= toDay(end) : (one) => atMoment(one) <= atMoment(end)
}

/** Milliseconds after midnight. Days have no times. Null for too many. */
function timesOfDay({ byHour, byMinute, bySecond }: Rule, { wall, zone }: Moment): number[] | null {
  if (zone === null) return [0]
  const at = new Date(wall)
  const [hours, minutes, seconds] = [
    byHour.length > 0 ? byHour : [at.getUTCHours()],
    byMinute.length > 0 ? byMinute : [at.getUTCMinutes()],
    bySecond.length > 0 ? bySecond : [at.getUTCSeconds()],
  ]
  if (hours.length * minutes.length * seconds.length > MOST_TIMES_OF_DAY) return null
  const all = hours.flatMap((hour) => minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000)))
  return all.sort((a, b) => a - b)
}

type Period = { first: number; length: number }

const LONGEST = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }

/** The days, weeks, months or years of a rule within a span, from that of the start on. `first`: midnight of the first day; `length`: days. */
function* listPeriods({ freq, interval, weekStart }: Rule, start: Moment, { from, until }: Span): Generator<Period> {
  const midnight = Math.floor(start.wall / MS_PER_DAY) * MS_PER_DAY
  const at = new Date(midnight)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const week = midnight - ((at.getUTCDay() - weekStart + 7) % 7) * MS_PER_DAY
  const beginning = {
    DAILY: (index: number) => midnight + index * MS_PER_DAY,
    WEEKLY: (index: number) => week + index * 7 * MS_PER_DAY,
    MONTHLY: (index: number) => Date.UTC(year, month + index),
    YEARLY: (index: number) => Date.UTC(year + index, 0),
  }[freq]
  const over = Math.max(0, from - start.wall) / (LONGEST[freq] * MS_PER_DAY)
  const skipped = Math.max(0, Math.floor(over / interval) - 1) * interval
  for (let index = skipped; beginning(index) < until; index += interval) {
    const first = beginning(index)
    yield { first, length: (beginning(index + 1) - first) / MS_PER_DAY }
  }
}

type Day = { wall: number; year: number; month: number; day: number; weekday: number }

const daysIn = (first: number, length: number): Day[] =>
  Array.from({ length }, (_, index) => {
    const wall = first + index * MS_PER_DAY
    const at = new Date(wall)
    return { wall, year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), weekday: at.getUTCDay() }
  })

const has = (wanted: readonly number[], one: number, most: number): boolean => wanted.includes(one) || wanted.includes(one - most - 1)

/** What the rule does not say is as at its start. */
function matches(rule: Rule, at: Day, start: Moment): boolean {
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule
  const first = new Date(start.wall)
  const saysDay = byYearDay.length + byMonthDay.length + byDay.length > 0
  const matchesFrequency = {
    DAILY: () => true,
    WEEKLY: () => byDay.length > 0 || at.weekday === first.getUTCDay(),
    MONTHLY: () => saysDay || at.day === first.getUTCDate(),
    YEARLY: () => {
      if (saysDay) return true
      if (byWeekNo.length > 0) return at.weekday === first.getUTCDay()
      return at.day === first.getUTCDate() && (byMonth.length > 0 || at.month === first.getUTCMonth() + 1)
    },
  }[freq]
  if (byMonth.length > 0 && !byMonth.includes(at.month)) return false
  if (byMonthDay.length > 0 && !has(byMonthDay, at.day, lengthOfMonth(at))) return false
  if (byYearDay.length > 0 && !has(byYearDay, dayOfYear(at), lengthOfYear(at.year))) return false
  if (byDay.length > 0 && !byDay.some(({ nth, weekday }) => weekday === at.weekday && (nth === 0 || isNth(nth, at, rule)))) return false
  if (byWeekNo.length > 0 && !isInWeeks(byWeekNo, at, rule.weekStart)) return false
  return matchesFrequency()
}

const lengthOfMonth = ({ year, month }: Day): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const lengthOfYear = (year: number): number => (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / MS_PER_DAY
const dayOfYear = ({ wall, year }: Day): number => (wall - Date.UTC(year, 0)) / MS_PER_DAY + 1

/** '2MO' is the second Monday of the month, or of the year if the rule is yearly without months. */
function isNth(nth: number, at: Day, { freq, byMonth }: Rule): boolean {
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') return true
  const ofYear = freq === 'YEARLY' && byMonth.length === 0
  const [index, length] = ofYear ? [dayOfYear(at), lengthOfYear(at.year)] : [at.day, lengthOfMonth(at)]
  return nth > 0 ? Math.ceil(index / 7) === nth : Math.ceil((length - index + 1) / 7) === -nth
}

/** Week 1 is the first with four days in the year. */
function isInWeeks(weeks: readonly number[], { wall, weekday }: Day, weekStart: number): boolean {
  const monday = wall - ((weekday - weekStart + 7) % 7) * MS_PER_DAY
  const year = new Date(monday + 3 * MS_PER_DAY).getUTCFullYear()
  const findFirstWeek = (one: number) => {
    const fourth = Date.UTC(one, 0, 4)
    return fourth - ((new Date(fourth).getUTCDay() - weekStart + 7) % 7) * MS_PER_DAY
  }
  const week = (monday - findFirstWeek(year)) / (7 * MS_PER_DAY) + 1
  return has(weeks, week, (findFirstWeek(year + 1) - findFirstWeek(year)) / (7 * MS_PER_DAY))
}

const chosen = (walls: readonly number[], positions: readonly number[]): readonly number[] =>
  positions.length === 0 ? walls : walls.filter((_, index) => has(positions, index + 1, walls.length))
