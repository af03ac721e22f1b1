import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badDay, bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { listening } from '../../../tests/listening.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { backUp } from '../backup/back-up.ts'
import { exchangeRates, mails } from '../db/schema.ts'
import { observed } from '../http/observed.ts'
import { routeNames } from '../http/route-names.ts'
import { newMeters } from './meters.ts'
import { metricsRoutes } from './routes.ts'

const TOKEN = 'a-token-of-the-watcher'

let site: TestSite
let ana: Client
let server: Awaited<ReturnType<typeof listening>>

beforeAll(async () => {
  site = await testSite({ environment: { METRICS_TOKEN: TOKEN, SMTP_URL: 'smtp://127.0.0.1:9' } })
  ana = await site.guest('Ana')
  const whole = new Hono()
    .route('/', metricsRoutes(site.deps))
    .mount('/', createApp(site.deps).fetch, { replaceRequest: (request) => request })
  server = await listening(observed(site.deps, routeNames([]), getRequestListener(whole.fetch)))
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const ask = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers })

/** Values of `/metrics` by name and labels. */
async function figures(url = server.url): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

/** A new process has no cached values yet. */
async function metricsOfNewProcess(): Promise<Map<string, number>> {
  const another = await listening(getRequestListener(metricsRoutes({ ...site.deps, meters: newMeters() }).fetch))
  const found = await figures(another.url)
  await another.close()
  return found
}

const unknown = async () => {
  const { status, headers } = await fetch(`${server.url}/nothing-here`)
  return { status, type: headers.get('content-type') }
}
const seen = async (headers: Record<string, string>) => {
  const response = await ask(headers)
  return { status: response.status, type: response.headers.get('content-type') }
}

test('metrics are available to a program on the same machine', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])('metrics are not available through a proxy (%s)', async (name) => {
  expect(await seen({ [name]: '198.51.100.7' })).toEqual(await unknown())
})
test('metrics are available with the token, also through a proxy', async () => {
  expect((await seen({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '198.51.100.7' })).status).toBe(200)
})
test.each([`Bearer ${TOKEN}x`, 'Bearer ', 'Bearer undefined', TOKEN])(
  'metrics are not available with the authorization %s',
  async (authorization) => {
    expect(await seen({ authorization, 'x-forwarded-for': '198.51.100.7' })).toEqual(await unknown())
  },
)

test('requests are counted by their route, method and status', async () => {
  await fetch(`${server.url}/api/villas.php?search=1`)
  await fetch(`${server.url}/api/bookings/getBookings.php`)
  const counted = await figures()
  expect(counted.get('villas_http_request_seconds_count{route="/api/villas.php",method="GET",status="200"}')).toBe(1)
  expect([...counted.keys()].join()).not.toContain('search')
})

test('metrics count bookings, payments, mails, refunds and bank queries', async () => {
  const { id: villaId } = await aVilla(site.db)
  const paid = await goToBank(ana, villaId)
  await pay(site, paid)
  await bring(site, paid.orderId)
  const lost = await goToBank(ana, villaId, weekLater(2))
  await pay(site, lost)
  await badDay(site, lost.orderId, 'api-down', 500)
  await site.later(12)

  const seen = await metricsOfNewProcess()
  expect(seen.get('villas_database_up')).toBe(1)
  expect(seen.get('villas_bookings{status="paid"}')).toBe(1)
  expect(seen.get('villas_bookings{status="pending"}')).toBe(1)
  expect(seen.get('villas_payments{state="approved",method="card"}')).toBe(1)
  expect(seen.get('villas_payments{state="open",method="card"}')).toBe(1)
  expect(seen.get('villas_oldest_unclear_payment_seconds')).toBe(12 * 60)
  expect(seen.get('villas_mails_waiting')).toBe(await site.db.$count(mails))
  expect(seen.get('villas_oldest_waiting_mail_seconds')).toBe(12 * 60)
  expect(seen.get('villas_refunds{state="failed"}')).toBe(0)
  expect(seen.has('villas_backup_age_seconds')).toBe(false)
  expect((await figures()).get('villas_bank_question_seconds_count{question="order",answered="no"}')).toBeGreaterThan(0)
})

test('metrics count late and failed jobs and failed mails', async () => {
  await site.db.execute(sql`UPDATE mails SET try_at = NULL, error = 'no such mailbox'`)
  await site.db.execute(sql`UPDATE jobs SET last_error = 'the source is gone' WHERE name = 'look once more'`)
  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000)
  const seen = await figures()
  expect(seen.get('villas_job_overdue_seconds{job="send mails"}')).toBe(3590)
  expect(seen.get('villas_job_failed{job="look once more"}')).toBe(1)
  expect(seen.get('villas_job_failed{job="send mails"}')).toBe(0)
  expect(seen.get('villas_mails_waiting')).toBe(0)
  expect(seen.get('villas_mails_given_up')).toBe(await site.db.$count(mails))
})

test('while the database fails, metrics are still returned', async () => {
  await site.asOwner(sql`ALTER TABLE payments RENAME TO payments_gone`)
  const seen = await figures()
  await site.asOwner(sql`ALTER TABLE payments_gone RENAME TO payments`)
  expect(seen.get('villas_database_up')).toBe(0)
})

test('every metric used by an alert exists', async () => {
  const rules = readFileSync(resolve(import.meta.dirname, '../../../deploy/alerts.yml'), 'utf8')
  await backUp(site.deps)
  await site.db.insert(exchangeRates).values({ units: 1_171_500, day: '2026-06-01', source: 'nbs', fetchedAt: site.clock.now })
  const body = JSON.stringify({ page: '/', device: 'phone', lcp: 900, inp: 40, cls: 0 })
  await fetch(`${server.url}/api/fieldFigures.php`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const names = [...(await figures()).keys()].map((key) => key.replace(/\{.*/, ''))
  expect(names).toEqual(expect.arrayContaining([...new Set(rules.match(/villas_[a-z_]+/g))]))
})
