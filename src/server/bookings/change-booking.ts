import { eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockedBooking } from '../stays/queries.ts'

/** Number of guests, special requests, and how the guest of this booking is reached. The guest's account stays as it is. */
export async function changeDetails({ db, now }: Deps, account: Account, input: InputOf<typeof bookingCalls.updateDetails>) {
  const { bookingId, version, guests, specialRequests } = input
  await db.transaction(async (tx) => {
    const booking = await lockedBooking(tx, bookingId)
    if (booking.deletedAt !== null || booking.status === 'restricted') throw new Refusal('no_such_booking')
    refuseStale(version, booking)
    const { name = booking.guestName, email = booking.email, phone = booking.phone } = input
    if (email === '' && booking.email !== '') throw badFields({ email: 'email_required' })
    if (phone === '' && booking.phone !== '') throw badFields({ phone: 'phone_number_required' })
    const after = { guests, specialRequests, guestName: name, email, phone }
    await tx
      .update(bookings)
      .set({ ...after, updatedAt: now() })
      .where(eq(bookings.id, bookingId))
    await recordActivity(tx, account, now(), {
      subject: `booking ${booking.code}`,
      action: 'details',
      before: booking,
      after: { ...booking, ...after },
    })
  })
  return {}
}
