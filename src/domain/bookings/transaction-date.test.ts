import { expect, test } from 'vitest'
import { formatDayWithWeekday } from '../calendar-day.ts'
import { formatTransactionDate } from './transaction-date.ts'

test.each([
  ['20260601 11:00:00', 'Monday, June 1, 2026, 11:00:00'],
  ['20261231 23:59', 'Thursday, December 31, 2026, 23:59'],
  ['01/06/2026 11:00:00', 'Monday, June 1, 2026, 11:00:00'],
  ['20260231 11:00:00', '20260231 11:00:00'],
  ['2026-06-01T11:00', '2026-06-01T11:00'],
  ['', ''],
])('the bank’s date %o is written as %o', (told, format) => {
  expect(formatTransactionDate(told, (day, time) => `${formatDayWithWeekday(day)}, ${time}`)).toBe(format)
})
