import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, week, weekLater } from '../../../tests/builders.ts'
import { alwaysTrue } from '../../../tests/money-truths.ts'
import { type Client, SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'

let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  admin = await site.admin()
})
afterAll(() => site.close())

type Wanted = InputOf<typeof handBookingCalls.offer>
const guest = { name: 'Ana Petrović', email: 'ana@example.com', phone: '+381 60 1234567' }
const stay = async (over: Partial<Wanted> = {}): Promise<Wanted> => ({
  villaId: (await aVilla(site.db)).id,
  ...week,
  guests: 2,
  price: 'rates' as const,
  ...over,
})

async function book(wanted: Wanted, paid: number, over: object = {}) {
  const { total } = await admin(handBookingCalls.offer, wanted)
  const { payment } = { payment: makeTransfer(paid) }
  return admin(handBookingCalls.create, { ...wanted, ...guest, total, payment, ...over })
}
const findRow = async (id: number) => (await site.db.select().from(bookings).where(eq(bookings.id, id)))[0]

test('a booking by hand with a bank transfer is paid, its nights are sold, and the guest gets two mails', async () => {
  const wanted = await stay()
  expect(await admin(handBookingCalls.offer, wanted)).toMatchObject({ total: 2_450_00, broken: [], reasonNeeded: false })
  const { bookingId, bookingNumber, status } = await book(wanted, 2_450_00)
  expect(status).toBe('paid')
  expect(await findRow(bookingId)).toMatchObject({
    code: bookingNumber,
    accountId: null,
    guestName: 'Ana Petrović',
    total: 2_450_00,
    plan: 'full',
  })
  const ana = await site.guest('Ana')
  await expect(goToBank(ana, wanted.villaId, { ...week })).rejects.toMatchObject({ code: 'dates_taken' })
  const sent = await site.db.select().from(mails).where(eq(mails.bookingId, bookingId)).orderBy(desc(mails.id))
  const toGuest = sent.filter(({ audience }) => audience === 'guest')
  expect(toGuest).toHaveLength(2)
  // No account has the booking, so a link to its page would lead to 404 after the sign-in.
  for (const { text, html } of toGuest) expect(text + html).not.toContain(SITE)
  await alwaysTrue({ site })
})

test('a booking by hand in stages has the paid amount recorded, and the rest is due by the plan', async () => {
  const { bookingId, status } = await book(await stay({ ...weekLater(8), plan: 'partial' }), 735_00)
  expect(status).toBe('partial_paid')
  const { booking } = await admin(bookingCalls.details, { bookingId })
  expect(booking).toMatchObject({ paid: 735_00, remaining: 1_715_00, stages: [{ paid: true }, { paid: false }, { paid: false }] })
  expect(await admin(bookingMoneyCalls.record, { bookingId, ...makeTransfer(1_715_00) })).toMatchObject({ status: 'paid' })
  await alwaysTrue({ site })
})

test('an own price and broken rules need a reason', async () => {
  const wanted = await stay({ checkOut: '2026-07-08', price: 'own', amount: 500_00 })
  const offer = await admin(handBookingCalls.offer, wanted)
  expect(offer).toMatchObject({ total: 500_00, broken: ['Minimum stay is 5 nights'], reasonNeeded: true })
  expect(offer.items.at(-1)).toMatchObject({ name: 'Agreed with your hosts', amount: -200_00 })
  await expect(book(wanted, 500_00)).rejects.toMatchObject({ code: 'change_reason_needed' })
  const { bookingId } = await book(wanted, 500_00, { reason: 'A friend of the house' })
  const { changes } = await admin(bookingCalls.details, { bookingId })
  expect(changes.at(-1)?.reason).toBe('entered by the owners: A friend of the house')
})

