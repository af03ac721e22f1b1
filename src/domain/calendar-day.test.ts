import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayAtProperty, daysBetween, daysFrom, formatDay, formatDayWithWeekday, isCalendarDay, isSunday } from './calendar-day.ts'

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each([
  ['a day of summer', '2027-07-06', true],
  ['the leap day of a leap year', '2028-02-29', true],
  ['the leap day of another year', '2027-02-29', false],
  ['30 February', '2027-02-30', false],
  ['month 13', '2027-13-01', false],
  ['a day without leading zeros', '2027-7-6', false],
  ['a moment', '2027-07-06T00:00:00Z', false],
  ['an empty text', '', false],
  ['the first day of the first century', '0001-01-01', true],
  ['the last day that is written with four digits', '9999-12-31', true],
])('%s (%s) is a calendar day: %s', (_, text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

test('addDays and daysBetween agree with Date over 800 years', () => {
  const first = Date.UTC(1600, 0, 1)
  const days = Array.from({ length: 292_194 }, (_, count) => new Date(first + count * 86_400_000).toISOString().slice(0, 10))
  expect(days.at(-1)).toBe('2399-12-31')
  const wrong = days.filter((day, count) => addDays('1600-01-01', count) !== day || daysBetween('1600-01-01', day) !== count)
  expect(wrong).toEqual([])
})

test.each(['soon', '2027-x7-06', '20270706', ''])('with the invalid day %j addDays throws and daysBetween returns NaN', (text) => {
  expect(() => addDays(text, 1)).toThrow(RangeError)
  expect(daysBetween('2027-07-06', text)).toBeNaN()
})

test('a night in which clocks change is still one night', () => {
  expect(addDays('2027-03-27', 1)).toBe('2027-03-28')
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29')
  expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2)
})

test.each([
  ['late evening in Athens is still the same day', '2027-07-06T20:59:59Z', '2027-07-06'],
  ['midnight in Athens comes before midnight in London', '2027-07-06T21:00:00Z', '2027-07-07'],
  ['in winter the last second before midnight in Athens is still the same day', '2027-01-06T21:59:59Z', '2027-01-06'],
  ['in winter midnight in Athens is an hour later in UTC', '2027-01-06T22:00:00Z', '2027-01-07'],
])('today is the date at the villas: %s', (_, moment, day) => {
  expect(dayAtProperty(new Date(moment))).toBe(day)
})

test('days are written in English', () => {
  expect(formatDay('2027-07-06')).toBe('July 6, 2027')
  expect(formatDayWithWeekday('2027-07-06')).toBe('Tuesday, July 6, 2027')
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(isCalendarDay(addDays(day, days))).toBe(true)
    }),
  )
})

test('of seven days in a row exactly one is a Sunday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(daysFrom(day, addDays(day, 7)).filter(isSunday)).toHaveLength(1)
    }),
  )
})
