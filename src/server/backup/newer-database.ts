import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/client.ts'
import { newerMigration } from '../db/newer-migration.ts'
import type { Env } from '../env.ts'
import { backupFolder } from './back-up.ts'
import { timeOfArchive } from './write-archive.ts'

/** Why this version must not start on a database that a newer one has migrated, in one line; null if none has. */
export async function newerDatabase(db: Db, folder: string, env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<string | null> {
  const newer = await newerMigration(db, folder)
  if (!newer) return null
  const backup = await backupBefore(backupFolder(env), newer.since)
  const back = backup
    ? `go back with the backup made before it: npm run restore -- ${backup} --replace`
    : `restore a backup made before ${newer.since.toISOString()}; there is none in ${backupFolder(env)}`
  return `The database comes from a newer version: this one does not know the migration ${newer.name}. Start the newer version, or ${back}`
}

/** The newest backup in a folder that began before a moment; null if there is none. */
async function backupBefore(folder: string, moment: Date): Promise<string | null> {
  const files = await readdir(folder).catch(() => [])
  const earlier = files.flatMap((name) => {
    const at = timeOfArchive(name)
    return at && at <= moment ? { name, at: at.getTime() } : []
  })
  const newest = earlier.toSorted((a, b) => b.at - a.at)[0]
  return newest ? join(folder, newest.name) : null
}
