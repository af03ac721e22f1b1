import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { stayAccessCalls } from '#contract/stay-access.ts'
import { villaGuideCalls } from '#contract/villa-guides.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

const CODE = '4711#'
const OTHER_CODE = '0815#'

let site: TestSite
let ana: Client
let owner: Client
let reception: Client
let villaId: number
let stay: { bookingNumber: string; bookingId: number }

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await site.guest('Ana')
})
beforeEach(async () => {
  await on('2026-06-01')
  villaId = await villaWith(CODE)
  stay = await anaStays({ plan: 'full' })
})
afterAll(() => site.close())

/** Everybody signs in again on another day. */
async function on(day: string) {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  owner = await site.admin()
  reception = await site.person('reception')
}

async function villaWith(doorCode: string) {
  const { id } = await aVilla(site.db)
  await owner(villaGuideCalls.save, { villaId: id, directions: 'Over the bridge.', houseGuide: '', doorCode })
  return id
}

async function anaStays(over: object) {
  const form = await goToBank(ana, villaId, over)
  await pay(site, form)
  await bring(site, form.orderId)
  return { bookingNumber: form.bookingNumber, bookingId: (await readRecords(site, form.orderId)).booking.id }
}

const readByAna = async () => {
  const { guide, doorCode } = await ana(guestStayCalls.stay, { bookingNumber: stay.bookingNumber })
  return { guide: guide?.directions ?? null, doorCode }
}
const open = { guide: 'Over the bridge.', doorCode: CODE }
const closed = { guide: null, doorCode: null }

type Wanted = InputOf<typeof ownerChangeCalls.offer>
const makeOffer = (over: Partial<Wanted> = {}) =>
  owner(ownerChangeCalls.offer, { bookingId: stay.bookingId, villaId, ...week, price: 'kept', ...over })
async function changes(over: Partial<Wanted> = {}) {
  const { total, back, version, access } = await makeOffer(over)
  const wanted = { bookingId: stay.bookingId, villaId, ...week, price: 'kept' as const, ...over }
  await owner(ownerChangeCalls.change, { ...wanted, total, back, version, reason: 'A boat trip' })
  return access
}
const aBoatTrip = { lines: [{ name: 'Boat trip', amount: 50_00 }] }

test('an unpaid extra takes nothing from a guest who is in the house', async () => {
  await on('2026-07-08')
  expect(await readByAna()).toEqual(open)
  const { before, after } = await changes(aBoatTrip)
  expect(after).toEqual(before)
  expect(await readByAna()).toEqual(open)
  await on('2026-07-13')
  expect(await readByAna()).toEqual(open)
  await on('2026-07-14')
  expect(await readByAna()).toEqual(closed)
})

test('an extra before the code was open closes the door until it is paid: the preview says so, and the owner can show the code', async () => {
  expect(await changes(aBoatTrip)).toEqual({ before: { guide: true, doorCode: true }, after: { guide: true, doorCode: false } })
  await on('2026-07-06')
  expect(await readByAna()).toEqual({ ...open, doorCode: null })
  await reception(stayAccessCalls.show, { bookingId: stay.bookingId, show: true })
  expect(await readByAna()).toEqual(open)
  await reception(stayAccessCalls.show, { bookingId: stay.bookingId, show: false })
  expect(await readByAna()).toEqual({ ...open, doorCode: null })
})

test('a recorded payment that is reversed and was a mistake closes no door that it has opened', async () => {
  villaId = await villaWith(CODE)
  stay = await anaStays({ plan: 'partial' })
  await on('2026-07-07')
  expect(await readByAna()).toEqual(closed)
  const { booking } = await owner(bookingCalls.details, { bookingId: stay.bookingId })
  await owner(bookingMoneyCalls.record, { bookingId: stay.bookingId, ...makeTransfer(booking.total - booking.paid) })
  expect(await readByAna()).toEqual(open)
  const { payments } = await owner(bookingCalls.details, { bookingId: stay.bookingId })
  await owner(bookingMoneyCalls.reverse, { paymentId: payments.find(({ method }) => method === 'transfer')?.id ?? 0, reason: 'Mistyped' })
  expect(await readByAna()).toEqual(open)
})

