import { desc, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'
import { sendRefunds } from './refunds.ts'

const stay = { checkIn: '2026-09-07', checkOut: '2026-09-14' }

let site: TestSite
let ana: Client
let admin: Client
let villaId: number
let orderId: string
let bookingId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  admin = await site.admin()
  villaId = (await aVilla(site.db)).id
})
afterEach(() => site.close())

/** Ana books for €2,450 and pays the whole price or the first stage. */
async function books(plan: 'full' | 'partial' = 'full') {
  const form = await goToBank(ana, villaId, { ...stay, plan })
  await pay(site, form)
  await bring(site, form.orderId)
  orderId = form.orderId
  bookingId = (await readRecords(site, orderId)).booking.id
}

async function paysStage(stage: number) {
  const form = await ana(paymentCalls.createInstalment, { bookingId, stage })
  await pay(site, form)
  await bring(site, form.orderId)
  return form.orderId
}

const set = (status: 'cancelled' | 'refunded' | 'paid', over: object = {}) => admin(bookingCalls.setStatus, { bookingId, status, ...over })
/** What somebody sends who has read the booking as it is now. */
const seen = async () => ({ version: (await admin(bookingCalls.details, { bookingId })).version })
const offer = () => admin(bookingCalls.refundOffer, { bookingId })
const goes = async (order = orderId) => {
  const { booking, refunds } = await readRecords(site, order)
  return { status: booking.status, refunds: refunds.map(({ state, amount, dinars }) => ({ state, amount, dinars })) }
}
const atBank = (order = orderId) => site.bank.till.book.get(order)
const goesOnTo = async (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  admin = await site.admin()
  ana = await site.signIn('ana@example.com', 'Password-1')
}
/** What the last mail to the guest about a refund says. */
const refundMail = async () =>
  (await site.db.select().from(mails).where(like(mails.subject, 'Your refund for booking%')).orderBy(desc(mails.id)).limit(1))[0]?.text
const mailsAbout = async (word: string) => (await readRecords(site, orderId)).mails.filter((mail) => mail.includes(word))

