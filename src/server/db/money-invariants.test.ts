import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aDiscount, aSeason, aVilla, makeTransfer } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookingChanges, bookings, payments, refunds } from './schema.ts'

let site: TestSite
let ana: Client
let admin: Client
let paymentId: number
let bookingId: number
let orderId: string

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  admin = await site.admin()
})
beforeEach(async () => {
  const { id } = await aVilla(site.db)
  const form = await goToBank(ana, id, { plan: 'partial' })
  await pay(site, form)
  await bring(site, form.orderId)
  orderId = form.orderId
  const found = await readRecords(site, orderId)
  paymentId = found.payment.id
  bookingId = found.booking.id
})
afterAll(() => site.close())

const refusedBy = async (change: PromiseLike<unknown>, words: RegExp) =>
  expect(
    await Promise.resolve(change).then(
      () => 'done',
      (error) => `${error.cause?.message}`,
    ),
  ).toMatch(words)

const ofPayment = () => eq(payments.id, paymentId)
const refund = (amount: number, dinars: number) => ({
  paymentId,
  amount,
  dinars,
  reason: 'Agreed',
  createdAt: site.clock.now,
  state: 'due' as const,
})

test.each([
  ['amount', { amount: 1 }],
  ['dinars', { dinars: 1 }],
  ['state', { state: 'failed' }],
  ['booking', { bookingId: 1_000_000 }],
  ['authorisation', { authCode: 'OTHER' }],
  ['day', { settledAt: new Date('2020-01-01') }],
] as const)('a settled payment cannot change its %s', (_, change) =>
  refusedBy(site.db.update(payments).set(change).where(ofPayment()), /stays as it is/),
)

test('a settled payment cannot be deleted, directly or with its booking', async () => {
  await refusedBy(site.db.delete(payments).where(ofPayment()), /stays as it is/)
  await expect(site.db.delete(bookings).where(eq(bookings.id, bookingId))).rejects.toThrow()
})

test('a settled payment can change its attention and schedule, and get missing data of the bank', async () => {
  await site.db
    .update(payments)
    .set({ attention: 'Ask', askAt: site.clock.now, asked: 9, hostRefNum: sql`coalesce(host_ref_num, 'x')` })
    .where(ofPayment())
  await site.db.update(payments).set({ attention: null, askAt: null, sent: null }).where(ofPayment())
  const [row] = await site.db.select().from(payments).where(ofPayment())
  expect(row).toMatchObject({ attention: null, askAt: null, asked: 9, sent: null, state: 'approved', hostRefNum: expect.any(String) })
})

test('a settled payment is reversed by a new row, which cannot change', async () => {
  const { paymentId: recorded } = await admin(bookingMoneyCalls.record, { bookingId, ...makeTransfer(735_00) })
  await refusedBy(site.db.update(payments).set({ amount: 1_00 }).where(eq(payments.id, recorded)), /stays as it is/)
  await admin(bookingMoneyCalls.reverse, { paymentId: recorded, reason: 'Typed wrongly' })
  const reversal = eq(refunds.paymentId, recorded)
  await refusedBy(site.db.delete(refunds).where(reversal), /stays as it is/)
  await refusedBy(site.db.update(refunds).set({ state: 'due' }).where(reversal), /stays as it is/)
})

