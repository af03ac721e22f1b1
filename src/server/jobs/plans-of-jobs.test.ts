import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { yearsOfRows } from '../../../tests/years.ts'
import type { Database } from '../db/client.ts'
import { openPostgres } from '../db/postgres.ts'
import { readRows } from '../db/read-rows.ts'
import { bookings, deletedAmounts } from '../db/schema.ts'
import { deletedKinds } from '../safeguards/usual-amounts.ts'
import { type Job, jobs } from './jobs.ts'

type Node = { Plans?: Node[] } & Record<string, number | string | undefined>
type Statement = { 'Query Text': string; Plan: Node }

const YEARS = 12
/** A join of everything with everything looks at each row thousands of times. */
const MOST_LOOKS_AT_A_ROW = 10

/** The database then tells the plan of every statement as a notice, also of those by which it checks references. */
const tellingPlans = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
]

let site: TestSite
let told: Database
let stored: number
const statements: Statement[] = []

beforeAll(async () => {
  site = await testSite({ unused: true, now: new Date().toISOString() })
  await yearsOfRows(site, YEARS)
  // So much is usual here that nothing waits for a person.
  await site.db.insert(deletedAmounts).values(deletedKinds.map((what) => ({ what, amounts: [100_000] })))
  const [{ name, rows } = { name: '', rows: 0 }] = await readRows<{ name: string; rows: number }>(
    site.db,
    sql`SELECT current_database() AS name, sum(greatest(reltuples, 0))::int AS rows FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  stored = rows
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  url.searchParams.set('options', tellingPlans.map((setting) => `-c ${setting}`).join(' '))
  told = await openPostgres(url.href, { connections: 1 })
  const pool = (told.db as unknown as { $client: pg.Pool }).$client
  const client = await pool.connect()
  client.on('notice', ({ message = '' }) => {
    const plan = message.indexOf('plan:')
    if (plan >= 0) statements.push(JSON.parse(message.slice(plan + 5)))
  })
  client.release()
})
afterAll(async () => {
  await told.close()
  await site.close()
})

/** Rows that a plan looked at: each scan and join, as often as it ran. */
const looks = (node: Node): number => {
  const of = (name: string) => Number(node[name] ?? 0)
  const each = of('Actual Rows') + of('Rows Removed by Filter') + of('Rows Removed by Join Filter') + of('Rows Removed by Index Recheck')
  return each * of('Actual Loops') + (node.Plans ?? []).reduce((sum, plan) => sum + looks(plan), 0)
}

/** Runs a job as it runs on the site. @returns looks at rows by all its statements, and the statement with most of them */
async function countLooks({ run }: Job): Promise<{ all: number; most: string }> {
  statements.splice(0)
  await run({ ...site.deps, db: told.db }, () => false)
  const byText = new Map<string, number>()
  for (const { 'Query Text': text, Plan } of statements) byText.set(text, (byText.get(text) ?? 0) + looks(Plan))
  const [most] = [...byText].sort(([, a], [, b]) => b - a)
  return { all: [...byText.values()].reduce((sum, one) => sum + one, 0), most: `${most?.[1]} looks: ${most?.[0]}` }
}

test('a statement that compares all payments with all bookings is noticed', async () => {
  const run = async ({ db }: { db: Database['db'] }) =>
    void (await db.execute(sql`SELECT count(*) FROM bookings b JOIN payments p ON position(b.code IN p.order_id) > 0`))
  const { all } = await countLooks({ name: 'compare', irreversible: false, everySeconds: 60, run })
  expect(all).toBeGreaterThan(stored * MOST_LOOKS_AT_A_ROW)
})

test.each(jobs.map((job) => [job.name, job] as const))('%s looks at few rows of ten years and more', async (_, job) => {
  const { all, most } = await countLooks(job)
  expect(all, most).toBeLessThan(stored * MOST_LOOKS_AT_A_ROW)
})

test('the old data of these years is gone', async () => {
  expect(await site.db.$count(bookings)).toBeLessThan((YEARS - 1) * 208)
})

test('everything that refers to rows that jobs delete can be found by an index', async () => {
  const unindexed = await readRows<{ reference: string }>(
    site.db,
    sql`SELECT c.conrelid::regclass || '.' || a.attname AS reference
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid::regclass::text IN ('accounts', 'bookings', 'payments', 'refunds', 'papers', 'events', 'tickets', 'complaints', 'offers')
        AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])
      ORDER BY 1`,
  )
  expect(unindexed).toEqual([])
})
