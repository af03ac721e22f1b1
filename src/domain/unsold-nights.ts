import { addDays, type CalendarDay, daysBetween, daysFrom, weekday } from './calendar-day.ts'
import type { Stay } from './stay.ts'
import { type DayTerms, type StayRules, termsOn } from './stay-rules.ts'

/**
 * Why no stay covers some nights: `lengths`: the least nights are more than the most; `arrival`: stays begin on none of these days;
 * `departure`: no stay that begins there can end; `closed`: fewer nights between closed ones than the least nights.
 */
export type UnsoldReason =
  | { code: 'lengths'; least: number; most: number }
  | { code: 'arrival' }
  | { code: 'departure' }
  | { code: 'closed'; least: number }

export type UnsoldNights = Stay & { reason: UnsoldReason }

/** Stays may begin before today and end after the booking window: no least nights of a rule are more. */
const MARGIN_DAYS = 366
/** A single night is left over beside closed nights where stays cannot begin or end on that day of the week. */
const FEWEST_NIGHTS = 2

/**
 * Coming nights on sale that no stay can cover, even if all were free, because rules exclude each other. How soon and how far ahead stays are
 * booked does not count: that changes with time.
 */
export function unsoldNights(rules: StayRules, today: CalendarDay): UnsoldNights[] {
  const window = openWindow(rules, today)
  const last = daysBetween(window.first, rules.lastBookableDay)
  const found: UnsoldNights[] = []
  let coveredUntil = 0
  let begin: number | null = null
  for (let day = 0; day <= last; day += 1) {
    coveredUntil = Math.max(coveredUntil, longestStayEnd(day, window))
    const unsold = day >= MARGIN_DAYS && day < last && !window.closed[day] && coveredUntil <= day
    if (unsold) begin ??= day
    if (unsold || begin === null) continue
    if (day - begin >= FEWEST_NIGHTS) {
      const stay = { checkIn: addDays(window.first, begin), checkOut: addDays(window.first, day) }
      found.push({ ...stay, reason: explainGap(begin, day, window) })
    }
    begin = null
  }
  return found
}

/** Days by their number from `first`. */
type Window = {
  first: CalendarDay
  terms: DayTerms[]
  weekdays: number[]
  closed: boolean[]
  /** The next closed night from a day on, or the end of the window. */
  nextClosed: number[]
}

function openWindow(rules: StayRules, today: CalendarDay): Window {
  const first = addDays(today, -MARGIN_DAYS)
  const days = daysFrom(first, addDays(rules.lastBookableDay, MARGIN_DAYS))
  const closed = days.map(() => false)
  const place = (day: CalendarDay) => Math.min(Math.max(0, daysBetween(first, day)), days.length)
  for (const { checkIn, checkOut } of rules.closed) closed.fill(true, place(checkIn), place(checkOut))
  const nextClosed = days.map(() => days.length)
  for (let day = days.length - 1; day >= 0; day -= 1) nextClosed[day] = closed[day] ? day : (nextClosed[day + 1] ?? days.length)
  return { first, terms: days.map((day) => termsOn(day, rules)), weekdays: days.map(weekday), closed, nextClosed }
}

const canBegin = (day: number, { terms, weekdays, closed }: Window): boolean =>
  !closed[day] && (terms[day]?.arrivalDays.includes(weekdays[day] ?? -1) ?? false)

const canEnd = (day: number, { terms, weekdays }: Window): boolean => terms[day]?.departureDays.includes(weekdays[day] ?? -1) ?? false

/** The last day on which a stay can end that begins on a day; the day itself if none can. */
function longestStayEnd(day: number, window: Window): number {
  const terms = window.terms[day]
  if (!terms || !canBegin(day, window)) return day
  const { minimumNights, maximumNights, gapNights } = terms
  const next = window.nextClosed[day] ?? day
  const latest = Math.min(next, day + (maximumNights ?? MARGIN_DAYS))
  for (let end = latest; end >= day + minimumNights; end -= 1) if (canEnd(end, window)) return end
  const fillsGap = window.closed[day - 1] && window.closed[next] && gapNights > 0 && next - day >= gapNights
  return fillsGap && next === latest && canEnd(next, window) ? next : day
}

function explainGap(begin: number, end: number, window: Window): UnsoldReason {
  const days = Array.from({ length: end - begin }, (_, index) => begin + index)
  for (const day of days) {
    const { minimumNights: least = 0, maximumNights: most = null } = window.terms[day] ?? {}
    if (most !== null && least > most) return { code: 'lengths', least, most }
  }
  const first = days.find((day) => canBegin(day, window))
  if (first === undefined) return { code: 'arrival' }
  const least = window.terms[first]?.minimumNights ?? 0
  const room = (window.nextClosed[first] ?? first) - first
  return room < least ? { code: 'closed', least } : { code: 'departure' }
}
