import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { actionCodes, mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, bob] = [await site.guest('Ana'), await site.guest('Bob')]
})
afterAll(() => site.close())

async function paidStay(weeks: number, plan: 'full' | 'partial' = 'full') {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  const villaId = (await aVilla(site.db)).id
  const form = await goToBank(ana, villaId, { plan, ...weekLater(weeks) })
  await pay(site, form)
  await bring(site, form.orderId)
  return { ...form, villaId }
}

const lastCode = async () => {
  const [mail] = await site.db.select().from(mails).where(eq(mails.recipient, 'ana@example.com')).orderBy(desc(mails.id)).limit(1)
  return /code is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function codeFor(bookingNumber: string, refund: number): Promise<string> {
  await ana(guestStayCalls.cancellationCode, { bookingNumber, refund })
  return lastCode()
}

const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('a guest sees the refund, confirms by code, and gets the refund by the policy', async () => {
  const { bookingNumber, orderId } = await paidStay(0)
  const offer = await ana(guestStayCalls.cancellation, { bookingNumber })
  expect(offer).toMatchObject({
    possible: true,
    paid: 2_450_00,
    refund: 1_715_00,
    email: 'ana@example.com',
    parts: [{ orderId, method: 'card', amount: 1_715_00 }],
    steps: [
      { percent: 70, until: '2026-06-15' },
      { percent: 0, until: null },
    ],
  })
  const code = await codeFor(bookingNumber, offer.refund)
  expect(await ana(guestStayCalls.cancel, { bookingNumber, refund: offer.refund, code })).toEqual({ status: 'cancelled' })
  expect((await readRecords(site, orderId)).refunds).toMatchObject([
    { amount: 1_715_00, state: 'due', reason: 'the booking was cancelled' },
  ])
  await site.atBank('/sim/end-of-day', {})
  await site.later(10)
  const { booking, refunds, mails: told } = await readRecords(site, orderId)
  expect([booking.status, refunds.map(({ state }) => state)]).toEqual(['refunded', ['done']])
  expect(told.filter((one) => /cancelled|refund/i.test(one))).toHaveLength(4)
})

test('cancelled nights are free at once', async () => {
  const { bookingNumber, villaId } = await paidStay(1)
  const { refund } = await ana(guestStayCalls.cancellation, { bookingNumber })
  await ana(guestStayCalls.cancel, { bookingNumber, refund, code: await codeFor(bookingNumber, refund) })
  expect(await goToBank(bob, villaId, weekLater(1))).toMatchObject({ orderId: expect.stringMatching(/^VB-/) })
})

test('less than three weeks before arrival nothing is refunded, and a code for a larger amount is invalid', async () => {
  const { bookingNumber, orderId } = await paidStay(2)
  const code = await codeFor(bookingNumber, 1_715_00)
  // The day ends while the guest looks at the page.
  site.clock.now = new Date('2026-06-29T20:59:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect(await ana(guestStayCalls.cancellation, { bookingNumber })).toMatchObject({ refund: 1_715_00 })
  const evening = await codeFor(bookingNumber, 1_715_00)
  site.clock.now = new Date('2026-06-29T21:01:00Z')
  for (const one of [code, evening]) {
    await expect(ana(guestStayCalls.cancel, { bookingNumber, refund: 1_715_00, code: one })).rejects.toMatchObject({
      status: 409,
      code: 'refund_changed',
      details: { refund: 0 },
    })
    await expect(ana(guestStayCalls.cancel, { bookingNumber, refund: 0, code: one })).rejects.toMatchObject({ code: 'wrong_email_code' })
  }
  await ana(guestStayCalls.cancel, { bookingNumber, refund: 0, code: await codeFor(bookingNumber, 0) })
  const { booking, refunds } = await readRecords(site, orderId)
  expect([booking.status, refunds]).toEqual(['cancelled', []])
})

test('a code works once, for ten minutes, for one booking, and is invalid after several wrong attempts', async () => {
  const [one, two] = [await paidStay(3), await paidStay(4)]
  const refund = 1_715_00
  const code = await codeFor(one.bookingNumber, refund)
  const cancel = (bookingNumber: string, given: string) => ana(guestStayCalls.cancel, { bookingNumber, refund, code: given })
  const wrong = { status: 400, fields: { code: expect.any(String) } }
  await expect(cancel(two.bookingNumber, code)).rejects.toMatchObject(wrong)
  for (let guess = 0; guess < 4; guess += 1) await expect(cancel(one.bookingNumber, other(code))).rejects.toMatchObject(wrong)
  await expect(cancel(one.bookingNumber, code)).rejects.toMatchObject(wrong)
  const late = await codeFor(one.bookingNumber, refund)
  site.clock.now = minutesAfter(site.clock.now, 10)
  await expect(cancel(one.bookingNumber, late)).rejects.toMatchObject(wrong)
  const good = await codeFor(one.bookingNumber, refund)
  expect(JSON.stringify(await site.db.select().from(actionCodes))).not.toContain(good)
  const both = await Promise.allSettled([cancel(one.bookingNumber, good), cancel(one.bookingNumber, good)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await readRecords(site, one.orderId)).refunds).toHaveLength(1)
})

test('another guest cannot cancel, and a stay cannot be cancelled twice or after arrival', async () => {
  const { bookingNumber } = await paidStay(5)
  const unknown = { status: 404 }
  await expect(bob(guestStayCalls.cancellation, { bookingNumber })).rejects.toMatchObject(unknown)
  await expect(bob(guestStayCalls.cancellationCode, { bookingNumber, refund: 1_715_00 })).rejects.toMatchObject(unknown)
  await expect(bob(guestStayCalls.cancel, { bookingNumber, refund: 1_715_00, code: '000000' })).rejects.toMatchObject(unknown)
  await ana(guestStayCalls.cancel, { bookingNumber, refund: 1_715_00, code: await codeFor(bookingNumber, 1_715_00) })
  await expect(ana(guestStayCalls.cancellationCode, { bookingNumber, refund: 0 })).rejects.toMatchObject({ code: 'stay_over' })
  const later = await paidStay(6)
  site.clock.now = new Date('2026-08-17T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect(await ana(guestStayCalls.cancellation, later)).toMatchObject({ possible: false })
  await expect(ana(guestStayCalls.cancellationCode, { bookingNumber: later.bookingNumber, refund: 0 })).rejects.toMatchObject({
    code: 'stay_over',
  })
})

test('a stage approved after the cancellation is refunded in full', async () => {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  const { bookingNumber } = await paidStay(12, 'partial')
  const { booking } = await ana(guestStayCalls.stay, { bookingNumber })
  const second = await ana(paymentCalls.createInstalment, { bookingId: booking.id, stage: 2 })
  const { refund } = await ana(guestStayCalls.cancellation, { bookingNumber })
  await ana(guestStayCalls.cancel, { bookingNumber, refund, code: await codeFor(bookingNumber, refund) })
  await pay(site, second)
  await bring(site, second.orderId)
  const { payment, refunds } = await readRecords(site, second.orderId)
  expect(refunds.map(({ amount }) => amount)).toEqual([payment.amount])
})

test('a refund refused by the bank leaves the stay cancelled, and the guest sees that it was not refunded yet', async () => {
  const { bookingNumber, orderId } = await paidStay(8)
  await badDay(site, orderId, 'refund-fails', 60)
  await ana(guestStayCalls.cancel, { bookingNumber, refund: 1_715_00, code: await codeFor(bookingNumber, 1_715_00) })
  for (let round = 0; round < 6; round += 1) await site.later(6)
  const { booking, refunds } = await readRecords(site, orderId)
  expect([booking.status, refunds.map(({ state }) => state)]).toEqual(['cancelled', ['failed']])
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect(await ana(guestStayCalls.stay, { bookingNumber })).toMatchObject({
    payments: [{ refunds: [{ amount: 1_715_00, state: 'refused' }] }],
  })
})
