import { eq } from 'drizzle-orm'
import { deletedAmounts, jobHolds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { endHold, holdBack, openHold } from './holds.ts'

/** Kinds of rows that jobs delete for good because of their age. */
export const deletedKinds = [
  ...([
    'mails',
    'tickets',
    'questions',
    'mailings',
    'messages',
    'complaints',
    'bank_messages',
    'rejected_answers',
    'events',
    'security_events',
    'activity',
  ] as const),
  ...(['bookings', 'statements', 'platform_stays', 'accounts', 'documents', 'pictures'] as const),
] as const
export type DeletedKind = (typeof deletedKinds)[number]

/** Rows that may always be deleted in one run. */
const FLOOR = 200
const TIMES_THE_USUAL = 10
const RUNS_STORED = 50

/**
 * Deletes rows of a kind, unless they are far more than usual: then an owner has to release them, once.
 * @param count counts what would be deleted, up to the limit that it gets
 * @param remove deletes all of it. @returns the number of rows
 */
export async function deleteUsual(
  deps: Deps,
  what: DeletedKind,
  { count, remove }: { count: (limit: number) => Promise<number>; remove: () => Promise<number> },
): Promise<void> {
  const { db, log } = deps
  const [row] = await db.select().from(deletedAmounts).where(eq(deletedAmounts.what, what))
  const former = row?.amounts ?? []
  const most = Math.max(FLOOR, TIMES_THE_USUAL * Math.max(0, ...former))
  const hold = await openHold(db, what)
  // Twice what was released: more may have become old enough since.
  const released = hold?.releasedAt ? 2 * (hold.amount ?? 0) : 0
  const allowed = Math.max(most, released)
  if ((await count(allowed + 1)) > allowed) {
    const amount = await count(Number.MAX_SAFE_INTEGER)
    log.warn({ what, amount, most }, 'a deletion is far above the usual')
    await holdBack(deps, { what, amount, most })
    if (hold) await db.update(jobHolds).set({ amount, most, releasedAt: null }).where(eq(jobHolds.id, hold.id))
    return
  }
  const removed = await remove()
  if (hold) await endHold(deps, what)
  if (removed === 0) return
  // A released amount widens the limit by one step only.
  const amounts = [Math.min(removed, most), ...former].slice(0, RUNS_STORED)
  await db.insert(deletedAmounts).values({ what, amounts }).onConflictDoUpdate({ target: deletedAmounts.what, set: { amounts } })
}
