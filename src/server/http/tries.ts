import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Refused } from '#contract/refused.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { tries } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

export type Limit = {
  key: string
  most: number
  minutes: number
  /** How many tries are counted at once; one where nothing is said. */
  at?: number
}

/**
 * Counts one try and refuses above the limit. Counted in the database, so restarts and other processes know.
 * @returns how many there were within the window, this one included; 0 where nothing is limited
 */
export async function limitTries({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>, limit: Limit): Promise<number> {
  if (env.RATE_LIMITS === 'off') return 0
  const { count, windowEndsAt } = await countTry(db, limit, now())
  if (count <= limit.most) return count
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now().getTime()) / 1000))
  throw new Refused('too_many_tries', { details: { retryAfter } })
}

/** Takes back a try that was counted before it was known to be good. */
export async function forgiveTry({ db }: Pick<Deps, 'db'>, { key }: Pick<Limit, 'key'>): Promise<void> {
  await db
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)` })
    .where(eq(tries.key, unnamed(key)))
}

/** Keys name people and addresses; the table need not. */
const unnamed = (key: string): string => createHash('sha256').update(key).digest('base64url')

async function countTry(db: Db, { key, minutes, at = 1 }: Limit, now: Date) {
  const end = minutesAfter(now, minutes)
  const over = sql`${tries.windowEndsAt} <= ${now.toISOString()}`
  const [row] = await db
    .insert(tries)
    .values({ key: unnamed(key), count: at, windowEndsAt: end })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`CASE WHEN ${over} THEN ${at}::int ELSE ${tries.count} + ${at}::int END`,
        windowEndsAt: sql`CASE WHEN ${over} THEN ${end.toISOString()}::timestamptz ELSE ${tries.windowEndsAt} END`,
      },
    })
    .returning()
  if (!row) throw new Error('counting a try gave no row')
  return row
}
