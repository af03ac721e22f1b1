import { and, asc, count, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { promisedHolds } from '#domain/bookings/holds.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents } from '../db/schema.ts'
import { withoutRestriction } from '../stays/sold-elsewhere.ts'

export type CalendarRow = typeof connectedCalendars.$inferSelect

export const calendarByToken = async (db: Db, token: string): Promise<CalendarRow | undefined> => {
  const [found] = await db.select().from(connectedCalendars).where(eq(connectedCalendars.token, token))
  return found
}

/** Events of each calendar that block nights ahead, that is stays that a disconnection would free. */
export async function blockingAhead(db: Db, today: CalendarDay, calendarId?: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: importedEvents.calendarId, events: count() })
    .from(importedEvents)
    .where(
      and(
        eq(importedEvents.echo, false),
        gt(importedEvents.checkOut, today),
        calendarId === undefined ? undefined : eq(importedEvents.calendarId, calendarId),
      ),
    )
    .groupBy(importedEvents.calendarId)
  return new Map(rows.map(({ id, events }) => [id, events]))
}

const clash = alias(bookings, 'clash')
const MOST_CONFLICTS = 50

/** Imported events that overlap nights that are sold or promised to a guest here, that is double bookings, of all calendars or of one. At most fifty. */
export const selectConflicts = (db: Db, today: CalendarDay, calendarId?: number) =>
  db
    .select({ event: importedEvents, calendar: connectedCalendars, booking: clash })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .innerJoin(
      clash,
      and(
        eq(clash.villaId, connectedCalendars.villaId),
        or(inArray(clash.status, [...soldStatuses]), inArray(clash.hold, [...promisedHolds])),
        isNull(clash.deletedAt),
        gt(clash.checkOut, today),
        lt(clash.checkIn, importedEvents.checkOut),
        gt(clash.checkOut, importedEvents.checkIn),
      ),
    )
    .where(
      and(
        withoutRestriction,
        calendarId === undefined ? undefined : eq(connectedCalendars.id, calendarId),
        gt(importedEvents.checkOut, today),
        or(
          eq(importedEvents.closed, false),
          // Closed for longer than the stay, so not only because of our feed.
          lt(importedEvents.checkIn, clash.checkIn),
          gt(importedEvents.checkOut, clash.checkOut),
        ),
      ),
    )
    .orderBy(asc(importedEvents.checkIn))
    .limit(MOST_CONFLICTS)
