import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import type { Table } from './tables.ts'

const ROWS_AT_ONCE = 200
const BATCH_CHARACTERS = 1_000_000

const columnsIn = ({ columns }: Pick<Table, 'columns'>) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** Rows of a table as JSON objects written by PostgreSQL, read with a cursor in batches. */
export async function* rowsIn(tx: Db, table: Table, only = sql`true`): AsyncGenerator<string> {
  const rows = sql`SELECT ${columnsIn(table)} FROM ${sql.identifier(table.name)} WHERE ${only}`
  const row = sql`SELECT row_to_json(one)::text AS row FROM (${rows}) AS one`
  await tx.execute(sql`DECLARE backup_rows NO SCROLL CURSOR FOR ${row}`)
  for (;;) {
    const rows = await readRows<{ row: string }>(tx, sql`FETCH FORWARD ${sql.raw(String(ROWS_AT_ONCE))} FROM backup_rows`)
    for (const one of rows) yield one.row
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`CLOSE backup_rows`)
}

/** Inserts rows unchanged, including ids and versions; triggers are disabled. */
export async function loadRows(tx: Db, table: Table, rows: AsyncIterable<string>): Promise<void> {
  const name = sql.identifier(table.name)
  const columns = columnsIn(table)
  const load = async (batch: string[]) => {
    const json = `[${batch.join(',')}]`
    await tx.execute(
      sql`INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${json}::json)`,
    )
  }
  await withoutTriggers(tx, table.name, async () => {
    let batch: string[] = []
    let characters = 0
    for await (const row of rows) {
      batch.push(row)
      characters += row.length
      if (characters < BATCH_CHARACTERS) continue
      await load(batch)
      batch = []
      characters = 0
    }
    if (batch.length > 0) await load(batch)
  })
}

/** Writes to a table as no code of the site may. Requires the table's owner; an error ends the transaction. */
export async function withoutTriggers(tx: Db, table: string, write: () => PromiseLike<unknown>): Promise<void> {
  const name = sql.identifier(table)
  await tx.execute(sql`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await write()
  await tx.execute(sql`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}

/** Makes exported times independent of the server's time zone. */
export const inUtc = (tx: Db) => tx.execute(sql`SET LOCAL TimeZone TO 'UTC'`)
