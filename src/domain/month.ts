import { addDays, type CalendarDay, daysFrom, formatDay, weekday } from './calendar-day.ts'

/** 'yyyy-MM'. */
export type Month = string

const PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/

export const isMonth = (text: string | null): text is Month => text !== null && PATTERN.test(text)

export const toMonth = (day: CalendarDay): Month => day.slice(0, 7)

const toMonthNumber = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

export function monthsLater(month: Month, months: number): Month {
  const number = toMonthNumber(month) + months
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** How many months lie between two, both included; 0 or less if the last is before the first. */
export const monthsCounted = (first: Month, last: Month): number => toMonthNumber(last) - toMonthNumber(first) + 1

/** All months from one to another, both inclusive. */
export const monthsFrom = (first: Month, last: Month): Month[] =>
  Array.from({ length: Math.max(0, monthsCounted(first, last)) }, (_, index) => monthsLater(first, index))

export const listDays = (month: Month): CalendarDay[] => daysFrom(`${month}-01`, `${monthsLater(month, 1)}-01`)

export const lastOfMonth = (month: Month): CalendarDay => addDays(`${monthsLater(month, 1)}-01`, -1)

/** Same day `months` later, or the last day of that month if it is shorter. */
export function dayMonthsLater(day: CalendarDay, months: number): CalendarDay {
  const month = monthsLater(toMonth(day), months)
  const same = `${month}-${day.slice(8)}`
  const last = lastOfMonth(month)
  return same < last ? same : last
}

/** 'July 2027'. */
export const formatMonth = (month: Month): string => formatDay(`${month}-01`).replace(' 1,', '')

/** Weeks; null for days of other months. `firstWeekday`: as in `weekday`, where 0 is Sunday. */
export function listWeeks(month: Month, firstWeekday = 0): (CalendarDay | null)[][] {
  const days = listDays(month)
  const cells = [...Array<null>((weekday(days[0] ?? month) - firstWeekday + 7) % 7).fill(null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7))
}
