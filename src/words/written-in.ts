import { type CalendarDay, weekday } from '#domain/calendar-day.ts'
import type { Dinars } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import type { Month } from '#domain/month.ts'

type Names = {
  /** From Sunday to Saturday. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** As in a date. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** As titles of their own, where the form differs. */
  monthTitles?: readonly string[]
  day: (day: number, month: string) => string
  year: (day: string, year: string) => string
  withWeekday: (weekday: string, day: string) => string
  month: (month: string, year: string) => string
}

const NO_BREAK = '\u00a0'

/** '1234567.5' with two decimals as '1.234.567,50'. */
function digits(value: number, least: number, most = least): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.')
  const kept = decimals.slice(0, Math.max(least, decimals.replace(/0+$/, '').length))
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return kept ? `${grouped},${kept}` : grouped
}

/**
 * Days and money of a language, with the names and patterns of `Intl`, but the same in every browser: browsers know different versions
 * of a language, and a page must say in the browser what the server has said. `written.test.ts` compares with `Intl`.
 */
export function writtenIn({ weekdays, shortWeekdays, months, shortMonths, monthTitles = months, day, year, withWeekday, month }: Names) {
  const dated = (names: readonly string[], at: CalendarDay) => day(Number(at.slice(8)), names[Number(at.slice(5, 7)) - 1] ?? '')
  const monthDay = (at: CalendarDay): string => dated(shortMonths, at)
  const writtenDay = (at: CalendarDay): string => year(dated(months, at), at.slice(0, 4))
  const shortWeekday = (at: CalendarDay, said: string) => withWeekday(shortWeekdays[weekday(at)] ?? '', said)
  const shortDay = (at: CalendarDay): string => shortWeekday(at, year(monthDay(at), at.slice(0, 4)))
  const roundEuros = (cents: Cents): string => `${digits(Math.round(cents / 100), 0)}${NO_BREAK}€`
  const writtenEuros = (cents: Cents): string => `${digits(cents / 100, 2)}${NO_BREAK}€`
  return {
    monthDay,
    writtenDay,
    shortDay,
    roundEuros,
    writtenEuros,
    writtenDayWithWeekday: (at: CalendarDay): string => withWeekday(weekdays[weekday(at)] ?? '', writtenDay(at)),
    shortRange: (from: CalendarDay, until: CalendarDay): string =>
      `${from.slice(0, 4) === until.slice(0, 4) ? shortWeekday(from, monthDay(from)) : shortDay(from)} – ${shortDay(until)}`,
    writtenMonth: (at: Month): string => month(monthTitles[Number(at.slice(5)) - 1] ?? '', at.slice(0, 4)),
    eurosOf: (cents: Cents): string => (cents % 100 === 0 ? roundEuros(cents) : writtenEuros(cents)),
    writtenRate: (rate: number): string => digits(rate, 2, 4),
    writtenDinars: (amount: Dinars): string => `${digits(amount, 0)}${NO_BREAK}RSD`,
  }
}