test('of concurrent bookings by hand one succeeds, and an invalid request books nothing', async () => {
  const wanted = await stay()
  const { total } = await admin(handBookingCalls.offer, wanted)
  const sent = { ...wanted, ...guest, total, payment: makeTransfer(total) }
  for (const invalid of [
    { total: 1_00, payment: makeTransfer(1_00) },
    { payment: makeTransfer(total + 1) },
    { email: 'nobody' },
    { name: ' ' },
    { payment: makeTransfer(total, { receivedOn: '2026-06-02' }) },
  ])
    await expect(admin(handBookingCalls.create, { ...sent, ...invalid })).rejects.toMatchObject({ name: 'Refused' })
  const ana = await site.guest('Bob')
  await expect(ana(handBookingCalls.create, sent)).rejects.toMatchObject({ status: 403 })
  expect(await site.db.select().from(bookings).where(eq(bookings.villaId, wanted.villaId))).toEqual([])
  const both = await Promise.allSettled([1, 2, 3].map(() => admin(handBookingCalls.create, sent)))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin(handBookingCalls.offer, wanted)).rejects.toMatchObject({ code: 'dates_taken' })
  await expect(admin(handBookingCalls.offer, { ...wanted, checkOut: wanted.checkIn })).rejects.toMatchObject({ code: 'reversed' })
  await expect(admin(handBookingCalls.offer, { ...wanted, checkIn: '2026-05-04' })).rejects.toMatchObject({ code: 'in_the_past' })
  await alwaysTrue({ site })
})

test('further lines are items of the price, and need a reason', async () => {
  const lines = [
    { name: 'Cot', amount: 35_00 },
    { name: 'For old friends', amount: -135_00 },
  ]
  const wanted = await stay({ ...weekLater(20), lines })
  const offer = await admin(handBookingCalls.offer, wanted)
  expect(offer).toMatchObject({ total: 2_350_00, reasonNeeded: true })
  expect(offer.items.filter(({ kind }) => kind === 'fee')).toMatchObject(lines)
  await expect(book(wanted, 2_350_00)).rejects.toMatchObject({ code: 'change_reason_needed' })
  const { bookingId } = await book(wanted, 2_350_00, { reason: 'Agreed by phone' })
  expect((await findRow(bookingId))?.items.filter(({ kind }) => kind === 'fee')).toMatchObject(lines)
  for (const invalid of [[{ name: '', amount: 5_00 }], [{ name: 'Cot', amount: 0 }], Array(4).fill({ name: 'Cot', amount: 5_00 })])
    await expect(admin(handBookingCalls.offer, { ...wanted, lines: invalid })).rejects.toMatchObject({ status: 400 })
  await alwaysTrue({ site })
})

test('computed lines can be changed with a reason, and a change of an outdated line is refused', async () => {
  const wanted = await stay(weekLater(24))
  const { computed } = await admin(handBookingCalls.offer, wanted)
  expect(computed).toEqual([{ item: 0, kind: 'nights', name: 'Standard rate', count: 7, value: 350_00 }])
  const lineChanges = [{ item: 0, was: 350_00, value: 300_00 }]
  expect(await admin(handBookingCalls.offer, { ...wanted, lineChanges })).toMatchObject({
    total: 2_100_00,
    original: 2_100_00,
    reasonNeeded: true,
    computed,
    items: [{ kind: 'nights', nights: 7, rate: 300_00, amount: 2_100_00 }],
  })
  await expect(book({ ...wanted, lineChanges }, 2_100_00)).rejects.toMatchObject({ code: 'change_reason_needed' })
  const { bookingId, bookingNumber } = await book({ ...wanted, lineChanges }, 2_100_00, { reason: 'Agreed by phone' })
  expect(await findRow(bookingId)).toMatchObject({ total: 2_100_00, items: [{ kind: 'nights', rate: 300_00 }] })
  const { activity } = await admin(activityCalls.list, { search: bookingNumber })
  expect(activity[0]?.after).toMatchObject({ changedLines: ['Standard rate: 350 → 300'] })

  const later = { ...wanted, ...weekLater(28) }
  for (const [invalid, refusal] of [
    [{ item: 0, was: 349_00, value: 1_00 }, { code: 'lines_changed' }],
    [{ item: 7, was: 350_00, value: 1_00 }, { code: 'lines_changed' }],
    [{ item: 0, was: 350_00, value: -1 }, { status: 400 }],
    [{ item: 0, was: 350_00, value: 0 }, { code: 'no_price' }],
  ] as const)
    await expect(admin(handBookingCalls.offer, { ...later, lineChanges: [invalid] })).rejects.toMatchObject(refusal)
  await alwaysTrue({ site })
})
