import { and, asc, count, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { briefHolds } from '#domain/bookings/holds.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { MAXIMUM_GUESTS, type Stay } from '#domain/stay.ts'
import type { FamilyFact, SearchedFact } from '#domain/villas/family-facts.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents, villas } from '../db/schema.ts'
import { onSale } from '../villas/queries.ts'
import { type BookingRow, notDeleted, othersThan, sold, soldOrHeld, takenForDays } from './queries.ts'
import { withoutRestriction } from './sold-elsewhere.ts'

/** `except`: a booking whose own nights do not count, with the rows that hold nights for its changes. */
export type Asking = { now: Date; guest: number | null; except?: Pick<BookingRow, 'id' | 'changeOf'> }

/** Villas that are sold, held by others or sold elsewhere on at least one night of the stay. `sold`: not only held. `until`: the end of the last hold. */
function takenVillas(db: Db, { checkIn, checkOut }: Stay, { now, guest }: Asking) {
  const nights = sql`daterange(${bookings.checkIn}, ${bookings.checkOut}) && daterange(${checkIn}, ${checkOut})`
  const here = db
    .select({
      villaId: bookings.villaId,
      sold: sql<boolean>`${takenForDays}`.as('sold'),
      until: sql<Date | null>`${bookings.holdsUntil}`.as('until'),
    })
    .from(bookings)
    .where(and(notDeleted, nights, soldOrHeld(now, guest)))
  const elsewhere = db
    .select({
      villaId: connectedCalendars.villaId,
      sold: sql<boolean>`true`.as('sold'),
      until: sql<Date | null>`NULL::timestamptz`.as('until'),
    })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(withoutRestriction, lt(importedEvents.checkIn, checkOut), gt(importedEvents.checkOut, checkIn)))
  const each = unionAll(here, elsewhere).as('taken_nights')
  return db
    .select({
      villaId: each.villaId,
      sold: sql<boolean>`bool_or(${each.sold})`.as('sold'),
      until: sql<Date | null>`max(${each.until})`.as('until'),
    })
    .from(each)
    .groupBy(each.villaId)
    .as('taken')
}

/** Ids of the villas in which the guest's own unfinished attempt holds nights of the stay. */
export async function villasHeldFor(db: Db, villaIds: readonly number[], stay: Stay, { now, guest }: Asking): Promise<number[]> {
  if (guest === null || villaIds.length === 0) return []
  const nights = and(lt(bookings.checkIn, stay.checkOut), gt(bookings.checkOut, stay.checkIn))
  const rows = await db
    .select({ villaId: bookings.villaId })
    .from(bookings)
    .where(
      and(
        anyOf(bookings.villaId, villaIds),
        eq(bookings.accountId, guest),
        notDeleted,
        nights,
        inArray(bookings.hold, [...briefHolds]),
        gt(bookings.holdsUntil, now),
      ),
    )
  return rows.map(({ villaId }) => villaId)
}

const fits = (guests: number) => sql<boolean>`least(${villas.capacity}, ${MAXIMUM_GUESTS}) >= ${guests}`

/** The villas that can be had by the rules: `all` but those of `ids`, or `only` these. */
export type Open = { villas: 'all' | 'only'; ids: readonly number[] }

const isOpen = ({ villas: which, ids }: Open) => {
  if (ids.length === 0) return which === 'only' ? sql`false` : sql`true`
  const named = sql`${villas.id} = ANY(${sql.param([...ids])}::int[])`
  return which === 'only' ? named : sql`NOT (${named})`
}

/** The villas whose owners say yes to all of these. */
const hasFacts = (facts: readonly SearchedFact[] = []) =>
  facts.length === 0
    ? undefined
    : sql`${villas.familyFacts} @> ${JSON.stringify(facts.map((fact): FamilyFact => ({ fact, value: 1 })))}::jsonb`

type Asked = Asking & { stay: Stay; guests: number; facts: readonly SearchedFact[] | undefined; open: Open; limit: number; offset: number }