test('an owner who cancels a paid booking is offered 70%, the nights are released, and the booking is refunded once the bank confirms', async () => {
  await books()
  expect(await offer()).toEqual({
    paid: 2_450_00,
    refundable: 2_450_00,
    offer: 1_715_00,
    daysBeforeArrival: 98,
    parts: [{ orderId, method: 'card', amount: 1_715_00, dinars: 200_655 }],
  })
  expect(await set('refunded')).toMatchObject({ status: 'cancelled' })
  expect(await goes()).toEqual({ status: 'cancelled', refunds: [{ state: 'due', amount: 1_715_00, dinars: 200_655 }] })
  await goToBank(await site.guest(`Bob ${villaId}`), villaId, stay)

  // A part cannot be voided, and credit works only after settlement.
  await site.later(1)
  expect(await goes()).toMatchObject({ status: 'cancelled', refunds: [{ state: 'due' }] })
  await site.atBank('/sim/end-of-day', {})
  await site.later(24 * 60)
  expect(await goes()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done' }] })
  expect(atBank()?.refunds).toMatchObject([{ minor: 200_655_00 }])

  await site.later(24 * 60)
  expect(await mailsAbout('is cancelled')).toEqual([
    expect.stringMatching(/^ana@example\.com: Your booking/),
    expect.stringMatching(/: Booking/),
  ])
  expect(await mailsAbout('efund for booking')).toHaveLength(2)
  expect(await refundMail()).toContain('We have refunded €1,715 (RSD 200,655) to the card you paid with.')
})

test('the history of a cancelled booking has the actor and the reason', async () => {
  await books()
  await set('refunded', { reason: 'The guest is ill' })
  await site.atBank('/sim/end-of-day', {})
  await site.later(1)
  await site.later(24 * 60)
  const { changes } = await admin(bookingCalls.details, { bookingId }).catch(async () =>
    (await site.admin())(bookingCalls.details, { bookingId }),
  )
  expect(changes.slice(-2)).toMatchObject([
    { actor: 'Owner', from: 'paid', to: 'cancelled', reason: 'The guest is ill' },
    { actor: 'bank', from: 'cancelled', to: 'refunded' },
  ])
})

test('less than 21 days before arrival nothing is refunded by default', async () => {
  await books()
  await goesOnTo('2026-08-18')
  expect(await offer()).toMatchObject({ offer: 0, refundable: 2_450_00, daysBeforeArrival: 20, parts: [] })
  await expect(set('refunded')).rejects.toMatchObject({ code: 'nothing_to_refund' })
  expect((await goes()).status).toBe('paid')
  expect(await set('cancelled')).toMatchObject({ status: 'cancelled' })
  expect(await goes()).toEqual({ status: 'cancelled', refunds: [] })
})

test('cancelling without a refund needs a reason; a later refund follows the policy', async () => {
  await books()
  await expect(set('cancelled', { refundAmount: 0 })).rejects.toMatchObject({ code: 'refund_reason_required', details: { offer: 1715 } })
  expect((await goes()).status).toBe('paid')
  await set('cancelled', { refundAmount: 0, reason: 'Agreed with the guest' })
  expect(await goes()).toEqual({ status: 'cancelled', refunds: [] })
  await set('refunded', await seen())
  expect(await goes()).toMatchObject({ status: 'cancelled', refunds: [{ amount: 1_715_00 }] })
  expect(await mailsAbout('is cancelled')).toHaveLength(2)
})

test('the specified body alone cancels and refunds by the policy; a second change that moves money needs to have read the first', async () => {
  await books()
  expect(await set('cancelled')).toMatchObject({ status: 'cancelled' })
  expect(await goes()).toMatchObject({ status: 'cancelled', refunds: [{ amount: 1_715_00 }] })
  expect(await offer()).toMatchObject({ offer: 0, refundable: 735_00 })
  expect(await set('cancelled')).toMatchObject({ status: 'cancelled' })
  const more = { refundAmount: 300_00, reason: 'From another tab' }
  await expect(set('cancelled', more)).rejects.toMatchObject({ code: 'state_changed', status: 409 })
  const payment = makeTransfer(1_715_00)
  await expect(set('paid', { payment })).rejects.toMatchObject({ code: 'state_changed', status: 409 })
  expect(await goes()).toMatchObject({ refunds: { length: 1 } })
  await set('cancelled', { ...more, ...(await seen()) })
  expect(await goes()).toMatchObject({ status: 'cancelled', refunds: [{ amount: 1_715_00 }, { amount: 300_00 }] })
})

test('of two cancellations at once that refund, one happens', async () => {
  await books()
  const asked = { refundAmount: 1_000_00, reason: 'Two owners at once' }
  const both = await Promise.allSettled([set('cancelled', asked), set('cancelled', asked)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await goes()).toMatchObject({ refunds: [{ amount: 1_000_00 }] })
})

test('another refund than by the policy needs a reason and can be the full amount, voided on the day of the payment', async () => {
  await books()
  await expect(set('cancelled', { refundAmount: 2_450_00 })).rejects.toMatchObject({
    code: 'refund_reason_required',
    details: { offer: 1715 },
  })
  await set('cancelled', { refundAmount: 2_450_00, reason: 'The villa has a water damage' })
  await site.later(1)
  expect(await goes()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done', dinars: 286_650 }] })
  expect(atBank()?.state).toBe('V')
})

test('a refund cannot exceed the amount paid and not yet refunded', async () => {
  await books()
  await expect(set('cancelled', { refundAmount: 2_450_01, reason: 'x' })).rejects.toMatchObject({
    code: 'refund_too_high',
    details: { refundable: 2450 },
  })
  await set('cancelled', { refundAmount: 2_000_00, reason: 'Half a year of waiting' })
  await expect(set('cancelled', { refundAmount: 450_01, reason: 'x' })).rejects.toMatchObject({ code: 'refund_too_high' })
  await expect(set('cancelled', { refundAmount: -1, reason: 'x' })).rejects.toMatchObject({ status: 400 })
  expect(await offer()).toMatchObject({ offer: 0, refundable: 450_00 })
})

test('a refund is accepted only with the status cancelled or refunded', async () => {
  await books('partial')
  await expect(admin(bookingCalls.setStatus, { bookingId, status: 'paid', refundAmount: 100 })).rejects.toMatchObject({ status: 400 })
  expect((await goes()).status).toBe('partial_paid')
})

test('of three concurrent refunds of the same money one is accepted', async () => {
  await books()
  const wishes = [1, 2, 3].map(() => set('cancelled', { refundAmount: 1_500_00, reason: 'Agreed' }))
  const settled = await Promise.allSettled(wishes)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await goes()).refunds).toHaveLength(1)
})

test('of a booking paid in stages the latest payments are refunded first, each in its own dinars; a transfer waits for the owners', async () => {
  await books('partial')
  const second = await paysStage(2)
  await admin(bookingCalls.setStatus, { bookingId, status: 'paid', payment: makeTransfer(980_00) })
  const { parts } = await offer()
  expect(parts.map(({ method, amount }) => [method, amount])).toEqual([
    ['transfer', 980_00],
    ['card', 735_00],
  ])
  await set('refunded')
  await site.later(1)
  expect(await goes(second)).toMatchObject({ status: 'cancelled', refunds: [{ state: 'done', amount: 735_00 }] })
  expect(await mailsAbout('efund for booking')).toEqual([])

  const { attention } = (await admin(dashboardCalls.stats, {})).stats
  const item = attention.find(({ kind, bookingId: id }) => kind === 'due_transfer' && id === bookingId)
  expect(item?.text).toMatch(/please refund €980\.00 by transfer/)
  const refundId = item?.refundId ?? 0
  await expect(admin(dashboardCalls.settle, { refundId, how: 'again', note: 'x' })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(
      /^This was paid by bank transfer.* Refund it by transfer, then record that it was refunded another way\.$/,
    ),
  })
  await admin(dashboardCalls.settle, { refundId, how: 'done', note: 'Transferred' })
  expect((await goes()).status).toBe('refunded')
  expect(await mailsAbout('efund for booking')).toHaveLength(2)
  expect(await refundMail()).toMatch(/We have refunded €1,715 \(RSD [\d,]+\) to you\./)
})

