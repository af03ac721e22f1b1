import type { CalendarDay } from '#domain/calendar-day.ts'
import { shortDay, writtenDayWithWeekday } from './days.de.ts'

/** 'Di., 6. Juli 2027, 14:05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)}, ${time}`

/** 'Dienstag, 6. Juli 2027, 14:05:09'. `time`: as the bank tells it, perhaps with seconds. */
export const momentInFull = (day: CalendarDay, time: string): string => `${writtenDayWithWeekday(day)}, ${time}`
