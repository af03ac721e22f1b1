import { type CalendarDay, clockAtProperty, dayAtProperty } from '#domain/calendar-day.ts'
import { briefRange, formatDay, formatTime, monthDay } from '#words/en/days.ts'

/** A day in the fewest words: this year's without its year. */
export const inBrief = (day: CalendarDay, today: CalendarDay): string =>
  day.slice(0, 4) === today.slice(0, 4) ? monthDay(day) : formatDay(day)

/** When something was written: today's by the clock, else its day. */
export function formatWhen(iso: string, today: CalendarDay): string {
  const at = new Date(iso)
  const day = dayAtProperty(at)
  return day === today ? formatTime(clockAtProperty(at)) : inBrief(day, today)
}

/** The days of a stay: with their year where it is not this one. */
export const inBriefUntil = (checkIn: CalendarDay, checkOut: CalendarDay, today: CalendarDay): string =>
  briefRange(checkIn, checkOut, checkOut.slice(0, 4) !== today.slice(0, 4))
