import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { collectDefaultMetrics } from 'prom-client'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { ensureAdmin, wantsOwnPassword } from '#server/accounts/first-admin.ts'
import { passwordsAt } from '#server/accounts/passwords.ts'
import { backUp, sweepKilled } from '#server/backup/back-up.ts'
import { backUpBeforeUpdate } from '#server/backup/back-up-before-update.ts'
import { checkPublicKey } from '#server/backup/encryption.ts'
import { newerDatabase } from '#server/backup/newer-database.ts'
import { BadEnvironment } from '#server/bad-environment.ts'
import { consumers } from '#server/consumers.ts'
import { makeDataDir } from '#server/data-dir.ts'
import { type Database, type Db, toWhere } from '#server/db/client.ts'
import { trackContent } from '#server/db/content.ts'
import { openControlSocket } from '#server/db/control-socket.ts'
import { openInMemory } from '#server/db/embedded.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { bringUpToDate, openSiteDatabase } from '#server/db/site-database.ts'
import { failureWithoutRows } from '#server/db/without-rows.ts'
import type { Deps } from '#server/deps.ts'
import { type Env, environmentLacks, isDatabaseWayOpen, readEnv } from '#server/env.ts'
import { ensureSecret, seed } from '#server/first-content/seed.ts'
import { observed } from '#server/http/observed.ts'
import { routeNames } from '#server/http/route-names.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { startJobs } from '#server/jobs/run-jobs.ts'
import { lacksInWords, liveRefusals, noteLiveSite } from '#server/live/live-site.ts'
import { siteLog } from '#server/log.ts'
import { machineFailure } from '#server/machine-failure.ts'
import { openMailer } from '#server/mail/mailer.ts'
import { newMeters } from '#server/metrics/meters.ts'
import { publicNet, wholeNet } from '#server/outside/public-net.ts'
import { storedAccount } from '#server/payments/bank-accounts.ts'
import { siteBank } from '#server/payments/site-bank.ts'
import { projectRoot } from '#server/project-root.ts'
import { readClocks } from '#server/safeguards/clocks.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { StoreDown } from '#server/store/store-down.ts'
import { runningVersion } from '#server/version.ts'
import { SIMULATOR_MERCHANT } from '#simulator/merchant.ts'
import { startSimulator } from '#simulator/start.ts'
import { pages } from '#web/pages.ts'
import { builtSite } from './built-site.ts'
import { closeServer } from './close-server.ts'
import { guardedServer, serverLimits } from './guarded-server.ts'
import { progress } from './progress.ts'
import { shortMemory } from './short-memory.ts'
import { createSite, pagePatterns } from './site.ts'
import { watchLoop } from './watch-loop.ts'

// Tests and benches of pages import these from the build.
export { createSite, openInMemory, openPostgres, pagePatterns, publicNet, readEnv, trackContent }

// nestpay.md 8.2: two seconds between requests.
const BANK_GAP_MS = 2_000

/** How long a hurried stop waits for jobs. Killing them loses nothing. */
const HURRY_MS = 1_000

const tell = progress()

/** A site that is ready to handle requests; the caller owns the HTTP server. */
export type Site = {
  listener: RequestListener
  database: Database
  /** The administrator created at this start, with the password that is shown once; null otherwise. */
  firstAdmin: Awaited<ReturnType<typeof ensureAdmin>>
  /** Starts background jobs and the control socket. Call it when the site is listening. */
  begin(): Promise<void>
  /** Makes `/readyz` answer 503, so that proxies choose another process. */
  retire(): void
  /** Stops jobs, control socket and simulator. The database stays open. */
  end(): Promise<void>
}

type Given = {
  /** An open database, when sources change during development. */
  database?: Database | undefined
  /** Overrides for tests and the demo house. */
  deps?: Partial<Deps>
}

