import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { paymentCalls } from '#contract/payments.ts'
import { changeStayPath } from '#domain/bookings/guest-links.ts'
import { addDays } from '#domain/calendar-day.ts'
import { bring, emptyCard, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aSeason, aVilla, weekLater } from '../../../tests/builders.ts'
import { alwaysTrue } from '../../../tests/money-truths.ts'
import { type Client, SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { bookings, mails, papers, payments } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client

// Seven nights cost €2,450, from 31 August on €3,500.
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aSeason(site.db, { name: 'Late summer', from: '2026-08-31', until: '2026-09-30', rate: 500_00 })
  ;[ana, bob] = [await site.guest('Ana'), await site.guest('Bob')]
})
afterAll(() => site.close())

async function paidStay(weeks: number, plan: 'full' | 'partial' = 'full') {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  const villaId = (await aVilla(site.db)).id
  const form = await goToBank(ana, villaId, { plan, ...weekLater(weeks) })
  await pay(site, form)
  await bring(site, form.orderId)
  return { ...form, villaId }
}

type Wanted = { bookingNumber: string; villaId: number; checkIn: string; checkOut: string }
const wish = (stay: { bookingNumber: string; villaId: number }, weeks: number, over: Partial<Wanted> = {}): Wanted => ({
  bookingNumber: stay.bookingNumber,
  villaId: stay.villaId,
  ...weekLater(weeks),
  ...over,
})

async function change(wanted: Wanted) {
  const { total, due, back, codeNeeded } = await ana(guestStayCalls.changeOffer, wanted)
  const agreed = { ...wanted, total, due, back }
  const { payment } = await ana(guestStayCalls.change, codeNeeded ? { ...agreed, code: await codeFor(agreed) } : agreed)
  return payment
}

type Agreed = Wanted & { total: number; due: number; back: number }

