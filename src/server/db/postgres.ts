import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db } from './client.ts'
import * as schema from './schema.ts'

export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000, idle_in_transaction_session_timeout: 60_000 })
  // A connection that dies is replaced, whether it is idle or in the middle of a transaction, which then fails by itself at its next
  // query; without a listener either would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const { rows } = await pool.query('SHOW server_version_num')
  if (Number(rows[0].server_version_num) < 150_000) throw new Error('DATABASE_URL must name a PostgreSQL of version 15 or newer.')
  return {
    db: drizzle(pool, { schema }) as unknown as Db,
    kind: 'postgres',
    close: () => pool.end(),
  }
}
