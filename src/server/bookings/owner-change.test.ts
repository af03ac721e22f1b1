import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { paymentCalls } from '#contract/payments.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aSeason, aVilla, weekLater } from '../../../tests/builders.ts'
import { alwaysTrue } from '../../../tests/money-truths.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails, payments, refunds } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let admin: Client

// Seven nights cost €2,450, from 31 August on €3,500.
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aSeason(site.db, { name: 'Late summer', from: '2026-08-31', until: '2026-09-30', rate: 500_00 })
  ;[ana, bob] = [await site.guest('Ana'), await site.guest('Bob')]
  admin = await site.admin()
})
afterAll(() => site.close())

async function paidStay(weeks: number, { plan = 'full' as 'full' | 'partial', villaId = 0, guest = ana } = {}) {
  const villa = villaId || (await aVilla(site.db)).id
  const form = await goToBank(guest, villa, { plan, ...weekLater(weeks) })
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  return { ...form, villaId: villa, bookingId: booking.id, checkIn: booking.checkIn, checkOut: booking.checkOut }
}

type Wanted = InputOf<typeof ownerChangeCalls.offer>
type Stay = Awaited<ReturnType<typeof paidStay>>

const wish = ({ bookingId, villaId, checkIn, checkOut }: Stay, over: Partial<Wanted> = {}): Wanted => ({
  bookingId,
  villaId,
  checkIn,
  checkOut,
  price: 'kept',
  ...over,
})

async function change(wanted: Wanted, over: Partial<InputOf<typeof ownerChangeCalls.change>> = {}) {
  const { total, back, version } = await admin(ownerChangeCalls.offer, wanted)
  return admin(ownerChangeCalls.change, { ...wanted, total, back, version, reason: 'agreed by phone', ...over })
}

const findRow = async (id: number) => (await site.db.select().from(bookings).where(eq(bookings.id, id)))[0]
const mailsTo = async (recipient: string) =>
  (
    await site.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, recipient), eq(mails.audience, 'guest')))
      .orderBy(desc(mails.id))
  ).map(({ subject, text }) => ({ subject, text }))
const returnedTo = (bookingId: number) =>
  site.db
    .select({ amount: refunds.amount, state: refunds.state, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))

test('a price of the owner’s own far from the rates is asked about first, in a change too', async () => {
  const stay = await paidStay(4)
  const wanted = wish(stay, { price: 'own', amount: 245_00 })
  await expect(change(wanted, { ask: true })).rejects.toMatchObject({ code: 'unusual_total' })
  expect(await findRow(stay.bookingId)).toMatchObject({ total: 2_450_00 })
  await change(wish(stay, { price: 'own', amount: 2_000_00 }), { ask: true })
  await change(wanted)
  expect(await findRow(stay.bookingId)).toMatchObject({ total: 245_00 })
})

test('more due days than there are amounts are refused at their field', async () => {
  const stay = await paidStay(3, { plan: 'partial' })
  const days = ['2026-06-20', '2026-06-25', '2026-06-28'].map((dueOn) => ({ dueOn }))
  const refused = { code: 'stages_differ', fields: { stages: expect.any(String) } }
  await expect(change(wish(stay, { stages: days }), { total: 2_450_00, back: 0 })).rejects.toMatchObject(refused)
})

test('another line within the same total is a change, and its guest cannot take an agreed price to other nights', async () => {
  const stay = await paidStay(5)
  const lines = [{ name: 'Boat trip', amount: 300_00 }]
  await change(wish(stay, { price: 'own', amount: 2_450_00, lines }))
  const row = await findRow(stay.bookingId)
  expect(row?.items.filter(({ kind }) => kind === 'fee')).toMatchObject([
    { name: 'Boat trip', by: 'owners', amount: 300_00 },
    { name: 'Agreed with your hosts', by: 'agreed', amount: -300_00 },
  ])
  const { changes } = await admin(bookingCalls.details, { bookingId: stay.bookingId })
  expect(changes.at(-1)?.reason).toBe('lines of the price changed: agreed by phone')
  const other = { bookingNumber: stay.bookingNumber, villaId: stay.villaId, ...weekLater(6) }
  await expect(ana(guestStayCalls.changeOffer, other)).rejects.toMatchObject({ code: 'price_agreed' })
})

