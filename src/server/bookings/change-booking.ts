import { eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockedBooking } from '../stays/queries.ts'

/** Only the number of guests and the special requests can be changed. */
export async function changeDetails({ db, now }: Deps, account: Account, input: InputOf<typeof bookingCalls.updateDetails>) {
  const { bookingId, version, guests, specialRequests } = input
  await db.transaction(async (tx) => {
    const booking = await lockedBooking(tx, bookingId)
    if (booking.deletedAt !== null || booking.status === 'restricted') throw new Refusal('no_such_booking')
    refuseStale(version, booking)
    await tx.update(bookings).set({ guests, specialRequests, updatedAt: now() }).where(eq(bookings.id, bookingId))
    const before = { guests: booking.guests, specialRequests: booking.specialRequests }
    await recordActivity(tx, account, now(), {
      subject: `booking ${booking.code}`,
      action: 'details',
      before,
      after: { guests, specialRequests },
    })
  })
  return {}
}
