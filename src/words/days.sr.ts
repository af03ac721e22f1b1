import { daysIn } from './days-in.ts'

export const { monthDay, writtenDay, shortDay, writtenDayWithWeekday, shortRange, writtenMonth } = daysIn({
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
