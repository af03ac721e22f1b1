import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCalls } from '#contract/payments.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, exchangeRates } from '../db/schema.ts'

let site: TestSite
let ana: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const setRate = (units: number) =>
  site.db
    .insert(exchangeRates)
    .values({ units, day: '2026-06-01', source: 'nbs', fetchedAt: new Date(site.clock.now.getTime() - 2_000_000 + units) })

test('a payment is charged in the quoted dinars or refused', async () => {
  const before = await site.db.$count(bookings)
  await setRate(1_172_000)
  await expect(goToBank(ana, villaId, { quotedDinars: 286_650 })).rejects.toMatchObject({
    code: 'price_changed',
    details: { amount: 2_450, dinars: 287_140, exchangeRate: 117.2, rateDate: '2026-06-01' },
  })
  expect(await site.db.$count(bookings)).toBe(before)
  const form = await goToBank(ana, villaId, { quotedDinars: 287_140 })
  expect(form.paymentForm.fields.amount).toBe('287140.00')
})

test('an instalment is charged in the quoted dinars or refused', async () => {
  const form = await goToBank(ana, villaId, { plan: 'partial', checkIn: '2026-08-03', checkOut: '2026-08-10' })
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  await setRate(1_173_000)
  const payStage = (quotedDinars: number) => ana(paymentCalls.createInstalment, { bookingId: booking.id, stage: 2, quotedDinars })
  await expect(payStage(86_142)).rejects.toMatchObject({ code: 'price_changed', details: { dinars: 86_216 } })
  expect((await payStage(86_216)).paymentForm.fields.amount).toBe('86216.00')
})
