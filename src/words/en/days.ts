import { type CalendarDay, formatDayWithWeekday, weekday } from '#domain/calendar-day.ts'
import { weekdaysIn } from '../weekdays-in.ts'

// The wire and the specification write these in English.
export { formatDay, formatDayWithWeekday } from '#domain/calendar-day.ts'
export { formatMonth } from '#domain/month.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Jul 6'. */
export const monthDay = (day: CalendarDay): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`

/** 'Tue, Jul 6'. */
export const weekdayAndDay = (day: CalendarDay): string => `${DAYS[weekday(day)]}, ${monthDay(day)}`

/** 'Tue, Jul 6, 2027'. */
export const shortDay = (day: CalendarDay): string => `${DAYS[weekday(day)]}, ${monthDay(day)}, ${day.slice(0, 4)}`

/** 'Tue, Jul 6 – Tue, Jul 13, 2027'. */
export const shortRange = (from: CalendarDay, until: CalendarDay): string =>
  `${from.slice(0, 4) === until.slice(0, 4) ? shortDay(from).slice(0, -6) : shortDay(from)} – ${shortDay(until)}`

/**
 * 'Sat 10 – 24 Jul', 'Sat 24 Jul – 7 Aug', 'Thu 1 – Mon 12 Jul': a weekday on which both ends fall is said once. `withYear`: also the
 * year of the last day.
 */
export function briefRange(from: CalendarDay, until: CalendarDay, withYear = false): string {
  const short = (day: CalendarDay) => MONTHS[Number(day.slice(5, 7)) - 1]
  const first = from.slice(0, 7) === until.slice(0, 7) ? '' : ` ${short(from)}`
  const last = weekday(from) === weekday(until) ? '' : `${DAYS[weekday(until)]} `
  const year = withYear ? ` ${until.slice(0, 4)}` : ''
  return `${DAYS[weekday(from)]} ${Number(from.slice(8))}${first} – ${last}${Number(until.slice(8))} ${short(until)}${year}`
}

/** 'Tue, Jul 6, 2027, 14:05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)}, ${time}`

/** 'Tuesday, July 6, 2027, 14:05:09 (bank’s time)'. `time`: as the bank tells it, perhaps with seconds, or nothing. */
export const momentInFull = (day: CalendarDay, time: string): string =>
  time ? `${formatDayWithWeekday(day)}, ${time} (bank’s time)` : formatDayWithWeekday(day)

/** '15:00'. `time`: hours and minutes, perhaps seconds, as the wire has them. */
export const formatTime = (time: string): string => time

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'on every day', 'from Monday to Friday' or 'on Fridays and Sundays'. */
export const onWeekdays = weekdaysIn('en', {
  every: 'on every day',
  from: names,
  to: names,
  range: (from, to) => `from ${from} to ${to}`,
  on: names.map((name) => `${name}s`),
  several: (days) => `on ${days}`,
})

/** Stands after every hour, and after a day at whose end something ends: its reader may be elsewhere. */
export const zone = '(Greek time)'
