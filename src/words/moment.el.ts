import type { CalendarDay } from '#domain/calendar-day.ts'
import { shortDay } from './days.el.ts'

/** 'Τρί 6 Ιουλ 2027, 14:05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)}, ${time}`
