import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { bring, emptyCard, goToBank, pay, payForSoldNights, readRecords } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, makeTransfer, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let bob: Client
let admin: Client
let thea: number
let onar: number

beforeAll(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  admin = await site.admin()
  thea = (await aVilla(site.db, { name: 'Villa Thea' })).id
  onar = (await aVilla(site.db, { name: 'Villa Onar' })).id
})
afterAll(() => site.close())

describe('the list of bookings', () => {
  const find = async (input: InputOf<typeof bookingCalls.calendar>) => {
    const { bookings, total } = await admin(bookingCalls.calendar, input)
    return { who: bookings.map(({ guest }) => guest?.name), total }
  }
  let orderId: string
  let bookingNumber: string

  beforeAll(async () => {
    ;({ orderId, bookingNumber } = await goToBank(ana, thea))
    const paid = await goToBank(bob, onar, { ...weekLater(2), guest: { ...anaForm, name: 'Bob_100%', email: 'bob@elsewhere.example' } })
    await pay(site, paid)
    await bring(site, paid.orderId)
    await admin(bookingCalls.restrict, { villaId: onar, ...weekLater(4) })
  })

  test('an owner finds bookings newest first, in pages', async () => {
    expect(await find({})).toEqual({ who: ['ADMIN RESTRICTION', 'Bob_100%', 'Ana Petrović'], total: 3 })
    expect(await find({ limit: 1, offset: 1 })).toEqual({ who: ['Bob_100%'], total: 3 })
  })

  test('an owner can find bookings by villa and by status', async () => {
    expect(await find({ villaId: thea })).toMatchObject({ who: ['Ana Petrović'] })
    expect(await find({ status: 'paid' })).toMatchObject({ who: ['Bob_100%'], total: 1 })
    expect(await find({ status: 'paid', villaId: thea })).toMatchObject({ total: 0 })
  })

  test.each([
    ['a name in any case', () => 'PETROV', 'Ana Petrović'],
    ['a part of an email address', () => 'elsewhere.example', 'Bob_100%'],
    ['a booking number', () => bookingNumber.toLowerCase(), 'Ana Petrović'],
    ['an order id', () => orderId, 'Ana Petrović'],
    ['characters with a meaning in SQL patterns', () => '_100%', 'Bob_100%'],
  ])('an owner can find bookings by %s', async (_, search, who) => {
    expect(await find({ search: search() })).toEqual({ who: [who], total: 1 })
  })

  test('an owner can find bookings by days of the stay, including its last day', async () => {
    expect(await find({ from: week.checkOut, until: week.checkOut })).toMatchObject({ who: ['Ana Petrović'] })
    expect(await find({ from: weekLater(1).checkOut, until: weekLater(3).checkIn })).toMatchObject({ who: ['Bob_100%'] })
    expect(await find({ until: '2026-07-05' })).toMatchObject({ total: 0 })
  })

  test('the list says what happens next with each booking, and what is still to pay', async () => {
    const { bookings } = await admin(bookingCalls.calendar, {})
    expect(bookings.map(({ next, remaining }) => [next?.step ?? null, remaining])).toEqual([
      [null, 0],
      [null, 0],
      ['paying', bookings[2]?.total],
    ])
    const guest = await bob(bookingCalls.calendar, {})
    expect(guest.bookings.flatMap(({ next }) => next ?? [])).toEqual([])
  })

  test('a guest’s search is ignored and shows no guests', async () => {
    const { bookings } = await ana(bookingCalls.calendar, { search: 'Bob', status: 'pending' })
    expect(bookings.map(({ villaId, status, guest }) => ({ villaId, status, guest }))).toEqual([
      { villaId: onar, status: 'paid', guest: undefined },
      { villaId: onar, status: 'restricted', guest: undefined },
    ])
  })
})

describe('details of a booking', () => {
  test('booking details have every payment attempt with the bank’s result, and every status change', async () => {
    const { id } = await aVilla(site.db)
    const first = await goToBank(ana, id)
    await pay(site, first, { card: emptyCard })
    await bring(site, first.orderId)
    const bookingId = (await readRecords(site, first.orderId)).booking.id
    await admin(bookingCalls.setStatus, { bookingId, status: 'paid', reason: 'came by bank transfer', payment: makeTransfer(2450_00) })
    const details = await admin(bookingCalls.details, { bookingId })
    expect(details).toMatchObject({ booking: { paid: 2450_00, remaining: 0, status: 'paid', items: [{ nights: 7 }] }, hidden: false })
    expect(details.payments).toMatchObject([
      {
        orderId: first.orderId,
        method: 'card',
        state: 'failed',
        procReturnCode: expect.any(String),
        dinars: 286_650,
        recordedBy: null,
        refunds: [],
      },
      {
        method: 'transfer',
        state: 'approved',
        amount: 2450_00,
        recordedBy: 'Owner',
        receivedOn: '2026-06-01',
        reference: 'Statement 12/4',
      },
    ])
    expect(details.changes).toMatchObject([
      { actor: 'bank', from: 'pending', to: 'failed' },
      { actor: 'Owner', from: 'failed', to: 'paid', reason: 'came by bank transfer' },
    ])
  })

  test('booking details have the refunds of a payment, also for a deleted booking', async () => {
    const { id } = await aVilla(site.db)
    const { orderId } = await payForSoldNights(site, ana, bob, id)
    await site.later(5)
    const bookingId = (await readRecords(site, orderId)).booking.id
    await admin(bookingCalls.remove, { bookingId })
    const details = await admin(bookingCalls.details, { bookingId })
    expect(details).toMatchObject({ hidden: true, booking: { paid: 0 } })
    expect(details.payments[0]?.refunds).toMatchObject([{ state: 'done', amount: 2450_00, reason: 'the nights were sold meanwhile' }])
    expect(details.changes.at(-1)).toMatchObject({ actor: 'Owner', reason: 'hidden' })
  })

  test('details of an unknown booking are refused', async () => {
    await expect(admin(bookingCalls.details, { bookingId: 4711 })).rejects.toMatchObject({ code: 'no_such_booking' })
  })
})
