import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import pino from 'pino'
import { builtSite } from '../../src/built-site.ts'
import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { ensureAdmin } from '../../src/server/accounts/first-admin.ts'
import { contentOf } from '../../src/server/db/content.ts'
import { seed } from '../../src/server/db/seed.ts'
import type { Deps } from '../../src/server/deps.ts'
import { readEnv } from '../../src/server/env.ts'
import { noteAccount } from '../../src/server/log.ts'
import { newMeters } from '../../src/server/metrics/meters.ts'
import { publicNet } from '../../src/server/outside/public-net.ts'
import { nestpayBank } from '../../src/server/payments/nestpay-bank.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { SIMULATOR_MERCHANT } from '../../src/simulator/merchant.ts'
import makeTemplate from '../database-template.ts'
import { testDatabase } from '../test-database.ts'
import { OWNER } from './fixtures.ts'

/** The one name that is known here. */
export const INTRANET = 'intranet.example'

async function leadingInside(name: string) {
  if (name !== INTRANET) throw new Error(`no such name: ${name}`)
  return [{ address: '10.0.0.5', family: 4 }]
}

const root = resolve(import.meta.dirname, '../..')

export type OwnSite = Awaited<ReturnType<typeof ownSite>>

/** The built site in this process, with a database of its own that may be emptied and broken. Its bank does not answer. */
export async function ownSite(environment: Record<string, string> = {}) {
  process.env.NODE_ENV = 'production'
  await makeTemplate()
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-own-'))
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const env = readEnv({
    PORT: String((server.address() as AddressInfo).port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...environment,
  })
  const keys = { ...SIMULATOR_MERCHANT, gatewayUrl: 'http://127.0.0.1:1/gate', apiUrl: 'http://127.0.0.1:1/api' }
  const deps: Deps = {
    db: database.db,
    // Stories change the database behind the site's back.
    content: contentOf(database.db, 0),
    store: openStore(env),
    now: () => new Date(),
    env,
    log: pino({ level: 'silent' }),
    noteAccount,
    stopping: () => false,
    meters: newMeters(),
    bank: nestpayBank(keys, { siteUrl: env.siteUrl, hashVersion: 'ver2', lang: 'en', callback: false, fetch }),
    secret: 'a secret of the tests',
    fetch,
    publicNet: publicNet({ resolve: leadingInside }),
  }
  await seed(database.db, { folder: join(root, 'seed'), store: deps.store, today: dayAtProperty(new Date()) })
  const made = await ensureAdmin(deps)
  server.on('request', await builtSite(deps, root))
  return {
    url: `http://localhost:${env.PORT}`,
    /** The owner's, where the environment names none. */
    madeUpPassword: made?.password ?? '',
    change: async (statement: SQL) => {
      await database.db.execute(statement)
    },
    /** Whatever reads this table fails until it is mended. */
    breakTable: (name: string) => database.db.execute(sql`ALTER TABLE ${sql.identifier(name)} RENAME TO ${sql.identifier(`${name}_gone`)}`),
    mendTable: (name: string) => database.db.execute(sql`ALTER TABLE ${sql.identifier(`${name}_gone`)} RENAME TO ${sql.identifier(name)}`),
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