test('refunds cannot exceed the payment in euros or dinars, also in sum and concurrently', async () => {
  const { payment } = await readRecords(site, orderId)
  await refusedBy(site.db.insert(refunds).values(refund(payment.amount + 1, 1)), /more than came/)
  await refusedBy(site.db.insert(refunds).values(refund(1, payment.dinars + 1)), /more than came/)
  const halves = await Promise.allSettled(
    [1, 2, 3].map(() => site.db.insert(refunds).values(refund(Math.floor(payment.amount / 2), Math.floor(payment.dinars / 2)))),
  )
  expect(halves.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('refunds need an approved payment', async () => {
  const form = await ana(paymentCalls.createInstalment, { bookingId, stage: 2 })
  const open = (await readRecords(site, form.orderId)).payment
  await refusedBy(site.db.insert(refunds).values({ ...refund(1, 1), paymentId: open.id }), /more than came/)
})

test('refunds cannot change their amount or final state, or be deleted', async () => {
  await site.db.insert(refunds).values(refund(100, 117))
  const one = eq(refunds.paymentId, paymentId)
  await refusedBy(site.db.update(refunds).set({ amount: 1 }).where(one), /stays as it is/)
  await refusedBy(site.db.delete(refunds).where(one), /stays as it is/)
  await site.db.update(refunds).set({ state: 'done', settledAt: site.clock.now }).where(one)
  await refusedBy(site.db.update(refunds).set({ state: 'failed' }).where(one), /stays as it is/)
})

test('a stage can be paid by card once, and a second approval needs a refund in the same transaction', async () => {
  const { id: _id, ...row } = (await readRecords(site, orderId)).payment
  const again = { ...row, orderId: `${orderId}9`, attempt: 9, transId: null }
  await refusedBy(site.db.insert(payments).values(again), /paid twice/)
  await site.db.transaction(async (tx) => {
    const [surplus] = await tx.insert(payments).values(again).returning()
    await tx.insert(refunds).values({ ...refund(again.amount, again.dinars), paymentId: surplus?.id ?? 0 })
  })
  expect(await site.db.$count(payments, eq(payments.orderId, again.orderId))).toBe(1)
})

test('amounts of bookings, stages and payments must be above 0', async () => {
  const { id: villaId } = await aVilla(site.db)
  const stay = {
    code: `Z${villaId}`,
    villaId,
    checkIn: '2027-07-05',
    checkOut: '2027-07-12',
    guestName: 'Ana',
    createdAt: site.clock.now,
    status: 'pending' as const,
  }
  await refusedBy(site.db.insert(bookings).values(stay), /above 0/)
  await refusedBy(site.db.insert(bookings).values({ ...stay, total: -1 }), /above 0/)
  const stages = [{ stage: 1 as const, amount: 0, dueOn: '2026-06-01' }]
  await refusedBy(site.db.insert(bookings).values({ ...stay, total: 100, stages }), /above 0/)
  await refusedBy(site.db.update(bookings).set({ total: 0 }).where(eq(bookings.id, bookingId)), /above 0/)
  const { id: _id, ...row } = (await readRecords(site, orderId)).payment
  await refusedBy(site.db.insert(payments).values({ ...row, orderId: 'Z', attempt: 9, amount: 0, state: 'open' }), /above 0/)
})

test('discounts must have a known type, and days of discounts and seasons must be in order', async () => {
  await refusedBy(aDiscount(site.db, { type: 'birthday' as 'custom' }), /discount_rules_type/)
  await refusedBy(aDiscount(site.db, { validFrom: '2026-12-31', validUntil: '2026-01-01' }), /discount_rules_days/)
  await refusedBy(aDiscount(site.db, { stayFrom: '2026-12-31', stayUntil: '2026-01-01' }), /discount_rules_days/)
  await refusedBy(aSeason(site.db, { from: '2026-12-31', until: '2026-01-01' }), /seasons/)
})

test('booking changes can only be added', async () => {
  const ofBooking = eq(bookingChanges.bookingId, bookingId)
  await refusedBy(site.db.update(bookingChanges).set({ reason: 'Another one' }).where(ofBooking), /only added/)
  await refusedBy(site.db.update(bookingChanges).set({ toStatus: 'failed', reason: 'Erased' }).where(ofBooking), /only added/)
  await refusedBy(site.db.delete(bookingChanges).where(ofBooking), /only added/)
  expect((await admin(bookingCalls.details, { bookingId })).changes).toHaveLength(1)
})
