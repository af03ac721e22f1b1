import type { Db } from './client.ts'
import { contentVersions } from './schema.ts'

const ASKED_AGAIN_AFTER_MS = 1_000

export type Content = {
  /** Version of the content shown on public pages. At most one second behind changes by other processes. */
  version: () => Promise<number>
  /** Call after a change in this process, so that it is visible immediately. */
  changed: () => void
  /** Call with a version that came with another statement, so that none is needed for it. Ignored if a later one is known. */
  seen: (version: number) => void
  /** Caches the result of `read` until public content changes. Rejections are not cached. */
  cached: <T>(name: string, read: () => Promise<T>) => Promise<T>
  /** For a transaction: the content as it sees it, from what is cached if that is of the same version, else read through it. */
  within: (tx: Db) => Content
}

type Cached = { value: Promise<unknown>; isReady: boolean }

/** `askedAgainAfterMs`: how long the version is cached; 0 if others write to the database without `changed`. */
export function trackContent(db: Db, askedAgainAfterMs = ASKED_AGAIN_AFTER_MS): Content {
  let asked: Promise<number> | undefined
  let askedAt = 0
  let latest = 0
  let known = { version: -1, values: new Map<string, Cached>() }

  const changed = () => {
    asked = undefined
  }
  const seen = (version: number) => {
    if (version < latest) return
    latest = version
    askedAt = performance.now()
    asked = Promise.resolve(version)
  }
  const version = () => {
    const at = performance.now()
    if (asked && at - askedAt < askedAgainAfterMs) return asked
    askedAt = at
    asked = db
      .select({ version: contentVersions.version })
      .from(contentVersions)
      .then(([row]) => {
        latest = row?.version ?? 0
        return latest
      })
    asked.catch(changed)
    return asked
  }
  const cached = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const now = await version()
    if (known.version !== now) known = { version: now, values: new Map() }
    const { values } = known
    const before = values.get(name)
    if (before) return before.value as Promise<T>
    // A promise of its own: a statement of drizzle is run again whenever it is awaited.
    const value = Promise.resolve(read())
    const entry = { value, isReady: false }
    values.set(name, entry)
    value.then(
      () => {
        entry.isReady = true
      },
      () => values.delete(name),
    )
    return value
  }
  const within = (tx: Db): Content => {
    const own = trackContent(tx)
    const cachedOrOwn = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
      const now = await own.version()
      const shared = known.version === now ? known.values.get(name) : undefined
      // The embedded database has one connection: a read beside the transaction would wait for its end forever.
      return shared?.isReady ? (shared.value as Promise<T>) : own.cached(name, read)
    }
    return { ...own, cached: cachedOrOwn }
  }
  return { version, changed, seen, cached, within }
}

/** Dependencies that read through a transaction. */
export const inTransaction = <T extends { db: Db; content: Content }>(deps: T, tx: Db): T => ({
  ...deps,
  db: tx,
  content: deps.content.within(tx),
})
