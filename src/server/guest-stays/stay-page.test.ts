import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { paymentCalls } from '#contract/payments.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { supportCalls } from '#contract/support.ts'
import { villaGuideCalls } from '#contract/villa-guides.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails, payments, villaGuides } from '../db/schema.ts'

/** Sign-ins and limits belong to the reader. */
const NOT_OF_THE_HOUSE = ['sessions', 'rateLimits', 'securityEvents'] as const
const DOOR = '48-15-16#'

let site: TestSite
let ana: Client
let bob: Client
let owner: Client

beforeAll(async () => {
  site = await testSite()
  ;[ana, bob, owner] = [await site.guest('Ana'), await site.guest('Bob'), await site.admin()]
})
afterAll(() => site.close())

/** Ana's paid week in a villa with a guide. */
async function paidStay(plan: 'full' | 'partial' = 'full', weeks = 0) {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  const villa = await aVilla(site.db)
  const guide = {
    villaId: villa.id,
    directions: 'Over the bridge, then left.',
    houseGuide: '## Water\nIt is good to drink.',
    doorCode: DOOR,
  }
  await owner(villaGuideCalls.save, guide)
  const form = await goToBank(ana, villa.id, { plan, ...weekLater(weeks) })
  await pay(site, form)
  await bring(site, form.orderId)
  return { ...form, villaId: villa.id }
}

const at = (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
}
const readStay = async (bookingNumber: string) => {
  ana = await site.signIn('ana@example.com', 'Password-1')
  return ana(guestStayCalls.stay, { bookingNumber })
}

test('a paid stay shows payments and guide, and the door code from three days before until departure', async () => {
  const { bookingNumber, orderId } = await paidStay()
  const stay = await readStay(bookingNumber)
  expect(stay).toMatchObject({
    arrivalTime: '',
    detailsUntil: '2026-06-29',
    doorCode: null,
    doorCodeFrom: '2026-07-03',
    paymentOpen: false,
    guide: { directions: 'Over the bridge, then left.' },
    payments: [{ orderId, method: 'card', refunds: [] }],
  })
  for (const [day, shown] of [
    ['2026-07-02', null],
    ['2026-07-03', DOOR],
    ['2026-07-13', DOOR],
    ['2026-07-14', null],
  ] as const) {
    at(day)
    expect([day, (await readStay(bookingNumber)).doorCode]).toEqual([day, shown])
  }
})

test('a partly paid stay shows neither guide nor door code', async () => {
  const { bookingNumber } = await paidStay('partial', 1)
  at('2026-07-12')
  expect(await readStay(bookingNumber)).toMatchObject({ guide: null, doorCode: null, booking: { status: 'partial_paid' } })
})

test('a disputed payment or a cancelled stay shows no door code', async () => {
  const { bookingNumber, orderId } = await paidStay('full', 2)
  at('2026-07-19')
  await site.db.update(payments).set({ disputedAt: site.clock.now, attention: 'Please ask the bank.' }).where(eq(payments.orderId, orderId))
  expect((await readStay(bookingNumber)).doorCode).toBeNull()
  await site.db.update(payments).set({ attention: null }).where(eq(payments.orderId, orderId))
  const { booking } = await readStay(bookingNumber)
  expect((await readStay(bookingNumber)).doorCode).toBe(DOOR)
  owner = await site.admin()
  await owner(bookingCalls.setStatus, { bookingId: booking.id, status: 'cancelled', reason: 'Illness' })
  expect(await readStay(bookingNumber)).toMatchObject({ doorCode: null, guide: null, detailsUntil: null })
})

test('another guest and an owner get the same 404 as for an unknown number, and a visitor gets 401', async () => {
  const { bookingNumber } = await paidStay('full', 3)
  for (const client of [bob, owner]) {
    const unknown = await client(guestStayCalls.stay, { bookingNumber: 'AAAAAA' }).catch((error) => error)
    const foreign = await client(guestStayCalls.stay, { bookingNumber }).catch((error) => error)
    expect(foreign).toMatchObject({ status: 404, message: unknown.message })
    await expect(client(guestStayCalls.announceArrival, { bookingNumber, arrivalTime: '17:00' })).rejects.toMatchObject({ status: 404 })
    await expect(client(guestStayCalls.changeDetails, { bookingNumber, guests: 1, specialRequests: '' })).rejects.toMatchObject({
      status: 404,
    })
  }
  await expect(site.visitor(guestStayCalls.stay, { bookingNumber })).rejects.toMatchObject({ status: 401 })
})

