import type { Db } from '../db/client.ts'
import { contentVersions } from '../db/schema.ts'

const ASKED_AGAIN_AFTER_MS = 1_000

/**
 * Counts the changes of what public pages show. `now` is never more than a second behind other processes, and not at all
 * behind a change of this one that `changed` was told of.
 */
export function contentVersion(db: Db): { now: () => Promise<number>; changed: () => void } {
  let asked: Promise<number> | undefined
  let askedAt = 0
  const changed = () => {
    asked = undefined
  }
  const now = () => {
    const at = performance.now()
    if (asked && at - askedAt < ASKED_AGAIN_AFTER_MS) return asked
    askedAt = at
    asked = db
      .select({ version: contentVersions.version })
      .from(contentVersions)
      .then(([row]) => row?.version ?? 0)
    asked.catch(changed)
    return asked
  }
  return { now, changed }
}
