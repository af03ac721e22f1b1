import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { bring, emptyCard, pay, payFirstStage, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let bookingId: number
let code: string

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  ;({ code, bookingId } = await payFirstStage(site, ana, (await aVilla(site.db)).id))
})
afterAll(() => site.close())

const instalment = (stage: number, over: object = {}) => ana(paymentCalls.createInstalment, { bookingId, stage, ...over })

test('each payment of a stage updates paid, remaining and the next stage; the third makes the booking paid', async () => {
  expect(await mine()).toMatchObject({ status: 'partial_paid', stage: 1, paid: 735_00, remaining: 1_715_00, nextDueOn: '2026-07-09' })
  await payStage(2)
  expect(await mine()).toMatchObject({ status: 'partial_paid', stage: 2, paid: 1_470_00, remaining: 980_00, nextDueOn: '2026-08-18' })
  await payStage(3)
  expect(await mine()).toMatchObject({ status: 'paid', stage: 3, paid: 2_450_00, remaining: 0, nextDueOn: null })
})

test('the payment form of a stage has its amount in dinars', async () => {
  const { paymentForm } = await instalment(2, { amount: 735_00 })
  expect(paymentForm.fields.amount).toBe('85995.00')
})

test('a later stage sends a receipt and no second confirmation', async () => {
  const { orderId } = await payStage(2)
  const subjects = (await readRecords(site, orderId)).mails.filter((mail) => mail.startsWith('ana@'))
  expect(subjects.filter((mail) => mail.includes('We have received your payment'))).toHaveLength(2)
  expect(subjects.filter((mail) => mail.includes('is confirmed'))).toHaveLength(1)
})

test('the confirmation page calls the payment of a stage an instalment', async () => {
  const { location } = await payStage(2)
  const query = Object.fromEntries(new URLSearchParams(location?.split('?')[1]))
  expect(query).toMatchObject({
    status: 'success',
    paymentType: 'installment',
    paymentStageNumber: '2',
    paidAmount: '735.00',
    remainingAmount: '980.00',
    nextPaymentDueDate: '2026-08-18',
  })
})

test.each([
  ['the first again', 1],
  ['the third before the second', 3],
  ['a fourth', 4],
])('a payment of %s is refused, as only the next unpaid stage can be paid', async (_, stage) => {
  await expect(instalment(stage)).rejects.toMatchObject({ code: 'stage_not_due' })
})

test('a payment after the last stage is refused', async () => {
  await payStage(2)
  await payStage(3)
  await expect(instalment(3)).rejects.toMatchObject({ code: 'stage_not_due' })
})

test('an amount other than the server’s is refused with the correct amount', async () => {
  await expect(instalment(2, { amount: 1_00 })).rejects.toMatchObject({ status: 409, details: { installmentAmount: 735 } })
})

test('a payment for another guest’s booking is refused', async () => {
  const bob = await site.guest(`Bob ${bookingId}`)
  await expect(bob(paymentCalls.createInstalment, { bookingId, stage: 2 })).rejects.toMatchObject({ status: 403 })
})

test('an instalment that fails leaves the booking unchanged, and the next attempt has a new order id', async () => {
  const first = await instalment(2)
  await pay(site, first, { card: emptyCard })
  await bring(site, first.orderId)
  expect(await states(site, first.orderId)).toEqual(['failed', 'partial_paid'])
  expect(await mine()).toMatchObject({ stage: 1, paid: 735_00 })

  const second = await instalment(2)
  expect([first.orderId, second.orderId]).toEqual([`VB-${code}-2-01`, `VB-${code}-2-02`])
  await pay(site, second)
  await bring(site, second.orderId)
  expect(await mine()).toMatchObject({ stage: 2, paid: 1_470_00 })
})

test('an instalment leaves the booking unchanged if the guest closes the bank’s page', async () => {
  const { orderId } = await instalment(2)
  await site.later(15)
  expect(await states(site, orderId)).toEqual(['open', 'partial_paid'])
  await site.later(45)
  expect(await states(site, orderId)).toEqual(['failed', 'partial_paid'])
})

test('the second of two payments for the same stage is refunded, and the booking is unchanged', async () => {
  const [first, second] = [await instalment(2), await instalment(2)]
  for (const form of [first, second]) {
    await pay(site, form)
    await bring(site, form.orderId)
  }
  await site.later(1)
  expect((await readRecords(site, first.orderId)).refunds).toEqual([])
  expect((await readRecords(site, second.orderId)).refunds).toMatchObject([{ state: 'done', amount: 735_00 }])
  expect(await mine()).toMatchObject({ status: 'partial_paid', stage: 2, paid: 1_470_00, remaining: 980_00 })
})

test('a stage approved after the booking was cancelled is refunded', async () => {
  const form = await instalment(2)
  await (await site.admin())(bookingCalls.setStatus, { bookingId, status: 'cancelled', reason: 'Agreed' })
  await pay(site, form)
  await bring(site, form.orderId)
  await site.later(1)
  const { booking, refunds } = await readRecords(site, form.orderId)
  expect(booking.status).toBe('cancelled')
  expect(refunds).toMatchObject([{ state: 'done', amount: 735_00 }])
})

async function payStage(stage: number) {
  const form = await instalment(stage)
  await pay(site, form)
  return { ...form, ...(await bring(site, form.orderId)) }
}

async function mine() {
  const { bookings } = await ana(bookingCalls.mine, {})
  return bookings.find(({ id }) => id === bookingId)
}
