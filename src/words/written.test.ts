import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import type * as englishDays from './en/days.ts'
import type * as englishNumbers from './en/numbers.ts'
import { otherLanguages, tagOf } from './languages.ts'

const days = import.meta.glob<typeof englishDays>('./*/days.ts', { eager: true })
const numbers = import.meta.glob<typeof englishNumbers>('./*/numbers.ts', { eager: true })
const twoYears = Array.from({ length: daysBetween('2027-01-01', '2028-03-01') }, (_, index) => addDays('2027-01-01', index))

test.each(otherLanguages)('dates in %s have the format of the language', (language) => {
  const words = days[`./${language}/days.ts`] as typeof englishDays
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tagOf[language], { timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(day))
  }
  const [long, full, month] = [by({ dateStyle: 'long' }), by({ dateStyle: 'full' }), by({ month: 'long', year: 'numeric' })]
  for (const day of twoYears) {
    expect(words.formatDay(day)).toBe(long(day))
    expect(words.formatDayWithWeekday(day)).toBe(full(day))
    expect(words.formatMonth(day.slice(0, 7))).toBe(month(day))
  }
  expect(words.shortRange('2027-12-30', '2028-01-05')).toContain('2027')
  expect(words.shortRange('2027-07-06', '2027-07-13').match(/2027/g)).toHaveLength(1)
})

test.each(otherLanguages)('amounts in %s have the format of the language', (language) => {
  const words = numbers[`./${language}/numbers.ts`] as typeof englishNumbers
  const euros = new Intl.NumberFormat(tagOf[language], { style: 'currency', currency: 'EUR' })
  const whole = new Intl.NumberFormat(tagOf[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  for (const cents of [0, 1, 99, 100, 12_345, 120_400, 123_456_789, -5_050])
    expect(words.formatEuros(cents)).toBe(euros.format(cents / 100))
  for (const cents of [0, 100, 38_000, 1_234_500]) {
    expect(words.roundEuros(cents)).toBe(whole.format(cents / 100))
    expect(words.formatEurosBriefly(cents)).toBe(whole.format(cents / 100))
  }
  expect(words.formatEurosBriefly(37_950)).toBe(euros.format(379.5))
  const rate = new Intl.NumberFormat(tagOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  for (const one of [117.1643, 117.1]) expect(words.formatRate(one)).toBe(rate.format(one))
  expect(words.formatDinars(141_063)).toBe(`${new Intl.NumberFormat(tagOf[language]).format(141_063)}\u00a0RSD`)
})
