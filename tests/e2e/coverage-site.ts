import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { openStore } from '../../src/server/store/open-store.ts'
import type * as built from '../../src/start.ts'
import makeTemplate from '../database-template.ts'
import { copyRows, putRowsBack } from '../original-rows.ts'
import { aBank, bankEnvironment } from '../processes.ts'
import { OWNER } from '../story-steps.ts'
import { testDatabase } from '../test-database.ts'
import { seedSmall } from './first-content.ts'

/** The only host name that resolves. */
export const INTRANET = 'intranet.example'

async function leadingInside(name: string) {
  if (name !== INTRANET) throw new Error(`no such name: ${name}`)
  return [{ address: '10.0.0.5', family: 4 }]
}

const DEAF_BANK = {
  NESTPAY_CLIENT_ID: 'test',
  NESTPAY_STORE_KEY: 'test',
  NESTPAY_GATEWAY_URL: 'http://127.0.0.1:1/gate',
  NESTPAY_API_URL: 'http://127.0.0.1:1/api',
  NESTPAY_API_USER: 'test',
  NESTPAY_API_PASSWORD: 'test',
}

/** The whole server as `npm start` runs it, in this process. */
export const builtServer = async (): Promise<typeof built> => await import('../../build/server/index.js' as string)

export type OwnSite = Awaited<ReturnType<typeof ownSite>>

/** The built site in this process, with its own database that tests may damage. Its bank does not answer. */
export async function ownSite(environment: Record<string, string> = {}) {
  process.env.NODE_ENV = 'production'
  await makeTemplate()
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-own-'))
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const { openSite, readEnv, trackContent, publicNet, ...opening } = await builtServer()
  const database = await testDatabase(opening)
  const env = readEnv({
    PORT: String((server.address() as AddressInfo).port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...DEAF_BANK,
    ...environment,
  })
  // No caching: tests write to the database directly.
  const deps = { content: trackContent(database.db, 0), publicNet: publicNet({ resolve: leadingInside }) }
  await seedSmall(database.db, openStore(env))
  const site = await openSite(env, { database, deps })
  server.on('request', site.listener)
  await database.db.execute(sql.raw(copyRows))
  const broken = new Set<string>()
  /** After a change past the site: by a call that writes it looks at the version of its cached pages anew. */
  const lookAnew = () => fetch(`http://localhost:${env.PORT}/api/logout.php`, { method: 'POST' })
  const mendTable = async (name: string) => {
    await database.db.execute(sql`ALTER TABLE ${sql.identifier(`${name}_gone`)} RENAME TO ${sql.identifier(name)}`)
    broken.delete(name)
  }
  return {
    url: `http://localhost:${env.PORT}`,
    /** The generated password of the owner, if the environment sets none. */
    madeUpPassword: site.firstAdmin?.password ?? '',
    /** Lets jobs run, which no story's site does by itself. */
    startJobs: () => site.begin(),
    change: async (statement: SQL) => {
      await database.db.execute(statement)
      await lookAnew()
    },
    /** Undoes all changes of rows and mends broken tables. */
    restore: async () => {
      for (const name of broken) await mendTable(name)
      // Cached pages are named by the content version, so it only grows.
      await database.db.execute(sql.raw(putRowsBack('content_version')))
      await database.db.execute(sql`UPDATE content_version SET version = version + 1`)
      await lookAnew()
    },
    /** Renames a table, so that everything that reads it fails. Invalidates cached pages. */
    breakTable: async (name: string) => {
      await database.db.execute(sql`ALTER TABLE ${sql.identifier(name)} RENAME TO ${sql.identifier(`${name}_gone`)}`)
      await database.db.execute(sql`UPDATE content_version SET version = version + 1`)
      await lookAnew()
      broken.add(name)
    },
    mendTable,
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      await site.end()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same with a bank that answers. */
export async function ownSiteWithBank(environment: Record<string, string> = {}): Promise<OwnSite> {
  const bank = await aBank()
  const site = await ownSite({ ...bankEnvironment(bank.keys), ...environment })
  const close = async () => {
    await site.close()
    await bank.close()
  }
  return { ...site, close }
}
