import { and, asc, eq, gt, inArray, isNull, not, type SQL } from 'drizzle-orm'
import { blockingStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { bookings, changeRequests, villas } from '../db/schema.ts'
import { readSettings } from '../settings/queries.ts'
import { notDeleted } from '../stays/queries.ts'

/**
 * Requests that wait for the owners' decision, oldest first. An outdated one does not: the stay has begun, is cancelled or has these
 * nights already, the wanted nights are over, or guests change by themselves again.
 */
export async function openRequests(db: Db, now: Date, { of, most }: { of?: SQL; most?: number } = {}) {
  const { booking } = await readSettings(db)
  if (booking.changes === 'at_once') return []
  const today = dayAtProperty(now)
  const { villaId, checkIn, checkOut } = changeRequests
  const changed = and(eq(bookings.villaId, villaId), eq(bookings.checkIn, checkIn), eq(bookings.checkOut, checkOut)) as SQL
  const changeable = and(notDeleted, inArray(bookings.status, [...blockingStatuses]), gt(bookings.checkIn, today), not(changed))
  const rows = db
    .select({ request: changeRequests, booking: bookings, villa: villas.name })
    .from(changeRequests)
    .innerJoin(bookings, eq(bookings.id, changeRequests.bookingId))
    .innerJoin(villas, eq(villas.id, villaId))
    .where(and(isNull(changeRequests.decidedAt), gt(checkIn, today), changeable, of))
    .orderBy(asc(changeRequests.id))
  return most === undefined ? rows : rows.limit(most)
}
