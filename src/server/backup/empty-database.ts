import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/client.ts'
import { ownSchema } from '../db/read-migrations.ts'
import { readRows } from '../db/read-rows.ts'
import { BadArchive } from './bad-archive.ts'

/** PostgreSQL lists a connection for a moment after its process has ended. */
const CLOSING = { checks: 10, everyMs: 200 }

/** Refuses to replace a database while a running site is connected to it, as the same role or as `siteRole`. */
export async function refuseInUse(database: Database, siteRole: string | null): Promise<void> {
  if (database.kind === 'embedded') return
  for (let check = 1; await hasOthers(database.db, siteRole); check += 1) {
    if (check === CLOSING.checks)
      throw new BadArchive('Somebody is connected to the database. Please stop the site first. Nothing was changed.')
    await pause(CLOSING.everyMs)
  }
}

async function hasOthers(db: Db, siteRole: string | null): Promise<boolean> {
  // `backend_type` is null for connections of other roles without the right to see it.
  const others = await readRows(
    db,
    sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND usename IN (current_user, ${siteRole}) AND coalesce(backend_type, 'client backend') = 'client backend'
        AND pid <> pg_backend_pid() LIMIT 1`,
  )
  return others.length > 0
}

/** Drops all tables and functions in the site's schema except those of extensions. */
export async function emptyDatabase(tx: Db): Promise<void> {
  const tables = await readRows<{ name: string }>(
    tx,
    sql`SELECT c.relname::text AS name FROM pg_class c WHERE c.relnamespace = ${ownSchema} AND c.relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`,
  )
  for (const { name } of tables) await tx.execute(sql`DROP TABLE ${sql.identifier(name)} CASCADE`)
  const functions = await readRows<{ name: string }>(
    tx,
    sql`SELECT p.oid::regprocedure::text AS name FROM pg_proc p WHERE p.pronamespace = ${ownSchema}
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`,
  )
  for (const { name } of functions) await tx.execute(sql`DROP FUNCTION ${sql.raw(name)} CASCADE`)
}
