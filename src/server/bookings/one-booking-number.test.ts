import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { bring, emptyCard, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, payments } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let villaId: number
let people = 0

// Seven nights: €2,450 in full, €735 as the first of three stages.
const FULL = 2_450_00
const FIRST = 735_00

beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  people += 1
  ana = await site.guest(`Ana ${people}`)
  bob = await site.guest(`Bob ${people}`)
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

type Visit = Awaited<ReturnType<typeof goToBank>>

const passes = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}
const rows = () => site.db.select().from(bookings).where(eq(bookings.villaId, villaId)).orderBy(asc(bookings.id))
const readBooking = async ({ orderId }: Visit) => (await readRecords(site, orderId)).booking
async function pays(form: Visit, over: Parameters<typeof pay>[2] = {}) {
  await pay(site, form, over)
  await bring(site, form.orderId)
}

test('four tries at the bank are one booking number, with an order id each: left, declined, lapsed and paid', async () => {
  const left = await goToBank(ana, villaId)
  await pays(left, { issuer: 'cancel' })
  passes(2)
  const declined = await goToBank(ana, villaId, { retryOf: left.orderId })
  await pays(declined, { card: emptyCard })
  expect(await states(site, declined.orderId)).toEqual(['failed', 'failed'])
  passes(2)
  const lapsed = await goToBank(ana, villaId)
  passes(25)
  const last = await goToBank(ana, villaId)
  await pays(last)

  const visits = [left, declined, lapsed, last]
  expect(new Set(visits.map(({ bookingNumber }) => bookingNumber)).size).toBe(1)
  expect(visits.map(({ orderId }) => orderId.slice(-4))).toEqual(['1-01', '1-02', '1-03', '1-04'])
  expect(await rows()).toMatchObject([{ status: 'paid', holdsUntil: null }])
})

test('a further try is with its own details, plan and consent, and holds the nights for a whole hold', async () => {
  const first = await goToBank(ana, villaId, { termsAccepted: true })
  passes(5)
  const guest = { ...anaForm, name: 'Ana Novak', email: 'new@example.com', guests: 1, specialRequests: 'A cot' }
  const second = await goToBank(ana, villaId, { guest, plan: 'partial', retryOf: first.orderId })
  expect(await readBooking(second)).toMatchObject({
    guestName: 'Ana Novak',
    email: 'new@example.com',
    guests: 1,
    specialRequests: 'A cot',
    plan: 'partial',
    stages: [{ amount: FIRST }, {}, {}],
    termsAcceptedAt: null,
    holdsUntil: new Date(site.clock.now.getTime() + 20 * 60_000),
  })
  expect((await readRecords(site, second.orderId)).payment).toMatchObject({ amount: FIRST, attempt: 2, state: 'open' })
})

test.each([
  ['full', 'partial', [0], 'full', FULL],
  ['partial', 'full', [0], 'partial', FIRST],
  ['full', 'partial', [0, 1], 'full', FULL],
  ['partial', 'full', [0, 1], 'partial', FIRST],
  ['full', 'partial', [1, 0], 'partial', FIRST],
  ['partial', 'full', [1, 0], 'full', FULL],
] as const)(
  'of a try %s and one %s, approved in the order %s, the first approval counts with what was agreed with it: %s',
  async (first, second, order, plan, kept) => {
    const one = await goToBank(ana, villaId, { plan: first })
    const two = await goToBank(ana, villaId, { plan: second, retryOf: one.orderId })
    for (const index of order) await pays([one, two][index] ?? one)
    await site.later(1)
    const { booking, refunds } = await readRecords(site, [one, two][order[0]]?.orderId ?? '')
    expect(refunds).toEqual([])
    expect(booking).toMatchObject({ plan, total: FULL, status: plan === 'full' ? 'paid' : 'partial_paid' })
    expect(booking.stages.map(({ amount }) => amount)[0]).toBe(kept)
    if (order.length === 1) return
    const other = await readRecords(site, [one, two][order[1]]?.orderId ?? '')
    expect(other.refunds).toMatchObject([{ state: 'done', amount: other.payment.amount }])
    expect(other.booking.id).toBe(booking.id)
    expect(await rows()).toHaveLength(1)
  },
)

