import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { Db } from '../db/client.ts'
import { bookings } from '../db/schema.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, lockedBooking, noOffer, notDeleted, withVilla } from '../stays/queries.ts'

/** Statuses of a booking that is or was sold. */
const shown: BookingStatus[] = ['paid', 'partial_paid', 'cancelled', 'refunded']

/** Condition: the booking has a page, also while an owner corrects its payment. */
const hasPage = or(inArray(bookings.status, shown), eq(bookings.hold, 'correction'))

/**
 * A booking of the account's own. @throws Refusal `no_such_booking`, the same for unknown numbers and for other guests' bookings
 */
export async function ownBooking(db: Db, account: Account, bookingNumber: string) {
  const own = and(eq(bookings.code, bookingNumber), eq(bookings.accountId, account.id), notDeleted, noOffer)
  const [found] = await withVilla(db).where(and(own, hasPage))
  if (!found) throw new Refusal('no_such_booking')
  return found
}

/** A booking whose account has a page for it, for the office. @throws Refusal `no_such_booking` */
export async function bookingWithPage(db: Db, bookingId: number) {
  const [found] = await withVilla(db).where(and(eq(bookings.id, bookingId), isNotNull(bookings.accountId), notDeleted, noOffer, hasPage))
  if (!found) throw new Refusal('no_such_booking')
  return found
}

/** Locks the account's own booking for a change, and another villa. */
export async function lockOwnBooking(tx: Db, account: Account, bookingNumber: string, alsoVilla?: number): Promise<BookingRow> {
  const { booking } = await ownBooking(tx, account, bookingNumber)
  const locked = await lockedBooking(tx, booking.id, alsoVilla)
  if (locked.deletedAt !== null) throw new Refusal('no_such_booking')
  return locked
}
