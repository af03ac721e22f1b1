import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysIn } from '../days-in.ts'
import type { Translated } from '../translated.ts'
import { weekdaysIn } from '../weekdays-in.ts'

export const { monthDay, weekdayAndDay, formatDay, shortDay, formatDayWithWeekday, shortRange, briefRange, formatMonth } = daysIn({
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  shortWeekdays: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  shortMonths: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  monthTitles: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  day: (day, month) => `${day}. ${month}`,
  year: (day, year) => `${day} ${year}`,
  withWeekday: (weekday, day) => `${weekday}, ${day}`,
  month: (month, year) => `${month} ${year}`,
})

/** 'Di., 6. Juli 2027, 14:05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)}, ${time}`

/** 'Dienstag, 6. Juli 2027, 14:05:09 (Zeit der Bank)'. `time`: as the bank tells it, perhaps with seconds, or nothing. */
export const momentInFull = (day: CalendarDay, time: string): string =>
  time ? `${formatDayWithWeekday(day)}, ${time} (Zeit der Bank)` : formatDayWithWeekday(day)

/** '15:00'. `time`: hours and minutes, perhaps seconds, as the wire has them. */
export const formatTime = (time: string): string => time

/** 'an jedem Tag', 'von Montag bis Freitag' oder 'montags und freitags'. */
export const onWeekdays = weekdaysIn('de', {
  every: 'an jedem Tag',
  from: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  to: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  range: (from, to) => `von ${from} bis ${to}`,
  on: ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'],
  several: (days) => days,
})

/** Stands after every hour, and after a day at whose end something ends: its reader may be elsewhere. */
export const zone = '(griechische Zeit)'

true satisfies Translated<typeof import('../en/days.ts'), typeof import('./days.ts')>
