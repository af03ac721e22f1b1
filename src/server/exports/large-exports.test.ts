import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compression } from '#render/compression.ts'
import { aVilla } from '../../../tests/builders.ts'
import { listening } from '../../../tests/listening.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import type { Bindings } from '../http/address.ts'

// More than the 65,535 parameters that a statement may have.
const MANY = 70_000
const ALL = '/api/exportBookings.php?from=2026-01-01&until=2026-12-31'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  admin = await site.admin()
  const { id } = await aVilla(site.db)
  // Several rows share each moment, and moments are more precise than a JavaScript date.
  await site.db.execute(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, total_cents, created_at)
    SELECT 'L' || n, ${id}, 'cancelled', '2026-01-01'::date + n % 300, '2026-01-06'::date + n % 300, 'Guest ' || n, 245000,
      '2026-02-01'::timestamptz + n / 3 * interval '7 microseconds'
    FROM generate_series(1, ${MANY}::int) n`)
  await site.db.execute(sql`
    INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
    SELECT id, 1, 1, 'VB-' || code || '-1-01', 'failed', 245000, 1170000, 'nbs', '2026-01-01', 286650, created_at, created_at FROM bookings`)
  await site.asOwner(sql`ANALYZE`)
})
afterAll(() => site.close())

test.each(['/api/exportBookings.php?by=arrival', '/api/exportBookings.php?by=booked', '/api/exportPayments.php?'])(
  'the download of %s has every row once',
  async (path) => {
    const response = await site.send(`${path}&from=2026-01-01&until=2026-12-31`, { headers: { cookie: admin.cookie } })
    const [, ...rows] = (await response.text()).trimEnd().split('\n')
    const found = new Set(rows.map((row) => /\bL\d+(?=[,-])/.exec(row)?.[0]))
    expect([rows.length, found.size]).toEqual([MANY, MANY])
  },
)

/** The site behind a server, with a database that counts its reads and fails after `most`. */
async function served(most = Number.POSITIVE_INFINITY) {
  const reads = { count: 0 }
  const select: typeof site.db.select = (...fields: unknown[]) => {
    reads.count += 1
    if (reads.count > most) throw new Error('the database is gone')
    return site.db.select(...(fields as []))
  }
  const db = new Proxy(site.db, { get: (target, name) => (name === 'select' ? select : Reflect.get(target, name)) })
  const app = new Hono<{ Bindings: Bindings }>()
    .use(compression)
    .mount('/', createApp({ ...site.deps, db }).fetch, { replaceRequest: (request) => request })
  const { url, close } = await listening(getRequestListener(app.fetch))
  const ask = (coding: string, signal?: AbortSignal) =>
    fetch(`${url}${ALL}`, { headers: { cookie: admin.cookie, 'accept-encoding': coding }, ...(signal ? { signal } : {}) })
  return { reads, ask, close }
}

test.each(['gzip', 'identity'])('a download that fails midway is aborted (%s)', async (coding) => {
  const { ask, close } = await served(40)
  const response = await ask(coding)
  expect([response.status, response.headers.get('content-encoding') ?? 'identity']).toEqual([200, coding])
  await expect(response.text()).rejects.toThrow()
  await close()
})

test('a download that fails at once has status 500', async () => {
  const { ask, close } = await served(3)
  expect((await ask('gzip')).status).toBe(500)
  await close()
})

test('a download reads no further than the client, and stops when the client disconnects', async () => {
  const slow = await served()
  const quick = await served()
  const leaving = new AbortController()
  const response = await slow.ask('identity', leaving.signal)
  await response.body?.getReader().read()
  // In the time of a whole download, what nobody reads comes to a standstill.
  await (await quick.ask('identity')).text()
  const whole = quick.reads.count
  const { count } = slow.reads
  expect(count).toBeLessThan(whole / 2)
  leaving.abort()
  await (await quick.ask('identity')).text()
  expect(slow.reads.count).toBe(count)
  await Promise.all([slow.close(), quick.close()])
})
