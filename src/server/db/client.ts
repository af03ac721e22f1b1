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

export type Where = {
  databaseUrl?: string | undefined
  /** Another role for migrations, where the one of `databaseUrl` may only read and write rows. */
  migrateUrl?: string | undefined
  dataDir: string
}

type Settings = { DATABASE_URL?: string | undefined; MIGRATE_DATABASE_URL?: string | undefined; DATA_DIR: string }

export const whereOf = ({ DATABASE_URL, MIGRATE_DATABASE_URL, DATA_DIR }: Settings): Where => ({
  databaseUrl: DATABASE_URL,
  migrateUrl: MIGRATE_DATABASE_URL,
  dataDir: DATA_DIR,
})

/** PostgreSQL where an address is given, else the embedded one in a folder of the data folder. For commands, which may take long. */
export const openDatabase = ({ databaseUrl, dataDir }: Where): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir)
