import { and, asc, eq, gt, isNull, lt, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type CalendarDay, daysFrom } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { prepared, UNNAMED } from '../db/prepared.ts'
import { bookings, connectedCalendars, importedEvents, villas } from '../db/schema.ts'

/** Condition: an event that blocks by itself, because some of its nights are booked here. An echo of our own feed does not. */
export const withoutRestriction = and(isNull(importedEvents.restrictionId), eq(importedEvents.echo, false))
const ofVilla = (villaId: number | Placeholder) => and(withoutRestriction, eq(connectedCalendars.villaId, villaId))

const eventsFrom = (which: SQL | undefined) =>
  prepared((db) =>
    db
      .select({
        villaId: connectedCalendars.villaId,
        calendarId: connectedCalendars.id,
        uid: importedEvents.uid,
        checkIn: importedEvents.checkIn,
        checkOut: importedEvents.checkOut,
      })
      .from(importedEvents)
      .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
      .where(and(which, gt(importedEvents.checkOut, sql.placeholder('from'))))
      .orderBy(asc(importedEvents.checkIn))
      .prepare(UNNAMED),
  )

const eventsOfVilla = eventsFrom(ofVilla(sql.placeholder('villaId')))
const eventsOfAll = eventsFrom(withoutRestriction)

/** Events of connected calendars from a day on without a restriction, because some of their nights are booked here. */
export const soldElsewhere = (db: Db, villaId: number | undefined, from: CalendarDay) =>
  villaId === undefined ? eventsOfAll(db).execute({ from }) : eventsOfVilla(db).execute({ villaId, from })

type Taken = Stay & { villaId: number }

/** The events of `elsewhere` with at least one night that is not taken here. */
export const beyond = <Event extends Taken>(elsewhere: readonly Event[], here: readonly Taken[]): Event[] =>
  elsewhere.filter((event) =>
    daysFrom(event.checkIn, event.checkOut).some(
      (night) => !here.some(({ villaId, checkIn, checkOut }) => villaId === event.villaId && checkIn <= night && night < checkOut),
    ),
  )

/** An event of a platform on nights of a stay that no restriction covers, if there is one. */
export const eventOn = (db: Db, villaId: number | Placeholder, { checkIn, checkOut }: Record<keyof Stay, CalendarDay | Placeholder>) =>
  db
    .select({ uid: importedEvents.uid })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(ofVilla(villaId), lt(importedEvents.checkIn, checkOut), gt(importedEvents.checkOut, checkIn)))
    .limit(1)

/** True if a platform has sold a night of the stay that no restriction covers. */
export const isSoldElsewhere = async (db: Db, villaId: number, stay: Stay): Promise<boolean> =>
  (await eventOn(db, villaId, stay)).length > 0

/** Condition: not a restriction for a stay of a platform. */
export const ofNoPlatform = (db: Db) =>
  notExists(db.select({ id: importedEvents.uid }).from(importedEvents).where(eq(importedEvents.restrictionId, bookings.id)))

/** Stays of platforms with a night from a day (inclusive) to another (exclusive), of all villas or of some. */
export async function platformStays(db: Db, from: CalendarDay, until: CalendarDay, villaIds?: readonly number[]) {
  return db
    .select({
      villaId: villas.id,
      villa: villas.name,
      platform: connectedCalendars.name,
      summary: importedEvents.summary,
      closed: importedEvents.closed,
      checkIn: importedEvents.checkIn,
      checkOut: importedEvents.checkOut,
    })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .innerJoin(villas, eq(villas.id, connectedCalendars.villaId))
    .where(
      and(
        eq(importedEvents.echo, false),
        villaIds && anyOf(connectedCalendars.villaId, villaIds),
        sql`daterange(${importedEvents.checkIn}, ${importedEvents.checkOut}) && daterange(${from}, ${until})`,
      ),
    )
}
