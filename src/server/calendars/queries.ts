import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { soldStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents } from '../db/schema.ts'

export type CalendarRow = typeof connectedCalendars.$inferSelect

export const calendarByToken = async (db: Db, token: string): Promise<CalendarRow | undefined> => {
  const [found] = await db.select().from(connectedCalendars).where(eq(connectedCalendars.token, token))
  return found
}

/** True if the calendar has events that are not over. */
export const hasNightsAhead = async (db: Db, calendarId: number, today: CalendarDay): Promise<boolean> =>
  (await db.$count(importedEvents, and(eq(importedEvents.calendarId, calendarId), gt(importedEvents.checkOut, today)))) > 0

// Airbnb's summary for nights closed for any reason, including our own feed; not a booking.
export const CLOSED_ONLY = 'Airbnb (Not available)'
const clash = alias(bookings, 'clash')
const MOST_CONFLICTS = 50

/** Imported events that overlap a paid booking here, that is double bookings. At most fifty. */
export const conflictsOf = (db: Db, today: CalendarDay) =>
  db
    .select({ event: importedEvents, calendar: connectedCalendars, booking: clash })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .innerJoin(
      clash,
      and(
        eq(clash.villaId, connectedCalendars.villaId),
        inArray(clash.status, [...soldStatuses]),
        isNull(clash.deletedAt),
        gt(clash.checkOut, today),
        lt(clash.checkIn, importedEvents.checkOut),
        gt(clash.checkOut, importedEvents.checkIn),
      ),
    )
    .where(
      and(
        isNull(importedEvents.restrictionId),
        gt(importedEvents.checkOut, today),
        or(
          ne(importedEvents.summary, CLOSED_ONLY),
          // Closed for longer than the stay, so not only because of our feed.
          lt(importedEvents.checkIn, clash.checkIn),
          gt(importedEvents.checkOut, clash.checkOut),
        ),
      ),
    )
    .orderBy(asc(importedEvents.checkIn))
    .limit(MOST_CONFLICTS)
