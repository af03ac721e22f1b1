import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { change } from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings } from '../db/schema.ts'

/** Condition: a change of the booking is as described. */
export const changedHow = (db: Db, how: SQL | undefined): SQL =>
  exists(
    db
      .select({ id: bookingChanges.id })
      .from(bookingChanges)
      .where(and(eq(bookingChanges.bookingId, bookings.id), how)),
  )

/** Condition: the owners have entered the booking. */
export const isByHand = (db: Db): SQL => changedHow(db, sql`starts_with(${bookingChanges.reason}, ${change.byHand})`)
