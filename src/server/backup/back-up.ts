import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { archiveName, isArchive, writeArchive } from './write-archive.ts'

export const BACK_UP = 'back up'

type BackingUp = Pick<Deps, 'db' | 'store' | 'now' | 'log'> & { env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUPS_KEPT'> }

export const backupFolder = ({ DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** Writes a backup and gives up the oldest beyond those that are to be kept. @returns the new file */
export async function backUp({ db, store, env, now, log }: BackingUp): Promise<string> {
  const begun = performance.now()
  const folder = backupFolder(env)
  const file = join(folder, archiveName(now()))
  await writeArchive(file, { db, pictures: store, now: now(), liveKeys: false })
  const { size } = await stat(file)
  await removeOldest(folder, Math.max(1, env.BACKUPS_KEPT))
  log.info({ bytes: size, milliseconds: Math.round(performance.now() - begun) }, 'backed up')
  return file
}

async function removeOldest(folder: string, kept: number): Promise<void> {
  const archives = (await readdir(folder)).filter(isArchive).sort()
  for (const name of archives.slice(0, -kept)) await rm(join(folder, name), { force: true })
}

/** Every night; an owner who has others to do it turns it off with BACKUPS_KEPT=0. */
export async function backUpNightly(deps: Deps): Promise<void> {
  if (deps.env.BACKUPS_KEPT > 0) await backUp(deps)
}
