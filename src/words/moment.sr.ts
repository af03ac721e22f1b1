import type { CalendarDay } from '#domain/calendar-day.ts'
import { shortDay, writtenDayWithWeekday } from './days.sr.ts'
import { writtenTime } from './times.sr.ts'

/** 'uto, 6. jul 2027. u 14.05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)} u ${writtenTime(time)}`

/** 'utorak, 6. jul 2027. u 14.05'. `time`: as the bank tells it, perhaps with seconds. */
export const momentInFull = (day: CalendarDay, time: string): string => `${writtenDayWithWeekday(day)} u ${writtenTime(time.slice(0, 5))}`
