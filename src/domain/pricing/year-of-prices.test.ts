import { expect, test } from 'vitest'
import { BASE_RATE_NAME, nightlyRate } from './rate-card.ts'
import { countBySeason, differenceToYearBefore, listPricedYears, priceSteps, seasonsInYear, sumByWeek } from './year-of-prices.ts'

const season = (
  id: number,
  name: string,
  from: string,
  until: string,
  rate: number,
  more: { active?: boolean; closed?: boolean } = {},
) => ({
  id,
  name,
  from,
  until,
  rate,
  active: true,
  closed: false,
  ...more,
})
const spring = season(1, 'Spring', '2027-04-01', '2027-05-31', 400_00)
const easter = season(2, 'Easter', '2027-04-29', '2027-05-04', 443_00)
const winter = season(3, 'Winter rest', '2027-12-20', '2028-01-10', 300_00, { closed: true })
const old = season(4, 'Spring', '2026-04-01', '2026-05-31', 380_00)
const off = season(5, 'Festival', '2027-08-01', '2027-08-05', 900_00, { active: false })
const seasons = [winter, spring, easter, old, off]
const everyNight = Array.from({ length: 365 }, () => 2)

test('a year shows the seasons with a night in it, also one that begins or ends in another year', () => {
  expect(seasonsInYear(seasons, 2027).map(({ name }) => name)).toEqual(['Spring', 'Easter', 'Festival', 'Winter rest'])
  expect(seasonsInYear(seasons, 2028)).toEqual([winter])
  expect(seasonsInYear(seasons, 2030)).toEqual([])
})

test('the years to choose are those with seasons, this one, the next and the one to copy into, without a mistyped one', () => {
  expect(listPricedYears([], 2027)).toEqual([2027, 2028])
  expect(listPricedYears([spring], 2026)).toEqual([2026, 2027, 2028])
  expect(listPricedYears([...seasons, season(6, 'Slip', '0027-01-01', '9027-01-01', 1)], 2029)).toEqual([2026, 2027, 2028, 2029, 2030])
})

test('each night of a year counts once, for the season whose price it has', () => {
  const { bySeason, others } = countBySeason(2027, seasons, everyNight)
  expect(bySeason.get(easter.id)).toEqual({ nights: 6, sold: 12 })
  expect(bySeason.get(spring.id)).toEqual({ nights: 55, sold: 110 })
  expect(bySeason.get(winter.id)).toEqual({ nights: 12, sold: 24 })
  expect(bySeason.has(off.id)).toBe(false)
  expect([...bySeason.values(), others].reduce((sum, { nights }) => sum + nights, 0)).toBe(365)
  expect(countBySeason(2028, [], []).others).toEqual({ nights: 366, sold: 0 })
})

test('the steps of a year are the prices of its nights, and closed nights have none', () => {
  const rates = { baseRate: 350_00, seasons }
  const steps = priceSteps(2027, rates)
  expect(steps).toEqual([
    { from: '2027-01-01', until: '2027-03-31', rate: 350_00 },
    { from: '2027-04-01', until: '2027-04-28', rate: 400_00 },
    { from: '2027-04-29', until: '2027-05-04', rate: 443_00 },
    { from: '2027-05-05', until: '2027-05-31', rate: 400_00 },
    { from: '2027-06-01', until: '2027-12-19', rate: 350_00 },
    { from: '2027-12-20', until: '2027-12-31', rate: null },
  ])
  for (const { from, rate } of steps) expect(nightlyRate(from, rates)).toMatchObject(rate === null ? { closed: true } : { rate })
  expect(nightlyRate('2027-01-01', rates).season).toBe(BASE_RATE_NAME)
})

test('weeks sum the nights sold, the last one those that are left', () => {
  expect(sumByWeek(everyNight)).toHaveLength(53)
  expect(sumByWeek(everyNight).slice(-2)).toEqual([14, 2])
  expect(sumByWeek([])).toEqual([])
})

test('a season is compared with the active one of its name a year before', () => {
  expect(differenceToYearBefore(spring, seasons)).toBe(20_00)
  expect(differenceToYearBefore(easter, seasons)).toBe(null)
  expect(differenceToYearBefore(spring, [{ ...old, active: false }])).toBe(null)
})
