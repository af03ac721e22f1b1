import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/**
 * The database or a transaction. Inside a transaction use only the transaction: the embedded database has one connection, so a query on
 * the outer object would deadlock.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = { db: Db; kind: 'embedded' | 'postgres'; close(): Promise<void> }

export type Where = {
  databaseUrl?: string | undefined
  /** Connection for migrations, if the role of `databaseUrl` may only read and write rows. */
  migrateUrl?: string | undefined
  /** Most connections of a running site to PostgreSQL. */
  connections?: number | undefined
  dataDir: string
}

type Settings = {
  DATABASE_URL?: string | undefined
  MIGRATE_DATABASE_URL?: string | undefined
  DATABASE_CONNECTIONS?: number | undefined
  DATA_DIR: string
}

export const toWhere = ({ DATABASE_URL, MIGRATE_DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR }: Settings): Where => ({
  databaseUrl: DATABASE_URL,
  migrateUrl: MIGRATE_DATABASE_URL,
  connections: DATABASE_CONNECTIONS,
  dataDir: DATA_DIR,
})

/**
 * Opens PostgreSQL if `databaseUrl` is set, otherwise the embedded database in the data folder. Sets no statement timeouts: for commands.
 */
export const openDatabase = ({ databaseUrl, dataDir }: Where): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir)
