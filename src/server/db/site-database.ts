import { escapeIdentifier } from 'pg'
import { BadEnvironment } from '../bad-environment.ts'
import { type Access, readAccess } from './access.ts'
import { type Database, openDatabase, type Where } from './client.ts'
import type { UrlSetting } from './connection.ts'
import { grantRows } from './grant-rows.ts'
import { ownerLack, refuseLack, rowLack } from './lacks.ts'
import { migrate, migrationNames } from './migrate.ts'
import { databasePatience, openPostgres } from './postgres.ts'
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

/** Pending migrations; null if the role cannot read which have run. */
export const waitingFor = ({ ran }: Access, folder: string): string[] | null =>
  ran && migrationNames(folder).filter((name) => !ran.includes(name))

/**
 * Runs pending migrations, with MIGRATE_DATABASE_URL if set, and ensures the rights of the site's role.
 * @throws BadEnvironment with a message for the operator if a role lacks a right
 */
export async function bringUpToDate(database: Database, migrateUrl: string | undefined, folder: string): Promise<void> {
  if (database.kind === 'embedded') {
    await migrate(database, folder)
    return
  }
  const access = await readAccess(database.db)
  if (migrateUrl === undefined) await migrateAs(database, access, 'DATABASE_URL', folder)
  else await migrateByAnother(migrateUrl, access, folder)
  const now = await readAccess(database.db)
  refuseLack(rowLack(now, 'DATABASE_URL'), now)
  if (waitingFor(now, folder)?.length)
    throw new BadEnvironment('MIGRATE_DATABASE_URL leads to another server than DATABASE_URL. Both have to name the same database.')
}

async function migrateByAnother(migrateUrl: string, site: Access, folder: string): Promise<void> {
  const { database, access } = await openMigrator(migrateUrl, site)
  try {
    const waited = await migrateAs(database, access, 'MIGRATE_DATABASE_URL', folder)
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
async function migrateAs(database: Database, access: Access, setting: UrlSetting, folder: string): Promise<boolean> {
  const lack = migrationLack(access, setting, folder)
  refuseLack(lack, access, setting === 'DATABASE_URL' && access.ran ? ANOTHER_ROLE : '')
  if (!waitingFor(access, folder)?.length) return false
  await migrate(database, folder)
  return true
}

/** The rights a role lacks to run pending migrations, or to see whether there are any; null if nothing is pending. */
export function migrationLack(access: Access, setting: UrlSetting, folder: string): Lack | null {
  const waiting = waitingFor(access, folder)
  if (waiting === null) return setting === 'DATABASE_URL' ? rowLack(access, setting) : ownerLack(access, setting)
  const lack = waiting.length > 0 ? ownerLack(access, setting) : null
  const many =
    waiting.length === 1
      ? `1 migration waits, ${waiting[0]},`
      : `${waiting.length} migrations wait, from ${waiting[0]} to ${waiting.at(-1)},`
  return lack && { ...lack, words: `${many} and cannot run.\n${lack.words}` }
}
