import { daysIn } from './days-in.ts'

export const { monthDay, writtenDay, shortDay, writtenDayWithWeekday, shortRange, writtenMonth } = daysIn({
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
