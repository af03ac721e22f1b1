import type { AnyCall } from '#contract/call.ts'
import type { Account } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { eachOf, limitTries } from './tries.ts'

/** A minute's calls are taken in so many shares: a quote should not cost a write. */
const SHARES = 10
const MOST_KEYS = 10_000

/**
 * Holds a call to its `perMinute`, for the address and for the account. A process takes a share of the calls from the database
 * ahead of time and counts it down by itself, so the limit holds across processes and restarts.
 */
export function callLimits(deps: Deps) {
  const left = new Map<string, number>()
  const underway = new Map<string, Promise<void>>()

  /** A share more; whoever comes meanwhile waits for the same one. */
  function take(key: string, perMinute: number): Promise<void> {
    const at = Math.max(1, Math.floor(perMinute / SHARES))
    const taking = limitTries(deps, { key, most: perMinute, minutes: 1, at })
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

  return async ({ path, method, perMinute }: AnyCall, address: string, account: Account | null): Promise<void> => {
    if (perMinute === undefined || deps.env.RATE_LIMITS === 'off') return
    for (const { key, most } of eachOf({ key: `${method} ${path}`, from: address, most: perMinute, minutes: 1 })) await count(key, most)
    if (account) await count(`${method} ${path} by ${account.id}`, perMinute)
  }
}
