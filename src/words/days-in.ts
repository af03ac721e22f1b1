import { type CalendarDay, weekday } from '#domain/calendar-day.ts'
import type { Month } from '#domain/month.ts'

/** Names and patterns of a language, as `Intl` has them; `written.test.ts` compares. */
export type DayNames = {
  /** From Sunday to Saturday. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** As in a date. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** As titles of their own. */
  monthTitles: readonly string[]
  day: (day: number, month: string) => string
  year: (day: string, year: string) => string
  withWeekday: (weekday: string, day: string) => string
  month: (month: string, year: string) => string
}

/**
 * Days in words. Not by `Intl`: browsers know different versions of a language, and a page must say in the browser what the server
 * has said.
 */
export const daysIn = (names: DayNames) => {
  const dated = (months: readonly string[], at: CalendarDay) => names.day(Number(at.slice(8)), months[Number(at.slice(5, 7)) - 1] ?? '')
  const withYear = (day: string, at: CalendarDay) => names.year(day, at.slice(0, 4))
  const withWeekday = (weekdays: readonly string[], at: CalendarDay, day: string) => names.withWeekday(weekdays[weekday(at)] ?? '', day)
  const monthDay = (at: CalendarDay): string => dated(names.shortMonths, at)
  const formatDay = (at: CalendarDay): string => withYear(dated(names.months, at), at)
  const short = (at: CalendarDay, day: string): string => withWeekday(names.shortWeekdays, at, day)
  const weekdayAndDay = (at: CalendarDay): string => short(at, monthDay(at))
  const shortDay = (at: CalendarDay): string => withYear(weekdayAndDay(at), at)
  return {
    monthDay,
    weekdayAndDay,
    formatDay,
    shortDay,
    formatDayWithWeekday: (at: CalendarDay): string => withWeekday(names.weekdays, at, formatDay(at)),
    shortRange: (from: CalendarDay, until: CalendarDay): string =>
      `${from.slice(0, 4) === until.slice(0, 4) ? weekdayAndDay(from) : shortDay(from)} – ${shortDay(until)}`,
    /** 'Sa., 10. – 24. Juli': a weekday on which both ends fall is said once. `year`: also the year of the last day. */
    briefRange: (from: CalendarDay, until: CalendarDay, year = false): string => {
      const first = from.slice(0, 7) === until.slice(0, 7) ? names.day(Number(from.slice(8)), '').trim() : monthDay(from)
      const last = weekday(from) === weekday(until) ? monthDay(until) : weekdayAndDay(until)
      return `${short(from, first)} – ${year ? withYear(last, until) : last}`
    },
    formatMonth: (at: Month): string => names.month(names.monthTitles[Number(at.slice(5)) - 1] ?? '', at.slice(0, 4)),
  }
}
