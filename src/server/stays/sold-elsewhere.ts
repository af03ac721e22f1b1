import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import { type CalendarDay, daysFrom } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { connectedCalendars, importedEvents } from '../db/schema.ts'

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
