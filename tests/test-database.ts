import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Database } from '../src/server/db/client.ts'
import { openInMemory } from '../src/server/db/embedded.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { templateFile, templateName } from './database-template.ts'

/** An empty, migrated database of a test's own: embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
export const testDatabase = (): Promise<Database> =>
  process.env.TEST_DATABASE_URL ? onPostgres(process.env.TEST_DATABASE_URL) : openInMemory(new Blob([readFileSync(templateFile())]))

async function onPostgres(url: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(url, `CREATE DATABASE ${name} TEMPLATE ${templateName()}`)
  const database = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  return {
    ...database,
    close: async () => {
      await database.close()
      await asOwner(url, `DROP DATABASE ${name}`)
    },
  }
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
