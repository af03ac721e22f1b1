import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { Refused } from '#contract/refused.ts'
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

describe('a guest confirms a booking', () => {
  test('and gets the bank’s form over the whole price in dinars', async () => {
    const { paymentForm, orderId, bookingNumber } = await ana(paymentCalls.create, confirmation())
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

  test('in stages: the form is over the first', async () => {
    const { paymentForm } = await ana(paymentCalls.create, confirmation({ plan: 'partial', checkIn: '2026-08-03', checkOut: '2026-08-10' }))
    expect(paymentForm.fields.amount).toBe('85995.00')
  })

  test('the specified spelling works, as an existing client sends it', async () => {
    const response = await site.send('/api/booking/create-payment.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ana.cookie },
      body: JSON.stringify({
        villaId,
        villaName: 'Villa',
        startDate: week.checkIn,
        endDate: week.checkOut,
        guestInfo: { name: 'Ana', email: 'ana@example.com', phone: '1', guests: 2 },
        paymentType: 'full',
      }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ success: true, paymentForm: { method: 'POST' } })
  })

  test('the nights are not shown as taken while the guest is at the bank', async () => {
    await ana(paymentCalls.create, confirmation())
    expect((await site.visitor(bookingCalls.calendar, { villaId })).bookings).toEqual([])
  })

  test('consent is kept with its time and the version of the terms', async () => {
    const { bookingNumber } = await ana(paymentCalls.create, confirmation({ termsAccepted: true }))
    const [booking] = await site.db.select().from(bookings).where(eq(bookings.code, bookingNumber))
    expect(booking).toMatchObject({ termsAcceptedAt: site.clock.now, termsVersion: '2026-11' })
  })
})

describe('while Ana is at the bank', () => {
  beforeEach(async () => {
    await ana(paymentCalls.create, confirmation())
  })

  test('Bob cannot take one of her nights, and is told how long to wait', async () => {
    await expect(bob(paymentCalls.create, confirmation(overlapping))).rejects.toMatchObject({
      code: 'dates_held',
      status: 409,
      message: 'These dates are being booked by another guest right now. Please try again in 20 minutes or choose other dates.',
    })
  })

  test('Bob can arrive the day she leaves', async () => {
    await bob(paymentCalls.create, confirmation({ checkIn: week.checkOut, checkOut: '2026-07-18' }))
  })

  test('her double click is refused, and says that her first try is open', async () => {
    await expect(ana(paymentCalls.create, confirmation())).rejects.toMatchObject({ code: 'own_hold', status: 409 })
  })

  test('she can begin again, with a new order id', async () => {
    const refused = await ana(paymentCalls.create, confirmation()).catch((error) => error)
    if (!(refused instanceof Refused)) throw new Error('the second try was not refused')
    const first = String(refused.details?.nestpayoId)
    const { orderId } = await ana(paymentCalls.create, confirmation({ retryOf: first }))
    expect(orderId).not.toBe(first)
  })

  test('Bob cannot take her place with her order id', async () => {
    const [payment] = await site.db
      .select()
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(bookings.villaId, villaId))
    await expect(bob(paymentCalls.create, confirmation({ retryOf: payment?.payments.orderId }))).rejects.toMatchObject({
      code: 'dates_held',
    })
  })

  test('when her hold has run out, the nights are free again', async () => {
    const before = site.clock.now
    site.clock.now = new Date(before.getTime() + 21 * 60_000)
    await bob(paymentCalls.create, confirmation(overlapping))
    site.clock.now = before
  })
})

describe('refused, and nothing is kept', () => {
  test.each([
    ['a price that has changed', { quotedTotal: 2_449_00 }, 'price_changed', 409],
    ['terms not accepted', { termsAccepted: false }, 'terms_required', 400],
    ['too many guests', { guest: { ...anaForm, guests: 7 } }, 'too_many_guests', 400],
    ['a Sunday', { checkIn: '2026-07-05' }, 'sunday_check_in', 400],
    ['four nights', { checkOut: '2026-07-10' }, 'too_short', 400],
    ['the past', { checkIn: '2026-05-04', checkOut: '2026-05-11' }, 'in_the_past', 400],
    ['reversed dates', { checkIn: week.checkOut, checkOut: week.checkIn }, 'reversed', 400],
    [
      'stages that end after arrival',
      { checkIn: '2026-06-08', checkOut: '2026-06-13', plan: 'partial' as const },
      'stages_not_offered',
      400,
    ],
    ['an unknown villa', { villaId: 4711 }, 'no_such_villa', 404],
  ])('%s', async (_, over, code, status) => {
    await expect(ana(paymentCalls.create, confirmation(over))).rejects.toMatchObject({ code, status })
    expect(await site.db.select().from(bookings).where(eq(bookings.villaId, villaId))).toEqual([])
  })

  test('a changed price is told', async () => {
    await expect(ana(paymentCalls.create, confirmation({ quotedTotal: 1 }))).rejects.toMatchObject({ details: { finalPrice: 2450 } })
  })

  test('the villa’s own capacity holds where it is smaller than six', async () => {
    const { id } = await aVilla(site.db, { capacity: 4 })
    await expect(ana(paymentCalls.create, confirmation({ villaId: id, guest: { ...anaForm, guests: 5 } }))).rejects.toThrow(
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
  ])('%s: %o', async (field, over, words) => {
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
})

test('nobody gets more payment forms in an hour than a person needs', async () => {
  const carla = await site.guest('Carla')
  for (let weeks = 0; weeks < 20; weeks += 1) {
    const { id } = await aVilla(site.db)
    await carla(paymentCalls.create, confirmation({ villaId: id }))
    await noHolds()
  }
  await expect(carla(paymentCalls.create, confirmation())).rejects.toMatchObject({ code: 'too_many_tries' })
})

test('of fifty guests who confirm overlapping nights in the same instant exactly one gets a form', async () => {
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
    return guest(paymentCalls.create, confirmation(wanted[index % wanted.length])).then(
      () => 200,
      (error) => (error as Refused).status,
    )
  })
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
})

describe('bookings and their owners', () => {
  test('a guest’s id of somebody else answers 403, an administrator may ask for anyone’s', async () => {
    await expect(ana(bookingCalls.mine, { userId: 1 })).rejects.toMatchObject({ status: 403 })
    const admin = await site.admin()
    expect(await admin(bookingCalls.mine, { userId: 2 })).toMatchObject({ bookings: [] })
  })

  test('visitors see of a sold stay its days and nothing else', async () => {
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
        phone: '1',
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
