import type { CalendarDay } from '#domain/calendar-day.ts'

// The calendar library uses the browser's local time. Convert by year, month and day, never by timestamp.

export function toLocalDate(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

export const fromLocalDate = (date: Date): CalendarDay =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')
