import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseLine } from '../database-line.ts'
import { freePort } from '../free-port.ts'
import { aBank, furnish, ownDatabase, type RunningBank, type RunningServer, startServer } from '../processes.ts'

const postgres = process.env.TEST_DATABASE_URL ?? ''
const dataDir = mkdtempSync(join(tmpdir(), 'villas-away-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Line = Awaited<ReturnType<typeof databaseLine>>

// Only PostgreSQL: the embedded database cannot hang independently of the site.
describe.runIf(postgres)('failures of PostgreSQL', () => {
  let databaseUrl: string
  let lines: Line[]
  let bank: RunningBank
  let server: RunningServer
  const line = () => lines[0] as Line

  beforeEach(async () => {
    databaseUrl = await ownDatabase(postgres)
    await furnish({ dataDir, databaseUrl }, 1)
    lines = [await databaseLine(databaseUrl), await databaseLine(databaseUrl)]
    bank = await aBank()
  })
  afterEach(async () => {
    for (const one of lines) {
      one.goOn()
      await one.close()
    }
    await server.kill()
    await bank.close()
  })

  const start = async (url: string) => {
    server = await startServer({ dataDir, databaseUrl: url }, bank, await freePort())
  }
  const get = (path: string) => fetch(server.url + path, { signal: AbortSignal.timeout(25_000), redirect: 'manual' })
  const status = async (path: string) => (await get(path)).status
  const comesBack = () => expect.poll(() => status('/readyz')).toBe(200)

  test('a running site whose PostgreSQL hangs reports it, still serves cached pages, and recovers by itself', async () => {
    await start(line().url)
    expect(await status('/villas')).toBe(200)
    line().hang()
    const [ready, cached, alive] = await Promise.all([get('/readyz'), get('/villas'), get('/healthz')])
    expect([ready.status, await ready.text()]).toEqual([503, 'the database does not answer in time'])
    expect([cached.status, alive.status]).toEqual([200, 200])
    expect(await (await get('/payment-check')).text()).toContain('Your payment is being checked')
    // A call that needs the database is also answered, with an error.
    expect(await status('/api/booking/get_bookings.php')).toBe(500)
    const back = await fetch(`${server.url}/api/booking/payment-return.php`, { method: 'POST', body: 'oid=x', redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, '/payment-check'])
    line().goOn()
    await comesBack()
    expect(await status('/api/booking/get_bookings.php')).toBe(200)
  })

  test('a running site whose PostgreSQL is read-only reports it', async () => {
    await start(line().url)
    await asOwner(databaseUrl, 'SET default_transaction_read_only = on')
    await line().close()
    await line().open()
    // Broken connections are replaced one by one.
    await expect.poll(async () => (await get('/readyz')).text()).toBe('the database can only be read')
    expect([await status('/readyz'), await status('/villas')]).toEqual([503, 200])
    await asOwner(databaseUrl, 'SET default_transaction_read_only = off')
    await line().close()
    await line().open()
    await comesBack()
  })

  test('a running site with several PostgreSQL hosts uses the one that accepts writes', async () => {
    const { pathname, username } = new URL(databaseUrl)
    await lines[1]?.close()
    await start(`postgres://${username}@${lines.map(({ host }) => host).join(',')}${pathname}`)
    expect(await status('/api/booking/get_bookings.php')).toBe(200)
    await lines[1]?.open()
    await lines[0]?.close()
    await comesBack()
    expect(await status('/api/booking/get_bookings.php')).toBe(200)
    await lines[0]?.open()
    lines[1]?.hang()
    await comesBack()
    expect(await status('/api/booking/get_bookings.php')).toBe(200)
  })
})

/** Changes a setting for all new connections to a database. */
async function asOwner(url: string, setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} ${setting}`)
  await client.end()
}
