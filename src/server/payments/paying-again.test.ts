import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, pay, payFirstStage, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let bookingId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  ;({ bookingId } = await payFirstStage(site, ana, (await aVilla(site.db)).id))
})
afterAll(() => site.close())

const instalment = (over: object = {}) => ana(paymentCalls.createInstalment, { bookingId, stage: 2, ...over })
const unclear = { code: 'payment_unclear', status: 409 }

test('after the guest leaves the bank’s page without paying, the next form opens', async () => {
  const first = await instalment()
  expect((await instalment()).orderId).not.toBe(first.orderId)
})

test('after the guest cancels on the bank’s page, the next form opens', async () => {
  const first = await instalment()
  await pay(site, first, { issuer: 'cancel' })
  await bring(site, first.orderId)
  expect((await instalment()).orderId).not.toBe(first.orderId)
})

test('after a cancellation while the bank’s API is down, a retry must name the previous attempt', async () => {
  const first = await instalment()
  await badDay(site, first.orderId, 'api-down')
  await pay(site, first, { issuer: 'cancel' })
  await bring(site, first.orderId)
  await expect(instalment()).rejects.toMatchObject({ ...unclear, details: { nestpayoId: first.orderId, mayRetry: true } })
  await instalment({ retryOf: first.orderId })
})

test('while the bank’s API is down, a retry must name the guest’s previous attempt', async () => {
  const first = await instalment()
  await badDay(site, first.orderId, 'api-down')
  await expect(instalment()).rejects.toMatchObject({ ...unclear, details: { nestpayoId: first.orderId, mayRetry: true } })
  await expect(instalment({ retryOf: 'VB-OTHER-2-01' })).rejects.toMatchObject(unclear)
  await instalment({ retryOf: first.orderId })
})

test('an unnoticed payment is found before the guest can pay twice', async () => {
  const first = await instalment()
  await pay(site, first)
  await expect(instalment()).rejects.toMatchObject({ code: 'stage_paid', status: 409 })
  expect(await states(site, first.orderId)).toEqual(['approved', 'partial_paid'])
  await expect(instalment()).rejects.toMatchObject({ code: 'stage_not_due' })
})

test('after a decline whose answer was lost, the guest can retry', async () => {
  const first = await instalment()
  await pay(site, first, { card: emptyCard })
  expect(await states(site, (await instalment()).orderId)).toEqual(['open', 'partial_paid'])
})

test('an invalid answer that the bank’s records do not confirm yet prevents a second payment', async () => {
  const first = await instalment()
  await badDay(site, first.orderId, 'wrong-hash')
  await pay(site, first)
  await badDay(site, first.orderId, 'api-not-found-yet', 15)
  await bring(site, first.orderId)
  await expect(instalment()).rejects.toMatchObject({ ...unclear, details: { mayRetry: false } })
  await expect(instalment({ retryOf: first.orderId })).rejects.toMatchObject(unclear)
  for (let minutes = 0; minutes < 30; minutes += 5) await site.later(5)
  expect(await states(site, first.orderId)).toEqual(['approved', 'partial_paid'])
})

test('if the guest retries and both payments are approved, the first is refunded', async () => {
  const first = await instalment()
  await badDay(site, first.orderId, 'api-down')
  await pay(site, first)
  const second = await instalment({ retryOf: first.orderId })
  await pay(site, second)
  await bring(site, second.orderId)
  await badDay(site, first.orderId, null)
  await site.later(6)
  await site.later(1)
  expect((await readRecords(site, second.orderId)).refunds).toEqual([])
  expect((await readRecords(site, first.orderId)).refunds).toMatchObject([{ state: 'done', amount: 735_00 }])
})

test('a guest cannot cause a bank query about another guest’s attempt', async () => {
  const first = await instalment()
  const bob = await site.guest(`Bob ${bookingId}`)
  await expect(bob(paymentCalls.createInstalment, { bookingId, stage: 2 })).rejects.toMatchObject({ code: 'not_yours' })
  expect((await readRecords(site, first.orderId)).payment.asked).toBe(0)
})
