import type { CalendarDay } from '#domain/calendar-day.ts'
import { monthDay } from '#words/en/days.ts'

/** 'Jan 1 2026': a day in a list of periods. */
export const briefDay = (day: CalendarDay): string => `${monthDay(day)} ${day.slice(0, 4)}`

/** 'Jan': without the day and the stops of some languages. */
export const shortMonth = (day: CalendarDay): string => monthDay(day).replace(/[\s\d.]+/g, '')
