import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../src/server/db/client.ts'
import * as schema from '../src/server/db/schema.ts'

/** Every row of every table, as one text. */
export async function everything(db: Db): Promise<string> {
  const tables = Object.entries(schema).map(async ([name, table]) => [name, is(table, PgTable) ? await db.select().from(table) : []])
  return JSON.stringify(await Promise.all(tables), null, 1)
}
