import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { OwnStay } from '#contract/guest-stays.ts'
import { refuseIf } from '#contract/refusal.ts'
import type { ownReviewCalls } from '#contract/reviews.ts'
import { canReview, shownFrom } from '#domain/bookings/review.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { reviews } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { getState, reviewFacts } from '../reviews/queries.ts'
import type { BookingRow } from '../stays/queries.ts'
import { lockOwnBooking } from './own-booking.ts'

const CHANGES_PER_DAY = 20

const findReview = async (db: Db, bookingId: number) => (await db.select().from(reviews).where(eq(reviews.bookingId, bookingId)))[0] ?? null

/** The guest's review of a stay, and whether it can be written or changed. */
export async function ownReview(db: Db, booking: BookingRow, now: Date): Promise<Pick<OwnStay, 'review' | 'reviewOpen'>> {
  const row = await findReview(db, booking.id)
  const today = dayAtProperty(now)
  return {
    review: row && { ...row, state: getState(row, now), shownFrom: shownFrom(dayAtProperty(row.writtenAt)) },
    reviewOpen: canReview(booking, row && reviewFacts(row), today),
  }
}

export async function writeReview(deps: Deps, account: Account, { bookingNumber, ...given }: InputOf<typeof ownReviewCalls.write>) {
  const { db, now } = deps
  await enforceRateLimit(deps, { key: `reviews ${account.id}`, most: CHANGES_PER_DAY, minutes: 24 * 60 })
  await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, bookingNumber)
    const { reviewOpen } = await ownReview(tx, booking, now())
    refuseIf(!reviewOpen && 'review_closed')
    await tx
      .insert(reviews)
      .values({ bookingId: booking.id, ...given, writtenAt: now() })
      .onConflictDoUpdate({ target: reviews.bookingId, set: given })
  })
  return {}
}
