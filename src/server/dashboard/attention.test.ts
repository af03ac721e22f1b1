import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { Attention } from '#contract/dashboard.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { badDay, bring, goToBank, pay, payForSoldNights, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { exchangeRates, galleryImages, payments, pictures, refunds } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let admin: Client

beforeAll(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  admin = await site.admin()
})
afterAll(() => site.close())

const stats = async () => (await admin(dashboardCalls.stats, {})).stats
const listed = async (kind: Attention['kind']) => (await stats()).attention.filter((one) => one.kind === kind)
const texts = async (kind: Attention['kind']) => (await listed(kind)).map(({ text }) => text)

test('villas on sale and gallery pictures are counted', async () => {
  await aVilla(site.db)
  await aVilla(site.db, { withdrawnAt: site.clock.now })
  await site.db.insert(pictures).values({ key: 'sea', alt: '', width: 1, height: 1, colour: '#000000' })
  await site.db.insert(galleryImages).values({ pictureKey: 'sea', alt: '', category: 'exteriors' })
  expect(await stats()).toMatchObject({ totalVillas: 1, galleryImages: 1 })
})

test.each([
  ['just read', 0, []],
  ['three hours old', 3, [/^The exchange rate has not been read since 2026-.* UTC: the one of May 29, 2026 is charged\.$/]],
  ['eight days old', 8 * 24, [/^The exchange rate has not been read since 2026-.* UTC: the fixed fallback rate is charged\.$/]],
])('a rate %s is listed or not among what needs attention', async (_, hours, expected) => {
  await site.db.delete(exchangeRates)
  const fetchedAt = new Date(site.clock.now.getTime() - hours * 3_600_000)
  await site.db.insert(exchangeRates).values({ units: 1_171_500, day: '2026-05-29', source: 'nbs', fetchedAt })
  const found = await texts('stale_rate')
  expect(found).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(found[index]).toMatch(words)
})

const failed = async () => {
  const { id } = await aVilla(site.db)
  const { orderId } = await payForSoldNights(site, ana, bob, id)
  await badDay(site, orderId, 'refund-fails')
  await site.later(1)
  const [refund] = (await readRecords(site, orderId)).refunds
  return { orderId, refundId: refund?.id ?? 0 }
}

test('a refund that the bank refused is listed until the owner records that the money was returned another way', async () => {
  const { orderId, refundId } = await failed()
  const [item] = await listed('failed_refund')
  expect(item).toMatchObject({ refundId, text: `${orderId}: the bank did not refund €2,450.00 (the nights were sold meanwhile).` })
  await expect(admin(dashboardCalls.settle, { refundId, how: 'done', note: ' ' })).rejects.toMatchObject({
    message: 'Please say what was done about it',
  })
  await admin(dashboardCalls.settle, { refundId, how: 'done', note: 'Transferred to her account' })
  expect(await listed('failed_refund')).toEqual([])
  await expect(admin(dashboardCalls.settle, { refundId, note: 'Again' })).rejects.toMatchObject({ code: 'state_changed' })
})

test('a refund that the bank refused is done if the owner retries it and the bank accepts', async () => {
  const { orderId, refundId } = await failed()
  await badDay(site, orderId, null)
  await admin(dashboardCalls.settle, { refundId, how: 'again', note: 'The bank says it works now' })
  await site.later(1)
  expect(await site.db.select().from(refunds).where(eq(refunds.id, refundId))).toMatchObject([{ state: 'done' }])
})

const withoutResult = async () => {
  const { id } = await aVilla(site.db)
  const form = await goToBank(ana, id, weekLater(6))
  await badDay(site, form.orderId, 'api-down', 30 * 24 * 60)
  const { payment } = await readRecords(site, form.orderId)
  return { ...form, paymentId: payment.id }
}

test('a payment without a result is listed after an hour, and cannot be settled while reconciliation continues', async () => {
  const { orderId, paymentId } = await withoutResult()
  await site.later(59)
  expect(await listed('unclear_payment')).toEqual([])
  await site.later(2)
  expect(await listed('unclear_payment')).toMatchObject([
    { text: `${orderId}: the bank has not said yet whether it was paid.`, paymentId: null },
  ])
  await expect(admin(dashboardCalls.settle, { paymentId, how: 'paid', note: 'x' })).rejects.toMatchObject({ code: 'state_changed' })
  await site.db.update(payments).set({ state: 'failed' }).where(eq(payments.id, paymentId))
})

test.each([
  ['paid', ['approved', 'paid']],
  ['not_paid', ['failed', 'failed']],
] as const)('a payment without a result can be settled by the owner after reconciliation has given up: %s', async (how, expected) => {
  const { orderId, paymentId } = await withoutResult()
  const attention = 'The bank could not be asked for five days.'
  await site.db.update(payments).set({ attention, askAt: null }).where(eq(payments.id, paymentId))
  await site.later(61)
  expect(await listed('unclear_payment')).toMatchObject([{ text: `${orderId}: ${attention}`, paymentId }])
  await expect(admin(dashboardCalls.settle, { paymentId, note: 'Seen' })).rejects.toMatchObject({
    message: 'Please say whether the bank has received the money',
  })
  await admin(dashboardCalls.settle, { paymentId, how, note: 'By phone' })
  expect(await states(site, orderId)).toEqual(expected)
  expect(await listed('unclear_payment')).toEqual([])
})

test('a contradiction of the bank is listed until it is settled', async () => {
  const { id } = await aVilla(site.db)
  const form = await goToBank(ana, id, weekLater(8))
  await pay(site, form)
  await bring(site, form.orderId)
  const { payment } = await readRecords(site, form.orderId)
  await site.db.update(payments).set({ attention: 'The books say declined.' }).where(eq(payments.id, payment.id))
  expect(await listed('contradiction')).toMatchObject([{ text: `${form.orderId}: The books say declined.`, paymentId: payment.id }])
  await admin(dashboardCalls.settle, { paymentId: payment.id, note: 'The bank has corrected its books' })
  expect(await listed('contradiction')).toEqual([])
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('an instalment is overdue the day after it was due, and no longer once it is paid', async () => {
  const { id } = await aVilla(site.db)
  const form = await goToBank(ana, id, { ...weekLater(12), plan: 'partial' })
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  const due = booking.stages[1]
  site.clock.now = new Date(`${due?.dueOn}T12:00:00Z`)
  admin = await site.admin()
  expect(await listed('overdue_instalment')).toEqual([])
  site.clock.now = new Date(site.clock.now.getTime() + 86_400_000)
  const [item] = await listed('overdue_instalment')
  expect(item?.bookingId).toBe(booking.id)
  expect(item?.text).toMatch(new RegExp(`^${booking.code}, Ana Petrović: €735\\.00 was due on `))
  await admin(bookingCalls.setStatus, { bookingId: booking.id, status: 'partial_paid', payment: makeTransfer(735_00) })
  expect(await listed('overdue_instalment')).toEqual([])
})
