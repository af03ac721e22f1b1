import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { orderCalls } from '#contract/payments.ts'
import { Refused } from '#contract/refused.ts'
import { states } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, payments } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let villaId: number

beforeAll(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
})
beforeEach(async () => {
  await noHolds()
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

/** Releases all holds. */
const noHolds = () => site.db.update(bookings).set({ holdsUntil: null })

const confirmation = (over: object = {}) => ({ villaId, ...week, guest: anaForm, plan: 'full' as const, ...over })
const overlapping = { checkIn: '2026-07-11', checkOut: '2026-07-18' }

test('a guest who confirms a booking gets the payment form with the whole price in dinars', async () => {
  const { paymentForm, orderId, bookingNumber } = await ana(orderCalls.create, confirmation())
  expect(paymentForm.action).toBe('http://127.0.0.1:3001/fim/est3Dgate')
  expect(paymentForm.fields).toMatchObject({
    oid: orderId,
    amount: '286650.00',
    currency: '941',
    storetype: '3d_pay_hosting',
    hashAlgorithm: 'ver2',
    okUrl: 'http://localhost:3000/api/booking/payment-return.php',
    BillToName: 'Ana Petrovic',
  })
  expect(orderId).toBe(`VB-${bookingNumber}-1-01`)
})

test('a guest who pays in stages gets a payment form with the amount of the first stage', async () => {
  const { paymentForm } = await ana(orderCalls.create, confirmation({ plan: 'partial', checkIn: '2026-08-03', checkOut: '2026-08-10' }))
  expect(paymentForm.fields.amount).toBe('85995.00')
})

test('a guest can confirm a booking in the specified request format of an existing client', async () => {
  const response = await site.send('/api/booking/create-payment.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ana.cookie },
    body: JSON.stringify({
      villaId,
      villaName: 'Villa',
      startDate: week.checkIn,
      endDate: week.checkOut,
      guestInfo: { name: 'Ana', email: 'ana@example.com', phone: '+381 60 1234567', guests: 2 },
      paymentType: 'full',
    }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ success: true, paymentForm: { method: 'POST' } })
})

test('the nights are not shown as taken while the guest is at the bank', async () => {
  await ana(orderCalls.create, confirmation())
  expect((await site.visitor(bookingCalls.calendar, { villaId })).bookings).toEqual([])
})

test('consent is stored with its time and the version of the terms', async () => {
  const { bookingNumber } = await ana(orderCalls.create, confirmation({ termsAccepted: true }))
  const [booking] = await site.db.select().from(bookings).where(eq(bookings.code, bookingNumber))
  expect(booking).toMatchObject({ termsAcceptedAt: site.clock.now, termsVersion: '2026-11' })
})

describe('an open hold', () => {
  beforeEach(async () => {
    await ana(orderCalls.create, confirmation())
  })

  test('while a guest’s hold is open another guest cannot book one of the nights, and gets the waiting time', async () => {
    await expect(bob(orderCalls.create, confirmation(overlapping))).rejects.toMatchObject({
      code: 'dates_held',
      status: 409,
      message: 'These dates are being booked by another guest right now. Please try again in 20 minutes or choose other dates.',
    })
  })

  test('while a guest’s hold is open another guest can arrive on the check-out day', async () => {
    const { orderId } = await bob(orderCalls.create, confirmation({ checkIn: week.checkOut, checkOut: '2026-07-18' }))
    expect(await states(site, orderId)).toEqual(['open', 'pending'])
  })

  test('while a guest’s hold is open a second confirmation of the same guest is refused as their own hold', async () => {
    await expect(ana(orderCalls.create, confirmation())).rejects.toMatchObject({ code: 'own_hold', status: 409 })
  })

  test('while a guest’s hold is open the same guest can begin again, with a new order id', async () => {
    const refused = await ana(orderCalls.create, confirmation()).catch((error) => error)
    if (!(refused instanceof Refused)) throw new Error('the second try was not refused')
    const first = String(refused.details?.nestpayoId)
    const { orderId } = await ana(orderCalls.create, confirmation({ retryOf: first }))
    expect(orderId).not.toBe(first)
  })

  test('while a guest’s hold is open another guest cannot take it over with its order id', async () => {
    const [payment] = await site.db
      .select()
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(bookings.villaId, villaId))
    await expect(bob(orderCalls.create, confirmation({ retryOf: payment?.payments.orderId }))).rejects.toMatchObject({
      code: 'dates_held',
    })
  })

  test('the nights are free again after a guest’s hold has expired', async () => {
    const before = site.clock.now
    site.clock.now = new Date(before.getTime() + 21 * 60_000)
    const { orderId } = await bob(orderCalls.create, confirmation(overlapping))
    expect(await states(site, orderId)).toEqual(['open', 'pending'])
    site.clock.now = before
  })
})

test.each([
  ['a price that has changed', { quotedTotal: 2_449_00 }, 'price_changed', 409],
  ['terms not accepted', { termsAccepted: false }, 'terms_required', 400],
  ['too many guests', { guest: { ...anaForm, guests: 7 } }, 'too_many_guests', 400],
  ['a Sunday', { checkIn: '2026-07-05' }, 'sunday_check_in', 400],
  ['four nights', { checkOut: '2026-07-10' }, 'too_short', 400],
  ['dates in the past', { checkIn: '2026-05-04', checkOut: '2026-05-11' }, 'in_the_past', 400],
  ['reversed dates', { checkIn: week.checkOut, checkOut: week.checkIn }, 'reversed', 400],
  ['stages that end after arrival', { checkIn: '2026-06-08', checkOut: '2026-06-13', plan: 'partial' as const }, 'stages_not_offered', 400],
  ['an unknown villa', { villaId: 4711 }, 'no_such_villa', 404],
])('a booking with %s is refused, and nothing is stored', async (_, over, code, status) => {
  await expect(ana(orderCalls.create, confirmation(over))).rejects.toMatchObject({ code, status })
  expect(await site.db.select().from(bookings).where(eq(bookings.villaId, villaId))).toEqual([])
})

test('a booking at a changed price is refused with the current price in the error', async () => {
  await expect(ana(orderCalls.create, confirmation({ quotedTotal: 1 }))).rejects.toMatchObject({ details: { finalPrice: 2450 } })
})

test('a booking for more guests than the villa’s own capacity is refused', async () => {
  const { id } = await aVilla(site.db, { capacity: 4 })
  await expect(ana(orderCalls.create, confirmation({ villaId: id, guest: { ...anaForm, guests: 5 } }))).rejects.toThrow(
    'Maximum 4 guests allowed',
  )
})

test.each([
  ['name', { name: '' }, 'Name is required'],
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: 'ana' }, 'Email is invalid'],
  ['phone', { phone: '  ' }, 'Phone number is required'],
  ['guests', { guests: 0 }, 'Number of guests is required'],
  ['name', { name: 'x'.repeat(10_000) }, 'At most 100 characters'],
  ['guests', { guests: 'two' }, 'Number of guests is required'],
])('a booking with an invalid %s is refused: %o', async (field, over, words) => {
  const response = await site.send('/api/booking/create-payment.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ana.cookie },
    body: JSON.stringify({
      villaId,
      startDate: week.checkIn,
      endDate: week.checkOut,
      guestInfo: { ...anaForm, ...over },
      paymentType: 'full',
    }),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).fields).toEqual({ [field]: words })
})

