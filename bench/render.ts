// `npm run bench -- render [BEFORE]`: processor time of the server for pages that are not cached, on PostgreSQL. BEFORE is the folder of
// a built checkout from before a change; both are then measured by turns, and the table in docs/performance.md gets a column 'before'.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { accountCalls } from '../src/contract/accounts.ts'
import { bookingCalls } from '../src/contract/bookings.ts'
import { clientOver } from '../src/contract/client.ts'
import { addDays, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'
import { cookieJar } from '../tests/cookie-jar.ts'
import { freePort } from '../tests/free-port.ts'
import { aBank, ownDatabase, toEnvironment } from '../tests/processes.ts'
import { picturesMade } from './pictures-made.ts'
import { processorMs } from './process-figures.ts'
import { recordTable } from './record-table.ts'

const ROUNDS = 3
/** So many that the engine has compiled what the page needs: a site that has been up for a while. */
const WARM_UP = 800
const REQUESTS = 40
const BURSTS = 5
const BURST = 16
/** As long as a process may use a version of the content that it has read. */
const CONTENT_NOTICED_MS = 1_600

type Visitor = 'guest' | 'owner' | 'stranger'
type Site = { pid: number; url: string; cookies: Record<Visitor, string>; client: pg.Client; end: () => Promise<void> }

const monday = addDays(dayAtProperty(new Date()), 60 + ((8 - weekday(addDays(dayAtProperty(new Date()), 60))) % 7))
const pages: { name: string; path: string; as: Visitor }[] = [
  // An unreadable notice: the page cannot be shared.
  { name: 'home, rendered anew', path: '/', as: 'stranger' },
  { name: 'booking with dates', path: `/booking?checkIn=${monday}&checkOut=${addDays(monday, 7)}`, as: 'guest' },
  { name: 'reservations', path: '/reservations', as: 'guest' },
  { name: 'bookings in the back office', path: '/admin/dashboard/bookings', as: 'owner' },
  { name: 'home of a guest who is signed in', path: '/', as: 'guest' },
]
const CAMPAIGN = 'home with `?utm_source=x`'
const FIRST_HITS = `${BURST} first hits of home at once`

const before = process.argv[2]
const checkouts = [...(before ? [resolve(before)] : []), resolve(import.meta.dirname, '..')]
const postgres = startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
const bank = await aBank()
/** Milliseconds of processor for a request or burst, by page and checkout. */
const taken = new Map<string, Map<string, number[]>>()

function get(url: string, cookie: string): Promise<{ status: number; bytes: number }> {
  return new Promise((done, failed) => {
    request(url, { headers: { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, bytes }))
    })
      .on('error', failed)
      .end()
  })
}

/** Starts a checkout on a database with the first content, a guest, and nights that the owners restrict. */
async function open(folder: string): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-render-'))
  const databaseUrl = await ownDatabase(postgres?.url ?? '')
  const port = await freePort()
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...toEnvironment({ dataDir, databaseUrl }, bank, port) }
  const child = spawn(process.execPath, [join(folder, 'src', 'main.ts')], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(50)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  // As if the sizes had been made already; no request of this bench reads a picture.
  await picturesMade(client)
  const visitor = () => {
    const jar = cookieJar()
    return { api: clientOver(url, (asked) => jar.carry(asked, fetch)), header: jar.header }
  }
  const [owner, guest] = [visitor(), visitor()]
  await owner.api(accountCalls.login, { email: 'owner@villas.example', password: 'Owner-Password-1' })
  for (let week = 0; week < 20; week += 1) {
    const checkIn = addDays(monday, 14 + 14 * week)
    await owner.api(bookingCalls.restrict, { villaId: 1 + (week % 4), checkIn, checkOut: addDays(checkIn, 5), reason: 'Painting' })
  }
  const account = { email: 'guest@example.com', password: 'Long-Password-1' }
  await guest.api(accountCalls.register, { ...account, fullName: 'Guest', country: 'Serbia', phone: '+381 60 1' })
  await guest.api(accountCalls.login, account)
  const end = async () => {
    await client.end()
    child.kill('SIGKILL')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { pid: child.pid ?? 0, url, cookies: { owner: owner.header(), guest: guest.header(), stranger: 'toast=unreadable' }, client, end }
}

async function round(folder: string, site: Site): Promise<void> {
  const record = (name: string, milliseconds: number) => {
    const times = taken.get(name) ?? new Map<string, number[]>()
    times.set(folder, [...(times.get(folder) ?? []), milliseconds])
    taken.set(name, times)
  }
  const sequence = async (path: string, cookie: string, count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      const { status } = await get(site.url + path, cookie)
      if (status !== 200) throw new Error(`${path} answers ${status}`)
    }
  }
  for (const { name, path, as } of pages) {
    await sequence(path, site.cookies[as], WARM_UP)
    const began = processorMs(site.pid)
    await sequence(path, site.cookies[as], REQUESTS)
    record(name, (processorMs(site.pid) - began) / REQUESTS)
  }
  const began = processorMs(site.pid)
  await sequence('/?utm_source=x', '', REQUESTS)
  record(CAMPAIGN, (processorMs(site.pid) - began) / REQUESTS)
  for (let burst = 0; burst < BURSTS; burst += 1) {
    await site.client.query('UPDATE content_version SET version = version + 1')
    await pause(CONTENT_NOTICED_MS)
    const start = processorMs(site.pid)
    await Promise.all(Array.from({ length: BURST }, () => get(`${site.url}/`, '')))
    // The better compression follows.
    await pause(500)
    record(FIRST_HITS, processorMs(site.pid) - start)
  }
}

const sites: [folder: string, site: Site][] = []
for (const folder of checkouts) sites.push([folder, await open(folder)])
for (let turn = 0; turn < ROUNDS; turn += 1) for (const [folder, site] of sites) await round(folder, site)
for (const [, site] of sites) await site.end()
recordTable('render', checkouts, taken)
await bank.close()
postgres.stop()
