import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openEmbedded } from './embedded.ts'
import { databasePatience, openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/**
 * The database, or a transaction in it. Inside a transaction use only what the transaction gives:
 * the embedded database has one connection, and asking the outer one there waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = { db: Db; kind: 'embedded' | 'postgres'; close(): Promise<void> }

export type Where = { databaseUrl?: string | undefined; dataDir: string }

/** PostgreSQL where an address is given, else the embedded one in a folder of the data folder. For commands, which may take long. */
export const openDatabase = ({ databaseUrl, dataDir }: Where): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir)

/**
 * The database of a running site: `prepare` brings it up to date, however long that takes; after that nobody waits for PostgreSQL
 * longer than `databasePatience` says.
 */
export async function openSiteDatabase({ databaseUrl, dataDir }: Where, prepare: (database: Database) => Promise<void>): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir })
  await prepare(database)
  if (!databaseUrl) return database
  await database.close()
  return openPostgres(databaseUrl, { patience: databasePatience })
}
