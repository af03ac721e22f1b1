import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { MAXIMUM_GUESTS, type Stay } from '#domain/stay.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents, villas } from '../db/schema.ts'
import { onSale } from '../villas/queries.ts'
import { kept, soldOrHeld } from './queries.ts'

/** Ids of the villas that are sold, held or sold elsewhere on at least one night of the stay. */
function takenVillas(db: Db, { checkIn, checkOut }: Stay, now: Date) {
  const nights = sql`daterange(${bookings.checkIn}, ${bookings.checkOut}) && daterange(${checkIn}, ${checkOut})`
  const here = db
    .select({ villaId: bookings.villaId })
    .from(bookings)
    .where(and(kept, nights, soldOrHeld(now)))
  const elsewhere = db
    .select({ villaId: connectedCalendars.villaId })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(isNull(importedEvents.restrictionId), lt(importedEvents.checkIn, checkOut), gt(importedEvents.checkOut, checkIn)))
  return union(here, elsewhere).as('taken')
}

const fits = (guests: number) => sql<boolean>`least(${villas.capacity}, ${MAXIMUM_GUESTS}) >= ${guests}`

type Asked = { stay: Stay; guests: number; now: Date; limit: number; offset: number }

/** A page of all villas on sale for a stay: available ones first, then those that are taken, then those that are too small. */
export async function villasFor(db: Db, { stay, guests, now, limit, offset }: Asked) {
  const taken = takenVillas(db, stay, now)
  const free = sql<boolean>`${taken.villaId} IS NULL`
  const rows = await db
    .select({
      ...{ id: villas.id, free, fits: fits(guests) },
      available: sql<number>`(count(*) FILTER (WHERE ${free} AND ${fits(guests)}) OVER ())::int`,
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(villas)
    .leftJoin(taken, eq(taken.villaId, villas.id))
    .where(onSale)
    .orderBy(desc(fits(guests)), desc(free), asc(villas.position), asc(villas.id))
    .limit(limit)
    .offset(offset)
  return { rows, available: rows[0]?.available ?? 0, total: rows[0]?.total ?? 0 }
}

/** True if a villa with room for the guests is available for the stay. Counts them: a search for the first one is planned badly. */
export async function someVillaIsFree(db: Db, stay: Stay, guests: number, now: Date): Promise<boolean> {
  const taken = takenVillas(db, stay, now)
  const [found] = await db
    .select({ free: count() })
    .from(villas)
    .leftJoin(taken, eq(taken.villaId, villas.id))
    .where(and(onSale, fits(guests), isNull(taken.villaId)))
  return (found?.free ?? 0) > 0
}

/** Ids of the first villas with room for the guests. */
export async function firstVillasFor(db: Db, guests: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: villas.id })
    .from(villas)
    .where(and(onSale, fits(guests)))
    .orderBy(asc(villas.position), asc(villas.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** What blocks nights of these villas from a day on. */
export async function blockedStays(
  db: Db,
  villaIds: readonly number[],
  from: CalendarDay,
  now: Date,
): Promise<(Stay & { villaId: number })[]> {
  if (villaIds.length === 0) return []
  const here = await db
    .select({ villaId: bookings.villaId, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(anyOf(bookings.villaId, villaIds), kept, gt(bookings.checkOut, from), soldOrHeld(now)))
  const elsewhere = await db
    .select({ villaId: connectedCalendars.villaId, checkIn: importedEvents.checkIn, checkOut: importedEvents.checkOut })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(anyOf(connectedCalendars.villaId, villaIds), isNull(importedEvents.restrictionId), gt(importedEvents.checkOut, from)))
  return [...here, ...elsewhere]
}
