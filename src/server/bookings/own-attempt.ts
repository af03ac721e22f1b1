import { and, desc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Stay } from '#domain/stay.ts'
import * as words from '#words/records.ts'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings, payments } from '../db/schema.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, noOffer, notDeleted } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { REMEMBERED_DAYS } from './limit-holds.ts'

/**
 * The guest's own attempt for exactly these nights that a further one continues under its number: of the last day, unpaid, and ended by
 * nobody but the bank. It is locked. Every attempt of it has its terms stored, so that an approval that comes late brings them back.
 */
export async function findOwnAttempt(
  tx: Db,
  { id: holder }: Account,
  { villaId, checkIn, checkOut }: Stay & { villaId: number },
  now: Date,
): Promise<BookingRow | undefined> {
  const sameNights = and(eq(bookings.villaId, villaId), eq(bookings.checkIn, checkIn), eq(bookings.checkOut, checkOut))
  const unpaid = and(inArray(bookings.status, ['pending', 'failed']), or(isNull(bookings.hold), eq(bookings.hold, 'payment')))
  const plain = and(notDeleted, noOffer, isNull(bookings.offerId))
  const own = and(eq(bookings.accountId, holder), gt(bookings.createdAt, daysAfter(now, -REMEMBERED_DAYS)))
  const others = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), or(eq(payments.state, 'approved'), isNull(payments.agreed))))
  const decided = tx
    .select({ one: sql`1` })
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, bookings.id), sql`${bookingChanges.actor} NOT IN ('bank', ${String(holder)})`))
  const [found] = await tx
    .select()
    .from(bookings)
    .where(and(own, plain, unpaid, sameNights, notExists(others), notExists(decided)))
    .orderBy(desc(bookings.id))
    .limit(1)
    .for('update')
  return found
}

/** Writes the further attempt over the earlier one, and holds the nights again. */
export async function tryAgain(
  tx: Db,
  earlier: BookingRow,
  values: Partial<BookingRow> & Pick<BookingRow, 'updatedAt'>,
): Promise<BookingRow> {
  if (earlier.status !== 'pending') {
    const [actor, at] = [String(earlier.accountId), values.updatedAt]
    await changeStatus(tx, earlier, { to: 'pending', actor, reason: words.change.triedAgain, at })
  }
  const [booking] = await tx.update(bookings).set(values).where(eq(bookings.id, earlier.id)).returning()
  if (!booking) throw new Error(`the attempt ${earlier.code} is gone`)
  return booking
}
