import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { aSeason, aVilla } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await aSeason(site.db, { name: 'Summer', from: '2026-07-03', until: '2026-09-30', rate: 400_00 })
  await aSeason(site.db, { name: 'Feast', from: '2026-08-14', until: '2026-08-16', rate: 520_00 })
  await aSeason(site.db, { name: 'Switched off', from: '2026-08-01', until: '2026-08-02', rate: 1_00, active: false })
})
afterAll(() => site.close())

const month = async (name: string) => (await site.visitor(pricingCalls.calendar, { month: name })).nights

test('each night of a month has its price and its season', async () => {
  const july = await month('2026-07')
  expect(july).toHaveLength(31)
  expect(july[1]).toEqual({ day: '2026-07-02', rate: 350_00, season: 'Standard rate', seasonal: false, own: false, closed: false })
  expect(july[2]).toEqual({ day: '2026-07-03', rate: 400_00, season: 'Summer', seasonal: true, own: false, closed: false })
  const august = await month('2026-08')
  expect(august[0]).toMatchObject({ rate: 400_00 })
  expect(august[13]).toMatchObject({ season: 'Feast', rate: 520_00 })
})

test('the prices of the nights add up to the price of a stay', async () => {
  const { id } = await aVilla(site.db)
  const quote = await site.visitor(bookingCalls.price, { villaId: id, checkIn: '2026-08-11', checkOut: '2026-08-19' })
  const nights = (await month('2026-08')).slice(10, 18)
  expect(nights.reduce((total, { rate }) => total + rate, 0)).toBe(quote.original)
})

test.each([
  ['2028-02', 29],
  ['2027-02', 28],
  ['2026-12', 31],
])('the month %s has %i nights', async (name, nights) => {
  expect(await month(name)).toHaveLength(nights)
})

test.each(['2026-13', '2026-1', 'July', ''])('%o is refused as a month', async (name) => {
  expect((await site.send(`/api/pricing/price_calendar.php?month=${name}`)).status).toBe(400)
})
