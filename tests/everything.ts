import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../src/server/db/client.ts'
import * as schema from '../src/server/db/schema.ts'

/** All rows of all tables except those left out, as one text. */
export async function everything(db: Db, leftOut: readonly (keyof typeof schema)[] = []): Promise<string> {
  const named = Object.entries(schema).filter(([name]) => !(leftOut as readonly string[]).includes(name))
  const tables = named.map(async ([name, table]) => [name, is(table, PgTable) ? await db.select().from(table) : []])
  return JSON.stringify(await Promise.all(tables), null, 1)
}