test('a guest gets at most twenty payment forms in an hour', async () => {
  const carla = await site.guest('Carla')
  for (let weeks = 0; weeks < 20; weeks += 1) {
    const { id } = await aVilla(site.db)
    await carla(orderCalls.create, confirmation({ villaId: id }))
    await noHolds()
  }
  await expect(carla(orderCalls.create, confirmation())).rejects.toMatchObject({ code: 'too_many_tries' })
})

test('of fifty concurrent confirmations of overlapping nights exactly one gets a form', async () => {
  const guests = [ana, bob, ...(await Promise.all(Array.from({ length: 8 }, (_, index) => site.guest(`Guest ${index}`))))]
  // All four include the night of 6 July.
  const wanted = [
    week,
    { checkIn: '2026-07-02', checkOut: '2026-07-07' },
    { checkIn: '2026-07-03', checkOut: '2026-07-10' },
    { checkIn: '2026-07-04', checkOut: '2026-07-09' },
  ]
  const asked = Array.from({ length: 50 }, (_, index) => {
    const guest = guests[index % guests.length] as Client
    return guest(orderCalls.create, confirmation(wanted[index % wanted.length])).then(
      () => 200,
      (error) => (error as Refused).status,
    )
  })
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
})

describe('access to bookings', () => {
  test('a guest gets 403 for another guest’s id, and an administrator can use any id', async () => {
    await expect(ana(bookingCalls.mine, { userId: 1 })).rejects.toMatchObject({ status: 403 })
    const admin = await site.admin()
    expect(await admin(bookingCalls.mine, { userId: 2 })).toMatchObject({ bookings: [] })
  })

  test('visitors see only villa, dates and status of a sold stay', async () => {
    const [booking] = await site.db
      .insert(bookings)
      .values({
        code: `S${villaId}`,
        villaId,
        ...week,
        status: 'paid',
        total: 2450_00,
        guestName: 'Ana',
        email: 'ana@example.com',
        phone: '+381 60 1234567',
        createdAt: site.clock.now,
      })
      .returning()
    const response = await site.send(`/api/booking/get_bookings.php?villaId=${villaId}`)
    expect((await response.json()).bookings).toEqual([{ villaId, startDate: week.checkIn, endDate: week.checkOut, status: 'paid' }])
    const admin = await site.admin()
    expect((await admin(bookingCalls.calendar, { villaId })).bookings).toMatchObject([
      { id: booking?.id, guest: { email: 'ana@example.com' } },
    ])
  })
})
