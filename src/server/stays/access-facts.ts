import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { AccessFacts } from '#domain/bookings/own-stay.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, payments, stayAccess, stayChanges } from '../db/schema.ts'
import type { BookingRow } from './queries.ts'

export type StayAccessRow = typeof stayAccess.$inferSelect

/** What owners have decided about the door of a stay; nothing once it has moved to another villa. */
export async function findAccessRow(db: Db, { id, villaId }: Pick<BookingRow, 'id' | 'villaId'>): Promise<StayAccessRow | undefined> {
  const [row] = await db
    .select()
    .from(stayAccess)
    .where(and(eq(stayAccess.bookingId, id), eq(stayAccess.villaId, villaId)))
  return row
}

/** What decides whether the guest of a booking may read directions and door code. `remaining`: what is left to pay. */
export async function accessFacts(db: Db, booking: BookingRow, remaining: Cents): Promise<AccessFacts> {
  return {
    // A payment that an owner corrects takes nothing from its guest.
    sold: booking.deletedAt === null && (blocksNights(booking.status) || booking.hold === 'correction'),
    remaining,
    paidUntil: await paidUntil(db, booking.id),
    disputedOn: await disputedOn(db, booking.id),
    shown: Boolean((await findAccessRow(db, booking))?.shownAt),
  }
}

/** Last day on which the booking was paid in full, since it is in its villa; null if it was not, or still is. */
async function paidUntil(db: Db, bookingId: number): Promise<CalendarDay | null> {
  const history = await db
    .select({ at: bookingChanges.at, to: bookingChanges.toStatus })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(asc(bookingChanges.id))
  const ends = history.flatMap(({ to }, index) => (to === 'paid' ? (history[index + 1]?.at ?? []) : []))
  const last = ends.at(-1)
  if (!last) return null
  const movedSince = and(isNotNull(stayChanges.doneAt), ne(stayChanges.fromVillaId, stayChanges.toVillaId))
  const moves = await db
    .select({ at: stayChanges.doneAt })
    .from(stayChanges)
    .where(and(eq(stayChanges.bookingId, bookingId), movedSince))
  return moves.some(({ at }) => at !== null && at >= last) ? null : dayAtProperty(last)
}

async function disputedOn(db: Db, bookingId: number): Promise<CalendarDay | null> {
  const doubtful = and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved'), isNotNull(payments.attention))
  const [first] = await db
    .select({ at: payments.disputedAt })
    .from(payments)
    .where(and(doubtful, isNotNull(payments.disputedAt)))
    .orderBy(asc(payments.disputedAt))
    .limit(1)
  return first?.at ? dayAtProperty(first.at) : null
}
