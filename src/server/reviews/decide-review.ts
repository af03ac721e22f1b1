import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { bookings, reviews } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import type { ReviewRow } from './queries.ts'

type Decision = Partial<Pick<ReviewRow, 'answer' | 'refusal'>>

/** Publishes, answers or refuses a review. */
export async function decideReview(
  { db, now }: Deps,
  account: Account,
  { reviewId, version }: { reviewId: number; version?: number | undefined },
  decision: Decision,
) {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
    if (!row) throw new Refusal('not_found')
    refuseStale(version, row)
    const after = { ...decision, decidedAt: row.decidedAt ?? now() }
    await tx.update(reviews).set(after).where(eq(reviews.id, reviewId))
    if (decision.refusal && decision.refusal !== row.refusal) await recordEvent(tx, now(), { type: 'review.refused', reviewId })
    const [booking] = await tx.select({ code: bookings.code }).from(bookings).where(eq(bookings.id, row.bookingId))
    const { answer, refusal, decidedAt } = row
    const before = { answer, refusal, decidedAt }
    await recordActivity(tx, account, now(), {
      subject: `booking ${booking?.code}`,
      action: 'review',
      before,
      after: { ...before, ...after },
    })
  })
  return {}
}
