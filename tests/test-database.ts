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
 * The database as a running site uses it: on PostgreSQL with a role that can only read and write rows. `unused`: no test has used it,
 * which matters for the statistics that plans of queries depend on.
 */
export async function siteDatabase({
  unused = false,
} = {}): Promise<Database & { /** Runs a statement with the owner's rights, to damage data. */ asOwner(statement: SQL): Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) {
    const database = await embedded(sources)
    return { ...database, asOwner: async (statement) => void (await database.db.execute(statement)) }
  }
  const copy = (unused ? undefined : reusable.pop()) ?? (await openCopy(TEST_DATABASE_URL))
  await copy.owner.query(putRowsBack())
  // Otherwise its reads appear up to ten seconds later in the statistics that a test compares.
  await copy.owner.query('SELECT pg_stat_force_next_flush()')
  const site = await openPostgres(Object.assign(new URL(copy.url), { username: SITE_ROLE.name, password: SITE_ROLE.password }).href)
  let onlyRowsChanged = true
  return {
    ...site,
    asOwner: async (statement) => {
      onlyRowsChanged = false
      const owner = await openPostgres(copy.url)
      await owner.db.execute(statement)
      await owner.close()
    },
    close: async () => {
      await site.close()
      copy.uses += 1
      if (onlyRowsChanged && copy.uses < MOST_USES) reusable.push(copy)
      else {
        await copy.owner.end()
        await drop(copy.url)
      }
    },
  }
}

type Copy = {
  url: string
  /** Stays connected, because a new connection takes several times as long as putting the rows back. */
  owner: pg.Client
  uses: number
}

// Deleted rows stay in the files, so tables grow.
const MOST_USES = 40

/** Databases of closed sites: putting their rows back takes a fraction of the time of creating and dropping a database. */
const reusable: Copy[] = []

async function openCopy(server: string): Promise<Copy> {
  const url = await copyOfTemplate(server)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  // A restart of the server by a test, or the end of the run.
  owner.on('error', () => undefined)
  return { url, owner, uses: 0 }
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
