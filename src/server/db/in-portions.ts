import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { readRows } from './read-rows.ts'

/** The most rows that one statement changes, so that it ends soon and locks little. */
export const PORTION = 1_000

/** Rows of a table. */
export type Rows = { table: PgTable; which: SQL | undefined }

/** Counts rows, but no further than the limit. */
export async function countUpTo(db: Db, { table, which }: Rows, limit: number): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(which)
    .limit(limit)
  const [counted] = await readRows<{ rows: number }>(db, sql`SELECT count(*)::int AS rows FROM ${rows} AS counted`)
  return counted?.rows ?? 0
}

/** @returns the number of deleted rows */
export const deleteInPortions = (db: Db, rows: Rows, stopping: () => boolean): Promise<number> =>
  inPortions((portion) => db.delete(rows.table).where(portion).returning(counted), db, rows, stopping)

/** Sets columns of rows that do not match any more afterwards. @returns the number of changed rows */
export const changeInPortions = (db: Db, rows: Rows, values: Record<string, unknown>, stopping: () => boolean): Promise<number> =>
  inPortions((portion) => db.update(rows.table).set(values).where(portion).returning(counted), db, rows, stopping)

const counted = { one: sql`1` }

async function inPortions(
  change: (portion: SQL) => Promise<unknown[]>,
  db: Db,
  { table, which }: Rows,
  stopping: () => boolean,
): Promise<number> {
  let changed = 0
  while (!stopping()) {
    const portion = db.select({ ctid: sql`ctid` }).from(table).where(which).limit(PORTION)
    const rows = await change(sql`${table}.ctid = ANY (ARRAY${portion})`)
    changed += rows.length
    if (rows.length < PORTION) break
  }
  return changed
}
