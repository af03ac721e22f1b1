import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { ledgerCalls } from '#contract/ledger.ts'
import { paymentCalls } from '#contract/payments.ts'
import type { adminStatuses } from '#domain/bookings/status.ts'
import { badDay, bring, emptyCard, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { bookings, mails, payments, refunds } from '../db/schema.ts'

const TOTAL = 2_450_00

let site: TestSite
let ana: Client
let bob: Client
let admin: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  admin = await site.admin()
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const buys = async (guest: Client, over: object = {}, card?: string) => {
  const form = await goToBank(guest, villaId, over)
  await pay(site, form, card ? { card } : {})
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  return { ...form, bookingId: booking.id, code: booking.code }
}
const waits = async (guest: Client, over: object = {}) => {
  const form = await goToBank(guest, villaId, over)
  const { booking } = await readRecords(site, form.orderId)
  return { ...form, bookingId: booking.id, code: booking.code }
}
const set = (bookingId: number, status: (typeof adminStatuses)[number], over: object = {}) =>
  admin(bookingCalls.setStatus, { bookingId, status, ...over })
const readStatus = async (bookingId: number) => (await site.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0]?.status
const listPayments = (bookingId: number) =>
  site.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved')))
    .orderBy(payments.id)
const mailsAbout = async (code: string) => (await site.db.select().from(mails).orderBy(mails.id)).filter(({ text }) => text.includes(code))
const readChanges = async (bookingId: number) => {
  const { changes } = await admin(bookingCalls.statusChanges, { bookingId })
  return (change: string) => changes.find((one) => one.change === change)
}

test.each([
  ['full', 'failed', 'money_kept'],
  ['full', 'partial_paid', 'everything_paid'],
  ['partial', 'failed', 'money_kept'],
] as const)('a paid booking (%s) cannot become %s', async (plan, status, code) => {
  const { orderId, bookingId } = await buys(ana, { plan })
  const before = await states(site, orderId)
  await expect(set(bookingId, status)).rejects.toMatchObject({ code, status: 409 })
  expect(await states(site, orderId)).toEqual(before)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
})

test('a paid booking can be deleted only after a full refund, is listed as deleted, and can be restored', async () => {
  const { bookingId } = await buys(ana)
  const remove = () => admin(bookingCalls.remove, { bookingId })
  await expect(remove()).rejects.toMatchObject({ code: 'money_kept', status: 409 })
  await set(bookingId, 'cancelled', { refundAmount: TOTAL, reason: 'A water damage' })
  await expect(remove()).rejects.toMatchObject({ code: 'money_kept' })
  await site.later(1)
  expect(await readStatus(bookingId)).toBe('refunded')
  await remove()
  const list = (hidden: boolean) => admin(bookingCalls.calendar, { villaId, hidden })
  expect((await list(false)).bookings).toEqual([])
  expect((await list(true)).bookings).toMatchObject([{ id: bookingId, hidden: true }])
  await admin(bookingCalls.restore, { bookingId })
  expect((await list(false)).bookings).toMatchObject([{ id: bookingId, hidden: false }])
})

test('a paid booking that was deleted directly is restored with its nights unless they are sold, and can be refunded', async () => {
  const first = await buys(ana)
  const hide = () => site.db.update(bookings).set({ deletedAt: site.clock.now }).where(eq(bookings.id, first.bookingId))
  const toldAgain = async () =>
    (await site.db.select().from(mails).where(eq(mails.bookingId, first.bookingId))).filter(({ occasion }) =>
      occasion.startsWith('booking confirmed again'),
    ).length
  await hide()
  await admin(bookingCalls.restore, { bookingId: first.bookingId, tellGuest: false })
  expect(await toldAgain()).toBe(0)
  await hide()
  await admin(bookingCalls.restore, { bookingId: first.bookingId })
  expect(await toldAgain()).toBe(1)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
  await hide()
  await buys(bob)
  await expect(admin(bookingCalls.restore, { bookingId: first.bookingId })).rejects.toMatchObject({ code: 'dates_taken' })
  await set(first.bookingId, 'cancelled', { refundAmount: TOTAL, reason: 'Sold to somebody else' })
  await site.later(1)
  expect(await readStatus(first.bookingId)).toBe('refunded')
})

test.each([
  ['pending', () => waits(ana)],
  ['failed', () => buys(ana, {}, emptyCard)],
  [
    'cancelled',
    async () => {
      const found = await waits(ana)
      await set(found.bookingId, 'cancelled')
      return found
    },
  ],
] as const)('setting paid or partly paid needs a payment for a %s booking, and a refusal changes nothing', async (status, make) => {
  const { bookingId, code } = await make()
  const before = (await mailsAbout(code)).length
  for (const wanted of ['paid', 'partial_paid'] as const)
    await expect(set(bookingId, wanted)).rejects.toMatchObject({ code: 'payment_required', status: 409, details: { remaining: 2450 } })
  const { version } = await admin(bookingCalls.details, { bookingId })
  await expect(set(bookingId, 'paid', { version, payment: makeTransfer(1_000_00) })).rejects.toMatchObject({ code: 'payment_required' })
  await expect(set(bookingId, 'paid', { version, payment: makeTransfer(TOTAL + 1) })).rejects.toMatchObject({ code: 'payment_too_high' })
  await expect(set(bookingId, 'paid', { version, payment: makeTransfer(TOTAL, { receivedOn: '2031-01-01' }) })).rejects.toMatchObject({
    status: 400,
  })
  await expect(set(bookingId, 'paid', { version, payment: makeTransfer(TOTAL, { reference: ' ' }) })).rejects.toMatchObject({ status: 400 })
  await expect(set(bookingId, 'failed', { payment: makeTransfer(TOTAL) })).rejects.toMatchObject({ status: 400 })
  expect(await readStatus(bookingId)).toBe(status)
  expect(await listPayments(bookingId)).toEqual([])
  expect(await mailsAbout(code)).toHaveLength(before)
})

test('setting paid or partly paid stores the payment with actor, day and reference, adds it to the ledger, and sends the mails of a payment', async () => {
  const { bookingId, code } = await waits(ana)
  const payment = makeTransfer(TOTAL, { receivedOn: '2026-05-28', reference: 'Izvod 77' })
  expect(await set(bookingId, 'paid', { payment })).toMatchObject({ status: 'paid' })
  const { payments: shown } = await admin(bookingCalls.details, { bookingId })
  expect(shown.at(-1)).toMatchObject({
    method: 'transfer',
    receivedOn: '2026-05-28',
    reference: 'Izvod 77',
    recordedBy: 'Owner',
    amount: TOTAL,
  })
  const { days } = await admin(ledgerCalls.read, { from: '2026-05-28', until: '2026-05-28' })
  expect(days).toMatchObject([{ day: '2026-05-28', received: TOTAL }])
  const written = await mailsAbout(code)
  expect(written.map(({ subject }) => subject)).toEqual([
    `We have received your payment for booking ${code}`,
    expect.stringMatching(/is confirmed/),
    `New booking ${code}`,
  ])
  expect(written[0]?.text).toMatch(/We have received your bank transfer\./)
  expect(written[0]?.text).toMatch(/Izvod 77/)
  expect(written.map(({ text }) => text).join()).not.toMatch(/card has been charged|Authorisation code/)
})

test('setting paid or partly paid needs no payment for a cancelled booking with retained money, and the guest gets a mail', async () => {
  const { bookingId, code } = await buys(ana)
  await set(bookingId, 'cancelled', { refundAmount: 0, reason: 'Cancelled by mistake' })
  await set(bookingId, 'paid')
  expect(await readStatus(bookingId)).toBe('paid')
  expect(await listPayments(bookingId)).toHaveLength(1)
  expect((await mailsAbout(code)).at(-1)?.subject).toBe(`Your booking ${code} has been reinstated`)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
})

test('setting paid or partly paid shows its effects before, and those of the next changes afterwards', async () => {
  const { bookingId } = await waits(ana)
  const change = await readChanges(bookingId)
  expect(change('paid')).toMatchObject({
    problem: null,
    nights: 'taken',
    payment: { least: TOTAL, most: TOTAL },
    openPayment: 'returned',
  })
  expect(change('failed')).toMatchObject({ problem: null, nights: 'freed' })
  await set(bookingId, 'paid', { payment: makeTransfer(TOTAL) })
  const then = await readChanges(bookingId)
  expect(then('failed')?.problem).toMatch(/Cancel it instead/)
  expect(then('delete')?.problem).toMatch(/Cancel it instead/)
  expect(then('cancelled')).toMatchObject({ problem: null, nights: 'freed', refundable: TOTAL })
})

test('a card payment that is approved after a booking was set to paid is refunded', async () => {
  const form = await waits(ana)
  await set(form.bookingId, 'paid', { payment: makeTransfer(TOTAL) })
  await pay(site, form)
  await bring(site, form.orderId)
  await site.later(1)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  expect((await readRecords(site, form.orderId)).refunds).toMatchObject([{ state: 'done', amount: TOTAL }])
})

test('a card payment of a stage that exceeds the price after a transfer is refunded', async () => {
  const first = await buys(ana, { plan: 'partial' })
  const { bookingId } = first
  await admin(bookingMoneyCalls.record, { bookingId, ...makeTransfer(735_00) })
  const last = await ana(paymentCalls.createInstalment, { bookingId, stage: 3 })
  await admin(bookingMoneyCalls.record, { bookingId, ...makeTransfer(500_00) })
  await pay(site, last)
  await bring(site, last.orderId)
  await site.later(1)
  expect(await states(site, last.orderId)).toEqual(['approved', 'partial_paid'])
  expect((await readRecords(site, last.orderId)).refunds).toMatchObject([
    { amount: 980_00, reason: 'with it more than the price would be paid' },
  ])
})

const record = (bookingId: number, amount: number, over: object = {}) =>
  admin(bookingMoneyCalls.record, { bookingId, ...makeTransfer(amount, over) })

test('a recorded payment can pay a part of a stage, and the guest pays the rest of it', async () => {
  const { bookingId, code } = await buys(ana, { plan: 'partial' })
  expect(await record(bookingId, 500_00, { method: 'cash' })).toMatchObject({ status: 'partial_paid' })
  expect((await mailsAbout(code)).at(-1)?.text).toMatch(/We have received your payment in cash\./)
  const [mine] = (await ana(bookingCalls.mine, {})).bookings.filter(({ id }) => id === bookingId)
  expect(mine).toMatchObject({ paid: 1_235_00, remaining: 1_215_00, stages: [{ due: 0 }, { due: 235_00 }, { due: 980_00 }] })
  await expect(ana(paymentCalls.createInstalment, { bookingId, stage: 2, amount: 735_00 })).rejects.toMatchObject({
    code: 'price_changed',
  })
  const form = await ana(paymentCalls.createInstalment, { bookingId, stage: 2, amount: 235_00 })
  await pay(site, form)
  await bring(site, form.orderId)
  expect((await readRecords(site, form.orderId)).payment).toMatchObject({ amount: 235_00, state: 'approved' })
  expect(await record(bookingId, 980_00)).toMatchObject({ status: 'paid' })
})

test('recording a payment is refused if the nights are taken', async () => {
  const failed = await buys(ana, {}, emptyCard)
  site.clock.now = minutesAfter(site.clock.now, 21)
  await buys(bob)
  await expect(record(failed.bookingId, TOTAL)).rejects.toMatchObject({ code: 'dates_taken' })
  expect(await listPayments(failed.bookingId)).toEqual([])
})

test('recording a payment twice with the same version records one payment', async () => {
  const { bookingId } = await buys(ana, { plan: 'partial' })
  const { version } = await admin(bookingCalls.details, { bookingId })
  const twice = await Promise.allSettled([1, 2].map(() => admin(bookingMoneyCalls.record, { bookingId, version, ...makeTransfer(735_00) })))
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listPayments(bookingId)).toHaveLength(2)
})

