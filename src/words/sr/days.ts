import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysIn } from '../days-in.ts'
import type { Translated } from '../translated.ts'
import { weekdaysIn } from '../weekdays-in.ts'

export const { monthDay, weekdayAndDay, formatDay, shortDay, formatDayWithWeekday, shortRange, briefRange, formatMonth } = daysIn({
  weekdays: ['nedelja', 'ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota'],
  shortWeekdays: ['ned', 'pon', 'uto', 'sre', 'čet', 'pet', 'sub'],
  months: ['januar', 'februar', 'mart', 'april', 'maj', 'jun', 'jul', 'avgust', 'septembar', 'oktobar', 'novembar', 'decembar'],
  shortMonths: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'],
  monthTitles: ['januar', 'februar', 'mart', 'april', 'maj', 'jun', 'jul', 'avgust', 'septembar', 'oktobar', 'novembar', 'decembar'],
  day: (day, month) => `${day}. ${month}`,
  year: (day, year) => `${day} ${year}.`,
  withWeekday: (weekday, day) => `${weekday}, ${day}`,
  month: (month, year) => `${month} ${year}.`,
})

/** 'uto, 6. jul 2027. u 14.05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)} u ${formatTime(time)}`

/** 'utorak, 6. jul 2027. u 14.05 (po vremenu banke)'. `time`: as the bank tells it, perhaps with seconds, or nothing. */
export const momentInFull = (day: CalendarDay, time: string): string =>
  time ? `${formatDayWithWeekday(day)} u ${formatTime(time.slice(0, 5))} (po vremenu banke)` : formatDayWithWeekday(day)

/** '15.00'. `time`: hours and minutes, perhaps seconds, as the wire has them. */
export const formatTime = (time: string): string => time.replaceAll(':', '.')

/** 'svakog dana', 'od ponedeljka do petka' ili 'ponedeljkom i petkom'. */
export const onWeekdays = weekdaysIn('sr', {
  every: 'svakog dana',
  from: ['nedelje', 'ponedeljka', 'utorka', 'srede', 'četvrtka', 'petka', 'subote'],
  to: ['nedelje', 'ponedeljka', 'utorka', 'srede', 'četvrtka', 'petka', 'subote'],
  range: (from, to) => `od ${from} do ${to}`,
  on: ['nedeljom', 'ponedeljkom', 'utorkom', 'sredom', 'četvrtkom', 'petkom', 'subotom'],
  several: (days) => days,
})

/** Stands after every hour, and after a day at whose end something ends: its reader may be elsewhere. */
export const zone = '(po grčkom vremenu)'

true satisfies Translated<typeof import('../en/days.ts'), typeof import('./days.ts')>