/** Opens database, store and bank as the environment says, and makes the site. */
export async function openSite(env: Env, { database, deps: given }: Given = {}): Promise<Site> {
  let stopping = false
  if (isDatabaseWayOpen(env)) throw new BadEnvironment(lacksInWords(environmentLacks(env)))
  if (env.BACKUP_KEY) await checkPublicKey(env.BACKUP_KEY)
  const short = shortMemory(env.DATABASE_URL ? 'postgres' : 'embedded')
  if (short) process.stdout.isTTY ? tell(short) : siteLog(env.LOG_LEVEL).warn(short)
  tell('Opening the database ...')
  makeDataDir(env.DATA_DIR)
  await sweepKilled(env)
  const store = openStore(env)
  const opened = database ?? (await openSiteDatabase(toWhere(env), (fresh) => prepare(env, fresh, store)))
  if (database) await prepare(env, database, store)

  const simulator = env.bank || (await storedAccount(opened.db)) ? null : await startBankSimulator(env)
  const meters = newMeters()
  const content = trackContent(opened.db)
  const secret = await ensureSecret(opened.db, 'signing')
  const now = () => new Date()
  const net = env.CALENDARS_INSIDE === 'on' ? wholeNet(fetch) : publicNet()
  const deps: Deps = {
    db: opened.db,
    content,
    store,
    now,
    clocks: readClocks(opened.db, fetch, env),
    env,
    log: siteLog(env.LOG_LEVEL),
    stopping: () => stopping,
    meters,
    mailer: openMailer(env),
    pages: pages.map(({ path }) => path),
    consumers,
    bank: siteBank({
      db: opened.db,
      content,
      env,
      secret,
      publicNet: net,
      simulator: simulatorAccess(env),
      settings: {
        siteUrl: env.siteUrl,
        langs: env.NESTPAY_LANG,
        callback: env.NESTPAY_CALLBACK === 'on',
        fetch,
        gapMs: BANK_GAP_MS,
        asked: meters.bankAsked,
      },
    }),
    passwords: passwordsAt(),
    secret,
    fetch,
    publicNet: net,
    ...given,
  }
  const firstAdmin = await ensureAdmin(deps)
  // Observers of the process cannot be stopped, and development makes many sites.
  if (import.meta.env.PROD) collectDefaultMetrics({ register: meters.registry })
  const listener = await (import.meta.env.PROD ? builtSite(deps) : sourceSite(deps))
  let endBackground = async () => {}

  return {
    listener,
    database: opened,
    firstAdmin,
    begin: async () => {
      const stopJobs = startJobs(deps, jobs)
      const closeControlSocket = opened.kind === 'embedded' ? await openControlSocket(env.DATA_DIR, () => backUp(deps, 'manual')) : null
      endBackground = async () => {
        await closeControlSocket?.()
        await stopJobs()
      }
      if (!database) announce(env, deps.log, { simulatorOrigin: simulator?.origin, admin: firstAdmin })
    },
    retire: () => {
      deps.log.info(runningVersion, 'stopping')
      stopping = true
    },
    end: async () => {
      await endBackground()
      await deps.mailer?.close()
      await simulator?.close()
    },
  }
}

/** `atOnce`: without waiting for a proxy, open connections or long jobs. */
export type Stop = (how?: { atOnce: boolean }) => Promise<void>

/** Starts the built site. @returns a function that stops it */
export async function startSite(env = readEnv(process.env), deps: Partial<Deps> = {}): Promise<Stop> {
  const site = await openSite(env, { deps })
  const server = guardedServer(chooseLimits(env))
  server.on('request', site.listener)
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(env.PORT, env.HOST, ready))
  tell('Ready.')
  await site.begin()
  const endWatch = watchLoop(siteLog(env.LOG_LEVEL), env.STALL_SECONDS)
  return async ({ atOnce } = { atOnce: false }) => {
    site.retire()
    if (atOnce) {
      server.close().closeAllConnections()
      await Promise.race([site.end(), pause(HURRY_MS)])
    } else {
      await pause(env.DRAIN_SECONDS * 1000)
      await closeServer(server)
      await site.end()
    }
    await site.database.close()
    await endWatch()
  }
}

