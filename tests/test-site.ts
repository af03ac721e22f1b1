import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino, { type Logger } from 'pino'
import { settings as seedSettings } from '../seed/settings.ts'
import { accountCalls } from '../src/contract/accounts.ts'
import { type Api, clientOver } from '../src/contract/client.ts'
import type { Role } from '../src/domain/accounts/roles.ts'
import { ensureAdmin } from '../src/server/accounts/first-admin.ts'
import { type Passwords, passwordsAt } from '../src/server/accounts/passwords.ts'
import { createApp } from '../src/server/app.ts'
import { daysAfter } from '../src/server/clock.ts'
import { consumers } from '../src/server/consumers.ts'
import { trackContent } from '../src/server/db/content.ts'
import { accounts, settings } from '../src/server/db/schema.ts'
import type { Deps } from '../src/server/deps.ts'
import { readEnv } from '../src/server/env.ts'
import { jobs } from '../src/server/jobs/jobs.ts'
import { runDueJobs } from '../src/server/jobs/run-jobs.ts'
import { openMailer } from '../src/server/mail/mailer.ts'
import { newMeters } from '../src/server/metrics/meters.ts'
import { wholeNet } from '../src/server/outside/public-net.ts'
import { siteBank } from '../src/server/payments/site-bank.ts'
import { openStore } from '../src/server/store/open-store.ts'
import { SIMULATOR_MERCHANT } from '../src/simulator/merchant.ts'
import { createSimulator } from '../src/simulator/simulator.ts'
import { pages } from '../src/web/pages.ts'
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
  passwords?: Passwords
  /** The site gets a database that no test has used before. */
  unused?: boolean
  log?: Logger
  /** Kind of picture store. */
  store?: StoreKind
}

/** At the lowest cost of argon2, a hundredth of the production's. */
export const quickPasswords = passwordsAt({ memoryCost: 8, timeCost: 1, parallelism: 1 })

type App = ReturnType<typeof createApp>
export type TestSite = Awaited<ReturnType<typeof testSite>>

/** `ahead`: days that only the site's clock is ahead; `sameMachine`: the database's as well. `alone`: no server outside tells the time. */
const clockAt = (now: string) => ({ now: new Date(now), ahead: 0, sameMachine: false, alone: false })
type TestClock = ReturnType<typeof clockAt>

/**
 * The whole server on an empty database with a movable clock, and the simulated bank.
 * Every signed-in user gets a separate client.
 */
export async function testSite({ now = '2026-06-01T09:00:00Z', environment = {}, ...options }: Options = {}) {
  const clock = clockAt(now)
  const database = await siteDatabase(options)
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-test-'))
  const standIn = options.store === 's3' ? await s3StandIn() : null
  const env = readEnv({
    ADMIN_EMAIL: 'owner@villas.example',
    ADMIN_PASSWORD: 'Owner-Password-1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // A test that skips a night waits for no copy of everything, unless backups are its subject.
    BACKUPS_KEPT: '0',
    ...standIn?.environment,
    ...environment,
  })
  await database.db.insert(settings).values(Object.entries(seedSettings).map(([name, value]) => ({ name, value })))

  // The bank reaches the site only through requests of browsers and servers.
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
  const deps = makeDeps({ db: database.db, env, clock, outside, options })
  const firstAdmin = await ensureAdmin(deps)
  const app = createApp(deps)

  return {
    deps,
    /** With the password that the site made up, if the environment sets none. */
    firstAdmin,
    db: database.db,
    /** Runs a statement with the owner's rights, which the site does not have. */
    asOwner: database.asOwner,
    clock,
    bank,
    /** The S3 test server, if pictures are stored there. */
    standIn,
    /** The bank's control page as JSON API (nestpay.md 13.7). */
    atBank: async <T = unknown>(path: string, body: object): Promise<T> => {
      const headers = { 'content-type': 'application/json' }
      const response = await bank.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
      return response.json()
    },
    /** Sends a raw request, without a client. */
    send: (path: string, init?: RequestInit) => Promise.resolve(app.request(new URL(path, SITE), init)),
    ...peopleAt(app, deps, clock),
    /** Moves the clock and runs all due jobs. */
    later: async (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      await runDueJobs(deps, jobs)
    },
    /** Simulates a database outage until the end of the test. */
    closeDatabase: database.close,
    close: async () => {
      await deps.mailer?.close()
      await database.release()
      await standIn?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Made = Pick<Deps, 'db' | 'env'> & { clock: TestClock; outside: typeof fetch; options: Omit<Options, 'now' | 'environment'> }

function makeDeps({ db, env, clock, outside, options }: Made): Deps {
  const siteNow = () => daysAfter(clock.now, clock.ahead)
  const meters = newMeters()
  const hashVersion = options.hashVersion ?? 'ver2'
  const simulator = { ...SIMULATOR_MERCHANT, hashVersion, gatewayUrl: `${BANK}/fim/est3Dgate`, apiUrl: `${BANK}/fim/api` }
  const settings = {
    siteUrl: env.siteUrl,
    langs: ['en', 'sr'],
    callback: env.NESTPAY_CALLBACK === 'on',
    fetch: outside,
    asked: meters.bankAsked,
    ...(options.bankPatienceMs ? { patienceMs: options.bankPatienceMs } : {}),
  }
  // No caching: tests write to the database directly.
  const content = trackContent(db, 0)
  const secret = 'a secret of the tests'
  return {
    db,
    content,
    store: openStore(env, STORE_PATIENCE_MS),
    now: siteNow,
    clocks: {
      database: async () => (clock.sameMachine ? siteNow() : clock.now),
      outside: async () => (clock.alone ? null : clock.now),
    },
    env,
    log: options.log ?? pino({ level: 'silent' }),
    stopping: () => false,
    meters,
    mailer: openMailer(env),
    pages: pages.map(({ path }) => path),
    consumers,
    bank: siteBank({ db, content, env, secret, publicNet: wholeNet(outside), simulator, settings }),
    passwords: options.passwords ?? quickPasswords,
    secret,
    fetch: outside,
    publicNet: wholeNet(outside),
  }
}

/** Clients of the site: a visitor, guests and people of the office. */
const peopleAt = (app: App, { db, passwords }: Deps, clock: TestClock) => ({
  visitor: clientOver(SITE, (request) => app.fetch(request)),
  signIn: (email: string, password: string) => signIn(app, email, password),
  /** Registers a guest, with a confirmed address by default, and signs in. */
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
    if (proved) await db.update(accounts).set({ emailProvedAt: clock.now }).where(eq(accounts.email, email))
    return signIn(app, email, password)
  },
  /** Somebody with a role in the back office, signed in. */
  person: async (role: Role) => {
    const email = `${role}-${randomUUID()}@villas.example`
    const passwordHash = await passwords.hash('Person-Password-1')
    await db.insert(accounts).values({ fullName: role, email, passwordHash, status: 2, role, emailProvedAt: clock.now })
    return signIn(app, email, 'Person-Password-1')
  },
  /** An owner client that signs in again after its session has expired. */
  admin: () => signIn(app, 'owner@villas.example', 'Owner-Password-1', clock),
})

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

export type Client = Api & { cookie: string }

const BREAK_MS = 50 * 60_000

/** A signed-in client. With a clock, it signs in again after a break. */
async function signIn(app: App, email: string, password: string, clock?: { now: Date }): Promise<Client> {
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
