import type { AnyCall } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Account } from './account.ts'
import { enforceRateLimit, expandLimit } from './rate-limits.ts'

/** Each database write reserves a tenth of a minute's calls, so that not every call needs a write. */
const SHARES = 10
const MOST_KEYS = 10_000

/** Rendered pages per address and minute. Cached pages are not counted. */
const PAGES_PER_MINUTE = 300

/**
 * Counts calls per minute. A process reserves a share in the database in advance and counts it down in memory, so the limit holds across
 * processes and restarts.
 */
function countedInShares(deps: Deps) {
  const left = new Map<string, number>()
  const underway = new Map<string, Promise<void>>()

  /** Reserves another share; concurrent callers wait for the same reservation. */
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

/** What all calls without a limit of their own share. */
export const SHARED_LIMITS = { reads: 600, writes: 120 }

const chooseLimit = ({ path, method, perMinute, readOnly }: AnyCall): { name: string; most: number } => {
  if (perMinute !== undefined) return { name: `${method} ${path}`, most: perMinute }
  const name = method === 'GET' || readOnly ? 'reads' : 'writes'
  return { name, most: SHARED_LIMITS[name] }
}

/**
 * Limits calls per address and per account: each by its own `perMinute`, all others together by the shared limits. `byPage`: made for a
 * page, whose rendering is limited by itself.
 */
export function callLimits(deps: Deps) {
  const count = countedInShares(deps)
  return async (
    call: AnyCall,
    { address, account, byPage }: { address: string; account: Account | null; byPage: boolean },
  ): Promise<void> => {
    if (deps.env.RATE_LIMITS === 'off' || (byPage && call.perMinute === undefined)) return
    const { name, most } = chooseLimit(call)
    await countFrom(count, name, address, most)
    if (account) await count(`${name} by ${account.id}`, most)
  }
}

/** Limits rendered pages per address. */
export const pageLimit = (deps: Deps) => addressLimit(deps, 'pages', PAGES_PER_MINUTE)

/** Limits something per address and minute. @returns seconds until the next request is allowed, or null */
export function addressLimit(deps: Deps, name: string, perMinute: number) {
  const count = countedInShares(deps)
  return async (address: string): Promise<number | null> => {
    if (deps.env.RATE_LIMITS === 'off') return null
    try {
      await countFrom(count, name, address, perMinute)
      return null
    } catch (error) {
      const seconds = error instanceof Refusal ? error.details?.retryAfter : undefined
      if (typeof seconds === 'number') return seconds
      throw error
    }
  }
}

async function countFrom(count: ReturnType<typeof countedInShares>, key: string, address: string, perMinute: number): Promise<void> {
  for (const one of expandLimit({ key, from: address, most: perMinute, minutes: 1 })) await count(one.key, one.most)
}