test('a boat trip that owners added stays in the price, and is not refunded, when the guest moves by a week', async () => {
  const stay = await paidStay(6)
  await change(wish(stay, { lines: [{ name: 'Boat trip', amount: 800_00 }] }))
  const { version } = await admin(bookingCalls.details, { bookingId: stay.bookingId })
  const inCash = { amount: 800_00, receivedOn: '2026-06-01', reference: 'On the pier', method: 'cash' as const }
  await admin(bookingMoneyCalls.record, { bookingId: stay.bookingId, version, ...inCash })
  const other = { bookingNumber: stay.bookingNumber, villaId: stay.villaId, ...weekLater(7) }
  const offer = await ana(guestStayCalls.changeOffer, other)
  expect(offer).toMatchObject({ total: 3_250_00, due: 0, back: 0, kept: 0 })
  await ana(guestStayCalls.change, { ...other, total: offer.total, due: 0, back: 0 })
  const row = await findRow(stay.bookingId)
  expect(row).toMatchObject({ ...weekLater(7), total: 3_250_00, status: 'paid' })
  expect(row?.items.at(-1)).toMatchObject({ name: 'Boat trip', by: 'owners', amount: 800_00 })
  expect(await returnedTo(stay.bookingId)).toEqual([])
})

test('an owner moves a due day alone: amounts stay, and history and mail speak of no other price', async () => {
  const stay = await paidStay(2, { plan: 'partial' })
  const before = (await findRow(stay.bookingId))?.stages ?? []
  const [, second, third] = before
  const wanted = wish(stay, { stages: [{ dueOn: '2026-06-20' }, { dueOn: third?.dueOn ?? '' }] })
  const offer = await admin(ownerChangeCalls.offer, wanted)
  expect(offer).toMatchObject({ total: 2_450_00, back: 0, reasonNeeded: false })
  const { total, back, version } = offer
  await admin(ownerChangeCalls.change, { ...wanted, total, back, version })
  const after = (await findRow(stay.bookingId))?.stages ?? []
  expect(after.map(({ amount, dueOn }) => [amount, dueOn])).toEqual([
    [735_00, before[0]?.dueOn],
    [second?.amount, '2026-06-20'],
    [third?.amount, third?.dueOn],
  ])
  const { changes } = await admin(bookingCalls.details, { bookingId: stay.bookingId })
  expect(changes.at(-1)).toMatchObject({ reason: 'due days changed' })
  const [mail] = await mailsTo('ana@example.com')
  expect(mail?.text).toContain('when it is due')
  expect(mail?.text).not.toContain('Refund')
  expect(mail?.text).not.toContain('Price before')
  const again = wish(stay, { stages: [{ dueOn: '2026-06-20' }] })
  await expect(change(again)).rejects.toMatchObject({ code: 'nothing_changed' })
  await expect(admin(ownerChangeCalls.offer, wish(stay, { stages: [{ amount: 1_00, dueOn: '2026-06-20' }] }))).rejects.toMatchObject({
    code: 'stages_differ',
  })
})

