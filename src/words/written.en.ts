import { type CalendarDay, weekday } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'

// The wire and the specification write these in English.
export { writtenDay, writtenDayWithWeekday } from '#domain/calendar-day.ts'
export { writtenDinars } from '#domain/currency.ts'
export { writtenEuros } from '#domain/money.ts'
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

const wholeEuros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** '€380': calendar cells have no space for cents. */
export const roundEuros = (cents: number): string => wholeEuros.format(cents / 100)

/** '€380', or '€379.50' where there are cents. */
export const eurosOf = (cents: number): string => (cents % 100 === 0 ? roundEuros(cents) : writtenEuros(cents))

const rateDigits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** '117.1643'. */
export const writtenRate = (rate: number): string => rateDigits.format(rate)