/** The message of a start failure that the operator can fix; null for any other error. */
export function startFailure(error: unknown): string | null {
  const foreseen = [BadEnvironment, FolderInUse, StoreDown].some((kind) => error instanceof kind)
  return foreseen ? (error as Error).message : (machineFailure(error) ?? failureWithoutRows(error))
}

/** Checks what the site demands, backs up, runs migrations and inserts the first content into an empty database, in this order. */
async function prepare(env: Env, database: Database, store: Store): Promise<void> {
  const now = () => new Date()
  await bringUpToDate(database, {
    folder: migrationsFolder,
    migrateUrl: env.MIGRATE_DATABASE_URL,
    refusals: (db, ran) => {
      tell('Checking and migrating it ...')
      return startRefusals(db, env, ran)
    },
    beforeMigrations: async (db, pending) => {
      await backUpBeforeUpdate({ store, env, now, log: siteLog(env.LOG_LEVEL) }, db, pending)
      // Another process that starts meanwhile must not take the migrated site for one that goes live for the first time.
      await noteLiveSite(db, env, now())
    },
  })
  tell('Looking for the first content ...')
  await seed(database.db, { folder: join(projectRoot, 'seed'), store, today: dayAtProperty(now()) })
  await noteLiveSite(database.db, env, now())
}

/** All reasons why this version must not start on a database, in which the migrations `ran` have run. */
async function startRefusals(db: Db, env: Env, ran: readonly string[]): Promise<string[]> {
  const newer = await newerDatabase(db, migrationsFolder, env)
  return newer ? [newer] : liveRefusals(db, env, ran)
}

/** Behind a proxy all connections have the proxy's address, so the limit per address does not apply. */
const chooseLimits = ({ TRUST_PROXY, RATE_LIMITS }: Env): typeof serverLimits => {
  const shared = TRUST_PROXY === 'on' || RATE_LIMITS === 'off'
  return { ...serverLimits, ...(shared && { connectionsPerAddress: serverLimits.connections }) }
}

const simulatorAccess = ({ simulatorPort, NESTPAY_HASH_VERSION: hashVersion }: Env) => {
  const origin = `http://127.0.0.1:${simulatorPort}`
  return { ...SIMULATOR_MERCHANT, hashVersion, gatewayUrl: `${origin}/fim/est3Dgate`, apiUrl: `${origin}/fim/api` }
}

const startBankSimulator = (env: Env) =>
  startSimulator({
    ...SIMULATOR_MERCHANT,
    hostname: '127.0.0.1',
    port: env.simulatorPort,
    stateFile: join(env.DATA_DIR, 'bank-simulator.json'),
    refreshSeconds: env.SIMULATOR_REFRESH_SECONDS,
    callbackAllowed: env.NESTPAY_CALLBACK === 'on',
  })

type Announced = { simulatorOrigin: string | undefined; admin: Site['firstAdmin'] }

/** Says in the log what has started, and to a person at a terminal where it is. A live site writes JSON only, except for a first password. */
function announce(env: Env, log: Deps['log'], { simulatorOrigin, admin }: Announced): void {
  const bank = simulatorOrigin ? 'simulated' : 'nestpay'
  log.info(
    { ...runningVersion, site: env.siteUrl, live: env.LIVE === '1', database: env.DATABASE_URL ? 'postgres' : 'embedded', bank },
    'started',
  )
  if (env.LIVE === '0') {
    console.log(`\nThe site is at ${env.siteUrl}`)
    console.log(`The back office is at ${env.siteUrl}/admin`)
    if (simulatorOrigin) console.log(`Payments go to a simulated bank: ${simulatorOrigin}/sim`)
  }
  if (admin) {
    console.log(`\nFirst administrator, shown this once:\n  Username: ${admin.email}\n  Password: ${admin.password}`)
    if (wantsOwnPassword(env)) console.log('The first sign-in asks for a password of your own.')
    console.log()
  }
}

/** The site during development: Vite serves the files, no page is cached. */
async function sourceSite(deps: Deps): Promise<RequestListener> {
  return observed(deps, routeNames(await pagePatterns()), getRequestListener(createSite(deps).fetch))
}
