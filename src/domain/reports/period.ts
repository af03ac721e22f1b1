import { addDays, type CalendarDay, daysBetween, pickEarlier, pickLater } from '../calendar-day.ts'
import { dayMonthsLater, lastOfMonth, type Month, monthsCounted, monthsFrom, monthsLater, toMonth } from '../month.ts'

/** Calendar days, both inclusive. */
export type Period = { from: CalendarDay; until: CalendarDay }

export const comparisons = ['none', 'year', 'before'] as const
export type Comparison = (typeof comparisons)[number]

const LONGEST_REPORT_MONTHS = 36

export const isTooLongForReport = ({ from, until }: Period): boolean => monthsCounted(toMonth(from), toMonth(until)) > LONGEST_REPORT_MONTHS

export const monthsOfPeriod = ({ from, until }: Period): Month[] => monthsFrom(toMonth(from), toMonth(until))

/** The days of a month that belong to a period. */
export const monthOfPeriod = (month: Month, { from, until }: Period): Period => ({
  from: pickLater(from, `${month}-01`),
  until: pickEarlier(until, lastOfMonth(month)),
})

/** What a period is compared with: the same days a year earlier, or as many months (of whole months) or days right before it. */
export function comparedPeriod({ from, until }: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null
  if (comparison === 'year') return monthsBefore({ from, until }, 12)
  const wholeMonths = from.endsWith('-01') && until === lastOfMonth(toMonth(until))
  if (wholeMonths) return monthsBefore({ from, until }, monthsOfPeriod({ from, until }).length)
  return { from: addDays(from, -daysBetween(from, until) - 1), until: addDays(from, -1) }
}

function monthsBefore({ from, until }: Period, months: number): Period {
  const last = dayMonthsLater(until, -months)
  return { from: dayMonthsLater(from, -months), until: until === lastOfMonth(toMonth(until)) ? lastOfMonth(toMonth(last)) : last }
}

/** Periods that owners ask for by one click; the months are whole ones, the current month begins the coming ones. */
export function usualPeriods(today: CalendarDay): Record<'thisYear' | 'lastYear' | 'lastMonths' | 'nextMonths', Period> {
  const [year, month] = [Number(today.slice(0, 4)), toMonth(today)]
  const wholeYear = (of: number) => ({ from: `${of}-01-01`, until: `${of}-12-31` })
  const months = (first: string) => ({ from: `${first}-01`, until: lastOfMonth(monthsLater(first, 11)) })
  return {
    thisYear: wholeYear(year),
    lastYear: wholeYear(year - 1),
    lastMonths: months(monthsLater(month, -12)),
    nextMonths: months(month),
  }
}
