import { type CalendarDay, isCalendarDay } from '../calendar-day.ts'

const YEAR_FIRST = /^(\d{4})(\d{2})(\d{2}) (\d{2}:\d{2}(?::\d{2})?)$/
const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}(?::\d{2})?)$/

/**
 * Formats the bank's '20260601 11:00:00' as 'Monday, June 1, 2026, 11:00:00', in the bank's local time. Returns other text unchanged.
 * `format`: day and time in words.
 */
export function formatTransactionDate(told: string, format: (day: CalendarDay, time: string) => string): string {
  const [, year, month, day, time = ''] = YEAR_FIRST.exec(told) ?? dayFirst(told) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDay(date) ? format(date, time) : told
}

/** Banks of one country write '01/06/2026 11:00:00' (nestpay.md, section 5). */
function dayFirst(told: string): string[] | null {
  const found = DAY_FIRST.exec(told)
  if (!found) return null
  const [whole, day = '', month = '', year = '', time = ''] = found
  return [whole, year, month, day, time]
}
