import { and, asc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import { soldStatuses } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { MessageStay } from '#domain/messages/schedule.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings } from '../db/schema.ts'
import { type BookingRow, noOffer, notDeleted } from '../stays/queries.ts'

export type StayForMessages = MessageStay & { booking: BookingRow }

/** Condition: sold stays, which messages can be sent about by themselves. */
export const hasMessages: SQL | undefined = and(inArray(bookings.status, [...soldStatuses]), notDeleted, noOffer)

/** Sold stays whose last day is at most so many days ago, and whose first one at most so many ahead. */
export const staysAround = (db: Db, today: CalendarDay, { daysAgo, daysAhead }: { daysAgo: number; daysAhead: number }) =>
  readMessageStays(db, and(hasMessages, gte(bookings.checkOut, addDays(today, -daysAgo)), lte(bookings.checkIn, addDays(today, daysAhead))))

/** Stays with the moments of their first and last payment. */
export async function readMessageStays(db: Db, which: SQL | undefined): Promise<StayForMessages[]> {
  const rows = await db.select().from(bookings).where(which).orderBy(asc(bookings.id))
  if (rows.length === 0) return []
  const sold = and(
    anyOf(
      bookingChanges.bookingId,
      rows.map(({ id }) => id),
    ),
    inArray(bookingChanges.toStatus, [...soldStatuses]),
  )
  const changes = await db.select().from(bookingChanges).where(sold).orderBy(asc(bookingChanges.id))
  const byBooking = Map.groupBy(changes, ({ bookingId }) => bookingId)
  return rows.map((booking) => {
    const own = byBooking.get(booking.id) ?? []
    const paidAt = booking.status === 'paid' ? (own.findLast(({ toStatus }) => toStatus === 'paid')?.at ?? booking.createdAt) : null
    const { checkIn, checkOut, villaId, language } = booking
    return { booking, checkIn, checkOut, villaId, language, bookedAt: own[0]?.at ?? booking.createdAt, paidAt }
  })
}

/** One sold stay; undefined of any other booking. */
export async function findMessageStay(db: Db, bookingId: number): Promise<StayForMessages | undefined> {
  const [found] = await readMessageStays(db, and(hasMessages, eq(bookings.id, bookingId)))
  return found
}
