import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import type * as englishDays from './en/days.ts'
import type * as englishMonths from './en/months.ts'
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

test.each([
  ['en', ['Sat 10 – 24 Jul', 'Sat 24 Jul – 7 Aug', 'Thu 1 – Mon 12 Jul', 'Sat 25 Dec – 8 Jan 2028']],
  ['sr', ['sub, 10. – 24. jul', 'sub, 24. jul – 7. avg', 'čet, 1. – pon, 12. jul', 'sub, 25. dec – 8. jan 2028.']],
  ['el', ['Σάβ 10 – 24 Ιουλ', 'Σάβ 24 Ιουλ – 7 Αυγ', 'Πέμ 1 – Δευ 12 Ιουλ', 'Σάβ 25 Δεκ – 8 Ιαν 2028']],
  ['de', ['Sa., 10. – 24. Juli', 'Sa., 24. Juli – 7. Aug.', 'Do., 1. – Mo., 12. Juli', 'Sa., 25. Dez. – 8. Jan. 2028']],
] as const)('a short range in %s says a weekday on which both its ends fall once', (language, [month, months, weekdays, years]) => {
  const { briefRange } = days[`./${language}/days.ts`] as typeof englishDays
  expect(briefRange('2027-07-10', '2027-07-24')).toBe(month)
  expect(briefRange('2027-07-24', '2027-08-07')).toBe(months)
  expect(briefRange('2027-07-01', '2027-07-12')).toBe(weekdays)
  expect(briefRange('2027-12-25', '2028-01-08', true)).toBe(years)
})

const monthWords = import.meta.glob<typeof englishMonths>('./*/months.ts', { eager: true })

test.each([
  ['en', 'Two weeks in July or August', 'A week in September', '12 nights in December 2026, June or July 2027'],
  ['sr', 'Dve nedelje u julu ili avgustu', 'Nedelja dana u septembru', '12 noći u decembru 2026., junu ili julu 2027.'],
  [
    'el',
    'Δύο εβδομάδες τον Ιούλιο ή τον Αύγουστο',
    'Μία εβδομάδα τον Σεπτέμβριο',
    '12 διανυκτερεύσεις τον Δεκέμβριο 2026, τον Ιούνιο ή τον Ιούλιο 2027',
  ],
  ['de', 'Zwei Wochen im Juli oder August', 'Eine Woche im September', '12 Nächte im Dezember 2026, Juni oder Juli 2027'],
] as const)('a search by length and months is named in %s', (language, summer, september, threeMonths) => {
  const { lengthInWords, eitherMonth, stayIn } = monthWords[`./${language}/months.ts`] as typeof englishMonths
  expect(stayIn(lengthInWords(14), eitherMonth(['2027-07', '2027-08'], false))).toBe(summer)
  expect(stayIn(lengthInWords(7), eitherMonth(['2027-09'], false))).toBe(september)
  expect(stayIn(lengthInWords(12), eitherMonth(['2026-12', '2027-06', '2027-07'], true))).toBe(threeMonths)
})
