import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { currencyCalls } from '#contract/currency.ts'
import { aDiscount, aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { exchangeRates } from '../db/schema.ts'

let site: TestSite
let villaId: number
beforeAll(async () => {
  site = await testSite()
  villaId = (await aVilla(site.db)).id
  await aSeason(site.db)
  await aDiscount(site.db)
})
afterAll(() => site.close())

const ask = (query: string) => site.send(`/api/booking/calculate-price.php?${query}`)

test('a visitor gets the price of a stay in the specified format', async () => {
  const response = await ask(`villaId=${villaId}&checkIn=2026-06-29&checkOut=2026-07-06&paymentType=partial`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    success: true,
    nights: 7,
    originalPrice: 3000,
    finalPrice: 2700,
    priceBreakdown: [
      { season: 'Standard rate', nights: 2, pricePerNight: 350 },
      { season: 'High Summer', nights: 5, pricePerNight: 460 },
    ],
    discounts: [{ name: 'Spring offer', percentage: 10, amount: 300 }],
    paymentStages: {
      first: { amount: 810, due_date_formatted: 'June 1, 2026' },
      second: { amount: 810, due_date_formatted: 'June 8, 2026' },
      third: { amount: 1080, due_date_formatted: 'June 15, 2026' },
    },
    available: true,
  })
})

test('paying in stages is not offered if the last stage would be due after arrival, with the reason', async () => {
  const price = await site.visitor(bookingCalls.price, { villaId, checkIn: '2026-06-08', checkOut: '2026-06-13' })
  expect(price.instalments).toBeNull()
  expect(price.instalmentsReason).toContain('Paying in instalments is not available')
})

test.each([
  ['30 February', 'checkIn=2027-02-30&checkOut=2027-03-08', 400, 'Please give a date as yyyy-MM-dd'],
  ['no dates', '', 400, 'Please give a date as yyyy-MM-dd'],
  ['reversed', 'checkIn=2026-07-13&checkOut=2026-07-06', 400, 'Check-out must be after check-in'],
  ['past', 'checkIn=2026-05-04&checkOut=2026-05-11', 400, 'Check-in cannot be in the past'],
  ['Sunday', 'checkIn=2026-07-05&checkOut=2026-07-11', 400, 'Check-in on Sundays is not available'],
  ['short', 'checkIn=2026-07-06&checkOut=2026-07-10', 400, 'Minimum stay is 5 nights'],
  ['far', 'checkIn=2028-07-03&checkOut=2028-07-10', 400, 'Bookings are not available that far ahead'],
])('a price request that cannot be booked is refused: %s', async (_, dates, status, words) => {
  const response = await ask(`villaId=${villaId}&${dates}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false, error: words })
})

test.each(['0', '-1', '1.5', 'abc', '99999999999', "1' OR 1=1"])('a price request for villa %s is refused', async (id) => {
  const response = await ask(`villaId=${encodeURIComponent(id)}&checkIn=${week.checkIn}&checkOut=${week.checkOut}`)
  expect([400, 404]).toContain(response.status)
})

test('a price request for an unknown villa is refused', async () => {
  expect((await ask(`villaId=4711&checkIn=${week.checkIn}&checkOut=${week.checkOut}`)).status).toBe(404)
})

test('dinars are computed by the fixed rate if no rate is stored', async () => {
  expect(await site.visitor(currencyCalls.convert, { amount: 100_00 })).toMatchObject({ dinars: 11_700, rate: 117, source: 'fallback' })
})

test('dinars are computed by the stored rate for seven days', async () => {
  await site.db.insert(exchangeRates).values({ units: 117_1643, day: '2026-06-01', source: 'kurs.example', fetchedAt: site.clock.now })
  expect(await site.visitor(currencyCalls.convert, { amount: 510_00 })).toMatchObject({
    dinars: 59_754,
    source: 'kurs.example',
    rateDate: '2026-06-01',
  })
  site.clock.now = new Date('2026-06-05T09:00:00Z')
  expect(await site.visitor(currencyCalls.convert, { amount: 510_00 })).toMatchObject({
    dinars: 59_754,
    source: 'last good rate of kurs.example, 2026-06-01',
  })
  site.clock.now = new Date('2026-06-08T09:00:01Z')
  expect(await site.visitor(currencyCalls.convert, { amount: 510_00 })).toMatchObject({ source: 'fallback' })
})