test('an owner can move a stay to a more expensive villa and week at the former price, and the guest gets a mail', async () => {
  const stay = await paidStay(0)
  const other = await aVilla(site.db)
  const wanted = wish(stay, { villaId: other.id, ...weekLater(8) })
  const offer = await admin(ownerChangeCalls.offer, wanted)
  expect(offer).toMatchObject({ formerTotal: 2_450_00, total: 2_450_00, back: 0, remaining: 0, broken: [], reasonNeeded: false })
  expect(offer.items.at(-1)).toMatchObject({ kind: 'fee', name: 'Agreed with your hosts', amount: -1_050_00 })
  expect(await change(wanted)).toEqual({ status: 'paid' })
  expect(await findRow(stay.bookingId)).toMatchObject({ villaId: other.id, ...weekLater(8), total: 2_450_00 })
  expect((await mailsTo('ana@example.com'))[0]).toMatchObject({ subject: expect.stringContaining('is changed') })
  // The former nights are free, and the new ones are not.
  await expect(goToBank(bob, stay.villaId, { plan: 'full', ...weekLater(0) })).resolves.toBeDefined()
  await expect(goToBank(bob, other.id, { plan: 'full', ...weekLater(8) })).rejects.toMatchObject({ code: 'dates_taken' })
  const { activity } = await admin(activityCalls.list, { search: stay.bookingNumber })
  expect(activity[0]).toMatchObject({
    action: 'change stay',
    before: { villaId: stay.villaId },
    after: { villaId: other.id, reason: 'agreed by phone' },
  })
  await alwaysTrue({ site })
})

test('a more expensive week by the rates adds a stage, which the guest can pay by card', async () => {
  const stay = await paidStay(1)
  expect(await change(wish(stay, { ...weekLater(8), price: 'rates' }))).toEqual({ status: 'partial_paid' })
  const row = await findRow(stay.bookingId)
  expect(row).toMatchObject({
    total: 3_500_00,
    plan: 'partial',
    stages: [
      { stage: 1, amount: 2_450_00 },
      { stage: 2, amount: 1_050_00 },
    ],
  })
  const opened = await ana(paymentCalls.createInstalment, { bookingId: stay.bookingId, stage: 2 })
  await pay(site, { ...stay, ...opened, form: opened.paymentForm } as never)
  await bring(site, opened.orderId)
  expect(await findRow(stay.bookingId)).toMatchObject({ status: 'paid' })
  await alwaysTrue({ site })
})

test('a part can be refunded without ending the stay, and nothing is due', async () => {
  const stay = await paidStay(2)
  const wanted = wish(stay, { price: 'less', amount: 150_00 })
  expect(await admin(ownerChangeCalls.offer, wanted)).toMatchObject({ total: 2_300_00, back: 150_00, remaining: 0, reasonNeeded: true })
  await expect(change(wanted, { reason: '' })).rejects.toMatchObject({ code: 'change_reason_needed' })
  expect(await change(wanted, { tellGuest: false })).toEqual({ status: 'paid' })
  expect(await returnedTo(stay.bookingId)).toEqual([{ amount: 150_00, state: 'due', reason: 'agreed by phone' }])
  expect(
    (await mailsTo('ana@example.com')).filter(({ text }) => text.includes(stay.bookingNumber) && text.includes('changed the price')),
  ).toEqual([])
  const { booking } = await admin(bookingCalls.details, { bookingId: stay.bookingId })
  expect(booking).toMatchObject({ total: 2_300_00, paid: 2_300_00, remaining: 0, status: 'paid' })
  await alwaysTrue({ site })
})

test('owners can set the open stages of a stay', async () => {
  const stay = await paidStay(3, { plan: 'partial' })
  const open = 2_450_00 - 735_00
  const stages = (amount: number, dueOn = stay.checkIn) => [{ amount, dueOn }]
  await expect(change(wish(stay, { stages: stages(open - 1) }))).rejects.toMatchObject({ code: 'stages_differ' })
  await expect(change(wish(stay, { stages: stages(open, '2026-01-01') }))).rejects.toMatchObject({ code: 'stage_in_past' })
  await expect(change(wish(stay, { stages: stages(open, '2027-06-01') }))).rejects.toMatchObject({ code: 'stage_after_stay' })
  await change(wish(stay, { stages: stages(open) }))
  const { booking } = await ana(guestStayCalls.stay, { bookingNumber: stay.bookingNumber })
  expect(booking.stages.map(({ amount, dueOn, paid }) => [amount, dueOn, paid])).toEqual([
    [735_00, expect.any(String), true],
    [open, stay.checkIn, false],
  ])
  expect((await mailsTo('ana@example.com'))[0]?.text).toContain('Your hosts have changed the price of your stay, or when it is due.')
})

