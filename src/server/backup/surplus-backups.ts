import { type BackupKind, backupKind, dayOfArchive } from './write-archive.ts'

/**
 * Backups of a kind to delete. Manual and before updates: all but the newest `count`. Nightly: the newest `count` days stay, each
 * with its first and last backup, so that repeated runs do not push out other nights.
 */
export function surplusBackups(files: readonly string[], kind: BackupKind, count: number): string[] {
  const archives = files.filter((name) => backupKind(name) === kind).sort()
  if (kind !== 'nightly') return archives.slice(0, -count)
  const days = [...Map.groupBy(archives, dayOfArchive).values()]
  return [...days.slice(0, -count).flat(), ...days.slice(-count).flatMap((day) => day.slice(1, -1))]
}
