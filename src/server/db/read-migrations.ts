import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { readRows } from './read-rows.ts'

/** The schema of the site's tables: the first existing one of the search path. */
export const ownSchema = sql`(SELECT oid FROM pg_namespace WHERE nspname = current_schema())`

/** The migrations applied to a database; none if it is empty. */
export async function readMigrations(db: Db): Promise<string[]> {
  const there = sql`SELECT FROM pg_class WHERE relnamespace = ${ownSchema} AND relname = 'migrations' AND relkind = 'r'`
  if ((await readRows(db, there)).length === 0) return []
  const seen = await readRows<{ name: string }>(db, sql`SELECT name FROM migrations ORDER BY name`)
  return seen.map(({ name }) => name)
}
