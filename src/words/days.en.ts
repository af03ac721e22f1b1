import { type CalendarDay, weekday } from '#domain/calendar-day.ts'

// The wire and the specification write these in English.
export { writtenDay, writtenDayWithWeekday } from '#domain/calendar-day.ts'
export { writtenMonth } from '#domain/month.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Jul 6'. */
export const monthDay = (day: CalendarDay): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`

/** 'Tue, Jul 6, 2027'. */
export const shortDay = (day: CalendarDay): string => `${DAYS[weekday(day)]}, ${monthDay(day)}, ${day.slice(0, 4)}`

/** 'Tue, Jul 6 – Tue, Jul 13, 2027'. */
export const shortRange = (from: CalendarDay, until: CalendarDay): string =>
  `${from.slice(0, 4) === until.slice(0, 4) ? shortDay(from).slice(0, -6) : shortDay(from)} – ${shortDay(until)}`
