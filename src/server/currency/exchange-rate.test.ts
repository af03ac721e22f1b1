import { afterEach, beforeEach, expect, test } from 'vitest'
import { currencyCalls } from '#contract/currency.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { exchangeRates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { refreshExchangeRate } from './exchange-rate.ts'

let site: TestSite
let deps: Deps
let list: object

beforeEach(async () => {
  site = await testSite()
  deps = { ...site.deps, fetch: async () => Response.json(list) }
})
afterEach(() => site.close())

const HOUR = 60
/** Advances the time and reads the source. */
const reads = async (answer: object, minutes = HOUR) => {
  site.clock.now = minutesAfter(site.clock.now, minutes)
  list = { code: 'EUR', parity: 1, date: site.clock.now.toISOString().slice(0, 10), ...answer }
  await refreshExchangeRate(deps)
}
const charged = async () => (await site.visitor(currencyCalls.convert, { amount: 100_00 })).dinars
const attention = async () => {
  const admin = await site.admin()
  const { attention } = (await admin(dashboardCalls.stats, {})).stats
  return attention.filter(({ kind }) => kind === 'refused_rate' || kind === 'stale_rate')
}

test.each([
  ['a rate of dollars', { code: 'USD', exchange_middle: 117.2 }, /not the euro/],
  ['a rate of 2019', { date: '2019-05-03', exchange_middle: 117.2 }, /cannot be today’s/],
  ['a rate of tomorrow', { date: '2026-06-03', exchange_middle: 117.2 }, /cannot be today’s/],
])('%s is reported and not charged, and cannot be accepted', async (_, answer, words) => {
  await reads({ exchange_middle: 117 })
  await reads(answer, 25 * HOUR)
  expect(await charged()).toBe(11_700)
  expect((await attention())[0]).toMatchObject({ kind: 'refused_rate', text: expect.stringMatching(words), rateId: null })
})

test('the rate of the last working day is used over holidays', async () => {
  await reads({ exchange_middle: 117.2, date: '2026-05-26' })
  expect(await charged()).toBe(11_720)
})

test('a rate more than 3% off is not charged until accepted, and is then the base of comparison', async () => {
  await reads({ exchange_middle: 117 })
  await reads({ exchange_middle: 120.51 }, 24 * HOUR)
  await reads({ exchange_middle: 120.52 })
  expect(await charged()).toBe(12_051)
  expect(await attention()).toMatchObject([{ kind: 'refused_rate', text: expect.stringMatching(/RSD 120\.52 for 1 EUR.*more than 3%/) }])

  const admin = await site.admin()
  const rateId = (await attention())[0]?.rateId ?? 0
  await expect(admin(dashboardCalls.settle, { rateId, note: 'It looks right' })).rejects.toMatchObject({ status: 400 })
  await admin(dashboardCalls.settle, { rateId, how: 'accept', note: 'The National Bank says so too' })
  expect(await charged()).toBe(12_052)
  expect(await attention()).toEqual([])
  await reads({ exchange_middle: 120.6 })
  expect(await charged()).toBe(12_060)
  await reads({ exchange_middle: 116 })
  expect((await attention())[0]).toMatchObject({ kind: 'refused_rate' })
})

test('changes within a day are all compared with the day before', async () => {
  await reads({ exchange_middle: 117 })
  await reads({ exchange_middle: 119 }, 24 * HOUR)
  await reads({ exchange_middle: 121 })
  expect(await charged()).toBe(11_900)
})

test('a plausible rate ends the notice', async () => {
  await reads({ exchange_middle: 117 })
  await reads({ exchange_middle: 130 }, 24 * HOUR)
  expect((await attention())[0]).toMatchObject({ kind: 'refused_rate' })
  await reads({ exchange_middle: 117.1 })
  expect(await attention()).toEqual([])
})

test('the notice says that the rate was never read, or since when it was not read', async () => {
  expect((await attention()).map(({ text }) => text)).toEqual([
    'The exchange rate has never been read so far: the fixed fallback rate is charged.',
  ])
  await reads({ exchange_middle: 117.2 })
  site.clock.now = minutesAfter(site.clock.now, 9 * 24 * HOUR)
  expect((await attention()).map(({ text }) => text)).toEqual([
    'The exchange rate has not been read since 2026-06-01 10:00 UTC: the fixed fallback rate is charged.',
  ])
})

test('a rate with a future date is not charged and does not block the next one', async () => {
  await site.db.insert(exchangeRates).values({ units: 150_0000, day: '2031-01-01', source: 'nbs', fetchedAt: new Date('2031-01-01') })
  expect(await charged()).toBe(11_700)
  await reads({ exchange_middle: 117.3 }, 0)
  expect(await charged()).toBe(11_730)
})
