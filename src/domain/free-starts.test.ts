import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayRule as rule } from '../../tests/stay-rule.ts'
import { type Availability, bookingProblem, getGapPercent } from './availability.ts'
import { addDays, daysFrom } from './calendar-day.ts'
import {
  type FreeStart,
  isLowest,
  listFreeStarts,
  listFreeStays,
  lowestTotal,
  MOST_MONTHS,
  monthsOnSale,
  otherSearches,
  pickMonths,
  pickStarts,
  searchesForHome,
} from './free-starts.ts'
import { monthsFrom } from './month.ts'
import { quoteStay } from './pricing/quote.ts'
import type { RateCard } from './pricing/rate-card.ts'
import { guestStayRules, type StayRule, withNightsBetween } from './stay-rules.ts'

const today = '2027-06-01'
const house = (own: Partial<StayRule>[] = [], taken: Availability['taken'] = []) => {
  const rules = guestStayRules(today, { own: own.map(rule) })
  const blocked = withNightsBetween(taken, rules)
  return { availability: { rules, today, taken: blocked }, sold: blocked }
}
const takenUntil = { checkIn: '2027-06-01', checkOut: '2027-07-12' }
const takenFrom = { checkIn: '2027-07-28', checkOut: '2027-09-30' }
const saturdays = rule({ from: '2027-07-01', until: '2027-08-31', arrivalDays: [6], departureDays: [6] })

test.each([
  ['on every day but Sundays', 14, house(), ['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-05'], 27],
  ['only on days of arrival', 14, house([saturdays]), ['2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31'], 5],
  ['not for ten nights from Saturday to Saturday', 10, house([saturdays]), [], 0],
  ['not below the least nights', 7, house([{ minimumNights: 10 }]), [], 0],
  ['not above the most nights', 21, house([{ maximumNights: 20 }]), [], 0],
  ['between two stays', 14, house([], [takenUntil, takenFrom]), ['2027-07-12', '2027-07-13', '2027-07-14'], 3],
  ['with empty nights between stays', 14, house([{ nightsBetween: 1 }], [takenUntil, takenFrom]), ['2027-07-13'], 1],
  ['not in closed nights', 14, house([{ from: '2027-07-15', until: '2027-12-31', closed: true }]), ['2027-07-01'], 1],
  ['not before the lead time', 14, house([{ leadDays: 55 }]), ['2027-07-26', '2027-07-27', '2027-07-28', '2027-07-29'], 6],
  ['in a gap that is sold, as a whole', 16, house([{ minimumNights: 20, gapNights: 10 }], [takenUntil, takenFrom]), ['2027-07-12'], 1],
  ['not in a part of a gap', 14, house([{ minimumNights: 20, gapNights: 10 }], [takenUntil, takenFrom]), [], 0],
])('stays begin in a month %s', (_, nights, villa, first, count) => {
  const found = listFreeStays(nights, ['2027-07'], villa).map(({ checkIn }) => checkIn)
  expect(found.slice(0, Math.max(first.length, count < 5 ? count : 0))).toEqual(first)
  expect(found).toHaveLength(count)
})

test('nights that a guest is paying for are taken, but bound no gap', () => {
  const gap = house([{ minimumNights: 20, gapNights: 10 }])
  const held = { ...gap, availability: { ...gap.availability, taken: [takenUntil, takenFrom] } }
  expect(listFreeStays(16, ['2027-07'], held)).toEqual([])
  expect(listFreeStays(20, ['2027-07'], held)).toEqual([])
})

test('a search looks into so many months, in order and each once', () => {
  expect(pickMonths(['2027-08', '2027-07', '2027-08'])).toEqual(['2027-07', '2027-08'])
  expect(pickMonths(monthsFrom('2027-01', '2027-12'))).toEqual(monthsFrom('2027-01', '2027-06'))
  expect(listFreeStays(7, monthsFrom('2027-06', '2028-12'), house()).length).toBeLessThanOrEqual(MOST_MONTHS * 31)
})

test('every free start can be booked, none that can is missing, and its total is the one of the quote', () => {
  const day = fc.integer({ min: -20, max: 160 }).map((days) => addDays(today, days))
  const taken = fc.array(
    fc.tuple(day, fc.integer({ min: 1, max: 25 })).map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) })),
    { maxLength: 8 },
  )
  const rules = fc.record({
    minimumNights: fc.constantFrom(null, 3, 8, 12),
    arrivalDays: fc.constantFrom([], [6], [1, 3, 6]),
    departureDays: fc.constantFrom([], [6], [0, 1]),
    nightsBetween: fc.constantFrom(null, 1, 2),
    gapNights: fc.constantFrom(null, 0, 3),
    gapPercent: fc.constantFrom(null, 15, -10),
  })
  const card: RateCard = {
    baseRate: 350_00,
    seasons: [{ id: 1, name: 'Summer', from: '2027-07-10', until: '2027-08-20', rate: 488_50, active: true }],
    discounts: [],
    furtherGuests: { above: 2, rate: 20_00 },
  }
  fc.assert(
    fc.property(taken, rules, fc.constantFrom(5, 7, 10, 14), fc.integer({ min: 1, max: 6 }), (others, own, nights, guests) => {
      const villa = house([own], others)
      const quote = (stay: { checkIn: string; checkOut: string }, gapPercent: number) =>
        quoteStay(stay, card, { today, returning: false, guests, gapPercent }).total
      const found = listFreeStarts(nights, ['2027-07', '2027-08'], villa, quote)
      const expected = daysFrom('2027-07-01', '2027-09-01')
        .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
        .filter((stay) => bookingProblem(stay, villa.availability) === null)
        .map((stay) => ({ ...stay, total: quote(stay, getGapPercent(stay, villa.availability)) }))
      expect(found).toEqual(expected)
      const shown = pickStarts(found)
      expect(shown).toHaveLength(Math.min(5, found.length))
      expect(shown[0]?.total).toBe(found.length > 0 ? Math.min(...found.map(({ total }) => total)) : undefined)
      for (const each of shown) expect(found).toContainEqual(each)
    }),
    { numRuns: 60 },
  )
})