/** A page of all villas on sale for a stay: available ones first, then those that are taken, then those that are too small. */
export async function villasFor(db: Db, { stay, guests, facts, open, limit, offset, ...asking }: Asked) {
  const taken = takenVillas(db, stay, asking)
  const free = sql<boolean>`(${taken.villaId} IS NULL AND ${isOpen(open)})`
  const rows = await db
    .select({
      id: villas.id,
      free,
      fits: fits(guests),
      sold: sql<boolean>`coalesce(${taken.sold}, true)`,
      heldUntil: sql<Date | null>`${taken.until}`.mapWith(bookings.holdsUntil),
      available: sql<number>`(count(*) FILTER (WHERE ${free} AND ${fits(guests)}) OVER ())::int`,
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(villas)
    .leftJoin(taken, eq(taken.villaId, villas.id))
    .where(and(onSale, hasFacts(facts)))
    .orderBy(desc(fits(guests)), desc(free), asc(villas.position), asc(villas.id))
    .limit(limit)
    .offset(offset)
  return { rows, available: rows[0]?.available ?? 0, total: rows[0]?.total ?? 0 }
}

type WithRoom = { guests: number; facts?: readonly SearchedFact[] | undefined; villaId: number | undefined; limit: number; offset: number }

/** A page of all villas on sale, or of one of them: first those with room for the guests. */
export const villasWithRoom = (db: Db, { guests, facts, villaId, limit, offset }: WithRoom) =>
  db
    .select({ id: villas.id, fits: fits(guests), total: sql<number>`(count(*) OVER ())::int` })
    .from(villas)
    .where(and(onSale, hasFacts(facts), villaId === undefined ? undefined : eq(villas.id, villaId)))
    .orderBy(desc(fits(guests)), asc(villas.position), asc(villas.id))
    .limit(limit)
    .offset(offset)

/** True if a villa with room for the guests is available for the stay. Counts them: a search for the first one is planned badly. */
export async function someVillaIsFree(db: Db, stay: Stay, guests: number, open: Open, asking: Asking): Promise<boolean> {
  const taken = takenVillas(db, stay, asking)
  const [found] = await db
    .select({ free: count() })
    .from(villas)
    .leftJoin(taken, eq(taken.villaId, villas.id))
    .where(and(onSale, fits(guests), isNull(taken.villaId), isOpen(open)))
  return (found?.free ?? 0) > 0
}

/** Ids of all villas on sale. */
export async function villasOnSale(db: Db): Promise<number[]> {
  const rows = await db.select({ id: villas.id }).from(villas).where(onSale)
  return rows.map(({ id }) => id)
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

/** What is sold of these villas to others, here or elsewhere, from a day on. */
export const readSoldStays = (
  db: Db,
  villaIds: readonly number[],
  from: CalendarDay,
  { guest, except }: Pick<Asking, 'guest' | 'except'>,
) => readStays(db, villaIds, from, and(sold, ofOthers(guest), othersThan(except)))

const ofOthers = (guest: number | null) => (guest === null ? undefined : sql`${bookings.accountId} IS DISTINCT FROM ${guest}`)

/** What blocks nights of these villas for a guest from a day on: what is sold, or held by others. */
export const blockedStays = (db: Db, villaIds: readonly number[], from: CalendarDay, { now, guest, except }: Asking) =>
  readStays(db, villaIds, from, and(soldOrHeld(now, guest), othersThan(except)))

async function readStays(
  db: Db,
  villaIds: readonly number[],
  from: CalendarDay,
  blocking: SQL | undefined,
): Promise<(Stay & { villaId: number })[]> {
  if (villaIds.length === 0) return []
  const here = await db
    .select({ villaId: bookings.villaId, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(anyOf(bookings.villaId, villaIds), notDeleted, gt(bookings.checkOut, from), blocking))
  const elsewhere = await db
    .select({ villaId: connectedCalendars.villaId, checkIn: importedEvents.checkIn, checkOut: importedEvents.checkOut })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .where(and(anyOf(connectedCalendars.villaId, villaIds), withoutRestriction, gt(importedEvents.checkOut, from)))
  return [...here, ...elsewhere]
}
