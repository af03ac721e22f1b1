import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '../src/server/db/client.ts'
import { openInMemory } from '../src/server/db/embedded.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { SITE_ROLE, templateFile, templateName } from './database-template.ts'

const sources = { openInMemory, openPostgres }

/** An empty, migrated database for one test: embedded, or on the PostgreSQL of TEST_DATABASE_URL. A built site opens it with its own code. */
export async function testDatabase(opening = sources): Promise<Database> {
  const { TEST_DATABASE_URL: url } = process.env
  return url ? openOwn(opening, await copyOfTemplate(url)) : embedded(opening)
}

/** The database as a running site uses it: on PostgreSQL with a role that can only read and write rows. */
export async function siteDatabase(): Promise<
  Database & { /** Runs a statement with the owner's rights, to damage data. */ asOwner(statement: SQL): Promise<void> }
> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) {
    const database = await embedded(sources)
    return { ...database, asOwner: async (statement) => void (await database.db.execute(statement)) }
  }
  const url = await copyOfTemplate(TEST_DATABASE_URL)
  const site = await openOwn(sources, url, SITE_ROLE)
  return {
    ...site,
    asOwner: async (statement) => {
      const owner = await openPostgres(url)
      await owner.db.execute(statement)
      await owner.close()
    },
  }
}

const embedded = (opening: typeof sources) => opening.openInMemory(new Blob([readFileSync(templateFile())]))

async function copyOfTemplate(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(url, `CREATE DATABASE ${name} TEMPLATE ${templateName()}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

type Role = { name: string; password: string }

/** Opens a database that is dropped when it is closed. */
async function openOwn(opening: typeof sources, url: string, role?: Role): Promise<Database> {
  const database = await opening.openPostgres(
    role ? Object.assign(new URL(url), { username: role.name, password: role.password }).href : url,
  )
  return {
    ...database,
    close: async () => {
      await database.close()
      await asSuperuser(process.env.TEST_DATABASE_URL ?? '', `DROP DATABASE ${new URL(url).pathname.slice(1)}`)
    },
  }
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
