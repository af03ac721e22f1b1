import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { isClockTrusted } from '../safeguards/trusted-clock.ts'
import { sweepDrafts } from '../store/folder-store.ts'
import { pictureFolder } from '../store/open-store.ts'
import { copyToBucket } from './bucket-copies.ts'
import { writeEndings } from './endings.ts'
import { surplusBackups } from './surplus-backups.ts'
import { sweepLeftovers } from './work-folder.ts'
import { archiveName, type BackupKind, writeArchive } from './write-archive.ts'

export const BACK_UP = 'back up'

export type BackupEnv = Pick<Env, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUPS_KEPT' | 'BACKUP_KEY' | 'BACKUP_TO_BUCKET' | 'bucket'>
type BackingUp = Pick<Deps, 'db' | 'store' | 'now' | 'log'> & { env: BackupEnv }

export const backupFolder = ({ DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** Removes temporary files that killed processes left in the site's folders. */
export async function sweepKilled(env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<void> {
  for (const folder of [env.DATA_DIR, backupFolder(env)]) await sweepLeftovers(folder)
  await sweepDrafts(pictureFolder(env).place)
}

/**
 * Writes a backup, deletes the oldest ones of its kind beyond the number to keep (if `prune`), and copies it to the bucket where that is
 * wanted. @returns the new file
 */
export async function backUp({ db, store, env, now, log }: BackingUp, kind: BackupKind = 'nightly', prune = true): Promise<string> {
  const begun = performance.now()
  const folder = backupFolder(env)
  const file = join(folder, archiveName(now(), kind, Boolean(env.BACKUP_KEY)))
  await sweepKilled(env)
  await writeEndings(db, folder)
  await writeArchive(file, { db, pictures: kind === 'update' ? null : store, now: now(), liveKeys: false, encryptFor: env.BACKUP_KEY })
  const { size } = await stat(file)
  const listSurplus = (names: readonly string[]) => (prune ? surplusBackups(names, kind, Math.max(1, env.BACKUPS_KEPT)) : [])
  for (const name of listSurplus(await readdir(folder))) await rm(join(folder, name), { force: true })
  if (env.BACKUP_TO_BUCKET === 'on' && env.bucket && kind !== 'update') await copyToBucket(env.bucket, folder, basename(file), listSurplus)
  log.info({ bytes: size, milliseconds: Math.round(performance.now() - begun) }, 'backed up')
  return file
}

/** Nightly job. BACKUPS_KEPT=0 turns it off for owners who back up by other means. While the clock is in doubt no backup is deleted. */
export async function backUpNightly(deps: Deps): Promise<void> {
  if (deps.env.BACKUPS_KEPT > 0) await backUp(deps, 'nightly', await isClockTrusted(deps))
}
