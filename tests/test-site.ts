import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { settings as seedSettings } from '../seed/settings.ts'
import { accountCalls } from '../src/contract/accounts.ts'
import { type Api, clientOver } from '../src/contract/client.ts'
import { ensureAdmin } from '../src/server/accounts/first-admin.ts'
import { createApp } from '../src/server/app.ts'
import { consumers } from '../src/server/consumers.ts'
import { contentOf } from '../src/server/db/content.ts'
import { accounts, settings } from '../src/server/db/schema.ts'
import type { Deps } from '../src/server/deps.ts'
import { readEnv } from '../src/server/env.ts'
import { jobs } from '../src/server/jobs/jobs.ts'
import { runDueJobs } from '../src/server/jobs/run-jobs.ts'
import { newMeters } from '../src/server/metrics/meters.ts'
import { wholeNet } from '../src/server/outside/public-net.ts'
import { nestpayBank } from '../src/server/payments/nestpay-bank.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { SIMULATOR_MERCHANT } from '../src/simulator/merchant.ts'
import { createSimulator } from '../src/simulator/simulator.ts'
import { cookieJar } from './cookie-jar.ts'
import { s3StandIn } from './s3-stand-in.ts'
import type { StoreKind } from './stores.ts'
import { siteDatabase } from './test-database.ts'

export const SITE = 'http://localhost:3000'
const BANK = 'http://127.0.0.1:3001'
const STORE_PATIENCE_MS = 500

type Options = {
  now?: string
  hashVersion?: 'ver2' | 'ver3'
  environment?: Record<string, string>
  bankPatienceMs?: number
  /** Where pictures are kept. */
  store?: StoreKind
}

export type TestSite = Awaited<ReturnType<typeof testSite>>

/**
 * The whole server on an empty database with a clock that tests move, and the simulated bank beside it.
 * Whoever is signed in gets a client of their own.
 */
export async function testSite({ now = '2026-06-01T09:00:00Z', hashVersion = 'ver2', environment = {}, ...options }: Options = {}) {
  const clock = { now: new Date(now) }
  const database = await siteDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-test-'))
  const standIn = options.store === 's3' ? await s3StandIn() : null
  const env = readEnv({
    ADMIN_EMAIL: 'owner@villas.example',
    ADMIN_PASSWORD: 'Owner-Password-1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...standIn?.environment,
    ...environment,
  })
  await database.db.insert(settings).values(Object.entries(seedSettings).map(([name, value]) => ({ name, value })))

  // The bank reaches the site only by what browsers and servers carry between them.
  const outside: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith(BANK)) return Promise.race([bank.app.fetch(request), givenUp(request.signal)])
    if (request.url.startsWith(SITE)) return app.fetch(request)
    throw new TypeError(`nothing answers at ${request.url}`)
  }
  const bank = createSimulator({
    ...SIMULATOR_MERCHANT,
    origin: BANK,
    now: () => clock.now,
    fetch: outside,
    callbackAllowed: true,
    refreshSeconds: 0,
  })
  const keys = { ...SIMULATOR_MERCHANT, gatewayUrl: `${BANK}/fim/est3Dgate`, apiUrl: `${BANK}/fim/api` }
  const meters = newMeters()
  const deps: Deps = {
    db: database.db,
    // Tests write into the database behind the site's back.
    content: contentOf(database.db, 0),
    store: openStore(env, STORE_PATIENCE_MS),
    now: () => clock.now,
    env,
    log: pino({ level: 'silent' }),
    stopping: () => false,
    meters,
    consumers,
    bank: nestpayBank(keys, {
      siteUrl: env.siteUrl,
      hashVersion,
      lang: 'en',
      callback: env.NESTPAY_CALLBACK === 'on',
      fetch: outside,
      asked: meters.bankAsked,
      ...(options.bankPatienceMs ? { patienceMs: options.bankPatienceMs } : {}),
    }),
    secret: 'a secret of the tests',
    fetch: outside,
    publicNet: wholeNet(outside),
  }
  await ensureAdmin(deps)
  const app = createApp(deps)

  let closed: Promise<void> | null = null
  const closeDatabase = () => (closed ??= database.close())

  return {
    deps,
    db: database.db,
    /** Runs a statement that the site itself has no right to. */
    asOwner: database.asOwner,
    clock,
    bank,
    /** What plays S3, where pictures are kept there. */
    standIn,
    /** The bank's control page by JSON (nestpay.md 13.7). */
    atBank: async <T = unknown>(path: string, body: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' }
      const response = await bank.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
      return response.json()
    },
    /** Sends a request as it is, without a client. */
    send: (path: string, init?: RequestInit) => Promise.resolve(app.request(new URL(path, SITE), init)),
    visitor: clientOver(SITE, (request) => app.fetch(request)),
    signIn: (email: string, password: string) => signIn(app, email, password),
    /** Registers a guest, whose address is proved unless that is not wanted, and signs in. */
    guest: async (fullName: string, { proved = true }: { proved?: boolean } = {}) => {
      const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`
      const password = 'Password-1'
      await clientOver(SITE, (request) => app.fetch(request))(accountCalls.register, {
        fullName,
        email,
        password,
        country: 'Serbia',
        phone: '+381 60 1234567',
      })
      if (proved) await database.db.update(accounts).set({ emailProvedAt: clock.now }).where(eq(accounts.email, email))
      return signIn(app, email, password)
    },
    /** An owner who signs in again after a break, as sessions of owners end. */
    admin: () => signIn(app, 'owner@villas.example', 'Owner-Password-1', clock),
    /** Moves the clock and lets every job that is due do its work. */
    later: async (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      await runDueJobs(deps, jobs)
    },
    /** The database is away from now on. */
    closeDatabase,
    close: async () => {
      await closeDatabase()
      await standIn?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

export type Client = Api & { cookie: string }

const BREAK_MS = 50 * 60_000

/** Somebody signed in; with a clock, whoever comes back after a break signs in anew. */
async function signIn(app: ReturnType<typeof createApp>, email: string, password: string, clock?: { now: Date }): Promise<Client> {
  const jar = cookieJar()
  const straight = clientOver(SITE, async (request) => {
    const response = await jar.carry(request, app.fetch)
    client.cookie = jar.header()
    return response
  })
  const logIn = () => straight(accountCalls.login, { email, password })
  let lastAsked = clock?.now
  const afterBreaks: Api = async (call, input) => {
    if (clock && lastAsked && clock.now.getTime() - lastAsked.getTime() > BREAK_MS) await logIn()
    lastAsked = clock?.now
    return straight(call, input)
  }
  const client = Object.assign(afterBreaks, { cookie: '' })
  await logIn()
  return client
}
