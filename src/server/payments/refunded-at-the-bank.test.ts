import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditRequest, readChange, voidRequest } from '#nestpay/orders.ts'
import { SIMULATOR_MERCHANT } from '#simulator/merchant.ts'
import { badDay, bring, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
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

/** Sends a request as if made in the bank's merchant portal. */
async function requestInPortal(xml: string, orderId: string) {
  const response = await site.bank.app.request('/fim/api', { method: 'POST', body: new URLSearchParams({ DATA: xml }) })
  expect(readChange(new Uint8Array(await response.arrayBuffer()), orderId).outcome).toBe('done')
}
const credits = async (orderId: string, dinars: number) => {
  await site.atBank('/sim/end-of-day', {})
  await requestInPortal(creditRequest(SIMULATOR_MERCHANT, orderId, dinars), orderId)
}
/** Ana pays 286,650 dinars, no answer arrives, and the bank's API is down for half an hour. */
async function paysWithoutAnswer() {
  const form = await goToBank(ana, villaId)
  await badDay(site, form.orderId, 'api-down')
  await pay(site, form)
  await site.later(30)
  await badDay(site, form.orderId, null)
  return form.orderId
}

test('a payment refunded in full before the site knew books nothing and is not refunded again', async () => {
  const orderId = await paysWithoutAnswer()
  await credits(orderId, 286_650)
  await site.later(30)
  const { payment, booking, refunds, mails } = await readRecords(site, orderId)
  expect([payment.state, booking.status]).toEqual(['approved', 'refunded'])
  expect(payment).toMatchObject({
    response: 'Approved',
    authCode: expect.any(String),
    attention: expect.stringMatching(/given money back/),
  })
  expect(refunds).toMatchObject([{ state: 'done', amount: 2_450_00, dinars: 286_650 }])
  expect(mails.filter((mail) => mail.includes('confirmed'))).toEqual([])
  await site.later(24 * 60)
  expect(site.bank.till.book.get(orderId)?.refunds).toHaveLength(1)
})

test('a partial refund keeps the booking, notifies the owner and is recorded', async () => {
  const orderId = await paysWithoutAnswer()
  await credits(orderId, 86_650)
  await site.later(30)
  const { payment, booking, refunds } = await readRecords(site, orderId)
  expect([payment.state, booking.status]).toEqual(['approved', 'paid'])
  expect(payment.attention).toMatch(/given money back/)
  expect(refunds).toMatchObject([{ state: 'done', dinars: 86_650, amount: 740_60 }])
})

test('a partial refund of sold nights leaves only the rest to refund', async () => {
  const orderId = await paysWithoutAnswer()
  await credits(orderId, 86_650)
  const bobs = await goToBank(await site.guest(`Bob ${villaId}`), villaId)
  await pay(site, bobs)
  await bring(site, bobs.orderId)
  await site.later(30)
  await site.later(1)
  const { booking, refunds } = await readRecords(site, orderId)
  expect(refunds).toMatchObject([{ dinars: 86_650 }, { dinars: 200_000, state: 'done' }])
  expect(booking.status).toBe('refunded')
})

test.each([
  ['voided', (orderId: string) => requestInPortal(voidRequest(SIMULATOR_MERCHANT, orderId), orderId)],
  ['credited', (orderId: string) => credits(orderId, 286_650)],
])('a known payment that was %s at the bank is shown to the owner', async (_, refundPayment) => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  await refundPayment(form.orderId)
  await site.later(3)
  expect((await readRecords(site, form.orderId)).payment.attention).toMatch(/did not ask for that/)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})
