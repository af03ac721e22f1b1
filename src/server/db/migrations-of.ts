import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** The schema of the site's tables: the first existing one of the search path. */
export const ownSchema = sql`(SELECT oid FROM pg_namespace WHERE nspname = current_schema())`

/** The migrations applied to a database; none if it is empty. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const there = await db.execute(sql`SELECT FROM pg_class WHERE relnamespace = ${ownSchema} AND relname = 'migrations' AND relkind = 'r'`)
  if ((there as unknown as { rows: unknown[] }).rows.length === 0) return []
  const seen = (await db.execute(sql`SELECT name FROM migrations ORDER BY name`)) as unknown as { rows: { name: string }[] }
  return seen.rows.map(({ name }) => name)
}
