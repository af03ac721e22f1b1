import { sql } from 'drizzle-orm'
import { BadEnvironment } from '../bad-environment.ts'
import type { Db } from './client.ts'
import { migrationNames } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { readRows } from './read-rows.ts'

/**
 * The newest migration in a database that no file of `folder` has, and since when the database has had the first of such; null if it has
 * none.
 */
export async function newerMigration(db: Db, folder: string): Promise<{ name: string; since: Date } | null> {
  const known = new Set(migrationNames(folder))
  const unknown = (await readMigrations(db)).filter((name) => !known.has(name))
  const newest = unknown.at(-1)
  if (!newest) return null
  const names = sql.join(
    unknown.map((name) => sql`${name}`),
    sql`, `,
  )
  const [row] = await readRows<{ since: string }>(
    db,
    sql`SELECT to_char(min(ran_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS since FROM migrations WHERE name IN (${names})`,
  )
  return { name: newest, since: new Date(row?.since ?? 0) }
}

/** For commands. @throws BadEnvironment if a newer version has migrated the database */
export async function refuseNewer(db: Db, folder: string): Promise<void> {
  const newer = await newerMigration(db, folder)
  if (newer)
    throw new BadEnvironment(
      `The database comes from a newer version: this one does not know the migration ${newer.name}. Use the newer version's command. Nothing was changed.`,
    )
}
