import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/**
 * The database, or a transaction in it. Inside a transaction use only what the transaction gives:
 * the embedded database has one connection, and asking the outer one there waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = { db: Db; kind: 'embedded' | 'postgres'; close(): Promise<void> }

/** PostgreSQL where an address is given, else the embedded one in a folder of the data folder. */
export const openDatabase = (where: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> =>
  where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(where.dataDir)
