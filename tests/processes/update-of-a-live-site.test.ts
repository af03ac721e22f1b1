import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '../../src/contract/accounts.ts'
import { clientOver } from '../../src/contract/client.ts'
import { dashboardCalls } from '../../src/contract/dashboard.ts'
import { orderCalls } from '../../src/contract/payments.ts'
import { openDatabase } from '../../src/server/db/client.ts'
import { migrationNames } from '../../src/server/db/migrate.ts'
import { readMigrations } from '../../src/server/db/read-migrations.ts'
import { readRows } from '../../src/server/db/read-rows.ts'
import { createSimulator } from '../../src/simulator/simulator.ts'
import { everythingIn, kinds, migrations } from '../backups.ts'
import { goodCard } from '../bank-visit.ts'
import { ana } from '../builders.ts'
import { cookieJar } from '../cookie-jar.ts'
import { freePort } from '../free-port.ts'
import { anOldSite, oldSites } from '../old-sites/old-site.ts'
import { aBank, type Place, type RunningBank, runCommand, startServer, toEnvironment } from '../processes.ts'
import { remoteGuest, weekFromNow } from '../remote-guest.ts'

const SITE_URL = 'https://our-villas.gr'
const merchant = { clientId: '100000001', storeKey: 'Key-of-our-own-1', apiUser: 'api', apiPassword: 'Password-of-our-own-1' }

