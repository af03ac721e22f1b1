import { eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { assessChange, type OwnerChange } from '#domain/bookings/status-change.ts'
import { change as words } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { readFacts } from '../payments/booking-facts.ts'
import { type BookingRow, lockedBooking, releaseHoldsBefore } from '../stays/queries.ts'

/** Hides a booking that has no money and frees its nights: for the management. Restrictions are deleted, at the desk too. */
export async function removeBooking({ db, now }: Deps, account: Account, bookingId: number) {
  await db.transaction(async (tx) => {
    const booking = await lockedBooking(tx, bookingId)
    if (booking.deletedAt !== null) throw new Refusal('no_such_booking')
    refuseIf(booking.status !== 'restricted' && !isAmong(forRoles.management, account.role) && 'not_admin')
    await refuseImpossible(tx, booking, 'delete', now())
    if (booking.status === 'restricted') await tx.delete(bookings).where(eq(bookings.id, bookingId))
    else await setHidden(tx, account, booking, { deletedAt: now(), at: now(), reason: words.hidden })
    await recordActivity(tx, account, now(), { subject: `booking ${booking.code}`, action: 'delete', before: booking })
  })
  return {}
}

/** Restores a hidden booking. A booking with a sold status gets its nights again if they are free, and its guest gets a mail. */
export async function restoreBooking(
  { db, now }: Deps,
  account: Account,
  { bookingId, tellGuest = true }: InputOf<typeof bookingCalls.restore>,
) {
  return db
    .transaction(async (tx) => {
      const booking = await lockedBooking(tx, bookingId)
      await releaseHoldsBefore(tx, booking.villaId, now())
      await refuseImpossible(tx, booking, 'restore', now())
      await setHidden(tx, account, booking, { deletedAt: null, at: now(), reason: words.broughtBack })
      await recordActivity(tx, account, now(), {
        subject: `booking ${booking.code}`,
        action: 'restore',
        before: { status: booking.status, deletedAt: booking.deletedAt },
        after: { status: booking.status, deletedAt: null },
      })
      if (tellGuest && blocksNights(booking.status) && booking.email !== '')
        await recordEvent(tx, now(), { type: 'booking.restored', bookingId })
      return { status: booking.status }
    })
    .catch(orDatesTaken)
}

async function refuseImpossible(tx: Db, booking: BookingRow, change: OwnerChange, now: Date): Promise<void> {
  const { problem } = assessChange(await readFacts(tx, booking, now), change)
  if (problem) throw new Refusal(problem)
}

type Hiding = { deletedAt: Date | null; at: Date; reason: string }

async function setHidden(tx: Db, account: Account, { id, status }: BookingRow, { deletedAt, at, reason }: Hiding): Promise<void> {
  await tx.update(bookings).set({ deletedAt, holdsUntil: null, updatedAt: at }).where(eq(bookings.id, id))
  await tx.insert(bookingChanges).values({ bookingId: id, at, actor: String(account.id), fromStatus: status, toStatus: status, reason })
}