const start = (checkIn: string, total: number): FreeStart => ({ checkIn, checkOut: addDays(checkIn, 14), total })

test('the starts that are shown are the cheapest one and others spread over the months, cheapest first', () => {
  const july = daysFrom('2027-07-01', '2027-08-01').map((day) => start(day, 6000_00))
  const august = daysFrom('2027-08-01', '2027-09-01').map((day) => start(day, day === '2027-08-20' ? 5000_00 : 7000_00))
  expect(pickStarts([...july, ...august]).map(({ checkIn, total }) => [checkIn, total / 100])).toEqual([
    ['2027-08-20', 5000],
    ['2027-07-01', 6000],
    ['2027-07-13', 6000],
    ['2027-07-26', 6000],
    ['2027-08-07', 7000],
  ])
  expect(pickStarts([])).toEqual([])
})

test.each([
  ['the cheaper starts of a villa', [start('2027-07-01', 5000_00), start('2027-07-02', 6000_00)], [start('2027-07-01', 7000_00)], [0]],
  ['none where all cost the same', [start('2027-07-01', 5000_00), start('2027-07-02', 5000_00)], [start('2027-07-01', 5000_00)], []],
  ['not all starts of a villa', [start('2027-07-01', 5000_00), start('2027-07-02', 5000_00)], [start('2027-07-01', 7000_00)], []],
  ['none of a dearer villa', [start('2027-07-01', 5000_00), start('2027-07-02', 6000_00)], [start('2027-07-01', 4000_00)], []],
])('the lowest total is shown at %s', (_, ofVilla, ofOthers, marked) => {
  const lowest = lowestTotal([...ofVilla, ...ofOthers])
  expect(ofVilla.flatMap((each, index) => (isLowest(each, lowest, ofVilla) ? [index] : []))).toEqual(marked)
})

test('months are on sale in which a stay can begin by the rules', () => {
  const months = (own: Partial<StayRule>[]) => monthsOnSale(house(own).availability.rules, today)
  expect(months([])).toEqual(monthsFrom('2027-06', '2028-12'))
  expect(months([{ from: '2027-10-10', until: '2028-04-30', closed: true }])).toEqual([
    ...monthsFrom('2027-06', '2027-10'),
    ...monthsFrom('2028-05', '2028-12'),
  ])
  expect(months([{ leadDays: 31 }])[0]).toBe('2027-07')
  expect(months([{ daysAhead: 60 }])).toEqual(['2027-06', '2027-07'])
})

test('a search that finds nothing has others near it', () => {
  const onSale = ['2027-05', '2027-06', '2027-07', '2027-08', '2027-10']
  expect(otherSearches(14, ['2027-07', '2027-08'], onSale)).toEqual([
    { nights: 10, months: ['2027-07', '2027-08'] },
    { nights: 7, months: ['2027-07', '2027-08'] },
    { nights: 21, months: ['2027-07', '2027-08'] },
    { nights: 14, months: ['2027-06'] },
    { nights: 14, months: ['2027-10'] },
  ])
  expect(otherSearches(14, [], onSale)).toEqual([])
})

const priced = (months: string[], dearest: string[] = []) =>
  months.map((month) => ({ month, from: dearest.includes(month.slice(5)) ? 500_00 : 350_00 }))

test.each([
  [
    'in spring: this summer',
    priced(monthsFrom('2027-03', '2028-12'), ['07', '08']),
    [
      [7, '2027-06'],
      [14, '2027-07', '2027-08'],
      [10, '2027-09'],
    ],
  ],
  [
    'within the high season: the month before it is next year’s',
    priced(monthsFrom('2027-07', '2028-12'), ['07', '08']),
    [
      [7, '2028-06'],
      [14, '2027-07', '2027-08'],
      [10, '2027-09'],
    ],
  ],
  [
    'late in it: next year’s, and the coming September',
    priced(monthsFrom('2027-08', '2028-12'), ['07', '08']),
    [
      [7, '2028-06'],
      [14, '2028-07', '2028-08'],
      [10, '2027-09'],
    ],
  ],
  [
    'without months around the high season: two weeks alone',
    priced(['2027-07', '2027-08', '2027-12'], ['07', '08']),
    [[14, '2027-07', '2027-08']],
  ],
  ['one month on sale', priced(['2027-10']), [[7, '2027-10']]],
  ['nothing on sale', [], []],
] as const)('the home page offers searches by the prices of months, %s', (_, months, expected) => {
  expect(searchesForHome(months).map((each) => [each.nights, ...each.months])).toEqual(expected)
})
