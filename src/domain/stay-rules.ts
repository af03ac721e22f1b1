import { addDays, type CalendarDay, daysBetween, isSunday, toYear, weekday } from './calendar-day.ts'
import { nightCount, overlaps, type Stay } from './stay.ts'

export const MINIMUM_NIGHTS = 5
export const MAXIMUM_NIGHTS = 28
/** The booking window ends with the year that is so many years ahead, unless owners say otherwise. */
const YEARS_AHEAD = 1
export const MOST_YEARS_AHEAD = 3

/** What holds for stays that begin on a day; `departureDays` and `nightsBetween` for stays that end on it. Weekdays as in `weekday`. */
export type DayTerms = {
  minimumNights: number
  /** Null for no limit. */
  maximumNights: number | null
  arrivalDays: readonly number[]
  departureDays: readonly number[]
  /** Days between today and check-in at least. */
  leadDays: number
  /** Days between today and check-in at most; null: as far as the booking window reaches. */
  daysAhead: number | null
  /** Nights that stay empty between two stays. */
  nightsBetween: number
  /** The fewest nights of a gap that is sold although it is shorter than the least nights; 0: none is. */
  gapNights: number
  /** Percent that a night of such a gap costs more; below 0: less. */
  gapPercent: number
}

/** Terms of the owners for a period, both days inclusive. Null, and an empty list: as without the rule. */
export type StayRule = {
  id: number
  /** Null, as `until`, for all days. */
  from: CalendarDay | null
  until: CalendarDay | null
  /** Days of the week on which it holds; none: on all. */
  weekdays: readonly number[]
  /** None: for all villas. */
  villaIds: readonly number[]
  minimumNights: number | null
  maximumNights: number | null
  arrivalDays: readonly number[]
  departureDays: readonly number[]
  leadDays: number | null
  daysAhead: number | null
  /** The booking window ends with the year that is so many years ahead. Counts only in rules for all days. */
  yearsAhead: number | null
  nightsBetween: number | null
  gapNights: number | null
  gapPercent: number | null
  /** None of its nights is sold. */
  closed: boolean
}

/** The rules for stays in a villa, or in the house. */
export type StayRules = {
  /** What holds where no rule of the owners says otherwise. */
  usual: DayTerms
  /** Weakest first. */
  own: readonly StayRule[]
  /** The first day that any rule offers for check-in. */
  firstCheckIn: CalendarDay
  /** Nights that are not sold. */
  closed: readonly Stay[]
  /** Latest possible check-out. */
  lastBookableDay: CalendarDay
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]

/** What owners decide. `own`: rules of all villas; `closed`: nights of closed seasons. */
export type SaleTerms = { maximumNights?: number; leadDays?: number; closed?: readonly Stay[]; own?: readonly StayRule[] }

const countDays = ({ from, until }: StayRule): number =>
  from === null || until === null ? Number.POSITIVE_INFINITY : daysBetween(from, until)
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** The longer rule first; of two of one length the one for all days, then the one for all villas, then the older. */
const weakestFirst = (a: StayRule, b: StayRule): number =>
  compare(countDays(b), countDays(a)) ||
  compare(Math.min(1, a.weekdays.length), Math.min(1, b.weekdays.length)) ||
  compare(Math.min(1, a.villaIds.length), Math.min(1, b.villaIds.length)) ||
  compare(a.id, b.id)

/**
 * Rules for guests. Without rules of the owners: Monday to Saturday, 5 to `maximumNights` nights, until the end of next year.
 * `villaId`: null for the house, that is for villas without rules of their own.
 */
export function guestStayRules(
  today: CalendarDay,
  { maximumNights = MAXIMUM_NIGHTS, leadDays = 0, closed = [], own = [] }: SaleTerms = {},
  villaId: number | null = null,
): StayRules {
  const holding = own
    .filter(({ villaIds }) => villaIds.length === 0 || (villaId !== null && villaIds.includes(villaId)))
    .toSorted(weakestFirst)
  const always = holding.filter((rule) => countDays(rule) === Number.POSITIVE_INFINITY && rule.weekdays.length === 0)
  const yearsAhead = always.reduce((years, rule) => rule.yearsAhead ?? years, YEARS_AHEAD)
  const usual = always.reduce(underRule, {
    minimumNights: MINIMUM_NIGHTS,
    maximumNights,
    arrivalDays: MONDAY_TO_SATURDAY,
    departureDays: MONDAY_TO_SATURDAY,
    leadDays,
    daysAhead: null,
    nightsBetween: 0,
    gapNights: 0,
    gapPercent: 0,
  })
  const special = holding.filter((rule) => !always.includes(rule))
  const leads = special.flatMap((rule) => rule.leadDays ?? [])
  return {
    usual,
    own: special,
    firstCheckIn: addDays(today, Math.min(usual.leadDays, ...leads)),
    closed: [...closed, ...holding.flatMap(closedBy)],
    lastBookableDay: `${toYear(today) + yearsAhead}-12-31`,
  }
}

const closedBy = ({ closed, from, until }: StayRule): Stay[] =>
  closed && from !== null && until !== null ? [{ checkIn: from, checkOut: addDays(until, 1) }] : []

const underRule = (terms: DayTerms, rule: StayRule): DayTerms => ({
  minimumNights: rule.minimumNights ?? terms.minimumNights,
  maximumNights: rule.maximumNights ?? terms.maximumNights,
  arrivalDays: rule.arrivalDays.length > 0 ? rule.arrivalDays : terms.arrivalDays,
  departureDays: rule.departureDays.length > 0 ? rule.departureDays : terms.departureDays,
  leadDays: rule.leadDays ?? terms.leadDays,
  daysAhead: rule.daysAhead ?? terms.daysAhead,
  nightsBetween: rule.nightsBetween ?? terms.nightsBetween,
  gapNights: rule.gapNights ?? terms.gapNights,
  gapPercent: rule.gapPercent ?? terms.gapPercent,
})