const cancelsAll = async () => {
  await books()
  await site.atBank('/sim/end-of-day', {})
  await set('cancelled', { refundAmount: 1_000_00, reason: 'Agreed' })
  await set('cancelled', { ...(await seen()), refundAmount: 1_000_00, reason: 'A second one of the same amount' })
}

test('after a refund of unknown outcome a booked credit is not sent again, and the next refund of the payment waits for it', async () => {
  await cancelsAll()
  await badDay(site, orderId, 'refund-times-out')
  await site.later(1)
  expect((await goes()).refunds).toMatchObject([{ state: 'unclear' }, { state: 'due' }])
  await badDay(site, orderId, null)
  for (let minutes = 0; minutes < 20; minutes += 5) await site.later(5)
  expect(await goes()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done' }, { state: 'done' }] })
  expect(atBank()?.refunds).toHaveLength(2)
})

test('a refund that the bank postpones every day is shown to the owner after five days', async () => {
  await books()
  await set('refunded')
  const shown = async () => {
    const { attention } = (await (await site.admin())(dashboardCalls.stats, {})).stats
    return attention.filter(({ kind }) => kind === 'failed_refund').map(({ text }) => text)
  }
  for (let day = 0; day < 5; day += 1) await site.later(24 * 60)
  expect(await shown()).toEqual([])
  await site.later(60)
  expect(await shown()).toEqual([`${orderId}: the refund of €1,715.00 has been under way for 5 days. We keep trying.`])
  await site.atBank('/sim/end-of-day', {})
  await site.later(24 * 60)
  expect(await shown()).toEqual([])
})

test('the next refund of a payment is not sent after a failed one', async () => {
  await cancelsAll()
  await badDay(site, orderId, 'refund-fails')
  await site.later(1)
  await badDay(site, orderId, null)
  await site.later(60)
  expect(await goes()).toMatchObject({ status: 'cancelled', refunds: [{ state: 'failed' }, { state: 'due' }] })
  expect(atBank()?.refunds).toEqual([])
})

test('an unpaid booking is cancelled without the bank and cannot be refunded', async () => {
  const form = await goToBank(ana, villaId, stay)
  bookingId = (await readRecords(site, form.orderId)).booking.id
  await expect(set('refunded')).rejects.toMatchObject({ code: 'nothing_to_refund' })
  expect(await set('cancelled')).toMatchObject({ status: 'cancelled' })
})

test('a late payment for a hidden booking is refunded', async () => {
  const form = await goToBank(ana, villaId, stay)
  orderId = form.orderId
  bookingId = (await readRecords(site, orderId)).booking.id
  await admin(bookingCalls.remove, { bookingId })
  await pay(site, form)
  await bring(site, orderId)
  await site.later(1)
  expect(await goes()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done', amount: 2_450_00 }] })
})

test('of two workers with the same list of refunds only one sends each to the bank', async () => {
  const orders: string[] = []
  for (const _ of [1, 2]) {
    villaId = (await aVilla(site.db)).id
    await books()
    await set('cancelled', { refundAmount: 1_000_00, reason: 'Agreed' })
    orders.push(orderId)
  }
  await site.atBank('/sim/end-of-day', {})
  const { bank } = site.deps
  /** While this worker waits for the bank, the other one goes through what is left of the list. */
  const waits: typeof bank.credit = async (...asked) => {
    await sendRefunds(site.deps)
    return bank.credit(...asked)
  }
  await sendRefunds({ ...site.deps, bank: { ...bank, credit: waits } })
  for (const order of orders) {
    expect((await goes(order)).refunds).toMatchObject([{ state: 'done', amount: 1_000_00 }])
    expect(atBank(order)?.refunds).toHaveLength(1)
  }
})
