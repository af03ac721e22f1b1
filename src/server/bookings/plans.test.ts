import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { searchCalls } from '#contract/search.ts'
import { todayCalls } from '#contract/today.ts'
import { villaCalls } from '#contract/villas.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { manyBookings, manyVillas } from '../../../tests/many.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { COMMAND_CONNECTIONS } from '../db/postgres.ts'
import { readRows } from '../db/read-rows.ts'

let site: TestSite
let ana: Client
beforeAll(async () => {
  site = await testSite({ unused: true })
  ana = await site.guest('Ana Petrovic')
  await manyVillas(site, 400)
  await manyBookings(site, { perVilla: 50, last: '2026-07-27' })
  await site.db.execute(sql`INSERT INTO former_slugs (slug, villa_id) VALUES ('villa-of-before', 9)`)
})
afterAll(() => site.close())

const GROWING = ['bookings', 'payments', 'villas', 'booking_changes']

/**
 * Reads statistics that count all earlier statements: each connection holds back its own for up to a second. As many statements at once as
 * the pool has connections use every one.
 */
async function statistics<Row extends object>(query: SQL): Promise<Row[]> {
  await Promise.all(Array.from({ length: COMMAND_CONNECTIONS }, () => site.db.execute(sql`SELECT pg_stat_force_next_flush()`)))
  return await readRows<Row>(site.db, query)
}

/** Number of sequential scans per growing table. */
async function sequentialScans(): Promise<Record<string, number>> {
  const rows = await statistics<{ name: string; reads: number }>(
    sql`SELECT relname AS name, seq_scan::int AS reads FROM pg_stat_user_tables`,
  )
  return Object.fromEntries(rows.filter(({ name }) => GROWING.includes(name)).map(({ name, reads }) => [name, reads]))
}

test('the counter of sequential scans counts a read of all bookings', async () => {
  const before = await sequentialScans()
  await site.db.execute(sql`SELECT count(*) FROM bookings WHERE guest_name = 'nobody'`)
  expect((await sequentialScans()).bookings).toBe((before.bookings ?? 0) + 1)
})

async function bookingsRead(ask: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const [bookings] = await statistics<{ read: number }>(
      sql`SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_user_tables WHERE relname = 'bookings'`,
    )
    return bookings?.read ?? 0
  }
  const before = await count()
  await ask()
  return (await count()) - before
}

test('reading a villa’s upcoming stays does not read its past ones', async () => {
  const villa = { villaId: 9 }
  const { bookings } = await site.visitor(bookingCalls.calendar, villa)
  expect(bookings.length).toBeGreaterThan(0)
  expect(await bookingsRead(() => site.visitor(bookingCalls.calendar, villa))).toBe(bookings.length)
  const free = { ...villa, checkIn: '2026-08-17', checkOut: '2026-08-24' }
  expect(await bookingsRead(() => site.visitor(bookingCalls.price, free))).toBe(0)
})

test.each([
  ['the price of a stay', () => site.visitor(bookingCalls.price, { villaId: 7, checkIn: '2026-07-06', checkOut: '2026-07-13' })],
  ['the taken nights of a villa', () => site.visitor(bookingCalls.calendar, { villaId: 7 })],
  ['a new booking', () => goToBank(ana, 7, { checkIn: '2026-08-03', checkOut: '2026-08-10' })],
  ['a guest’s own stays', () => ana(bookingCalls.mine, {})],
  ['a villa by its slug', () => site.visitor(villaCalls.one, { villa: 'villa-317' })],
  ['a villa by its id', () => site.visitor(villaCalls.one, { villa: '317' })],
  ['a villa by a former slug', () => site.visitor(villaCalls.one, { villa: 'villa-of-before' })],
])('the statement for %s needs no sequential scan of a growing table', async (_, ask) => {
  const before = await sequentialScans()
  await ask()
  expect(await sequentialScans()).toEqual(before)
})

test.each(['M317-49', 'VB-M317-49-1'])('the search for %s reads neither all bookings nor all payments', async (search) => {
  const admin = await site.admin()
  // New rows are in the pending list of the index until a vacuum.
  for (const table of ['bookings', 'payments']) await site.asOwner(sql.raw(`VACUUM ANALYZE ${table}`))
  const before = await sequentialScans()
  const { bookings, total } = await admin(bookingCalls.calendar, { search, limit: 20 })
  expect(total).toBeGreaterThanOrEqual(bookings.length)
  expect(bookings.length).toBeGreaterThan(0)
  const { villas: _, ...after } = await sequentialScans()
  expect(before).toMatchObject(after)
})

test('the dashboard reads counts and due items without reading all bookings', async () => {
  const admin = await site.admin()
  await site.asOwner(sql`VACUUM ANALYZE bookings`)
  const { bookings: before } = await sequentialScans()
  await admin(dashboardCalls.stats, {})
  await admin(todayCalls.today, {})
  expect((await sequentialScans()).bookings).toBe(before)
})

test('the total is the same after the last page', async () => {
  const admin = await site.admin()
  const { bookings, total } = await admin(bookingCalls.calendar, { search: 'Guest 50', offset: 1_000 })
  expect([bookings, total]).toEqual([[], 400])
})

test('a search of all villas reads the stays of the searched nights, and not all bookings', async () => {
  const search = () => site.visitor(searchCalls.stays, { checkIn: '2026-07-20', checkOut: '2026-07-27', limit: 12 })
  await site.asOwner(sql`VACUUM ANALYZE bookings`)
  const { bookings: before } = await sequentialScans()
  expect(await search()).toMatchObject({ total: 400, villas: { length: 12 } })
  expect((await sequentialScans()).bookings).toBe(before)
  // One stay of each villa overlaps the nights, and those of the villas shown are read to offer other dates.
  expect(await bookingsRead(search)).toBeLessThan(1_000)
})
