import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import { sweepDrafts } from '../store/folder-store.ts'
import { pictureFolder } from '../store/open-store.ts'
import { writeEndings } from './endings.ts'
import { sweepLeftovers } from './work-folder.ts'
import { archiveName, type BackupKind, backupKind, dayOfArchive, writeArchive } from './write-archive.ts'

export const BACK_UP = 'back up'

type BackingUp = Pick<Deps, 'db' | 'store' | 'now' | 'log'> & { env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUPS_KEPT'> }

export const backupFolder = ({ DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** Removes temporary files that killed processes left in the site's folders. */
export async function sweepKilled(env: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<void> {
  for (const folder of [env.DATA_DIR, backupFolder(env)]) await sweepLeftovers(folder)
  await sweepDrafts(pictureFolder(env).place)
}

/** Writes a backup, then deletes the oldest ones of its kind beyond the number to keep. @returns the new file */
export async function backUp({ db, store, env, now, log }: BackingUp, kind: BackupKind = 'nightly'): Promise<string> {
  const begun = performance.now()
  const folder = backupFolder(env)
  const file = join(folder, archiveName(now(), kind))
  await sweepKilled(env)
  await writeEndings(db, folder)
  await writeArchive(file, { db, pictures: kind === 'update' ? null : store, now: now(), liveKeys: false })
  const { size } = await stat(file)
  for (const name of surplusBackups(await readdir(folder), kind, Math.max(1, env.BACKUPS_KEPT)))
    await rm(join(folder, name), { force: true })
  log.info({ bytes: size, milliseconds: Math.round(performance.now() - begun) }, 'backed up')
  return file
}

/**
 * Backups of a kind to delete. Manual and before updates: all but the newest `count`. Nightly: the newest `count` days stay, each with its first and last
 * backup, so that repeated runs do not push out other nights.
 */
export function surplusBackups(files: readonly string[], kind: BackupKind, count: number): string[] {
  const archives = files.filter((name) => backupKind(name) === kind).sort()
  if (kind !== 'nightly') return archives.slice(0, -count)
  const days = [...Map.groupBy(archives, dayOfArchive).values()]
  return [...days.slice(0, -count).flat(), ...days.slice(-count).flatMap((day) => day.slice(1, -1))]
}

/** Nightly job. BACKUPS_KEPT=0 turns it off for owners who back up by other means. */
export async function backUpNightly(deps: Deps): Promise<void> {
  if (deps.env.BACKUPS_KEPT > 0) await backUp(deps, 'nightly')
}