test('a corrected payment that leaves no money for now closes no door of a guest who is in the house', async () => {
  const waiting = await goToBank(ana, villaId, { checkIn: '2026-08-03', checkOut: '2026-08-10' })
  const { booking } = await readRecords(site, waiting.orderId)
  stay = { bookingNumber: waiting.bookingNumber, bookingId: booking.id }
  const { paymentId } = await owner(bookingMoneyCalls.record, { bookingId: booking.id, ...makeTransfer(2_450_00) })
  await on('2026-08-05')
  expect(await readByAna()).toEqual(open)
  expect(await owner(bookingMoneyCalls.reverse, { paymentId, reason: 'Mistyped' })).toMatchObject({ status: 'pending' })
  await site.later(25)
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect(await readByAna()).toEqual(open)
})

test('another villa opens by its own money: what was open in the first one does not open the second', async () => {
  await on('2026-07-08')
  const other = await villaWith(OTHER_CODE)
  await reception(stayAccessCalls.giveCode, { bookingId: stay.bookingId, doorCode: '1234' })
  const access = await changes({ villaId: other, ...aBoatTrip })
  expect(access).toEqual({ before: { guide: true, doorCode: true }, after: { guide: false, doorCode: false } })
  expect(await readByAna()).toEqual(closed)
  await owner(stayAccessCalls.show, { bookingId: stay.bookingId, show: true })
  expect(await readByAna()).toEqual({ ...open, doorCode: OTHER_CODE })
})

test('a stay can have a door code of its own, which the activity does not tell', async () => {
  await on('2026-07-06')
  await reception(stayAccessCalls.giveCode, { bookingId: stay.bookingId, doorCode: '7788' })
  expect((await readByAna()).doorCode).toBe('7788')
  expect((await reception(stayAccessCalls.read, { bookingId: stay.bookingId })).access).toMatchObject({ code: 'own', doorCode: true })
  expect(await reception(stayAccessCalls.look, { bookingId: stay.bookingId })).toEqual({ doorCode: '7788' })
  await reception(stayAccessCalls.giveCode, { bookingId: stay.bookingId, doorCode: '' })
  expect((await readByAna()).doorCode).toBe(CODE)
  const { activity } = await owner(activityCalls.list, { search: stay.bookingNumber })
  expect(JSON.stringify(activity)).not.toContain('7788')
  expect(activity.map(({ action, after }) => [action, after])).toEqual([
    ['door code', { doorCode: 'removed' }],
    ['look at door code', null],
    ['door code', { doorCode: 'changed' }],
  ])
})

test('reception reads the code of a stay that is not paid yet, housekeeping and accountant read none', async () => {
  stay = await anaStays({ plan: 'partial', checkIn: '2026-08-03', checkOut: '2026-08-10' })
  expect(await reception(stayAccessCalls.look, { bookingId: stay.bookingId })).toEqual({ doorCode: CODE })
  for (const role of ['housekeeping', 'accountant'] as const) {
    const person = await site.person(role)
    await expect(person(stayAccessCalls.look, { bookingId: stay.bookingId })).rejects.toMatchObject({ status: 403 })
  }
})

test('a cancelled stay shows its code to nobody, also if an owner showed it before', async () => {
  await reception(stayAccessCalls.show, { bookingId: stay.bookingId, show: true })
  expect(await readByAna()).toEqual(open)
  await owner(bookingCalls.setStatus, { bookingId: stay.bookingId, status: 'cancelled', reason: 'Illness' })
  expect(await readByAna()).toEqual(closed)
  expect(await reception(stayAccessCalls.read, { bookingId: stay.bookingId })).toEqual({ access: null })
  for (const call of [
    () => reception(stayAccessCalls.look, { bookingId: stay.bookingId }),
    () => reception(stayAccessCalls.show, { bookingId: stay.bookingId, show: true }),
    () => reception(stayAccessCalls.giveCode, { bookingId: stay.bookingId, doorCode: '1' }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'no_stay_to_enter', status: 409 })
})
