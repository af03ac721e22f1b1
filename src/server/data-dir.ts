import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const OURS = ['database', 'pictures', 'backups']
const FOR_US_ALONE = 0o700

/**
 * Makes the data folder, for this user alone; one that is there already is closed to others where it is empty or holds what the site
 * has put there, and left as it is where it holds anything else.
 */
export function makeDataDir(dataDir: string): void {
  const made = mkdirSync(dataDir, { recursive: true, mode: FOR_US_ALONE })
  if (made !== undefined) return
  const isOurs = readdirSync(dataDir).length === 0 || OURS.some((name) => existsSync(join(dataDir, name)))
  if (!isOurs) return
  try {
    chmodSync(dataDir, FOR_US_ALONE)
  } catch {
    // Somebody else's folder, such as a mounted volume: its files are private all the same.
  }
}