test('rules for guests can be broken with a reason, and taken nights are refused', async () => {
  const stay = await paidStay(4)
  const next = await paidStay(5, { villaId: stay.villaId, guest: bob })
  await expect(admin(ownerChangeCalls.offer, wish(stay, { ...weekLater(5) }))).rejects.toMatchObject({ code: 'dates_taken' })
  const short = wish(stay, { checkOut: stay.checkIn.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, '0')) })
  expect(await admin(ownerChangeCalls.offer, short)).toMatchObject({ broken: ['Minimum stay is 5 nights'], reasonNeeded: true })
  await expect(change(short, { reason: '' })).rejects.toMatchObject({ code: 'change_reason_needed' })
  await change(short)
  expect(await findRow(stay.bookingId)).toMatchObject({ checkOut: short.checkOut })
  expect(await findRow(next.bookingId)).toMatchObject({ status: 'paid', checkIn: next.checkIn })
})

test('the mail about another number of guests names the former number first', async () => {
  await change(wish(await paidStay(10), { guests: 5 }))
  expect((await mailsTo('ana@example.com'))[0]?.text).toContain('Guests: 2 → 5')
})

test('an invalid request changes nothing', async () => {
  const stay = await paidStay(6)
  const before = await findRow(stay.bookingId)
  const wanted = wish(stay, { price: 'own', amount: 2_000_00 })
  const shown = await admin(ownerChangeCalls.offer, wanted)
  const sent = { ...wanted, total: shown.total, back: shown.back, reason: 'why' }
  for (const guest of [ana, bob]) {
    await expect(guest(ownerChangeCalls.offer, wanted)).rejects.toMatchObject({ status: 403 })
    await expect(guest(ownerChangeCalls.change, sent)).rejects.toMatchObject({ status: 403 })
  }
  await expect(admin(ownerChangeCalls.change, { ...sent, back: 0 })).rejects.toMatchObject({ code: 'price_changed' })
  await expect(admin(ownerChangeCalls.change, { ...sent, version: shown.version - 1 })).rejects.toMatchObject({ code: 'state_changed' })
  await expect(change(wish(stay))).rejects.toMatchObject({ code: 'nothing_changed' })
  await expect(change(wish(stay, { price: 'less', amount: 2_450_01 }))).rejects.toMatchObject({ status: 409 })
  await expect(change(wish(stay, { checkOut: stay.checkIn }))).rejects.toMatchObject({ code: 'reversed' })
  await expect(change(wish(stay, { villaId: 999_999 }))).rejects.toMatchObject({ code: 'no_such_villa' })
  expect(await findRow(stay.bookingId)).toEqual(before)
})

