import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { minutesAfter } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { rateLimits } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { listNetworks } from './networks.ts'

export type Limit = {
  key: string
  /** The caller's address; counted per network. Without it all callers share one count. */
  from?: string
  most: number
  minutes: number
  /** How many attempts one call counts as. Default 1. */
  at?: number
}

/**
 * Counts one attempt and throws `too_many_tries` above the limit. Counts are in the database and hold for all processes.
 * @returns attempts within the window, including this one; 0 if rate limits are off
 */
export async function enforceRateLimit({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>, limit: Limit): Promise<number> {
  if (env.RATE_LIMITS === 'off') return 0
  let most = 0
  for (const one of expandLimit(limit)) {
    const { count, windowEndsAt } = await countAttempt(db, one, now())
    most = Math.max(most, count)
    if (count <= one.most) continue
    const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now().getTime()) / 1000))
    throw new Refusal('too_many_tries', { details: { retryAfter } })
  }
  return most
}

/** One limit for each network that contains the caller's address; wider networks allow more. */
export const expandLimit = ({ from, ...limit }: Limit): Limit[] =>
  from === undefined
    ? [limit]
    : listNetworks(from).map(({ name, factor }) => ({ ...limit, key: `${limit.key} from ${name}`, most: limit.most * factor }))

/** Uncounts an attempt that proved to be legitimate. */
export async function releaseAttempt({ db }: Pick<Deps, 'db'>, limit: Limit): Promise<void> {
  const keys = expandLimit(limit).map(({ key }) => hashedKey(key))
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(anyOf(rateLimits.key, keys))
}

/** Hashes a key: keys contain names and addresses, which the table does not need. */
const hashedKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

async function countAttempt(db: Db, { key, minutes, at = 1 }: Limit, now: Date) {
  const end = minutesAfter(now, minutes)
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key: hashedKey(key), count: at, windowEndsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${over} THEN ${at}::int ELSE ${rateLimits.count} + ${at}::int END`,
        windowEndsAt: sql`CASE WHEN ${over} THEN ${end.toISOString()}::timestamptz ELSE ${rateLimits.windowEndsAt} END`,
      },
    })
    .returning()
  if (!row) throw new Error('counting a try gave no row')
  return row
}
