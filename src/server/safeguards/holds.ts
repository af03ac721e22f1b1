import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { jobHolds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'

export type HoldRow = typeof jobHolds.$inferSelect

/** `what` of the hold on everything that cannot be undone. */
export const CLOCK = 'clock'

const isOpen = (what: string) => and(eq(jobHolds.what, what), isNull(jobHolds.endedAt))

export async function openHold(db: Db, what: string): Promise<HoldRow | undefined> {
  const [hold] = await db.select().from(jobHolds).where(isOpen(what))
  return hold
}

/** Stores what a job holds back, and tells the owners by mail; once until it ends. */
export async function holdBack(deps: Deps, hold: Omit<typeof jobHolds.$inferInsert, 'at'>): Promise<void> {
  const at = deps.now()
  await withDelivery(deps, () =>
    deps.db.transaction(async (tx) => {
      const [held] = await tx
        .insert(jobHolds)
        .values({ ...hold, at })
        .onConflictDoNothing()
        .returning({ id: jobHolds.id })
      if (held) await recordEvent(tx, at, { type: 'job.held', holdId: held.id })
    }),
  )
}

export async function endHold({ db, now }: Pick<Deps, 'db' | 'now'>, what: string): Promise<void> {
  await db.update(jobHolds).set({ endedAt: now() }).where(isOpen(what))
}

/** An owner lets the next run do what was held back, once. A clock that another clock contradicts has to be set right instead. */
export async function releaseHold({ db, now }: Pick<Deps, 'db' | 'now'>, account: Account, id: number, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const releasable = or(ne(jobHolds.what, CLOCK), eq(jobHolds.evidence, 'last_run'))
    const [hold] = await tx
      .update(jobHolds)
      .set({ releasedAt: now() })
      .where(and(eq(jobHolds.id, id), isNull(jobHolds.endedAt), isNull(jobHolds.releasedAt), releasable))
      .returning()
    if (!hold) throw new Refusal('state_changed')
    const after = { amount: hold.amount ?? undefined, note }
    await recordActivity(tx, account, now(), { subject: `held deletion ${id}`, action: 'release', after })
  })
}
