import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { forRoles, isAmong, roles } from '#domain/accounts/roles.ts'
import { bring, emptyCard, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { bookings } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let admin: Client
let villaId: number

beforeAll(async () => {
  site = await testSite()
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  admin = await site.admin()
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const buys = async (guest: Client, card?: string) => {
  const form = await goToBank(guest, villaId)
  await pay(site, form, card ? { card } : {})
  await bring(site, form.orderId)
  return { orderId: form.orderId, bookingId: (await readRecords(site, form.orderId)).booking.id }
}

test('setting a status is refused if it would block nights of another booking', async () => {
  const anas = await buys(ana, emptyCard)
  site.clock.now = minutesAfter(site.clock.now, 21)
  const bobs = await buys(bob)
  for (const status of ['paid', 'partial_paid'] as const) {
    await expect(admin(bookingCalls.setStatus, { bookingId: anas.bookingId, status })).rejects.toMatchObject({
      code: 'dates_taken',
      status: 409,
    })
  }
  expect(await states(site, anas.orderId)).toEqual(['failed', 'failed'])
  expect(await states(site, bobs.orderId)).toEqual(['approved', 'paid'])
})

test.each(['pending', 'restricted', 'confirmed', ''])("setting the status '%s' is refused", async (status) => {
  const { bookingId } = await buys(ana)
  const response = await site.send('/api/booking/update_booking_status.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({ bookingId, status }),
  })
  expect(response.status).toBe(400)
})

test('deleting a booking without payments hides it with its attempts and frees its nights', async () => {
  const { orderId } = await goToBank(ana, villaId)
  const { booking } = await readRecords(site, orderId)
  await admin(bookingCalls.remove, { bookingId: booking.id })
  expect((await admin(bookingCalls.calendar, { villaId })).bookings).toEqual([])
  expect((await admin(bookingCalls.calendar, { villaId, hidden: true })).bookings).toMatchObject([{ id: booking.id, hidden: true }])
  expect((await readRecords(site, orderId)).payment).toMatchObject({ state: 'open' })
  await buys(bob)
})

test('deleting a restriction, by its id in the query, removes its row', async () => {
  await admin(bookingCalls.restrict, { villaId, ...week })
  const [kept] = (await admin(bookingCalls.calendar, { villaId })).bookings
  const response = await site.send(`/api/booking/delete_booking.php?bookingId=${kept?.id}`, {
    method: 'DELETE',
    headers: { cookie: admin.cookie },
  })
  expect(response.status).toBe(200)
  expect(await site.db.select().from(bookings).where(eq(bookings.villaId, villaId))).toEqual([])
})

test.each(roles)('%s may delete a booking only in the management, and a restriction only at the desk', async (role) => {
  const person = await site.person(role)
  const row = (status: 'failed' | 'restricted', code: string) => ({
    villaId,
    ...week,
    status,
    code: `${code}${villaId}`,
    guestName: 'Ana',
    total: 100_00,
    createdAt: site.clock.now,
  })
  const [booking, restriction] = await site.db
    .insert(bookings)
    .values([row('failed', 'B'), row('restricted', 'R')])
    .returning()
  const outcome = (bookingId = 0) =>
    person(bookingCalls.remove, { bookingId }).then(
      () => 'deleted',
      ({ code }) => code,
    )
  expect([await outcome(booking?.id), await outcome(restriction?.id)]).toEqual([
    isAmong(forRoles.management, role) ? 'deleted' : 'not_admin',
    isAmong(forRoles.desk, role) ? 'deleted' : 'not_admin',
  ])
})

test('nights can be restricted from a Sunday, for one night and years ahead, and cannot be booked', async () => {
  for (const [checkIn, checkOut] of [
    ['2026-07-05', '2026-07-06'],
    ['2031-07-06', '2031-07-07'],
  ] as const)
    await admin(bookingCalls.restrict, { villaId, checkIn, checkOut })
  const stay = { villaId, checkIn: '2026-07-03', checkOut: '2026-07-08' }
  expect(await site.visitor(bookingCalls.price, stay)).toMatchObject({ available: false })
  await expect(goToBank(ana, villaId, { checkIn: stay.checkIn, checkOut: stay.checkOut })).rejects.toMatchObject({ code: 'dates_taken' })
  await goToBank(ana, villaId)
})

test('restricting nights that are sold is refused', async () => {
  await buys(ana)
  await expect(admin(bookingCalls.restrict, { villaId, ...week })).rejects.toMatchObject({ code: 'dates_taken', status: 409 })
})

test.each([
  ['backwards', week.checkOut, week.checkIn],
  ['without a night', week.checkIn, week.checkIn],
])('nights are not restricted %s', async (_, checkIn, checkOut) => {
  const refused = { code: 'reversed', status: 400, message: 'Check-out must be after check-in' }
  await expect(admin(bookingCalls.restrict, { villaId, checkIn, checkOut })).rejects.toMatchObject(refused)
  expect(await site.db.select().from(bookings).where(eq(bookings.villaId, villaId))).toEqual([])
})

test('a list has at most a hundred entries, and the total', async () => {
  const rows = Array.from({ length: 103 }, (_, index) => ({
    code: `H${villaId}-${index}`,
    villaId,
    ...week,
    status: 'failed' as const,
    total: 2450_00,
    guestName: 'Ana',
    email: 'ana@example.com',
    phone: '+381 60 1234567',
    createdAt: site.clock.now,
  }))
  await site.db.insert(bookings).values(rows)
  const read = async (query: string) => {
    const response = await site.send(`/api/booking/get_bookings.php?villaId=${villaId}${query}`, { headers: { cookie: admin.cookie } })
    return { status: response.status, ...(await response.json()) }
  }
  const first = await read('&limit=100')
  expect([first.bookings.length, first.total]).toEqual([100, 103])
  expect((await read('&limit=100&offset=100')).bookings).toHaveLength(3)
  const more = await read('&limit=1000')
  expect([more.status, more.bookings.length]).toEqual([200, 100])
})
