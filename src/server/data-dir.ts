import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SITE_FOLDERS = ['database', 'pictures', 'backups']
const OWNER_ONLY = 0o700

/**
 * Creates the data folder with access for this user only. An existing folder is restricted too, but only if it is empty or contains the
 * site's data.
 */
export function makeDataDir(dataDir: string): void {
  const made = mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
  if (made !== undefined) return
  const isOurs = readdirSync(dataDir).length === 0 || SITE_FOLDERS.some((name) => existsSync(join(dataDir, name)))
  if (!isOurs) return
  try {
    chmodSync(dataDir, OWNER_ONLY)
  } catch {
    // Folder of another user, such as a mounted volume. The site's files in it are private anyway.
  }
}
