import type { CalendarDay } from '#domain/calendar-day.ts'
import { shortDay } from './days.en.ts'

/** 'Tue 6 Jul 2027, 14:05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string =>
  `${shortDay(day).replace(/^(\w+), (\w+) (\d+), (\d+)$/, '$1 $3 $2 $4')}, ${time}`
