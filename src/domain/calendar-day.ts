/** A date without time or time zone, `yyyy-MM-dd`. Comparable as strings. */
export type CalendarDay = string

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/
const MS_PER_DAY = 86_400_000

const YEARS_OF_A_CYCLE = 400
const MS_OF_A_CYCLE = 146_097 * MS_PER_DAY

const digit = (text: string, index: number): number => {
  const value = text.charCodeAt(index) - 48
  return value >= 0 && value <= 9 ? value : Number.NaN
}

// Only these two functions use Date. They use UTC, where every day has 24 hours. Both go digit by digit, in a quarter of the time of
// Date's own texts: calendars and reports ask for thousands of days.

/**
 * Milliseconds; NaN if a digit is missing. February 30 is the day after February 29 or 28. Counted in a later cycle of the calendar, because
 * Date takes years below 100 for those of 1900.
 */
function toUtc(day: CalendarDay): number {
  const twoDigits = (index: number) => digit(day, index) * 10 + digit(day, index + 1)
  return Date.UTC(twoDigits(0) * 100 + twoDigits(2) + YEARS_OF_A_CYCLE, twoDigits(5) - 1, twoDigits(8)) - MS_OF_A_CYCLE
}

function fromUtc(ms: number): CalendarDay {
  // Stryker disable next-line StringLiteral: for developers
  if (Number.isNaN(ms)) throw new RangeError('not_a_day')
  const date = new Date(ms)
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${padded(date.getUTCMonth() + 1)}-${padded(date.getUTCDate())}`
}

const padded = (count: number): string => (count < 10 ? `0${count}` : String(count))

/** False for well-formed dates that do not exist, such as 2027-02-30. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false
  const ms = toUtc(text)
  return !Number.isNaN(ms) && fromUtc(ms) === text
}

const FIRST_USABLE = '2000-01-01'
const LAST_USABLE = '2199-12-31'

/** Whether a text is a day that people may ask for or set. Later ones would make lists without end; years have four digits. */
export const isUsableDay = (text: string): boolean => isCalendarDay(text) && FIRST_USABLE <= text && text <= LAST_USABLE

export const addDays = (day: CalendarDay, days: number): CalendarDay => fromUtc(toUtc(day) + days * MS_PER_DAY)

/** Whole days between two dates; negative if `until` is earlier. */
export const daysBetween = (from: CalendarDay, until: CalendarDay): number => Math.round((toUtc(until) - toUtc(from)) / MS_PER_DAY)

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (day: CalendarDay): number => new Date(toUtc(day)).getUTCDay()

export const isSunday = (day: CalendarDay): boolean => weekday(day) === 0

export const toYear = (day: CalendarDay): number => Number(day.slice(0, 4))

export const pickLater = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b)
export const pickEarlier = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b)

/** Days from `first` (inclusive) to `end` (exclusive). */
export function daysFrom(first: CalendarDay, end: CalendarDay): CalendarDay[] {
  const start = toUtc(first)
  return Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, index) => fromUtc(start + index * MS_PER_DAY))
}

/** The villas' time zone. */
export const PROPERTY_ZONE = 'Europe/Athens'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: PROPERTY_ZONE })

/** Hours and minutes at the property: '20:38'. */
export const clockAtProperty = (moment: Date): string => clock.format(moment)

const propertyDay = new Intl.DateTimeFormat('en-CA', { timeZone: PROPERTY_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })

const MS_PER_HOUR = 3_600_000
/** The hour that was asked for last. All its moments are on one day, because Athens differs from UTC by whole hours. */
let lastHour = { hour: Number.NaN, day: '' }

/** Date in the villas' time zone. All rules use it as 'today'. */
export function dayAtProperty(moment: Date): CalendarDay {
  const hour = Math.floor(moment.getTime() / MS_PER_HOUR)
  if (hour !== lastHour.hour) lastHour = { hour, day: propertyDay.format(moment) }
  return lastHour.day
}

const propertyHour = new Intl.DateTimeFormat('en-GB', { timeZone: PROPERTY_ZONE, hour: '2-digit', hourCycle: 'h23' })

/** The next time the clock at the villas shows this full hour, after `moment`. */
export function nextHourAtProperty(moment: Date, hour: number): Date {
  let next = new Date((Math.floor(moment.getTime() / MS_PER_HOUR) + 1) * MS_PER_HOUR)
  while (Number(propertyHour.format(next)) !== hour) next = new Date(next.getTime() + MS_PER_HOUR)
  return next
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'July 6, 2027'. */
export const formatDay = (day: CalendarDay): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`

/** 'Tuesday, July 6, 2027'. */
export const formatDayWithWeekday = (day: CalendarDay): string => `${WEEKDAYS[weekday(day)]}, ${formatDay(day)}`
