import type { CalendarDay } from '#domain/calendar-day.ts'
import { shortDay } from './days.sr.ts'

/** 'uto, 6. jul 2027. u 14.05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)} u ${time.replace(':', '.')}`