test('two tabs that confirm at once open one form; the other is told of it', async () => {
  const first = await goToBank(ana, villaId)
  const both = await Promise.allSettled([1, 2].map(() => goToBank(ana, villaId, { retryOf: first.orderId })))
  const opened = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(opened).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'own_hold', details: { nestpayoId: opened[0]?.orderId } },
  })
  expect(await rows()).toHaveLength(1)
})

test('after a decline two tabs that confirm at once open one form', async () => {
  await pays(await goToBank(ana, villaId), { card: emptyCard })
  const both = await Promise.allSettled([1, 2].map(() => goToBank(ana, villaId)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await rows()).toMatchObject([{ status: 'pending' }])
})

test('a try whose hold has lapsed leaves the nights to another guest, and what it pays then goes back', async () => {
  const lapsed = await goToBank(ana, villaId)
  passes(21)
  await pays(await goToBank(bob, villaId))
  await expect(goToBank(ana, villaId)).rejects.toMatchObject({ code: 'dates_taken' })
  await pays(lapsed)
  await site.later(1)
  expect(await states(site, lapsed.orderId)).toEqual(['approved', 'refunded'])
  expect(await rows()).toMatchObject([{ status: 'refunded' }, { status: 'paid' }])
})

test('after a decline others can have the nights when the hold ends, although the guest left an earlier try unpaid', async () => {
  const left = await goToBank(ana, villaId)
  await pays(await goToBank(ana, villaId, { retryOf: left.orderId }), { card: emptyCard })
  passes(19)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_held' })
  passes(2)
  const bobs = await goToBank(bob, villaId)
  expect(bobs.bookingNumber).not.toBe(left.bookingNumber)
  await pays(left)
  await pays(bobs)
  await site.later(1)
  expect(await states(site, bobs.orderId)).toEqual(['approved', 'paid'])
  expect((await readRecords(site, left.orderId)).refunds).toMatchObject([{ state: 'done', amount: FULL }])
})

test('other nights, another guest, a day later, and what an owner has ended are new bookings', async () => {
  const first = await goToBank(ana, villaId)
  const shorter = await goToBank(ana, villaId, { checkOut: '2026-07-14', retryOf: first.orderId })
  expect(shorter.bookingNumber).not.toBe(first.bookingNumber)
  await pays(shorter, { card: emptyCard })
  const again = await goToBank(ana, villaId)
  expect(again.bookingNumber).toBe(first.bookingNumber)
  await (await site.admin())(bookingCalls.setStatus, { bookingId: (await readBooking(again)).id, status: 'failed', reason: 'By phone' })
  const anew = await goToBank(ana, villaId)
  expect(anew.bookingNumber).not.toBe(first.bookingNumber)
  await pays(anew, { card: emptyCard })
  passes(25 * 60)
  const nextDay = await goToBank(ana, villaId)
  expect(nextDay.bookingNumber).not.toBe(anew.bookingNumber)
  await pays(nextDay, { card: emptyCard })
  passes(21)
  expect((await goToBank(bob, villaId)).bookingNumber).not.toBe(nextDay.bookingNumber)
})

test('a guest who goes to and fro between two stays of the same nights holds them no longer than one who does not', async () => {
  const shorter = { checkOut: '2026-07-14' }
  let last = await goToBank(ana, villaId)
  for (const over of [shorter, {}, shorter]) {
    passes(15)
    last = await goToBank(ana, villaId, { ...over, retryOf: last.orderId })
  }
  const { holdsUntil } = await readBooking(last)
  expect(holdsUntil).toEqual(new Date(site.clock.now.getTime() + 5 * 60_000))
  passes(6)
  await expect(goToBank(ana, villaId)).rejects.toMatchObject({ code: 'held_too_often' })
  expect(
    (await site.db.select().from(payments).innerJoin(bookings, eq(bookings.id, payments.bookingId)).where(eq(bookings.villaId, villaId)))
      .length,
  ).toBe(4)
})

test('a try with another price than shown is refused and leaves the earlier one as it was', async () => {
  const first = await goToBank(ana, villaId)
  const before = await rows()
  await expect(goToBank(ana, villaId, { quotedTotal: FULL - 1, retryOf: first.orderId })).rejects.toMatchObject({ code: 'price_changed' })
  expect(await rows()).toEqual(before)
})