test('an unpaid booking has no stay page', async () => {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  const { bookingNumber } = await goToBank(ana, (await aVilla(site.db)).id, weekLater(4))
  await expect(ana(guestStayCalls.stay, { bookingNumber })).rejects.toMatchObject({ status: 404 })
})

test('guests and requests can be changed until a week before, the arrival time later, and owners get mails', async () => {
  const { bookingNumber } = await paidStay('full', 5)
  const { version } = await readStay(bookingNumber)
  const before = await site.db.$count(mails)
  await ana(guestStayCalls.changeDetails, { bookingNumber, version, guests: 4, specialRequests: 'A cot' })
  await expect(ana(guestStayCalls.changeDetails, { bookingNumber, version, guests: 3, specialRequests: '' })).rejects.toMatchObject({
    code: 'state_changed',
  })
  await expect(ana(guestStayCalls.changeDetails, { bookingNumber, guests: 7, specialRequests: '' })).rejects.toMatchObject({
    fields: { guests: 'Maximum 6 guests allowed' },
  })
  await ana(guestStayCalls.announceArrival, { bookingNumber, arrivalTime: '18:30' })
  await ana(guestStayCalls.announceArrival, { bookingNumber, arrivalTime: '18:30' })
  await expect(ana(guestStayCalls.announceArrival, { bookingNumber, arrivalTime: '4 am' })).rejects.toMatchObject({ status: 400 })
  expect(await readStay(bookingNumber)).toMatchObject({ arrivalTime: '18:30', booking: { guests: 4, specialRequests: 'A cot' } })
  const told = (await site.db.select().from(mails).orderBy(mails.id)).slice(before)
  expect(told.map(({ audience, subject }) => [audience, subject])).toEqual(
    Array(2).fill(['owner', `The guest has changed booking ${bookingNumber}`]),
  )
  at('2026-08-04')
  await readStay(bookingNumber)
  await expect(ana(guestStayCalls.changeDetails, { bookingNumber, guests: 2, specialRequests: '' })).rejects.toMatchObject({
    code: 'details_closed',
  })
  await ana(guestStayCalls.announceArrival, { bookingNumber, arrivalTime: '' })
})

test('guest and owners exchange messages about a stay, each mailed once, and other guests cannot write', async () => {
  const { bookingNumber, orderId } = await paidStay('full', 7)
  await ana(supportCalls.request, { orderId, reason: 'special_requests', message: 'Is there a cot?' })
  const [asked] = (await readStay(bookingNumber)).tickets
  const ticketId = asked?.id ?? 0
  const before = await site.db.$count(mails)
  await owner(supportCalls.reply, { ticketId, message: 'Yes, there is one.' })
  await ana(supportCalls.reply, { ticketId, message: 'Thank you!' })
  await expect(bob(supportCalls.reply, { ticketId, message: 'Me too' })).rejects.toMatchObject({ status: 403 })
  await expect(bob(supportCalls.reply, { ticketId: 999_999, message: 'Me too' })).rejects.toMatchObject({ status: 403 })
  const told = (await site.db.select().from(mails).orderBy(mails.id)).slice(before)
  expect(told.map(({ audience, recipient }) => [audience, recipient === 'ana@example.com'])).toEqual([
    ['guest', true],
    ['owner', false],
  ])
  expect(told[0]?.text).toContain('Yes, there is one.')
  expect(told[0]?.text).toContain(`/login?redirect=%2Freservations%2F${bookingNumber}`)
  const messages = [
    { author: 'owner', message: 'Yes, there is one.' },
    { author: 'guest', message: 'Thank you!' },
  ]
  expect((await readStay(bookingNumber)).tickets).toMatchObject([{ message: 'Is there a cot?', messages }])
  expect((await owner(supportCalls.tickets, { limit: 1 })).tickets).toMatchObject([{ messages }])
  const mine = (await ana(privacyCalls.read, {})).tickets.find((ticket) => ticket.orderId === orderId)
  expect(mine).toMatchObject({ messages })
})

test('a guest’s message reopens a resolved ticket', async () => {
  const { orderId } = await paidStay('full', 8)
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Hello' })
  const [ticket] = (await owner(supportCalls.tickets, { limit: 1 })).tickets
  const ticketId = ticket?.id ?? 0
  await owner(supportCalls.update, { ticketId, status: 'resolved' })
  await ana(supportCalls.reply, { ticketId, message: 'One more thing' })
  expect((await owner(supportCalls.tickets, { limit: 1 })).tickets).toMatchObject([{ id: ticketId, status: 'pending' }])
})

