import { and, eq, isNull } from 'drizzle-orm'
import { failure } from '#words/records.ts'
import { jobHolds, trustedClock } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { CLOCK, endHold, holdBack, openHold } from './holds.ts'

const DAY_MS = 24 * 60 * 60_000

type Doubt = { evidence: NonNullable<(typeof jobHolds.$inferSelect)['evidence']>; expectedAt: Date }

const isFar = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) > DAY_MS

/** Before anything that cannot be undone and depends on the date. @throws Error while this process's clock is in doubt; owners are told */
export async function requireTrustedClock(deps: Deps): Promise<void> {
  if (!(await isClockTrusted(deps))) throw new Error(failure.clockInDoubt)
}

export async function isClockTrusted(deps: Deps): Promise<boolean> {
  const { db, now, log } = deps
  const doubt = await findDoubt(deps)
  if (!doubt) {
    await db
      .insert(trustedClock)
      .values({ at: now() })
      .onConflictDoUpdate({ target: trustedClock.onlyRow, set: { at: now() } })
    await endHold(deps, CLOCK)
    return true
  }
  log.warn(doubt, 'the clock is in doubt')
  await holdBack(deps, { what: CLOCK, ...doubt })
  // The evidence may have become another one since.
  await db
    .update(jobHolds)
    .set(doubt)
    .where(and(eq(jobHolds.what, CLOCK), isNull(jobHolds.endedAt)))
  return false
}

/**
 * A clock of more than a day beside the database's is in doubt. After a jump since the last trusted time, which a site that was switched off
 * has too, a clock outside decides; where none answers, an owner does.
 */
async function findDoubt({ db, now, clocks }: Pick<Deps, 'db' | 'now' | 'clocks'>): Promise<Doubt | null> {
  const at = now()
  const database = await clocks.database()
  if (isFar(at, database)) return { evidence: 'database', expectedAt: database }
  const [trusted] = await db.select().from(trustedClock)
  if (!trusted || !isFar(at, trusted.at)) return null
  const outside = await clocks.outside()
  if (outside) return isFar(at, outside) ? { evidence: 'outside', expectedAt: outside } : null
  const released = (await openHold(db, CLOCK))?.releasedAt
  return released && !isFar(at, released) ? null : { evidence: 'last_run', expectedAt: trusted.at }
}