test('of concurrent changes of one booking only one succeeds', async () => {
  const stay = await paidStay(7)
  const one = wish(stay, { price: 'less', amount: 100_00 })
  const { total, back, version } = await admin(ownerChangeCalls.offer, one)
  const send = () => admin(ownerChangeCalls.change, { ...one, total, back, version, reason: 'twice' })
  const answers = await Promise.allSettled([send(), send(), send()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await returnedTo(stay.bookingId)).toHaveLength(1)
  await alwaysTrue({ site })
})

test('name, email and phone of a booking can be corrected, and its mails go to the new address', async () => {
  const stay = await paidStay(9)
  const before = await findRow(stay.bookingId)
  const details = { bookingId: stay.bookingId, guests: 2, specialRequests: '' }
  for (const invalid of [{ email: 'nobody' }, { email: '' }, { phone: ' ' }, { name: '' }])
    await expect(admin(bookingCalls.updateDetails, { ...details, ...invalid })).rejects.toMatchObject({ status: 400 })
  await admin(bookingCalls.updateDetails, { ...details, name: 'Ana Kovács', email: 'ana.kovacs@example.com', phone: '+381 60 123 4567' })
  expect(await findRow(stay.bookingId)).toMatchObject({ guestName: 'Ana Kovács', accountId: before?.accountId })
  await change(wish(stay, { price: 'own', amount: 2_400_00 }))
  expect(await mailsTo('ana.kovacs@example.com')).toHaveLength(2)
  const { activity } = await admin(activityCalls.list, { search: stay.bookingNumber })
  const corrected = activity.find(({ action }) => action === 'details')
  expect(corrected).toMatchObject({ after: { email: 'ana.kovacs@example.com', phone: '+381 60 123 4567' } })
})

test('more guests than the villa’s capacity need a confirmation if the client asks for the check', async () => {
  const { id: villaId } = await aVilla(site.db, { capacity: 4 })
  const stay = await paidStay(40, { villaId })
  const details = { bookingId: stay.bookingId, specialRequests: 'Two cots' }
  await admin(bookingCalls.updateDetails, { ...details, guests: 4, ask: true })
  await expect(admin(bookingCalls.updateDetails, { ...details, guests: 6, ask: true })).rejects.toMatchObject({
    status: 409,
    code: 'more_than_capacity',
    message: 'The villa has beds for 4 guests, not for 6. Shall the booking have more?',
  })
  expect(await findRow(stay.bookingId)).toMatchObject({ guests: 4 })
  await admin(bookingCalls.updateDetails, { ...details, guests: 6, ask: false })
  // Confirmed before: other corrections need no new confirmation.
  await admin(bookingCalls.updateDetails, { ...details, guests: 6, phone: '+381 60 765 4321', ask: true })
  await admin(bookingCalls.updateDetails, { ...details, guests: 7 })
  expect(await findRow(stay.bookingId)).toMatchObject({ guests: 7, phone: '+381 60 765 4321' })
})

test('further lines change the price of a booking, and a lower price is refunded', async () => {
  const stay = await paidStay(12)
  const before = await findRow(stay.bookingId)
  const lines = [
    { name: 'Cot', amount: 30_00 },
    { name: 'The pool was closed', amount: -130_00 },
  ]
  await expect(change(wish(stay, { lines }), { reason: '' })).rejects.toMatchObject({ code: 'change_reason_needed' })
  await change(wish(stay, { lines }))
  const after = await findRow(stay.bookingId)
  expect(after?.total).toBe((before?.total ?? 0) - 100_00)
  expect(after?.items.filter(({ kind }) => kind === 'fee')).toMatchObject(lines)
  expect(await returnedTo(stay.bookingId)).toHaveLength(1)
  await alwaysTrue({ site })
})

test('a guest gets a mail about corrected details, unless the owner opts out or nothing has changed', async () => {
  const stay = await paidStay(44)
  const details = {
    bookingId: stay.bookingId,
    name: 'Ana',
    email: 'ana.told@example.com',
    phone: '+381 60 1',
    guests: 3,
    specialRequests: 'A cot',
  }
  await admin(bookingCalls.updateDetails, details)
  const told = await mailsTo('ana.told@example.com')
  expect(told).toMatchObject([{ subject: `Your hosts have changed details of booking ${stay.bookingNumber}` }])
  expect(told[0]?.text).toContain('A cot')
  await admin(bookingCalls.updateDetails, details)
  await admin(bookingCalls.updateDetails, { ...details, guests: 2, tellGuest: false })
  expect(await mailsTo('ana.told@example.com')).toHaveLength(1)
  const { activity } = await admin(activityCalls.list, { search: stay.bookingNumber })
  expect(activity[0]).toMatchObject({ action: 'details', before: { guests: 3 }, after: { guests: 2 } })
})
