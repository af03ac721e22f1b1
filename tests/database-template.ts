import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openInMemory } from '../src/server/db/embedded.ts'
import { grantRows } from '../src/server/db/grant-rows.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { copyRows } from './original-rows.ts'

const root = resolve(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
const cache = join(root, 'node_modules', '.cache', 'test-database')

function migrationsHash(...others: string[]): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)))
  for (const other of others) hash.update(other)
  return hash.digest('hex').slice(0, 16)
}

/** File of the migrated template database. Creating a database takes seconds, copying is fast: every test site starts from a copy. */
export const templateFile = (): string =>
  join(cache, `${migrationsHash(readFileSync(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'))}.tar`)

/** Name of the template database on PostgreSQL. */
export const templateName = (): string => `test_template_${migrationsHash(SITE_ROLE.name, copyRows)}`

/** Role of a running site on PostgreSQL. It can only read and write rows. */
export const SITE_ROLE = { name: 'test_site_role', password: 'test_site_role' }

/** Beginning of the names of all test databases of this process and its threads. */
export const databasesOfThisRun = `test_${process.pid}_`

/** Runs once before all tests, and before a benchmark that uses a test site. */
export default async function makeTemplate(): Promise<void> {
  const { TEST_DATABASE_URL: url } = process.env
  await (url ? makeOnPostgres(url) : makeEmbedded())
}

async function makeOnPostgres(url: string): Promise<void> {
  const name = templateName()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Other processes wait until the template exists.
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft}`)
    await client.query(`CREATE DATABASE ${draft}`)
    const database = await openPostgres(Object.assign(new URL(url), { pathname: `/${draft}` }).href)
    await migrate(database, migrations)
    await makeSiteRole(client)
    await grantRows(database.db, SITE_ROLE.name)
    await database.db.execute(sql.raw(copyRows))
    await database.close()
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  } finally {
    await client.end()
  }
}

async function makeSiteRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SITE_ROLE.name])
  if (!rowCount) await client.query(`CREATE ROLE ${SITE_ROLE.name} LOGIN PASSWORD '${SITE_ROLE.password}'`)
}

export async function makeEmbedded(): Promise<void> {
  const file = templateFile()
  if (existsSync(file)) return
  mkdirSync(cache, { recursive: true })
  const database = await openInMemory()
  await migrate(database, migrations)
  const dump = await database.dump()
  await database.close()
  // Several workers may create it concurrently; the rename is atomic.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, file)
}