test('the door code is stored encrypted, and the owner’s form does not show it', async () => {
  const { villaId } = await paidStay('full', 9)
  const saved = await owner(villaGuideCalls.read, { villaId })
  expect(saved).toMatchObject({ hasDoorCode: true, directions: 'Over the bridge, then left.' })
  expect(JSON.stringify(saved)).not.toContain(DOOR)
  expect(await everything(site.db)).not.toContain(DOOR)
  await owner(villaGuideCalls.save, { villaId, version: saved.version, directions: 'Right.', houseGuide: '' })
  const sealed = async () => (await site.db.select().from(villaGuides).where(eq(villaGuides.villaId, villaId)))[0]?.sealedDoorCode
  expect(await sealed()).toMatch(/^[\w-]{40,}$/)
  await expect(owner(villaGuideCalls.save, { villaId, version: saved.version, directions: '', houseGuide: '' })).rejects.toMatchObject({
    code: 'state_changed',
  })
  await owner(villaGuideCalls.save, { villaId, directions: 'Right.', houseGuide: '', removeDoorCode: true })
  expect(await sealed()).toBeNull()
  const { activity } = await owner(activityCalls.list, {})
  expect(activity.filter(({ action }) => action === 'guide')).toContainEqual(
    expect.objectContaining({ after: expect.objectContaining({ doorCode: 'removed' }) }),
  )
})

test('erasure removes the messages of a ticket', async () => {
  const carla = await site.guest('Carla')
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  const form = await goToBank(carla, (await aVilla(site.db)).id)
  await carla(supportCalls.request, { orderId: form.orderId, reason: 'other', message: 'First words of Carla' })
  const [ticket] = (await owner(supportCalls.tickets, { limit: 1 })).tickets
  await carla(supportCalls.reply, { ticketId: ticket?.id ?? 0, message: 'Second words of Carla' })
  await site.later(9_000)
  const again = await site.signIn('carla@example.com', 'Password-1')
  expect((await again(paymentCalls.lastAttempt, { villaId: 1, ...weekLater(0) })).attempt).toBeNull()
  await again(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain('words of Carla')
})

test('a stage paid by transfer shows the day on which the money came, on the stay page and in My Reservations', async () => {
  const { bookingNumber } = await paidStay('partial', 2)
  const { booking } = await readStay(bookingNumber)
  at('2026-06-22')
  await (await site.admin())(bookingMoneyCalls.record, { bookingId: booking.id, ...makeTransfer(735_00, { receivedOn: '2026-06-19' }) })
  const stay = await readStay(bookingNumber)
  expect(stay.payments.map(({ on }) => on)).toEqual(['2026-06-01', '2026-06-19'])
  const { bookings } = await ana(bookingCalls.mine, {})
  for (const { stages } of [stay.booking, bookings.find(({ id }) => id === booking.id) ?? stay.booking])
    expect(stages.map(({ paidOn }) => paidOn)).toEqual(['2026-06-01', '2026-06-19', null])
})

test('an owner sees the page as its guest does, but for the door code, and leaves no trace', async () => {
  const { bookingNumber, orderId } = await paidStay('full', 6)
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })
  at('2026-08-15')
  const stay = await readStay(bookingNumber)
  owner = await site.admin()
  const before = await everything(site.db, NOT_OF_THE_HOUSE)
  expect(await owner(guestStayCalls.view, { bookingId: stay.booking.id })).toEqual({ ...stay, doorCode: '••••' })
  expect(await everything(site.db, NOT_OF_THE_HOUSE)).toBe(before)
  expect(stay).toMatchObject({ doorCode: DOOR, tickets: [{ message: 'Is there a cot?' }] })
})

test('a booking that was entered by hand, one that waits and an unknown one have no page to see', async () => {
  const villa = await aVilla(site.db)
  const { bookingNumber } = await goToBank(ana, villa.id, weekLater(8))
  const waiting = (await owner(bookingCalls.calendar, { search: bookingNumber })).bookings[0]?.id ?? 0
  for (const bookingId of [waiting, 999_999])
    await expect(owner(guestStayCalls.view, { bookingId })).rejects.toMatchObject({ code: 'no_such_booking' })
  const paid = await readStay((await paidStay('full', 10)).bookingNumber)
  await site.db.update(bookings).set({ accountId: null }).where(eq(bookings.id, paid.booking.id))
  await expect((await site.admin())(guestStayCalls.view, { bookingId: paid.booking.id })).rejects.toMatchObject({ code: 'no_such_booking' })
})