/** Rules for blocks by owners: any day, at least one night, no practical limit. */
export const ownerStayRules: StayRules = {
  usual: {
    minimumNights: 1,
    maximumNights: null,
    arrivalDays: EVERY_DAY,
    departureDays: EVERY_DAY,
    leadDays: 0,
    daysAhead: null,
    nightsBetween: 0,
    gapNights: 0,
    gapPercent: 0,
  },
  own: [],
  firstCheckIn: '2000-01-01',
  closed: [],
  lastBookableDay: '2099-12-31',
}

/** What holds on a day: for each term the strongest rule that says something about it. */
export function termsOn(day: CalendarDay, { usual, own }: StayRules): DayTerms {
  let terms = usual
  for (const rule of own) if (holdsOn(rule, day)) terms = underRule(terms, rule)
  return terms
}

const holdsOn = ({ from, until, weekdays }: StayRule, day: CalendarDay): boolean =>
  (from === null || from <= day) && (until === null || day <= until) && (weekdays.length === 0 || weekdays.includes(weekday(day)))

/** Why no stay of any length can begin on a day. */
export type ArrivalProblem =
  | { code: 'too_soon'; day: CalendarDay }
  | { code: 'not_yet'; day: CalendarDay }
  | 'sunday_check_in'
  | { code: 'arrival_day'; days: readonly number[] }

export function arrivalProblem(day: CalendarDay, rules: StayRules, today: CalendarDay): ArrivalProblem | null {
  const { leadDays, daysAhead, arrivalDays } = termsOn(day, rules)
  if (daysBetween(today, day) < leadDays) return { code: 'too_soon', day: addDays(today, leadDays) }
  if (daysAhead !== null && daysBetween(today, day) > daysAhead) return { code: 'not_yet', day: addDays(day, -daysAhead) }
  if (arrivalDays.includes(weekday(day))) return null
  return onlySundaysAreMissing(arrivalDays) && isSunday(day) ? 'sunday_check_in' : { code: 'arrival_day', days: arrivalDays }
}

export type DepartureProblem = 'sunday_check_out' | { code: 'departure_day'; days: readonly number[] }

/** Why no stay of any length can end on a day. */
export function departureProblem(day: CalendarDay, rules: StayRules): DepartureProblem | null {
  const { departureDays } = termsOn(day, rules)
  if (departureDays.includes(weekday(day))) return null
  return onlySundaysAreMissing(departureDays) && isSunday(day) ? 'sunday_check_out' : { code: 'departure_day', days: departureDays }
}

const onlySundaysAreMissing = (days: readonly number[]) => days.length === MONDAY_TO_SATURDAY.length && !days.includes(0)

export type StayProblem =
  | 'reversed'
  | 'in_the_past'
  | ArrivalProblem
  | { code: 'too_short' | 'too_long'; nights: number }
  | DepartureProblem
  | 'too_far_ahead'
  | 'closed'

/** The first reason a stay cannot be booked, or null. */
export function stayProblem(stay: Stay, rules: StayRules, today: CalendarDay): StayProblem | null {
  return findProblem(stay, rules, today, { short: false })
}

/** True if a stay breaks no rule but that of the least nights, and is long enough for a gap that is sold. */
export function mayFillGap(stay: Stay, rules: StayRules, today: CalendarDay): boolean {
  const { minimumNights, gapNights } = termsOn(stay.checkIn, rules)
  const nights = nightCount(stay)
  return gapNights > 0 && nights >= gapNights && nights < minimumNights && findProblem(stay, rules, today, { short: true }) === null
}

function findProblem(stay: Stay, rules: StayRules, today: CalendarDay, { short }: { short: boolean }): StayProblem | null {
  if (stay.checkOut <= stay.checkIn) return 'reversed'
  if (stay.checkIn < today) return 'in_the_past'
  const arrival = arrivalProblem(stay.checkIn, rules, today)
  if (arrival) return arrival
  const { minimumNights, maximumNights } = termsOn(stay.checkIn, rules)
  if (!short && nightCount(stay) < minimumNights) return { code: 'too_short', nights: minimumNights }
  const departure = departureProblem(stay.checkOut, rules)
  if (departure) return departure
  if (maximumNights !== null && nightCount(stay) > maximumNights) return { code: 'too_long', nights: maximumNights }
  if (stay.checkOut > rules.lastBookableDay) return 'too_far_ahead'
  return rules.closed.some((closed) => overlaps(stay, closed)) ? 'closed' : null
}

/** The rules without those that can hold for no stay from today on. */
export const rulesFrom = (rules: StayRules, today: CalendarDay): StayRules => ({
  ...rules,
  own: rules.own.filter(({ until }) => until === null || until >= today),
})

/** True if nights can stay empty between stays, on any day. */
export const keepsNightsBetween = ({ usual, own }: StayRules): boolean =>
  usual.nightsBetween > 0 || own.some(({ nightsBetween }) => nightsBetween !== null && nightsBetween > 0)

/** Taken stays with the nights around them that stay empty, by the terms of the days on which they begin and end. */
export function withNightsBetween(taken: readonly Stay[], rules: StayRules): readonly Stay[] {
  if (!keepsNightsBetween(rules)) return taken
  return taken.map(({ checkIn, checkOut }) => ({
    checkIn: addDays(checkIn, -termsOn(checkIn, rules).nightsBetween),
    checkOut: addDays(checkOut, termsOn(checkOut, rules).nightsBetween),
  }))
}
