import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../src/server/db/client.ts'
import { openInMemory } from '../src/server/db/embedded.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { databasesOfThisRun, SITE_ROLE, templateFile, templateName } from './database-template.ts'
import { putRowsBack } from './original-rows.ts'

const sources = { openInMemory, openPostgres }

/** An empty, migrated database for one test: embedded, or on the PostgreSQL of TEST_DATABASE_URL. A built site opens it with its own code. */
export async function testDatabase(opening = sources): Promise<Database> {
  const { TEST_DATABASE_URL: url } = process.env
  return url ? openOwn(opening, await copyOfTemplate(url)) : embedded(opening)
}

/**
 * The database as a running site uses it: on PostgreSQL with a role that can only read and write rows. `close` is an outage, `release`
 * the end of the test. `unused`: no test has used it, which matters for the statistics that plans of queries depend on.
 */
export async function siteDatabase({ unused = false } = {}): Promise<SiteDatabase> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) {
    const database = await embedded(sources)
    return { ...database, release: database.close, asOwner: async (statement) => void (await database.db.execute(statement)) }
  }
  const copy = (unused ? undefined : waiting.pop()) ?? (await openCopy(TEST_DATABASE_URL))
  await copy.owner.query(putRowsBack())
  // Otherwise its reads appear up to ten seconds later in the statistics that a test compares.
  await copy.owner.query('SELECT pg_stat_force_next_flush()')
  copy.uses += 1
  let reusable = copy.uses < MOST_USES
  let closed: Promise<void> | null = null
  const close = () => (closed ??= copy.site.close())
  return {
    ...copy.site,
    close,
    release: async () => {
      if (reusable && !closed && isIdle(copy.site)) {
        waiting.push(copy)
        return
      }
      await close()
      await copy.owner.end()
      await drop(copy.url)
    },
    asOwner: async (statement) => {
      // More than rows may change.
      reusable = false
      const owner = await openPostgres(copy.url)
      await owner.db.execute(statement)
      await owner.close()
    },
  }
}

type SiteDatabase = Database & {
  release(): Promise<void>
  /** Runs a statement with the owner's rights, to damage data. */
  asOwner(statement: SQL): Promise<void>
}

type Copy = {
  url: string
  site: Database
  /** Stays connected as the site does, because a new connection takes several times as long as putting the rows back. */
  owner: pg.Client
  uses: number
}

// Deleted rows stay in the files, so tables grow.
const MOST_USES = 40

/** Databases of closed sites: putting their rows back takes a fraction of the time of creating and dropping a database. */
const waiting: Copy[] = []

// Enough for races; each further connection has to read the catalog once more.
const CONNECTIONS = 4

async function openCopy(server: string): Promise<Copy> {
  const url = await copyOfTemplate(server)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  // A restart of the server by a test, or the end of the run.
  owner.on('error', () => undefined)
  const siteUrl = Object.assign(new URL(url), { username: SITE_ROLE.name, password: SITE_ROLE.password }).href
  return { url, owner, site: await openPostgres(siteUrl, { connections: CONNECTIONS }), uses: 0 }
}

/** Nothing is left that a request or a job began and nobody waited for: it would go on in the database of the next test. */
function isIdle({ db }: Database): boolean {
  const { totalCount, idleCount, waitingCount } = (db as unknown as { $client: pg.Pool }).$client
  return totalCount === idleCount && waitingCount === 0
}

const embedded = (opening: typeof sources) => opening.openInMemory(new Blob([readFileSync(templateFile())]))

async function copyOfTemplate(url: string): Promise<string> {
  const name = `${databasesOfThisRun}${randomBytes(6).toString('hex')}`
  await asSuperuser(url, `CREATE DATABASE ${name} TEMPLATE ${templateName()}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Opens a database that is dropped when it is closed. */
async function openOwn(opening: typeof sources, url: string): Promise<Database> {
  const database = await opening.openPostgres(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop(url)
    },
  }
}

const drop = (url: string): Promise<void> =>
  asSuperuser(process.env.TEST_DATABASE_URL ?? '', `DROP DATABASE ${new URL(url).pathname.slice(1)}`)

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
