import { and, eq, inArray, isNotNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { PORTION, type Rows } from '../db/in-portions.ts'
import { bookings, offers, papers, payments, refunds } from '../db/schema.ts'

/** Has an index. */
const yearOfDeparture = sql`extract(year FROM ${bookings.checkOut})`

/** Bookings whose stays ended before a moment, except those with unsettled money. */
export function oldBookings(db: Db, before: Date): Rows {
  const unsettled = db
    .select({ one: sql`1` })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(eq(payments.bookingId, bookings.id), or(eq(payments.state, 'open'), isNotNull(payments.attention), ne(refunds.state, 'done'))),
    )
  const day = dayAtProperty(before)
  const old = and(lte(yearOfDeparture, toYear(day)), lt(bookings.checkOut, day), lt(bookings.updatedAt, before), notExists(unsettled))
  return { table: bookings, which: old }
}

/** Deletes them with their payments, refunds, papers and offers, a portion in each transaction. @returns the number of bookings */
export async function deleteBookings(db: Db, before: Date, stopping: () => boolean): Promise<number> {
  let deleted = 0
  while (!stopping()) {
    const portion = await db.transaction((tx) => deletePortion(tx, before))
    deleted += portion
    if (portion < PORTION) break
  }
  return deleted
}

async function deletePortion(tx: Db, before: Date): Promise<number> {
  const old = await tx
    .select({ id: bookings.id, offerId: bookings.offerId })
    .from(bookings)
    .where(oldBookings(tx, before).which)
    .limit(PORTION)
  if (old.length === 0) return 0
  // The database allows deletion of settled payments only with this setting.
  await tx.execute(sql`SET LOCAL villas.clearing TO 'on'`)
  const ids = old.map(({ id }) => id)
  const theirs = tx.select({ id: payments.id }).from(payments).where(anyOf(payments.bookingId, ids))
  await tx.delete(papers).where(anyOf(papers.bookingId, ids))
  await tx.delete(refunds).where(inArray(refunds.paymentId, theirs))
  await tx.delete(payments).where(anyOf(payments.bookingId, ids))
  await tx.delete(bookings).where(anyOf(bookings.id, ids))
  const stay = tx.select({ one: sql`1` }).from(bookings).where(eq(bookings.offerId, offers.id))
  const offerIds = old.flatMap(({ offerId }) => offerId ?? [])
  if (offerIds.length > 0) await tx.delete(offers).where(and(anyOf(offers.id, offerIds), notExists(stay)))
  return old.length
}
