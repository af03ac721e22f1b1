import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { sum } from '../money.ts'
import {
  added,
  computeAverageRate,
  computeOccupancy,
  computePace,
  computeRevenuePerNight,
  countSold,
  figuresByMonth,
  groupedBy,
  nightsIn,
  numberedNights,
  type ReportedVilla,
  revenueIn,
  type SoldStay,
} from './nights.ts'
import { comparedPeriod } from './period.ts'

const july = { from: '2026-07-01', until: '2026-07-31' }
const august = { from: '2026-08-01', until: '2026-08-31' }
const stay = (checkIn: string, checkOut: string, total: number | null = 1_000_00, villaId = 1) => ({
  checkIn,
  checkOut,
  total,
  villaId,
  source: total === null ? 'Airbnb' : 'site',
  bookedOn: total === null ? null : '2026-01-10',
})
/** Figures of July. */
const monthFigures = (villa: ReportedVilla, stays: SoldStay[]) =>
  figuresByMonth(villa, stays, numberedNights(july)).get('2026-07') ?? nothing
const nothing = added([])
const villa = { villaId: 1, villa: 'Villa Thea', withdrawn: false, off: new Set<string>() }

test('a stay across the end of a month gives each month its nights and its share of the price', () => {
  const across = stay('2026-07-29', '2026-08-05', 1_000_00)
  expect([july, august].map((month) => nightsIn(across, month))).toEqual([3, 4])
  expect([july, august].map((month) => revenueIn(across, month))).toEqual([428_57, 571_43])
  expect(nightsIn(across, { from: '2026-09-01', until: '2026-09-30' })).toBe(0)
})

test('a departure on the first day counts no night, an arrival on the last day one', () => {
  expect(nightsIn(stay('2026-06-24', '2026-07-01'), july)).toBe(0)
  expect(nightsIn(stay('2026-07-31', '2026-08-07'), july)).toBe(1)
})

test('revenue shares of consecutive periods add up to the price exactly', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 9_999_99 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.nat({ max: 90 }), { maxLength: 5 }),
      (total, nights, cuts) => {
        const checkIn = '2026-06-20'
        const bounds = [...new Set([0, ...cuts, 91])].sort((a, b) => a - b).map((day) => addDays(checkIn, day))
        const periods = bounds.slice(1).map((end, index) => ({ from: bounds[index] ?? checkIn, until: addDays(end, -1) }))
        const sold = stay(checkIn, addDays(checkIn, nights), total)
        expect(sum(periods.map((period) => revenueIn(sold, period)))).toBe(total)
      },
    ),
  )
})

test('occupancy counts nights sold here and on platforms once, and rates count revenue of nights sold here', () => {
  const stays = [
    stay('2026-07-01', '2026-07-11', 2_000_00),
    stay('2026-07-08', '2026-07-16', null),
    stay('2026-07-02', '2026-07-09', 700_00, 2),
  ]
  const off = new Set(['2026-07-01', '2026-07-20', '2026-07-21'])
  const figures = monthFigures({ ...villa, off }, stays)
  expect(figures).toEqual({ onSale: 29, own: 10, elsewhere: 5, revenue: 2_000_00 })
  expect(computeOccupancy(figures)).toBe(51.7)
  expect(computeAverageRate(figures)).toBe(200_00)
  expect(computeRevenuePerNight(figures)).toBe(68_97)
})

test('a withdrawn villa counts only the nights it sold, and without nights there are no rates', () => {
  expect(monthFigures({ ...villa, withdrawn: true }, [stay('2026-07-01', '2026-07-08')])).toMatchObject({ onSale: 7, own: 7 })
  const none = added([])
  expect([computeOccupancy(none), computeAverageRate(none), computeRevenuePerNight(none)]).toEqual([null, null, null])
})

test('values are counted in groups by their limits', () => {
  expect(groupedBy([0, 7, 8, 30, 400], [7, 30]).map(({ count }) => count)).toEqual([2, 2, 1])
})

test('the pace counts nights sold by the end of each month', () => {
  const stays = [stay('2026-07-01', '2026-07-08'), { ...stay('2026-07-10', '2026-07-15'), bookedOn: '2026-03-01' }]
  expect(computePace(stays, july, ['2025-12', '2026-01', '2026-02', '2026-03'])).toEqual([0, 7, 7, 12])
})

test.each([
  ['the year before', 'year', { from: '2026-01-01', until: '2026-12-31' }, { from: '2025-01-01', until: '2025-12-31' }],
  ['the year before, from a leap day', 'year', { from: '2028-02-01', until: '2028-02-29' }, { from: '2027-02-01', until: '2027-02-28' }],
  ['the whole months before', 'before', { from: '2026-06-01', until: '2026-08-31' }, { from: '2026-03-01', until: '2026-05-31' }],
  ['the days before', 'before', { from: '2026-06-10', until: '2026-06-19' }, { from: '2026-05-31', until: '2026-06-09' }],
  ['nothing', 'none', july, null],
] as const)('the period that a report is compared with: %s', (_, comparison, period, compared) => {
  expect(comparedPeriod(period, comparison)).toEqual(compared)
})

test('nights sold are counted by villa, each once, and only those of the period', () => {
  const before = stay('2026-06-28', '2026-07-02')
  const twice = stay('2026-07-01', '2026-07-04', null)
  const other = stay('2026-07-30', '2026-08-05', 1_000_00, 2)
  const counted = countSold([before, twice, other, stay('2025-07-01', '2025-07-09'), stay('2026-07-29', '2026-08-01')], july)
  expect(counted).toHaveLength(31)
  expect(counted.slice(0, 4)).toEqual([1, 1, 1, 0])
  expect(counted.slice(-3)).toEqual([1, 2, 2])
})
