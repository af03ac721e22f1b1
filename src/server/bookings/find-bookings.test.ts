import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { supportCalls } from '#contract/support.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings } from '../db/schema.ts'

let site: TestSite
let admin: Client

const codes: Record<string, string> = {}

async function books(name: string, phone: string, week: number, { plan = 'full' as 'full' | 'partial', arrivalTime = '' } = {}) {
  const villa = await aVilla(site.db)
  const guest = await site.guest(`Guest${week}`)
  const form = await goToBank(guest, villa.id, { ...weekLater(week), plan })
  await pay(site, form)
  await bring(site, form.orderId)
  const who = { guestName: name, email: `guest${week}@example.com`, phone, arrivalTime }
  await site.db.update(bookings).set(who).where(eq(bookings.code, form.bookingNumber))
  codes[form.bookingNumber] = name
  return { ...form, guest }
}

let asked: Awaited<ReturnType<typeof books>>

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  admin = await site.admin()
  asked = await books('Kovács Éva', '+36 30 123-4567', 4, { arrivalTime: '18:00' })
  await books('Đorđe Žižić', '060/765 43 21', 0, { plan: 'partial' })
  await books('Ελένη Παπαδοπούλου', '+30 697 000 1111', 2)
  const villa = await aVilla(site.db)
  await admin(bookingCalls.restrict, {
    villaId: villa.id,
    checkIn: '2026-07-06',
    checkOut: '2026-07-08',
    reason: 'Neue Fenster für die Küche',
  })
  await asked.guest(supportCalls.request, { orderId: asked.orderId, reason: 'other', message: 'Is there a travel cot, please?' })
})
afterAll(() => site.close())

type Wanted = InputOf<typeof bookingCalls.calendar>
const found = async (wanted: Wanted) =>
  (await admin(bookingCalls.calendar, wanted)).bookings.map(
    ({ bookingNumber = '', specialRequests }) => codes[bookingNumber] ?? specialRequests,
  )

test.each([
  ['kovacs', 'Kovács Éva'],
  ['KOVÁCS É', 'Kovács Éva'],
  ['dorde ziz', 'Đorđe Žižić'],
  ['παπαδοπουλου', 'Ελένη Παπαδοπούλου'],
  ['guest2@', 'Ελένη Παπαδοπούλου'],
  ['+36301234567', 'Kovács Éva'],
  ['0036 30 123 45 67', 'Kovács Éva'],
  ['(060) 765-4321', 'Đorđe Žižić'],
  ['fur die kuche', 'Neue Fenster für die Küche'],
  ['travel cot', 'Kovács Éva'],
])('a search for %s finds the bookings of %s', async (search, name) => {
  expect(await found({ search })).toEqual([name])
})

test('who may not read the messages of guests finds no booking by their words', async () => {
  const accountant = await site.person('accountant')
  expect((await accountant(bookingCalls.calendar, { search: 'travel cot' })).bookings).toEqual([])
  expect((await accountant(bookingCalls.calendar, { search: 'kovacs' })).bookings).toHaveLength(1)
})

test('an order id finds its booking once, and pattern characters find nothing', async () => {
  expect(await found({ search: asked.orderId })).toEqual(['Kovács Éva'])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ search: 'k_v' })).toEqual([])
})

test('bookings can be sorted by arrival, departure or creation', async () => {
  const early = ['Đorđe Žižić', 'Neue Fenster für die Küche']
  expect(await found({ sort: 'arrival' })).toEqual([...early, 'Ελένη Παπαδοπούλου', 'Kovács Éva'])
  expect(await found({ sort: 'departure' })).toEqual([...early.toReversed(), 'Ελένη Παπαδοπούλου', 'Kovács Éva'])
  expect((await found({ sort: 'made' })).at(-1)).toBe('Kovács Éva')
})

test('bookings can be filtered by arrival in a period, open amount and missing arrival time', async () => {
  expect(await found({ only: 'arriving', from: '2026-07-01', until: '2026-07-31', sort: 'arrival' })).toEqual([
    'Đorđe Žižić',
    'Ελένη Παπαδοπούλου',
  ])
  expect(await found({ only: 'owing' })).toEqual(['Đorđe Žižić'])
  expect(await found({ only: 'without_time', sort: 'arrival' })).toEqual(['Đorđe Žižić', 'Ελένη Παπαδοπούλου'])
})

test('a visitor’s search and filter are ignored', async () => {
  const { bookings: seen } = await site.visitor(bookingCalls.calendar, { search: 'kovacs', only: 'owing' })
  expect(seen.length).toBeGreaterThan(1)
})

test.each<[string, Wanted]>([
  ['as it was made', {}],
  ['by arrival', { sort: 'arrival' }],
  ['by departure', { sort: 'departure' }],
  ['of those that arrive in July', { only: 'arriving', from: '2026-07-01', until: '2026-07-31', sort: 'arrival' }],
  ['of a search', { search: 'guest', sort: 'arrival' }],
])('the neighbours of a booking are those of the list %s', async (_, wanted) => {
  const { bookings: listed } = await admin(bookingCalls.calendar, wanted)
  const ids = listed.map(({ id = 0 }) => id)
  expect(ids.length).toBeGreaterThan(1)
  for (const [at, bookingId] of ids.entries())
    expect(await admin(bookingCalls.neighbours, { ...wanted, bookingId })).toEqual({
      previous: ids[at - 1] ?? null,
      next: ids[at + 1] ?? null,
    })
})

test('a booking that has left the list still leads to those around it', async () => {
  const { bookings: listed } = await admin(bookingCalls.calendar, { sort: 'arrival' })
  const [owing, , other] = listed.map(({ id = 0 }) => id)
  if (!owing || !other) throw new Error('There are four entries')
  expect(await admin(bookingCalls.neighbours, { bookingId: other, only: 'owing', sort: 'arrival' })).toEqual({
    previous: owing,
    next: null,
  })
})

test('an unknown booking has no neighbours', async () => {
  await expect(admin(bookingCalls.neighbours, { bookingId: 999_999 })).rejects.toMatchObject({ code: 'no_such_booking' })
})
