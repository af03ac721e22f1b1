import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadEnvironment } from '../bad-environment.ts'
import { readAccess } from './access.ts'
import { type Database, openDatabase, type Where } from './client.ts'
import { refuseLack, rowLack } from './lacks.ts'
import { migrationsFolder } from './migrate.ts'
import { refuseNewer } from './newer-migration.ts'
import { readMigrations } from './read-migrations.ts'

/** Opens the database of an existing site, for commands. Never creates one. */
export async function openExistingSite(where: Where): Promise<Database> {
  if (!where.databaseUrl) refuseNoDatabase(where.dataDir)
  const database = await openDatabase(where)
  try {
    if (database.kind === 'postgres') {
      const access = await readAccess(database.db)
      if (access.schema !== null) refuseLack(rowLack(access, 'DATABASE_URL'), access)
    }
    if ((await readMigrations(database.db)).length > 0) {
      await refuseNewer(database.db, migrationsFolder)
      return database
    }
    const place = where.databaseUrl ? 'the PostgreSQL database of DATABASE_URL, in the schema that its search_path names' : where.dataDir
    throw new BadEnvironment(`There is no site in ${place}. Nothing was changed.`)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** @throws BadEnvironment if the data folder contains no embedded database */
export function refuseNoDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new BadEnvironment(
      `There is no database in ${resolve(dataDir)}. Please set DATA_DIR to the site's folder, or DATABASE_URL. Nothing was made.`,
    )
}
