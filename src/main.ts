import './private-files.ts'
import { createServer, type RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics } from 'prom-client'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { ensureAdmin, wantsOwnPassword } from '#server/accounts/first-admin.ts'
import { backUp, sweepKilled } from '#server/backup/back-up.ts'
import { BadEnvironment } from '#server/bad-environment.ts'
import { makeDataDir } from '#server/data-dir.ts'
import { openSiteDatabase } from '#server/db/client.ts'
import { contentOf } from '#server/db/content.ts'
import { openDoor } from '#server/db/door.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { ensureSecret, seed } from '#server/db/seed.ts'
import type { Deps } from '#server/deps.ts'
import { type Env, readEnv } from '#server/env.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { startJobs } from '#server/jobs/run-jobs.ts'
import { noteAccount, siteLog } from '#server/log.ts'
import { newMeters } from '#server/metrics/meters.ts'
import { publicNet, wholeNet } from '#server/outside/public-net.ts'
import { nestpayBank } from '#server/payments/nestpay-bank.ts'
import { refusePlaceholders } from '#server/settings/refuse-placeholders.ts'
import { openStore } from '#server/store/open-store.ts'
import { isStoreDown } from '#server/store/store-down.ts'
import { SIMULATOR_MERCHANT } from '#simulator/merchant.ts'
import { startSimulator } from '#simulator/start.ts'
import { builtSite } from './built-site.ts'
import { closeServer } from './close-server.ts'
import { guardedServer, serverLimits } from './guarded-server.ts'

const root = resolve(import.meta.dirname, '..')
// nestpay.md 8.2: two seconds between questions.
const BANK_GAP_MS = 2_000
const development = process.argv.includes('--dev')

// React chooses its slow development build unless this is set before it is loaded.
process.env.NODE_ENV ??= development ? 'development' : 'production'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Please start with `npm start`: it brings the Node version that this site needs.')
  process.exit(1)
}

let stopping = false

/** Starts everything in order, and gives back what stops it in the opposite one. */
async function start(env: Env): Promise<() => Promise<void>> {
  makeDataDir(env.DATA_DIR)
  await sweepKilled(env)
  const store = openStore(env)
  const now = () => new Date()
  const database = await openSiteDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, async (opened) => {
    await migrate(opened, join(root, 'migrations'))
    await seed(opened.db, { folder: join(root, 'seed'), store, today: dayAtProperty(now()) })
    if (env.LIVE === '1') await refusePlaceholders(opened.db)
  })

  const simulator = env.bank ? null : await startBankSimulator(env)
  const keys = env.bank ?? {
    ...SIMULATOR_MERCHANT,
    gatewayUrl: `${simulator?.origin}/fim/est3Dgate`,
    apiUrl: `${simulator?.origin}/fim/api`,
  }
  const meters = newMeters()
  collectDefaultMetrics({ register: meters.registry })
  const deps: Deps = {
    db: database.db,
    content: contentOf(database.db),
    store,
    now,
    env,
    log: siteLog(env.LOG_LEVEL),
    noteAccount,
    stopping: () => stopping,
    meters,
    bank: nestpayBank(keys, {
      siteUrl: env.siteUrl,
      hashVersion: env.NESTPAY_HASH_VERSION,
      lang: env.NESTPAY_LANG,
      callback: env.NESTPAY_CALLBACK === 'on',
      fetch,
      gapMs: BANK_GAP_MS,
      asked: meters.bankAsked,
    }),
    secret: await ensureSecret(database.db, 'signing'),
    fetch,
    publicNet: env.CALENDARS_INSIDE === 'on' ? wholeNet(fetch) : publicNet(),
  }
  const admin = await ensureAdmin(deps)

  // Tools that replace pages in place keep a silent connection open.
  const server = development ? createServer() : guardedServer(limitsOf(env))
  const listener: RequestListener = development
    ? await (await import('./dev-site.ts')).devSite(deps, server, root)
    : await builtSite(deps, root)
  server.on('request', listener)
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(env.PORT, env.HOST, ready))
  const stopJobs = startJobs(deps, jobs)
  const closeDoor = database.kind === 'embedded' ? await openDoor(env.DATA_DIR, () => backUp(deps, 'manual')) : null
  announce(env, simulator?.origin, admin)

  return async () => {
    stopping = true
    await pause(env.DRAIN_SECONDS * 1000)
    await closeServer(server)
    await closeDoor?.()
    await stopJobs()
    await simulator?.close()
    await database.close()
  }
}

/** Behind a proxy every connection comes from its address. */
const limitsOf = ({ TRUST_PROXY, RATE_LIMITS }: Env): typeof serverLimits => {
  const shared = TRUST_PROXY === 'on' || RATE_LIMITS === 'off'
  return { ...serverLimits, ...(shared && { connectionsPerAddress: serverLimits.connections }) }
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

function announce(env: Env, simulatorOrigin: string | undefined, admin: { email: string; password: string } | null): void {
  console.log(`\nThe site is at ${env.siteUrl}`)
  console.log(`The back office is at ${env.siteUrl}/admin`)
  if (simulatorOrigin) console.log(`Payments go to a simulated bank: ${simulatorOrigin}/sim`)
  if (admin) {
    console.log(`\nFirst administrator, shown this once:\n  Username: ${admin.email}\n  Password: ${admin.password}`)
    if (wantsOwnPassword(env)) console.log('The first sign-in asks for a password of your own.')
    console.log()
  }
}

try {
  const stop = await start(readEnv(process.env))
  const end = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} catch (error) {
  const foreseen = error instanceof BadEnvironment || error instanceof FolderInUse || isStoreDown(error)
  const expected = foreseen || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (!expected) throw error
  console.error(`\n${(error as Error).message}\n`)
  process.exit(1)
}