test('recording a payment is refused on a cancelled booking and above the amount due', async () => {
  const { bookingId } = await buys(ana, { plan: 'partial' })
  await expect(record(bookingId, 1_715_01)).rejects.toMatchObject({ code: 'payment_too_high', details: { remaining: 1715 } })
  await set(bookingId, 'cancelled', { refundAmount: 0, reason: 'Agreed' })
  await expect(record(bookingId, 100_00)).rejects.toMatchObject({ code: 'change_not_possible' })
})

const reverse = (paymentId: number) => admin(bookingMoneyCalls.reverse, { paymentId, reason: 'Meant for another booking' })

test('a payment recorded by mistake is reversed by a correction, its amount is due again, and the guest gets a mail', async () => {
  const { bookingId, code } = await buys(ana, { plan: 'partial' })
  const { paymentId } = await admin(bookingMoneyCalls.record, { bookingId, ...makeTransfer(735_00) })
  const before = await listPayments(bookingId)
  expect(await reverse(paymentId)).toMatchObject({ status: 'partial_paid' })
  expect(await listPayments(bookingId)).toEqual(before)
  expect(await site.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([
    { amount: 735_00, state: 'done', correction: true, reason: 'Meant for another booking' },
  ])
  const { booking } = await admin(bookingCalls.details, { bookingId })
  expect(booking).toMatchObject({ paid: 735_00, remaining: 1_715_00 })
  expect((await mailsAbout(code)).at(-1)).toMatchObject({ subject: `A payment for booking ${code} was corrected` })
  expect(await admin(bookingCalls.refundOffer, { bookingId })).toMatchObject({ paid: 735_00, refundable: 735_00, offer: 514_50 })
  await expect(reverse(paymentId)).rejects.toMatchObject({ code: 'payment_returned' })
})

test('a payment recorded by mistake leaves a booking without payments pending, its nights held until the owner decides', async () => {
  const { bookingId } = await waits(ana)
  await set(bookingId, 'paid', { payment: makeTransfer(TOTAL) })
  const [wrong] = await listPayments(bookingId)
  expect(await reverse(wrong?.id ?? 0)).toMatchObject({ status: 'pending' })
  for (const minutes of [1, 25, 3 * 24 * 60]) {
    await site.later(minutes)
    await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
  }
  const { stats } = await admin(dashboardCalls.stats, {})
  expect(stats.attention).toContainEqual(expect.objectContaining({ kind: 'unpaid_sale', bookingId }))
  await set(bookingId, 'partial_paid', { payment: makeTransfer(1_450_00) })
  expect(await readStatus(bookingId)).toBe('partial_paid')
  const { stats: after } = await admin(dashboardCalls.stats, {})
  expect(after.attention).not.toContainEqual(expect.objectContaining({ kind: 'unpaid_sale', bookingId }))
})

test('a payment recorded by mistake is replaced by the right one in the same step', async () => {
  const { bookingId } = await waits(ana)
  await set(bookingId, 'paid', { payment: makeTransfer(TOTAL) })
  const [wrong] = await listPayments(bookingId)
  const ask = { paymentId: wrong?.id ?? 0, reason: 'Mistyped' }
  const tooMuch = { ...ask, payment: makeTransfer(TOTAL + 1) }
  await expect(admin(bookingMoneyCalls.reverse, tooMuch)).rejects.toMatchObject({ code: 'payment_too_high' })
  expect(await readStatus(bookingId)).toBe('paid')
  expect(await admin(bookingMoneyCalls.reverse, { ...ask, payment: makeTransfer(1_450_00) })).toMatchObject({ status: 'partial_paid' })
  const { booking } = await admin(bookingCalls.details, { bookingId })
  expect(booking).toMatchObject({ paid: 1_450_00, remaining: 1_000_00 })
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
})

test('the owner cancels the stay of a payment recorded by mistake, which frees its nights', async () => {
  const { bookingId } = await waits(ana)
  await set(bookingId, 'paid', { payment: makeTransfer(TOTAL) })
  const [wrong] = await listPayments(bookingId)
  await reverse(wrong?.id ?? 0)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
  await set(bookingId, 'cancelled')
  expect(await states(site, (await goToBank(bob, villaId)).orderId)).toEqual(['open', 'pending'])
})

test('a payment recorded by mistake cannot be a card payment', async () => {
  const { bookingId } = await buys(ana)
  const [card] = await listPayments(bookingId)
  await expect(reverse(card?.id ?? 0)).rejects.toMatchObject({ code: 'payment_not_recorded', status: 409 })
})

test('a booking reactivated after a refund counts the paid amount less the refund, and only the rest of the price is due', async () => {
  const { bookingId } = await buys(ana, { plan: 'partial' })
  await set(bookingId, 'cancelled', { refundAmount: 514_50, reason: 'The policy' })
  await site.atBank('/sim/end-of-day', {})
  await site.later(24 * 60)
  expect(await readStatus(bookingId)).toBe('refunded')
  await set(bookingId, 'partial_paid')
  const { booking } = await admin(bookingCalls.details, { bookingId })
  expect(booking).toMatchObject({
    paid: 220_50,
    remaining: 2_229_50,
    stages: [{ due: 514_50, paid: false }, { due: 735_00 }, { due: 980_00 }],
  })
  ana = await site.signIn('ana@example.com', 'Password-1')
  for (const [stage, amount] of [
    [1, 514_50],
    [2, 735_00],
    [3, 980_00],
  ] as const) {
    const form = await ana(paymentCalls.createInstalment, { bookingId, stage })
    expect((await readRecords(site, form.orderId)).payment.amount).toBe(amount)
    await pay(site, form)
    await bring(site, form.orderId)
    expect((await readRecords(site, form.orderId)).refunds).toEqual([])
  }
  expect(await readStatus(bookingId)).toBe('paid')
})

test('a booking reactivated after a refund does not count a pending refund, also if the refund times out at the bank', async () => {
  const { orderId, bookingId } = await buys(ana)
  await badDay(site, orderId, 'refund-times-out')
  await set(bookingId, 'cancelled', { refundAmount: 1_000_00, reason: 'Agreed' })
  await expect(set(bookingId, 'paid')).rejects.toMatchObject({ code: 'payment_required', details: { remaining: 1000 } })
  await set(bookingId, 'partial_paid')
  const [mine] = (await ana(bookingCalls.mine, {})).bookings.filter(({ id }) => id === bookingId)
  expect(mine).toMatchObject({ paid: 1_450_00, remaining: 1_000_00, stages: [{ due: 1_000_00 }] })
})

test('a cancelled booking owes nothing, and after a refund of everything offers no refund', async () => {
  const { bookingId } = await buys(ana, { plan: 'partial' })
  await set(bookingId, 'cancelled', { refundAmount: 735_00, reason: 'All of it' })
  const { booking } = await admin(bookingCalls.details, { bookingId })
  expect(booking).toMatchObject({ status: 'cancelled', remaining: 0, nextDueOn: null })
  expect(booking.stages.map(({ due }) => due)).toEqual([0, 0, 0])
  expect(await admin(bookingCalls.refundOffer, { bookingId })).toMatchObject({ refundable: 0 })
  const { due } = await admin(ledgerCalls.read, { from: week.checkIn, until: week.checkOut })
  expect(due.map((one) => one.bookingId)).not.toContain(bookingId)
})
