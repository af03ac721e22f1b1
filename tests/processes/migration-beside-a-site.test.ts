import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOver } from '../../src/contract/client.ts'
import { searchCalls } from '../../src/contract/search.ts'
import { backUp } from '../../src/server/backup/back-up.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { readRows } from '../../src/server/db/read-rows.ts'
import { migrations } from '../backups.ts'
import { freePort } from '../free-port.ts'
import { aBank, furnish, ownDatabase, type Place, type RunningBank, type RunningServer, startServer } from '../processes.ts'
import { weekFromNow } from '../remote-guest.ts'
import { testSite } from '../test-site.ts'

const postgres = process.env.TEST_DATABASE_URL
const NEXT = '9000_pools.sql'
const impatient = { lockMs: 200, pausesMs: [50] }

/** A folder with one more migration. */
function folderWith(statement: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'villas-next-'))
  cpSync(migrations, folder, { recursive: true })
  writeFileSync(join(folder, NEXT), statement)
  return folder
}

async function connected(url: string, application: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: application })
  await client.connect()
  return client
}

// Only PostgreSQL: nothing else can use the embedded database while it is migrated.
describe.runIf(postgres)('a migration beside a running site', () => {
  const folder = folderWith('ALTER TABLE villas ADD COLUMN pools integer NOT NULL DEFAULT 0;\n')
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-beside-'))
  let place: Place & { databaseUrl: string }
  let bank: RunningBank
  let old: RunningServer
  beforeAll(async () => {
    place = { dataDir, databaseUrl: await ownDatabase(postgres ?? '') }
    await furnish(place, 1)
    bank = await aBank()
    old = await startServer(place, bank, await freePort(), { LOG_LEVEL: 'warn' })
  })
  afterAll(async () => {
    await old.stop()
    await bank.close()
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
  })

  test('a migration says clearly that it gave up while somebody reads for long, and says who', async () => {
    const reader = await connected(place.databaseUrl, 'a long report')
    const database = await openPostgres(place.databaseUrl)
    try {
      await reader.query('BEGIN')
      const [{ pid }] = (await reader.query('SELECT pg_backend_pid() AS pid FROM villas')).rows
      // The site may be reading as well: it is named beside the reader.
      await expect(migrate(database, folder, undefined, impatient)).rejects.toThrow(
        new RegExp(
          `9000_pools\\.sql did not get a lock .* Held by (?:.*; )?process ${pid}, application a long report, role \\w+, since 20\\S+ \\S+ UTC[;.]`,
        ),
      )
    } finally {
      await reader.end()
      await database.close()
    }
  })

  test('a migration that waits for a reader lets guests have prices, and runs when the reader is done', async () => {
    const reader = await connected(place.databaseUrl, 'a long report')
    await reader.query('BEGIN')
    await reader.query('SELECT count(*) FROM villas')
    const database = await openPostgres(place.databaseUrl)
    const ran = migrate(database, folder)
    const guest = clientOver(old.url, (request) => fetch(request))
    const waits = "SELECT FROM pg_locks WHERE relation = 'villas'::regclass AND NOT granted AND mode = 'AccessExclusiveLock'"
    try {
      for (const week of [10, 11, 12]) {
        await expect.poll(async () => (await reader.query(waits)).rowCount).toBe(1)
        // Answered while the reader goes on reading: the migration lets go before the site gives up.
        const { villas } = await guest(searchCalls.stays, { ...weekFromNow(week), guests: 2 })
        expect(villas).toHaveLength(1)
      }
    } finally {
      await reader.end()
    }
    expect(await ran).toEqual([NEXT])
    await database.close()
  })
})

describe.runIf(postgres)('a lock beside a running site', () => {
  test('a lock held for longer than a request waits is answered with 503 and when to come again, and is logged as no bug', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'villas-locked-'))
    const place = { dataDir, databaseUrl: await ownDatabase(postgres ?? '') }
    await furnish(place, 1)
    const bank = await aBank()
    const site = await startServer(place, bank, await freePort(), { LOG_LEVEL: 'warn' })
    const holder = await connected(place.databaseUrl, 'a vacuum')
    await holder.query('BEGIN; LOCK TABLE bookings, settings, sessions')
    const { checkIn, checkOut } = weekFromNow(10)
    const query = `?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`
    const asked = [`/api/booking/search_stays.php${query}`, `/villas${query}`, `/el/villas${query}`, '/admin']
    const headers = { cookie: 'sid=unknown' }
    const answers = await Promise.all(asked.map((path) => fetch(site.url + path, { headers, redirect: 'manual' })))
    await holder.end()
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 503))
    for (const { headers } of answers) expect(headers.get('retry-after')).toBe('5')
    expect(await answers[0]?.json()).toMatchObject({ code: 'database_busy', success: false })
    expect((await fetch(`${site.url}/villas${query}`)).status).toBe(200)
    await site.stop()
    expect(site.said()).toContain('waited too long for a lock of the database')
    expect(site.said()).not.toContain('unforeseen error')
    await bank.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
})

describe.runIf(postgres)('a backup beside a migration', () => {
  test('a backup keeps a migration waiting, also one that touches no table that the backup is reading', async () => {
    const site = await testSite({ unused: true })
    const [named] = await readRows<{ name: string }>(site.db, sql`SELECT current_database() AS name`)
    const url = Object.assign(new URL(postgres ?? ''), { pathname: `/${named?.name}` }).href
    const folder = folderWith('CREATE TABLE pools (id integer);\n')
    // Holds the backup up in the middle of its tables.
    const blocker = await connected(url, 'a blocker')
    await blocker.query('BEGIN; LOCK TABLE villas')
    const backup = backUp(site.deps, 'manual')
    const database = await openPostgres(url)
    const waits = "SELECT FROM pg_locks WHERE relation = 'villas'::regclass AND NOT granted"
    await expect.poll(async () => (await blocker.query(waits)).rowCount).toBe(1)
    await expect(migrate(database, folder, undefined, impatient)).rejects.toThrow(
      /did not get a lock .* Held by .*application villas, role test_site_role/,
    )
    await blocker.query('COMMIT')
    await backup
    expect(await migrate(database, folder, undefined, impatient)).toEqual([NEXT])
    await blocker.end()
    await database.close()
    await site.close()
    rmSync(folder, { recursive: true })
  })
})
