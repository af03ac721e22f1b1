import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database, Db } from './client.ts'

const pid = async (db: Db): Promise<number> => {
  const { rows } = (await db.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as { rows: { pid: number }[] }
  return rows[0]?.pid ?? 0
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('a terminated PostgreSQL connection', () => {
  let database: Database
  beforeEach(async () => {
    database = await testDatabase()
  })
  afterEach(() => database.close())

  test('a terminated PostgreSQL connection fails its transaction, not the site', async () => {
    const cutOff = database.db.transaction(async (tx) => {
      await database.db.execute(sql`SELECT pg_terminate_backend(${await pid(tx)}::int, 5000)`)
      // Process pending socket events before the next query.
      await new Promise((heard) => setImmediate(heard))
      await tx.execute(sql`SELECT 1`)
    })
    await expect(cutOff).rejects.toThrow()
    expect(await pid(database.db)).toBeGreaterThan(0)
  })
})
