import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

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

/** Ana has paid €2,450 and saves the link of her confirmation page. */
async function paid() {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  const { location } = await bring(site, form.orderId)
  await site.later(1)
  const { booking } = await readRecords(site, form.orderId)
  return { orderId: form.orderId, bookingId: booking.id, query: location?.split('?')[1] ?? '' }
}

const cancel = async (bookingId: number, refundAmount: number) =>
  (await site.admin())(bookingCalls.setStatus, { bookingId, status: 'cancelled', refundAmount, reason: 'as agreed on the phone' })

const shown = async (query: string) => {
  const { result } = await ana(paymentCalls.result, { query })
  return result && { outcome: result.outcome, charge: result.charge, refund: result.refund, remaining: result.booking.remaining }
}

test('the confirmation link shows a later cancellation without a refund', async () => {
  const { bookingId, query } = await paid()
  await cancel(bookingId, 0)
  expect(await shown(query)).toEqual({ outcome: 'cancelled', charge: 'charged', refund: null, remaining: 0 })
})

test('the confirmation link shows a pending refund, and later a completed one', async () => {
  const { bookingId, query } = await paid()
  await cancel(bookingId, 1_715_00)
  const part = { outcome: 'cancelled', charge: 'partly_returned', remaining: 0 }
  expect(await shown(query)).toEqual({ ...part, refund: { done: 0, pending: 1_715_00, refused: 0 } })
  await site.atBank('/sim/end-of-day', {})
  await site.later(1)
  await site.later(25 * 60)
  expect(await shown(query)).toEqual({ ...part, refund: { done: 1_715_00, pending: 0, refused: 0 } })
})

test('the confirmation link shows a refund that the bank has refused', async () => {
  const { orderId, bookingId, query } = await paid()
  await badDay(site, orderId, 'refund-fails')
  await cancel(bookingId, 2_450_00)
  await site.later(1)
  expect(await shown(query)).toEqual({
    outcome: 'cancelled',
    charge: 'returned',
    refund: { done: 0, pending: 0, refused: 2_450_00 },
    remaining: 0,
  })
})
