import type { Db } from './client.ts'
import { contentVersions } from './schema.ts'

const ASKED_AGAIN_AFTER_MS = 1_000

export type Content = {
  /** The number of changes of what public pages show, never more than a second behind other processes. */
  version: () => Promise<number>
  /** Told of a change of this process, so that it is seen at once. */
  changed: () => void
  /** What `read` gave, as long as nothing that public pages show has changed. What it refuses is not kept. */
  kept: <T>(name: string, read: () => Promise<T>) => Promise<T>
}

/** `askedAgainAfterMs`: how long the number of changes is believed; 0 where others write into the database unseen. */
export function contentOf(db: Db, askedAgainAfterMs = ASKED_AGAIN_AFTER_MS): Content {
  let asked: Promise<number> | undefined
  let askedAt = 0
  let known = { version: -1, values: new Map<string, Promise<unknown>>() }

  const changed = () => {
    asked = undefined
  }
  const version = () => {
    const at = performance.now()
    if (asked && at - askedAt < askedAgainAfterMs) return asked
    askedAt = at
    asked = db
      .select({ version: contentVersions.version })
      .from(contentVersions)
      .then(([row]) => row?.version ?? 0)
    asked.catch(changed)
    return asked
  }
  const kept = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const now = await version()
    if (known.version !== now) known = { version: now, values: new Map() }
    const { values } = known
    const before = values.get(name) as Promise<T> | undefined
    if (before) return before
    const value = read()
    values.set(name, value)
    value.catch(() => values.delete(name))
    return value
  }
  return { version, changed, kept }
}
