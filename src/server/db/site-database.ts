import { sql } from 'drizzle-orm'
import { escapeIdentifier } from 'pg'
import { BadEnvironment } from '../bad-environment.ts'
import { type Access, readAccess } from './access.ts'
import { type Database, type Db, openDatabase, type Where } from './client.ts'
import type { UrlSetting } from './connection.ts'
import { grantRows } from './grant-rows.ts'
import { lackText, ownerLack, refuseLack, rowLack } from './lacks.ts'
import { migrate, migrationNames } from './migrate.ts'
import { databasePatience, openPostgres } from './postgres.ts'
import { readMigrations } from './read-migrations.ts'
import type { Lack } from './statements.ts'

const ANOTHER_ROLE = 'Or MIGRATE_DATABASE_URL can name another role, one that may, for this alone.'

/**
 * Opens the database of a running site. `prepare` runs migrations without a timeout; afterwards `databasePatience` limits all waiting for
 * PostgreSQL.
 */
export async function openSiteDatabase(where: Where, prepare: (database: Database) => Promise<void>): Promise<Database> {
  const database = await openDatabase(where)
  try {
    await prepare(database)
  } catch (error) {
    await database.close()
    throw error
  }
  if (!where.databaseUrl) return database
  await database.close()
  return openPostgres(where.databaseUrl, { patience: databasePatience, connections: where.connections })
}

/**
 * For commands that replace all data: connects as the role that runs migrations. `siteRole`: the site's own role if it is a different
 * one.
 */
export async function openToReplace(where: Where): Promise<{ database: Database; siteRole: string | null }> {
  const database = await openDatabase(where)
  if (database.kind === 'embedded') return { database, siteRole: null }
  const site = await readAccess(database.db)
  if (where.migrateUrl === undefined) {
    const lack = ownerLack(site, 'DATABASE_URL')
    if (lack) await database.close()
    refuseLack(lack, site, ANOTHER_ROLE)
    return { database, siteRole: null }
  }
  await database.close()
  const migrator = await openMigrator(where.migrateUrl, site)
  const lack = ownerLack(migrator.access, 'MIGRATE_DATABASE_URL')
  if (lack) await migrator.database.close()
  refuseLack(lack, migrator.access)
  return { database: migrator.database, siteRole: site.role === migrator.access.role ? null : site.role }
}

/** Migrations of a folder that are not among those that `ran`. */
export const listPending = (ran: readonly string[], folder: string): string[] =>
  migrationNames(folder).filter((name) => !ran.includes(name))

/** Pending migrations; null if the role cannot read which have run. */
export const waitingFor = ({ ran }: Access, folder: string): string[] | null => ran && listPending(ran, folder)

/** `pending`: at least one. */
export const pendingInWords = (pending: readonly string[]): string =>
  pending.length === 1 ? `1 migration waits, ${pending[0]}` : `${pending.length} migrations wait, from ${pending[0]} to ${pending.at(-1)}`

/** What a start does about the version of its database. */
export type Update = {
  /** Folder of the version's migrations. */
  folder: string
  migrateUrl: string | undefined
  /** Reasons why this version must not run on the database as it is, whose migrations are `ran`. Called before anything is changed. */
  refusals(db: Db, ran: readonly string[]): Promise<string[]>
  /** Called before pending migrations are run in a database that is not empty. */
  beforeMigrations(db: Db, pending: readonly string[]): Promise<void>
}

/**
 * Runs pending migrations, with MIGRATE_DATABASE_URL if set, and ensures the rights of the site's role.
 * @throws BadEnvironment with a message for the operator if a role lacks a right, or with the refusals
 */
export async function bringUpToDate(database: Database, update: Update): Promise<void> {
  if (database.kind === 'embedded') {
    await runUpdate(database.db, update)
    return
  }
  const { migrateUrl, folder } = update
  const access = await readAccess(database.db)
  if (migrateUrl === undefined) await migrateAs(database, access, 'DATABASE_URL', update)
  else await migrateByAnother(migrateUrl, access, update)
  const now = await readAccess(database.db)
  refuseLack(rowLack(now, 'DATABASE_URL'), now)
  if (waitingFor(now, folder)?.length)
    throw new BadEnvironment('MIGRATE_DATABASE_URL leads to another server than DATABASE_URL. Both have to name the same database.')
}

async function migrateByAnother(migrateUrl: string, site: Access, update: Update): Promise<void> {
  const { database, access } = await openMigrator(migrateUrl, site)
  try {
    const waited = await migrateAs(database, access, 'MIGRATE_DATABASE_URL', update)
    if (site.role !== access.role && (waited || rowLack(site, 'DATABASE_URL'))) await grantRows(database.db, site.role)
  } finally {
    await database.close()
  }
}

async function openMigrator(migrateUrl: string, site: Access): Promise<{ database: Database; access: Access }> {
  const database = await openPostgres(migrateUrl, { setting: 'MIGRATE_DATABASE_URL' })
  try {
    const access = await readAccess(database.db)
    refuseElsewhere(access, site)
    return { database, access }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** @throws BadEnvironment if the migrating role sees another database or schema than the site */
export function refuseElsewhere(migrator: Access, site: Access): void {
  const place = ({ database, schema, wanted }: Access) => `${escapeIdentifier(database)}, schema ${escapeIdentifier(schema ?? wanted)}`
  if (place(migrator) === place(site)) return
  throw new BadEnvironment(
    `MIGRATE_DATABASE_URL leads to the database ${place(migrator)}, but DATABASE_URL to ${place(site)}. Both have to name the same. Nothing was changed.`,
  )
}

/** @returns true if a migration was pending, even if another process ran it */
async function migrateAs({ db }: Database, access: Access, setting: UrlSetting, update: Update): Promise<boolean> {
  const lack = migrationLack(access, setting, update.folder)
  const isReadable = access.ran !== null && rowLack(access, setting) === null
  if (lack) {
    const words = lackText(lack, access, setting === 'DATABASE_URL' && access.ran ? ANOTHER_ROLE : '')
    refuse([words, ...(isReadable ? await update.refusals(db, access.ran ?? []) : [])])
  }
  // Rights that the site's role lacks are reported after this.
  if (isReadable) await alone(db, () => runUpdate(db, update))
  return (waitingFor(access, update.folder)?.length ?? 0) > 0
}

async function runUpdate(db: Db, { folder, refusals, beforeMigrations }: Update): Promise<void> {
  const ran = await readMigrations(db)
  refuse(await refusals(db, ran))
  const pending = listPending(ran, folder)
  if (pending.length === 0) return
  if (ran.length > 0) await beforeMigrations(db, pending)
  await migrate({ db }, folder)
}

const UPDATE_LOCK_KEY = 48_151_624

/** Runs `work` in one process at a time. Its transaction stays open without doing anything. */
const alone = (db: Db, work: () => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${UPDATE_LOCK_KEY})`)
    await work()
  })

function refuse(refusals: readonly string[]): void {
  if (refusals.length > 0) throw new BadEnvironment(refusals.join('\n'))
}

/** The rights a role lacks to run pending migrations, or to see whether there are any; null if nothing is pending. */
export function migrationLack(access: Access, setting: UrlSetting, folder: string): Lack | null {
  const waiting = waitingFor(access, folder)
  if (waiting === null) return setting === 'DATABASE_URL' ? rowLack(access, setting) : ownerLack(access, setting)
  const lack = waiting.length > 0 ? ownerLack(access, setting) : null
  return lack && { ...lack, words: `${pendingInWords(waiting)}, and cannot run.\n${lack.words}` }
}
