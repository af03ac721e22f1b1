import { and, asc, eq, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { soldStatuses } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { MessageStay } from '#domain/messages/schedule.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings } from '../db/schema.ts'
import { isByHand } from '../stays/by-hand.ts'
import { type BookingRow, noOffer, notDeleted } from '../stays/queries.ts'

export type StayForMessages = MessageStay & { booking: BookingRow }

/** Condition: sold stays, which messages can be sent about by themselves. */
export const hasMessages: SQL | undefined = and(inArray(bookings.status, [...soldStatuses]), notDeleted, noOffer)

/** Sold stays whose last day is at most so many days ago, and whose first one at most so many ahead. */
export const staysAround = (db: Db, today: CalendarDay, { daysAgo, daysAhead }: { daysAgo: number; daysAhead: number }) =>
  readMessageStays(db, and(hasMessages, gte(bookings.checkOut, addDays(today, -daysAgo)), lte(bookings.checkIn, addDays(today, daysAhead))))

/** Stays with the moments of their first and last payment, and what decides which texts are for them. */
async function readMessageStays(db: Db, which: SQL | undefined): Promise<StayForMessages[]> {
  const rows = await db.select().from(bookings).where(which).orderBy(asc(bookings.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const byHand = await readIds(
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(anyOf(bookings.id, ids), isByHand(db))),
  )
  const returning = await readIds(selectReturning(db, ids))
  const sold = and(anyOf(bookingChanges.bookingId, ids), inArray(bookingChanges.toStatus, [...soldStatuses]))
  const changes = await db.select().from(bookingChanges).where(sold).orderBy(asc(bookingChanges.id))
  const byBooking = Map.groupBy(changes, ({ bookingId }) => bookingId)
  return rows.map((booking) => {
    const own = byBooking.get(booking.id) ?? []
    const paidAt = booking.status === 'paid' ? (own.findLast(({ toStatus }) => toStatus === 'paid')?.at ?? booking.createdAt) : null
    const { id, checkIn, checkOut, villaId, language } = booking
    const source = booking.offerId !== null ? 'offer' : byHand.has(id) ? 'hand' : 'site'
    const bookedAt = own[0]?.at ?? booking.createdAt
    return { booking, checkIn, checkOut, villaId, language, source, stayedBefore: returning.has(id), bookedAt, paidAt }
  })
}

const readIds = async (rows: PromiseLike<{ id: number }[]>): Promise<Set<number>> => new Set((await rows).map(({ id }) => id))

/** Those of these stays whose guest, by account or address, has an earlier one that is sold. */
function selectReturning(db: Db, ids: readonly number[]) {
  const earlier = alias(bookings, 'earlier')
  const sameAddress = and(ne(bookings.email, ''), eq(sql`lower(${earlier.email})`, sql`lower(${bookings.email})`))
  const isEarlier = and(
    lt(earlier.checkIn, bookings.checkIn),
    inArray(earlier.status, [...soldStatuses]),
    isNull(earlier.deletedAt),
    isNull(earlier.changeOf),
    or(eq(earlier.accountId, bookings.accountId), sameAddress),
  )
  return db.selectDistinct({ id: bookings.id }).from(bookings).innerJoin(earlier, isEarlier).where(anyOf(bookings.id, ids))
}

/** One sold stay; undefined of any other booking. */
export async function findMessageStay(db: Db, bookingId: number): Promise<StayForMessages | undefined> {
  const [found] = await readMessageStays(db, and(hasMessages, eq(bookings.id, bookingId)))
  return found
}
