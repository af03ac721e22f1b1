import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysIn } from '../days-in.ts'
import type { Translated } from '../translated.ts'
import { weekdaysIn } from '../weekdays-in.ts'

export const { monthDay, weekdayAndDay, formatDay, shortDay, formatDayWithWeekday, shortRange, briefRange, formatMonth } = daysIn({
  weekdays: ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'],
  shortWeekdays: ['Κυρ', 'Δευ', 'Τρί', 'Τετ', 'Πέμ', 'Παρ', 'Σάβ'],
  months: [
    'Ιανουαρίου',
    'Φεβρουαρίου',
    'Μαρτίου',
    'Απριλίου',
    'Μαΐου',
    'Ιουνίου',
    'Ιουλίου',
    'Αυγούστου',
    'Σεπτεμβρίου',
    'Οκτωβρίου',
    'Νοεμβρίου',
    'Δεκεμβρίου',
  ],
  shortMonths: ['Ιαν', 'Φεβ', 'Μαρ', 'Απρ', 'Μαΐ', 'Ιουν', 'Ιουλ', 'Αυγ', 'Σεπ', 'Οκτ', 'Νοε', 'Δεκ'],
  monthTitles: [
    'Ιανουάριος',
    'Φεβρουάριος',
    'Μάρτιος',
    'Απρίλιος',
    'Μάιος',
    'Ιούνιος',
    'Ιούλιος',
    'Αύγουστος',
    'Σεπτέμβριος',
    'Οκτώβριος',
    'Νοέμβριος',
    'Δεκέμβριος',
  ],
  day: (day, month) => `${day} ${month}`,
  year: (day, year) => `${day} ${year}`,
  withWeekday: (weekday, day) => `${weekday} ${day}`,
  month: (month, year) => `${month} ${year}`,
})

/** 'Τρί 6 Ιουλ 2027, 14:05'. `time`: hours and minutes. */
export const moment = (day: CalendarDay, time: string): string => `${shortDay(day)}, ${time}`

/** 'Τρίτη 6 Ιουλίου 2027, 14:05:09 (ώρα της τράπεζας)'. `time`: as the bank tells it, perhaps with seconds, or nothing. */
export const momentInFull = (day: CalendarDay, time: string): string =>
  time ? `${formatDayWithWeekday(day)}, ${time} (ώρα της τράπεζας)` : formatDayWithWeekday(day)

/** '15:00'. `time`: hours and minutes, perhaps seconds, as the wire has them. */
export const formatTime = (time: string): string => time

/** 'κάθε ημέρα', 'από Δευτέρα έως Παρασκευή' ή 'κάθε Δευτέρα και Παρασκευή'. */
export const onWeekdays = weekdaysIn('el', {
  every: 'κάθε ημέρα',
  from: ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'],
  to: ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'],
  range: (from, to) => `από ${from} έως ${to}`,
  on: ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'],
  several: (days) => `κάθε ${days}`,
})

/** Stands after every hour, and after a day at whose end something ends: its reader may be elsewhere. */
export const zone = '(ώρα Ελλάδας)'

true satisfies Translated<typeof import('../en/days.ts'), typeof import('./days.ts')>
