import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupKind, dayOfArchive, timeOfArchive } from './write-archive.ts'

export type NewestBackup = {
  name: string
  at: Date
  bytes: number
  /** Different days of which there are backups. */
  days: number
}

/** The newest backup that is really in a folder, whoever made it; null if there is none. Those before updates lack the pictures. */
export async function newestBackup(folder: string): Promise<NewestBackup | null> {
  const names = await readdir(folder).catch(() => [])
  const whole = names.flatMap((name) => {
    const at = backupKind(name) === 'update' ? null : timeOfArchive(name)
    return at ? [{ name, at }] : []
  })
  const days = new Set(whole.map(({ name }) => dayOfArchive(name))).size
  const [newest] = whole.sort((one, other) => other.at.getTime() - one.at.getTime())
  const file = newest && (await stat(join(folder, newest.name)).catch(() => null))
  return newest && file ? { ...newest, bytes: file.size, days } : null
}
