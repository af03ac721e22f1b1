import type { AnyCall } from '#contract/call.ts'
import { Refused } from '#contract/refused.ts'
import type { Deps } from '../deps.ts'
import type { Account } from './account.ts'
import { eachOf, enforceRateLimit } from './rate-limits.ts'

/** A minute's calls are taken in so many shares: a quote should not cost a write. */
const SHARES = 10
const MOST_KEYS = 10_000

/** Pages that are rendered for one address within a minute; what everybody is shown alike is kept and costs nothing. */
const PAGES_PER_MINUTE = 300

/**
 * Counts what may happen so often a minute. A process takes a share from the database ahead of time and counts it down by itself, so
 * the limit holds across processes and restarts.
 */
function countedInShares(deps: Deps) {
  const left = new Map<string, number>()
  const underway = new Map<string, Promise<void>>()

  /** A share more; whoever comes meanwhile waits for the same one. */
  function take(key: string, perMinute: number): Promise<void> {
    const at = Math.max(1, Math.floor(perMinute / SHARES))
    const taking = enforceRateLimit(deps, { key, most: perMinute, minutes: 1, at })
      .then(() => {
        if (left.size > MOST_KEYS) left.clear()
        left.set(key, at)
      })
      .finally(() => underway.delete(key))
    underway.set(key, taking)
    return taking
  }

  async function count(key: string, perMinute: number): Promise<void> {
    for (let own = left.get(key) ?? 0; own === 0; own = left.get(key) ?? 0) await (underway.get(key) ?? take(key, perMinute))
    left.set(key, (left.get(key) ?? 1) - 1)
  }

  return count
}

/** Holds a call to its `perMinute`, for the address and for the account. */
export function callLimits(deps: Deps) {
  const count = countedInShares(deps)
  return async ({ path, method, perMinute }: AnyCall, address: string, account: Account | null): Promise<void> => {
    if (perMinute === undefined || deps.env.RATE_LIMITS === 'off') return
    await countFrom(count, `${method} ${path}`, address, perMinute)
    if (account) await count(`${method} ${path} by ${account.id}`, perMinute)
  }
}

/** Holds an address to the pages that are rendered for it. @returns after how many seconds it may come back, or null */
export function pageLimit(deps: Deps) {
  const count = countedInShares(deps)
  return async (address: string): Promise<number | null> => {
    if (deps.env.RATE_LIMITS === 'off') return null
    try {
      await countFrom(count, 'pages', address, PAGES_PER_MINUTE)
      return null
    } catch (error) {
      const seconds = error instanceof Refused ? error.details?.retryAfter : undefined
      if (typeof seconds === 'number') return seconds
      throw error
    }
  }
}

async function countFrom(count: ReturnType<typeof countedInShares>, key: string, address: string, perMinute: number): Promise<void> {
  for (const one of eachOf({ key, from: address, most: perMinute, minutes: 1 })) await count(one.key, one.most)
}