/** The code that is mailed for a change. */
async function codeFor(agreed: Agreed): Promise<string> {
  await ana(guestStayCalls.changeCode, agreed)
  const [mail] = await site.db.select().from(mails).where(eq(mails.recipient, 'ana@example.com')).orderBy(desc(mails.id)).limit(1)
  return /code is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function changeToBank(wanted: Wanted) {
  const payment = await change(wanted)
  if (!payment) throw new Error('there was nothing to pay')
  return payment
}

async function findStay(code: string) {
  const [found] = await site.db.select().from(bookings).where(eq(bookings.code, code))
  if (!found) throw new Error(`no booking ${code}`)
  return found
}

const subjects = async () =>
  (await site.db.select().from(mails).orderBy(mails.id)).map(({ audience, subject }) => `${audience}: ${subject}`)

test('a change at the same price takes effect at once, and frees the former nights', async () => {
  const stay = await paidStay(0)
  const offer = await ana(guestStayCalls.changeOffer, wish(stay, 1))
  expect(offer).toMatchObject({ formerTotal: 2_450_00, total: 2_450_00, due: 0, back: 0, kept: 0 })
  const before = (await subjects()).length
  expect(await change(wish(stay, 1))).toBeNull()
  expect(await findStay(stay.bookingNumber)).toMatchObject({ ...weekLater(1), status: 'paid' })
  expect((await subjects()).slice(before)).toEqual([
    `guest: Your booking ${stay.bookingNumber} is changed`,
    `owner: Booking ${stay.bookingNumber} has new dates`,
  ])
  await goToBank(bob, stay.villaId, weekLater(0))
  await expect(goToBank(bob, stay.villaId, weekLater(1))).rejects.toMatchObject({ code: 'dates_taken' })
})

test('a change to a lower price refunds the policy’s part, and the rest is an item of the price', async () => {
  const stay = await paidStay(1)
  const wanted = wish(stay, 1, { checkOut: addDays(weekLater(1).checkOut, -2) })
  const offer = await ana(guestStayCalls.changeOffer, wanted)
  expect(offer).toMatchObject({ total: 1_960_00, due: 0, back: 490_00, kept: 210_00, parts: [{ amount: 490_00 }] })
  await change(wanted)
  const { booking, refunds } = await readRecords(site, stay.orderId)
  expect(booking).toMatchObject({ status: 'paid', total: 1_960_00 })
  expect(booking.items.at(-1)).toEqual({ kind: 'fee', by: 'policy', name: 'Kept by the cancellation policy', amount: 210_00 })
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([[490_00, 'due']])
  await site.atBank('/sim/end-of-day', {})
  await site.later(10)
  const after = await readRecords(site, stay.orderId)
  expect([after.booking.status, after.refunds[0]?.state]).toEqual(['paid', 'done'])
  await alwaysTrue({ site })
})

test('after a change page, confirmation, dialogs of guest and owners and the bank say the same refund', async () => {
  const stay = await paidStay(6)
  const nextTo = (query: string) => ana(paymentCalls.result, { query })
  await change(wish(stay, 6, { checkOut: addDays(weekLater(6).checkOut, -2) }))
  const { bookingNumber } = stay
  const { id, total } = await findStay(bookingNumber)
  expect(total).toBe(1_960_00)
  // 70% of the 1,750 that the stay costs now. Of the 210 that were kept nothing is promised.
  const refund = 1_225_00
  const owner = await site.admin()
  const { location } = await bring(site, stay.orderId)
  expect((await nextTo(location?.split('?')[1] ?? '')).result?.booking.cancellation[0]).toMatchObject({ amount: refund })
  expect((await ana(guestStayCalls.stay, { bookingNumber })).cancellation[0]).toMatchObject({ percent: 70, amount: refund })
  const dialog = await ana(guestStayCalls.cancellation, { bookingNumber })
  expect(dialog).toMatchObject({ paid: 1_960_00, refund, parts: [{ amount: refund }] })
  expect(await owner(bookingCalls.refundOffer, { bookingId: id })).toMatchObject({ offer: refund })
  const next = await ana(guestStayCalls.changeOffer, wish(stay, 7, { checkOut: addDays(weekLater(7).checkOut, -2) }))
  expect(next).toMatchObject({ total: 1_960_00, back: 0 })
  expect(next.cancellation[0]).toMatchObject({ amount: refund })
  await owner(bookingCalls.setStatus, { bookingId: id, status: 'cancelled' })
  const { refunds } = await readRecords(site, stay.orderId)
  expect(refunds.map(({ amount }) => amount)).toEqual([490_00, refund])
  await alwaysTrue({ site })
})

test('after a change to another villa each step of the policy is the stricter of both', async () => {
  const { id: lenient } = await aVilla(site.db, { cancellation: '1: 100' })
  const { id: strict } = await aVilla(site.db, { cancellation: '90: 10' })
  const form = await goToBank(ana, lenient, weekLater(3))
  await pay(site, form)
  await bring(site, form.orderId)
  const wanted = wish({ ...form, villaId: strict }, 3)
  const offer = await ana(guestStayCalls.changeOffer, wanted)
  expect(offer.cancellation.map(({ percent }) => percent)).toEqual([0])
  await change(wanted)
  const { bookingNumber } = form
  expect((await findStay(bookingNumber)).cancellation).toEqual([{ days: 90, percent: 10 }])
  expect(await ana(guestStayCalls.cancellation, { bookingNumber })).toMatchObject({ refund: 0 })
  await change(wish({ ...form, villaId: lenient }, 3))
  expect((await findStay(bookingNumber)).cancellation).toEqual([{ days: 90, percent: 10 }])
})

test('after a change of dates each paid stage is what was paid, in the guest’s list and on the pages of the next payment', async () => {
  // The former week costs more than the new one.
  const { id: villaId } = await aVilla(site.db)
  const form = await goToBank(ana, villaId, { plan: 'partial', checkIn: '2026-08-31', checkOut: '2026-09-07' })
  await pay(site, form)
  await bring(site, form.orderId)
  await change({ bookingNumber: form.bookingNumber, villaId, ...weekLater(5) })
  const { bookings: own } = await ana(bookingCalls.mine, {})
  const { stages } = own.find(({ bookingNumber }) => bookingNumber === form.bookingNumber) ?? { stages: [] }
  expect(stages.map(({ amount, paid, due }) => [amount, paid, due])).toEqual([
    [1_050_00, true, 0],
    [420_00, false, 420_00],
    [980_00, false, 980_00],
  ])
  expect(stages[1]).toMatchObject({ planned: 735_00 })
  const { id } = await findStay(form.bookingNumber)
  const [paper] = await site.db.select().from(papers).where(eq(papers.bookingId, id)).orderBy(desc(papers.id)).limit(1)
  const written = JSON.stringify(paper?.content)
  for (const words of ['€1,050.00', '€420.00', '30% = €735.00, less €315.00 already paid']) expect(written).toContain(words)
  const second = await ana(paymentCalls.createInstalment, { bookingId: id, stage: 2 })
  await pay(site, second)
  await bring(site, second.orderId)
  const { booking, payments: made } = await (await site.admin())(bookingCalls.details, { bookingId: id })
  expect(made.map(({ amount }) => amount)).toEqual([1_050_00, 420_00])
  expect(booking.stages.filter(({ paid }) => paid).map(({ amount }) => amount)).toEqual([1_050_00, 420_00])
})

test('a change with a refund needs its mailed code, which works once and only for these nights and amounts', async () => {
  const stay = await paidStay(1)
  const shorter = { ...wish(stay, 1, { checkOut: addDays(weekLater(1).checkOut, -2) }), total: 1_960_00, due: 0, back: 490_00 }
  const other = { ...shorter, ...weekLater(2), checkOut: addDays(weekLater(2).checkOut, -2) }
  await expect(ana(guestStayCalls.change, shorter)).rejects.toMatchObject({ status: 400, fields: { code: 'Please enter the code' } })
  await expect(ana(guestStayCalls.changeCode, { ...shorter, back: 491_00 })).rejects.toMatchObject({ code: 'price_changed' })
  await expect(bob(guestStayCalls.changeCode, shorter)).rejects.toMatchObject({ status: 404 })
  const code = await codeFor(shorter)
  const wrong = { status: 400, code: 'wrong_email_code', fields: { code: expect.any(String) } }
  await expect(ana(guestStayCalls.change, { ...other, code })).rejects.toMatchObject(wrong)
  const guess = code === '000000' ? '000001' : '000000'
  for (let round = 0; round < 4; round += 1)
    await expect(ana(guestStayCalls.change, { ...shorter, code: guess })).rejects.toMatchObject(wrong)
  await expect(ana(guestStayCalls.change, { ...shorter, code })).rejects.toMatchObject(wrong)
  expect(await findStay(stay.bookingNumber)).toMatchObject({ ...weekLater(1), total: 2_450_00 })
  const late = await codeFor(shorter)
  site.clock.now = minutesAfter(site.clock.now, 10)
  await expect(ana(guestStayCalls.change, { ...shorter, code: late })).rejects.toMatchObject(wrong)
  const good = await codeFor(shorter)
  const both = await Promise.allSettled([1, 2].map(() => ana(guestStayCalls.change, { ...shorter, code: good })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await readRecords(site, stay.orderId)).refunds).toHaveLength(1)
})

test('a change with everything retained also needs the code, and a wrong code keeps an earlier open change', async () => {
  const stay = await paidStay(3)
  site.clock.now = new Date(`${addDays(weekLater(3).checkIn, -10)}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  const expensive = await changeToBank(wish(stay, 3, { checkOut: addDays(weekLater(3).checkOut, 1) }))
  const wanted = wish(stay, 3, { checkOut: addDays(weekLater(3).checkOut, -2) })
  const offer = await ana(guestStayCalls.changeOffer, wanted)
  expect(offer).toMatchObject({ back: 0, kept: 700_00, codeNeeded: true, email: 'ana@example.com' })
  const agreed = { ...wanted, total: offer.total, due: 0, back: 0 }
  await expect(ana(guestStayCalls.change, { ...agreed, code: '123456' })).rejects.toMatchObject({ code: 'wrong_email_code' })
  expect((await readRecords(site, expensive.orderId)).booking.holdsUntil).not.toBeNull()
  await ana(guestStayCalls.change, { ...agreed, code: await codeFor(agreed) })
  expect(await findStay(stay.bookingNumber)).toMatchObject({ checkOut: wanted.checkOut, total: 2_450_00 })
  expect((await readRecords(site, expensive.orderId)).booking.holdsUntil).toBeNull()
  await alwaysTrue({ site })
})

test('the mail about refunds lists those of a change and of a later cancellation separately', async () => {
  const stay = await paidStay(0)
  await change(wish(stay, 1, { checkOut: addDays(weekLater(1).checkIn, 5) }))
  await site.atBank('/sim/end-of-day', {})
  await site.later(10)
  const { bookingNumber } = stay
  const { id } = await findStay(bookingNumber)
  await (await site.admin())(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', refundAmount: 100_00, reason: 'By phone' })
  await site.atBank('/sim/end-of-day', {})
  // The bank is asked in one run, and its answer is read in the next.
  await site.later(10)
  await site.later(10)
  const told = await site.db
    .select()
    .from(mails)
    .where(eq(mails.subject, `Your refund for booking ${bookingNumber}`))
  const last = told.toSorted((one, other) => other.id - one.id)[0]?.text ?? ''
  expect(last).toMatch(/Reason: the stay was changed to a lower price\s+Refunded: €490(?!\.)/)
  expect(last).toMatch(/Reason: the booking was cancelled\s+Refunded: €100(?!\.)/)
  expect(last).not.toContain('By phone')
})

test('a stay that is no longer refunded cannot be moved to a later date', async () => {
  const stay = await paidStay(0)
  site.clock.now = new Date(`${addDays(weekLater(0).checkIn, -10)}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  await expect(ana(guestStayCalls.changeOffer, wish(stay, 9))).rejects.toMatchObject({ code: 'moved_out_of_policy' })
  const terms = { total: 3_500_00, due: 1_050_00, back: 0 }
  await expect(ana(guestStayCalls.change, { ...wish(stay, 9), ...terms })).rejects.toMatchObject({ code: 'moved_out_of_policy' })
  expect(await findStay(stay.bookingNumber)).toMatchObject(weekLater(0))
})

test('a change to a higher price holds the new nights, keeps the old ones sold, and swaps both on approval', async () => {
  const stay = await paidStay(2)
  const payment = await changeToBank(wish(stay, 8))
  expect(await findStay(stay.bookingNumber)).toMatchObject(weekLater(2))
  for (const weeks of [2, 8]) await expect(goToBank(bob, stay.villaId, weekLater(weeks))).rejects.toMatchObject({ status: 409 })
  await pay(site, payment)
  const { location } = await bring(site, payment.orderId)
  expect(await findStay(stay.bookingNumber)).toMatchObject({ ...weekLater(8), status: 'paid', total: 3_500_00 })
  expect((await readRecords(site, payment.orderId)).payment).toMatchObject({ state: 'approved', amount: 1_050_00, stage: 4 })
  const { result } = await site.visitor(paymentCalls.result, { query: new URL(location ?? '', 'http://x').search })
  expect(result).toMatchObject({ outcome: 'success', booking: { bookingNumber: stay.bookingNumber, changeOf: null, ...weekLater(8) } })
  await goToBank(bob, stay.villaId, weekLater(2))
  expect(await ana(guestStayCalls.stay, stay)).toMatchObject({ booking: { remaining: 0 }, payments: [{}, { amount: 1_050_00 }] })
  await alwaysTrue({ site })
})

test('a change can overlap the former nights in the same villa, in both directions', async () => {
  const stay = await paidStay(3)
  const days = weekLater(3)
  const payment = await changeToBank(wish(stay, 3, { checkIn: addDays(days.checkIn, -2), checkOut: addDays(days.checkOut, 2) }))
  await pay(site, payment)
  await bring(site, payment.orderId)
  expect(await findStay(stay.bookingNumber)).toMatchObject({ checkIn: addDays(days.checkIn, -2), checkOut: addDays(days.checkOut, 2) })
  await alwaysTrue({ site })
})

test('a change to another villa takes effect at once, and a villa that is too small is refused', async () => {
  const stay = await paidStay(4)
  const other = (await aVilla(site.db)).id
  const small = (await aVilla(site.db, { capacity: 1 })).id
  await expect(ana(guestStayCalls.changeOffer, wish(stay, 4, { villaId: small }))).rejects.toMatchObject({ code: 'too_many_guests' })
  await change(wish(stay, 4, { villaId: other }))
  expect(await findStay(stay.bookingNumber)).toMatchObject({ villaId: other })
  await expect(ana(guestStayCalls.changeOffer, wish(stay, 4, { villaId: other }))).rejects.toMatchObject({ code: 'nothing_changed' })
})

test('a change with stages: as many are due now as were paid, and the rest follows the new schedule', async () => {
  const stay = await paidStay(6, 'partial')
  const offer = await ana(guestStayCalls.changeOffer, wish(stay, 9))
  expect(offer).toMatchObject({ paid: 735_00, total: 3_500_00, due: 315_00, plan: 'partial' })
  const payment = await changeToBank(wish(stay, 9))
  await pay(site, payment)
  await bring(site, payment.orderId)
  const { booking } = await ana(guestStayCalls.stay, stay)
  expect(booking).toMatchObject({ status: 'partial_paid', paid: 1_050_00, remaining: 2_450_00, stage: 1 })
  const second = await ana(paymentCalls.createInstalment, { bookingId: booking.id, stage: 2 })
  await pay(site, second)
  await bring(site, second.orderId)
  expect((await ana(guestStayCalls.stay, stay)).booking).toMatchObject({ stage: 2, paid: 2_100_00 })
  await alwaysTrue({ site })
})

test('a stage that was paid before a change is not the number of one to pay after it', async () => {
  const { id: villaId } = await aVilla(site.db)
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  const payByCard = async (form: Parameters<typeof pay>[1] & { orderId: string }) => {
    await pay(site, form)
    await bring(site, form.orderId)
  }
  const late = { checkIn: '2026-08-31', checkOut: '2026-09-07' }
  const form = await goToBank(ana, villaId, { plan: 'partial', ...late })
  await payByCard(form)
  const { bookingNumber } = form
  // Five nights for 1,750: of the 1,050 that is paid, two stages are settled, and the third is left.
  await change({ bookingNumber, villaId, checkIn: '2026-08-03', checkOut: '2026-08-08' })
  const { id } = await findStay(bookingNumber)
  await payByCard(await ana(paymentCalls.createInstalment, { bookingId: id, stage: 3 }))
  await payByCard(await changeToBank({ bookingNumber, villaId, ...late }))
  const { booking } = await ana(guestStayCalls.stay, { bookingNumber })
  expect(booking).toMatchObject({ status: 'partial_paid', paid: 2_100_00, remaining: 1_400_00 })
  const stage = booking.stages.find(({ paid }) => !paid)?.stage ?? 0
  await payByCard(await ana(paymentCalls.createInstalment, { bookingId: id, stage }))
  expect(await findStay(bookingNumber)).toMatchObject({ status: 'paid' })
  expect((await ana(guestStayCalls.stay, { bookingNumber })).booking).toMatchObject({ paid: 3_500_00, remaining: 0 })
  await alwaysTrue({ site })
})

test('a declined card leaves the stay unchanged, and the result refers to the changed booking', async () => {
  const stay = await paidStay(5)
  const payment = await changeToBank(wish(stay, 10))
  await pay(site, payment, { card: emptyCard })
  const { location } = await bring(site, payment.orderId)
  expect(await findStay(stay.bookingNumber)).toMatchObject({ ...weekLater(5), status: 'paid' })
  const { result } = await site.visitor(paymentCalls.result, { query: new URL(location ?? '', 'http://x').search })
  expect(result).toMatchObject({ outcome: 'failed', booking: { changeOf: stay.bookingNumber } })
  const [mail] = (await site.db.select().from(mails)).filter(({ occasion }) => occasion === `payment failed ${payment.orderId}`)
  expect(mail?.text).toContain(`Try again: ${SITE}${changeStayPath(stay.bookingNumber, wish(stay, 10))}`)
  await goToBank(bob, stay.villaId, weekLater(10))
})

test('an approval after the nights were sold is refunded, and the stay keeps its nights', async () => {
  const stay = await paidStay(6)
  const payment = await changeToBank(wish(stay, 11))
  site.clock.now = minutesAfter(site.clock.now, 21)
  const bobs = await goToBank(bob, stay.villaId, weekLater(11))
  for (const one of [bobs, payment]) {
    await pay(site, one)
    await bring(site, one.orderId)
  }
  expect(await findStay(stay.bookingNumber)).toMatchObject({ ...weekLater(6), status: 'paid' })
  expect((await readRecords(site, payment.orderId)).refunds).toMatchObject([{ amount: 1_050_00, reason: 'the nights were sold meanwhile' }])
  await alwaysTrue({ site })
})

test('a late approval counts if the nights are free', async () => {
  const stay = await paidStay(7)
  const payment = await changeToBank(wish(stay, 12))
  site.clock.now = minutesAfter(site.clock.now, 21)
  await pay(site, payment)
  await bring(site, payment.orderId)
  expect(await findStay(stay.bookingNumber)).toMatchObject(weekLater(12))
})

test('of two changes paid for, the first approval counts and the other is refunded', async () => {
  const stay = await paidStay(7)
  const first = await changeToBank(wish(stay, 8))
  const second = await changeToBank(wish(stay, 9))
  for (const one of [second, first]) {
    await pay(site, one)
    await bring(site, one.orderId)
  }
  expect(await findStay(stay.bookingNumber)).toMatchObject(weekLater(9))
  const lost = await readRecords(site, first.orderId)
  expect([lost.refunds.length, lost.payment.state]).toEqual([1, 'approved'])
  await alwaysTrue({ site })
})

test('a change of a stay cancelled meanwhile has no effect, and its payment is refunded', async () => {
  const stay = await paidStay(5)
  const payment = await changeToBank(wish(stay, 9))
  const owner = await site.admin()
  const { id } = await findStay(stay.bookingNumber)
  await owner(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', refundAmount: 2_450_00, reason: 'Agreed' })
  await pay(site, payment)
  await bring(site, payment.orderId)
  expect((await readRecords(site, payment.orderId)).refunds).toMatchObject([{ amount: 1_050_00 }])
  expect((await findStay(stay.bookingNumber)).status).toBe('cancelled')
})

test('what owners changed while the guest was at the bank stays, and the payment is refunded', async () => {
  const stay = await paidStay(5)
  const payment = await changeToBank(wish(stay, 9))
  const owner = await site.admin()
  const { id, checkIn, checkOut, total } = await findStay(stay.bookingNumber)
  const asOwner = async (over: Pick<InputOf<typeof ownerChangeCalls.offer>, 'price' | 'amount' | 'lines'>) => {
    const wanted = { bookingId: id, villaId: stay.villaId, checkIn, checkOut, ...over }
    const offer = await owner(ownerChangeCalls.offer, wanted)
    await owner(ownerChangeCalls.change, { ...wanted, total: offer.total, back: offer.back, version: offer.version, reason: 'A present' })
  }
  await asOwner({ price: 'kept', lines: [{ name: 'Boat trip', amount: 200_00 }] })
  await asOwner({ price: 'own', amount: total })
  const { items } = await findStay(stay.bookingNumber)
  await pay(site, payment)
  await bring(site, payment.orderId)
  expect(await findStay(stay.bookingNumber)).toMatchObject({ ...weekLater(5), total, items })
  expect((await readRecords(site, payment.orderId)).refunds).toMatchObject([{ amount: 1_050_00 }])
  await alwaysTrue({ site })
})

test('what owners gave back is not spent on a stay that costs less than it', async () => {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  const { id: villaId } = await aVilla(site.db, { cancellation: '1: 50' })
  const form = await goToBank(ana, villaId, { checkIn: '2026-08-31', checkOut: '2026-09-07' })
  await pay(site, form)
  await bring(site, form.orderId)
  const owner = await site.admin()
  const { id } = await findStay(form.bookingNumber)
  const wanted = { bookingId: id, villaId, checkIn: '2026-08-31', checkOut: '2026-09-07', price: 'less' as const, amount: 2_500_00 }
  const { total, back, version } = await owner(ownerChangeCalls.offer, wanted)
  await owner(ownerChangeCalls.change, { ...wanted, total, back, version, reason: 'No water for two days' })
  const week = { bookingNumber: form.bookingNumber, villaId, checkIn: '2026-08-03', checkOut: '2026-08-10' }
  await expect(ana(guestStayCalls.changeOffer, week)).rejects.toMatchObject({ code: 'no_price' })
  expect(await ana(guestStayCalls.cancellation, { bookingNumber: form.bookingNumber })).toMatchObject({ paid: 1_000_00, refund: 500_00 })
})

test('of two concurrent requests for the same nights one succeeds', async () => {
  const stay = await paidStay(3)
  const results = await Promise.allSettled([changeToBank(wish(stay, 11)), goToBank(bob, stay.villaId, weekLater(11))])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await alwaysTrue({ site })
})

test('outdated amounts and another guest’s request change nothing', async () => {
  const stay = await paidStay(1)
  const wanted = wish(stay, 9)
  await expect(ana(guestStayCalls.change, { ...wanted, total: 3_500_00, due: 1_00, back: 0 })).rejects.toMatchObject({
    code: 'price_changed',
    details: { total: 3500, due: 1050, back: 0 },
  })
  await expect(bob(guestStayCalls.changeOffer, wanted)).rejects.toMatchObject({ status: 404 })
  await expect(bob(guestStayCalls.change, { ...wanted, total: 3_500_00, due: 1_050_00, back: 0 })).rejects.toMatchObject({ status: 404 })
  await expect(ana(guestStayCalls.changeOffer, wish(stay, 1, { checkOut: addDays(wanted.checkIn, 3) }))).rejects.toMatchObject({
    status: 400,
  })
})

test('an offer of a change is not listed as a booking, and owners cannot sell it', async () => {
  const stay = await paidStay(4)
  const payment = await changeToBank(wish(stay, 8))
  const { booking: offer } = await readRecords(site, payment.orderId)
  const owner = await site.admin()
  const { bookings: listed } = await owner(bookingCalls.calendar, { search: offer.code })
  expect(listed).toEqual([])
  await expect(
    owner(bookingCalls.setStatus, {
      bookingId: offer.id,
      status: 'paid',
      payment: { amount: 3_500_00, receivedOn: '2026-06-01', reference: 'Statement', method: 'transfer' },
    }),
  ).rejects.toMatchObject({ code: 'change_not_possible' })
  await expect(ana(guestStayCalls.stay, { bookingNumber: offer.code })).rejects.toMatchObject({ status: 404 })
  expect(await site.db.$count(payments, eq(payments.orderId, payment.orderId))).toBe(1)
})
