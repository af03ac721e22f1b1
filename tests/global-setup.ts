import pg from 'pg'
import makeTemplate, { databasesOfThisRun } from './database-template.ts'

/** Runs once before all tests. @returns what runs once after them */
export default async function setUp(): Promise<() => Promise<void>> {
  await makeTemplate()
  return dropDatabases
}

/** Tests leave the databases that can be used again. */
async function dropDatabases(): Promise<void> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) return
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [databasesOfThisRun])
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await client.end()
}
