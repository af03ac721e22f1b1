import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { ownSchema } from '../db/read-migrations.ts'
import { readRows } from '../db/read-rows.ts'
import type { ArchivedSequence } from './manifest.ts'

export type Table = { name: string; columns: string[]; references: string[] }

/** All tables of the site except `migrations`, referenced tables first. */
export async function readTables(db: Db): Promise<Table[]> {
  const found = await readRows<Table>(
    db,
    sql`SELECT c.relname::text AS name,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(DISTINCT other.relname), '[]') FROM pg_constraint k JOIN pg_class other ON other.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS "references"
      FROM pg_class c
      WHERE c.relnamespace = ${ownSchema} AND c.relkind = 'r' AND c.relname <> 'migrations'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      ORDER BY c.relname`,
  )
  return sortByReferences(found)
}

function sortByReferences(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const done = new Set(ordered.map(({ name }) => name))
    const ready = tables.filter(({ name, references }) => !done.has(name) && references.every((other) => done.has(other)))
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle; a backup cannot be loaded in any order.')
    ordered.push(...ready)
  }
  return ordered
}

/** Current values of the sequences, so that no id is assigned twice. Requires only USAGE on the sequences. */
export const readSequences = (db: Db): Promise<ArchivedSequence[]> =>
  readRows<ArchivedSequence>(
    db,
    sql`SELECT owners."table", owners."column", coalesce(last_value, start_value)::text AS last, last_value IS NOT NULL AS called
      FROM (SELECT c.relname::text AS "table", a.attname::text AS "column",
          pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass AS sequence
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        WHERE c.relnamespace = ${ownSchema} AND c.relkind = 'r') AS owners
      JOIN pg_class s ON s.oid = owners.sequence
      JOIN pg_sequences q ON q.sequencename = s.relname AND q.schemaname = current_schema()
      ORDER BY 1, 2`,
  )

export const setSequence = (tx: Db, { table, column, last, called }: ArchivedSequence) =>
  tx.execute(sql`SELECT setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint, ${called}::boolean)`)