let folder: string
let unused: RunningBank
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-live-'))
  unused = await aBank()
})
afterAll(async () => {
  await unused.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a live site is started with. Its bank is asked by nobody: guests carry its answers. */
const live = {
  LIVE: '1',
  SITE_URL,
  NESTPAY_CLIENT_ID: merchant.clientId,
  NESTPAY_STORE_KEY: merchant.storeKey,
  NESTPAY_API_USER: merchant.apiUser,
  NESTPAY_API_PASSWORD: merchant.apiPassword,
  NESTPAY_GATEWAY_URL: 'https://127.0.0.1:9/fim/est3Dgate',
  NESTPAY_API_URL: 'https://127.0.0.1:9/fim/api',
  EUR_RSD_RATE_URL: 'https://127.0.0.1:9/',
  CURRENCY_RATE_URL: 'https://127.0.0.1:9/{code}',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'stay@our-villas.gr',
  OWNER_EMAIL: 'owner@our-villas.gr',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'on',
}

const runDoctor = async (place: Place, env: Record<string, string> = live) =>
  runCommand(['doctor'], { ...toEnvironment(place, unused, 3000), ...env })

async function inDatabase<T>(place: Place, read: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(place)
  return read(db).finally(close)
}

/** A guest books at a running live site and brings the bank's approval back to it. @returns the order id */
async function buy(url: string, name: string, weeks: number): Promise<string> {
  const bank = createSimulator({ ...merchant, origin: 'https://127.0.0.1:9', refreshSeconds: 0 })
  const guest = await remoteGuest(url, name)
  const form = await guest(orderCalls.create, { villaId: 1, ...weekFromNow(weeks), guest: ana, plan: 'full' })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ fields: form.paymentForm.fields, card: goodCard, issuer: 'confirm' })
  const paid = await bank.app.request('/sim/pay', { method: 'POST', headers, body })
  const { deliveries } = (await paid.json()) as { deliveries: { url: string; fields: [string, string][] }[] }
  for (const { url: way, fields } of deliveries)
    await fetch(way.replace(SITE_URL, url), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return form.orderId
}

async function readAttention(url: string): Promise<string[]> {
  const jar = cookieJar()
  const owner = clientOver(url, (request) => jar.carry(request, fetch))
  await owner(accountCalls.login, { email: 'owner@villas.example', password: 'Owner-Password-1' })
  const { stats } = await owner(dashboardCalls.stats, {})
  return stats.attention.map(({ kind, text }) => `${kind}: ${text}`)
}

const versions = Object.keys(oldSites) as (keyof typeof oldSites)[]

describe.each(versions)('a live site of version %s', (commit) => {
  test.each(kinds)(
    'a live site of an earlier version sells after its update on the %s database, and says until when to fill in what is new',
    async (kind) => {
      const place = await anOldSite(commit, kind, join(folder, `${commit}-${kind}`))
      const before = await inDatabase(place, everythingIn)
      const said = (await runDoctor(place)).said
      expect(said).toMatch(/migrations +\d+ migrations wait, from \d{4}_\w+\.sql to \d{4}_\w+\.sql; the next start runs them/)
      if (commit === 'deeac3a')
        expect(said).toMatch(
          /· live site +.*goes on selling[\s\S]*law\.euRepresentative[\s\S]*testimonials\.quote1[\s\S]*rating\.link[\s\S]*levy class/,
        )
      else expect(said).toMatch(/· live site +.*goes on selling[\s\S]*contact\.phone, which is a sample/)
      expect(await inDatabase(place, everythingIn)).toEqual(before)

      const site = await startServer(place, unused, await freePort(), live)
      const orderId = await buy(site.url, 'cleo', 12)
      const attention = await readAttention(site.url)
      await site.stop()
      const needed = attention.filter((item) => item.startsWith('live_'))
      const [thea] = await inDatabase(place, (db) => readRows<{ name: string }>(db, sql`SELECT name FROM villas ORDER BY id LIMIT 1`))
      if (commit === 'deeac3a') {
        expect(needed).toContainEqual(expect.stringMatching(/^live_settings: .* by \w+ \d+, 20\d\d/))
        expect(needed).toContainEqual(expect.stringMatching(new RegExp(`^live_villa: .*${thea?.name}.* by \\w+ \\d+, 20\\d\\d`)))
      } else expect(needed).toEqual([expect.stringMatching(/^live_settings: .* by \w+ \d+, 20\d\d/)])
      const bought = sql`SELECT b.status FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE p.order_id = ${orderId}`
      expect(await inDatabase(place, (db) => readRows(db, bought))).toEqual([{ status: 'paid' }])
      expect(await inDatabase(place, readMigrations)).toEqual(migrationNames(migrations))
      const stays = await inDatabase(place, (db) => readRows<{ n: number }>(db, sql`SELECT count(*)::int AS n FROM bookings`))
      expect(stays).toEqual([{ n: (before.bookings?.length ?? 0) + 1 }])

      // What was not filled in ends nothing, also later.
      const again = await startServer(place, unused, await freePort(), live)
      await buy(again.url, 'dora', 14)
      await again.stop()
      expect(readdirSync(join(place.dataDir, 'backups')).filter((name) => name.endsWith('-update.tar'))).toHaveLength(1)
    },
  )
})

test.each(kinds)(
  'a trial site that goes live is told all that is missing at once, before anything is changed, on the %s database',
  async (kind) => {
    const place = await anOldSite('deeac3a', kind, join(folder, `trial-${kind}`))
    await inDatabase(place, (db) =>
      db.execute(sql`UPDATE settings SET value = value || '{"taxNumber": "TO BE FILLED IN"}' WHERE name = 'company'`),
    )
    const before = await inDatabase(place, everythingIn)
    const incomplete = { ...live, OWNER_EMAIL: '', MAIL_FROM: '' }
    const everything =
      /MAIL_FROM[\s\S]*OWNER_EMAIL[\s\S]*company\.taxNumber[\s\S]*law\.euRepresentative[\s\S]*testimonials\.quote1[\s\S]*rating\.link[\s\S]*levy class[\s\S]*Villa/
    const { said, code } = await runDoctor(place, incomplete)
    expect(said).toMatch(everything)
    expect(code).toBe(1)
    await expect(startServer(place, unused, await freePort(), incomplete)).rejects.toThrow(everything)
    expect(await inDatabase(place, everythingIn)).toEqual(before)
    expect(await inDatabase(place, readMigrations)).toHaveLength(17)
  },
)
