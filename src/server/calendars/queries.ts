import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CalendarDay, daysFrom } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents } from '../db/schema.ts'

export type CalendarRow = typeof connectedCalendars.$inferSelect

export const calendarByToken = async (db: Db, token: string): Promise<CalendarRow | undefined> => {
  const [found] = await db.select().from(connectedCalendars).where(eq(connectedCalendars.token, token))
  return found
}

/** Whether a calendar has told of nights that are not over. */
export const hasNightsAhead = async (db: Db, calendarId: number, today: CalendarDay): Promise<boolean> =>
  (await db.$count(importedEvents, and(eq(importedEvents.calendarId, calendarId), gt(importedEvents.checkOut, today)))) > 0

const unkept = isNull(importedEvents.restrictionId)
const ofVilla = (villaId: number) => and(unkept, eq(connectedCalendars.villaId, villaId))

/** Nights from a day on that platforms have sold and no restriction keeps, because somebody has some of them here. */
export const soldElsewhere = (db: Db, villaId: number | undefined, from: CalendarDay) =>
  db
    .select({
      ...{ villaId: connectedCalendars.villaId, calendarId: connectedCalendars.id, uid: importedEvents.uid },
      ...{ checkIn: importedEvents.checkIn, checkOut: importedEvents.checkOut },
    })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(villaId === undefined ? unkept : ofVilla(villaId), gt(importedEvents.checkOut, from)))
    .orderBy(asc(importedEvents.checkIn))

type Taken = Stay & { villaId: number }

/** Of nights sold elsewhere those events that have a night which nobody has here. */
export const beyond = <Event extends Taken>(elsewhere: readonly Event[], here: readonly Taken[]): Event[] =>
  elsewhere.filter((event) =>
    daysFrom(event.checkIn, event.checkOut).some(
      (night) => !here.some(({ villaId, checkIn, checkOut }) => villaId === event.villaId && checkIn <= night && night < checkOut),
    ),
  )

/** Whether a platform has sold a night of a stay that no restriction keeps. */
export async function isSoldElsewhere(db: Db, villaId: number, { checkIn, checkOut }: Stay): Promise<boolean> {
  const overlapping = and(lt(importedEvents.checkIn, checkOut), gt(importedEvents.checkOut, checkIn))
  const found = await db
    .select({ uid: importedEvents.uid })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(ofVilla(villaId), overlapping))
    .limit(1)
  return found.length > 0
}

// Airbnb's word for nights that are closed there for whatever reason, ours too: nobody has booked them.
const CLOSED_ONLY = 'Airbnb (Not available)'
const clash = alias(bookings, 'clash')
const MOST_CONFLICTS = 50

/** At most fifty events of a platform whose nights a guest has bought here: both have been promised the same bed. */
export const conflictsOf = (db: Db, today: CalendarDay) =>
  db
    .select({ event: importedEvents, calendar: connectedCalendars, booking: clash })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .innerJoin(
      clash,
      and(
        eq(clash.villaId, connectedCalendars.villaId),
        inArray(clash.status, ['paid', 'partial_paid']),
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
          // Closed beyond the stay as well: somebody else's doing.
          lt(importedEvents.checkIn, clash.checkIn),
          gt(importedEvents.checkOut, clash.checkOut),
        ),
      ),
    )
    .orderBy(asc(importedEvents.checkIn))
    .limit(MOST_CONFLICTS)
