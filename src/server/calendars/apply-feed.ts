import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { bookingCode } from '#domain/bookings/code.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, importedEvents, villas } from '../db/schema.ts'
import { nightsAlreadySold } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { releaseHoldsBefore } from '../stays/queries.ts'
import type { CalendarRow } from './queries.ts'
import type { FeedEvent } from './read-feed.ts'

type EventRow = typeof importedEvents.$inferSelect

/**
 * Synchronises the villa's restrictions with the platform's events: creates, moves and deletes them. If an event's nights are booked
 * here, it is stored without a restriction and retried at the next import.
 */
export async function applyFeed(tx: Db, { now }: Pick<Deps, 'now'>, calendar: CalendarRow, events: readonly FeedEvent[]): Promise<void> {
  const today = dayAtProperty(now())
  await tx.select({ id: villas.id }).from(villas).where(eq(villas.id, calendar.villaId)).for('no key update')
  await releaseHoldsBefore(tx, calendar.villaId, now())
  const known = new Map(
    (await tx.select().from(importedEvents).where(eq(importedEvents.calendarId, calendar.id))).map((row) => [row.uid, row]),
  )
  const told = events.filter(({ checkOut }) => checkOut > today)
  const gone = [...known.values()].filter(({ uid }) => !told.some((event) => event.uid === uid))
  await forgetEvents(tx, calendar.id, gone)
  const moved = told.filter((event) => !isUnchanged(known.get(event.uid), event))
  // Free all moved nights first: two events may swap dates.
  await freeNights(
    tx,
    moved.flatMap(({ uid }) => known.get(uid)?.restrictionId ?? []),
  )
  for (const event of moved) {
    const restrictionId = await restrict(tx, now(), calendar, event)
    await tx
      .insert(importedEvents)
      .values({ ...event, calendarId: calendar.id, restrictionId })
      .onConflictDoUpdate({ target: [importedEvents.calendarId, importedEvents.uid], set: { ...event, restrictionId } })
  }
}

const isUnchanged = (row: EventRow | undefined, { checkIn, checkOut }: FeedEvent): boolean =>
  row !== undefined && row.restrictionId !== null && row.checkIn === checkIn && row.checkOut === checkOut

async function restrict(tx: Db, at: Date, calendar: CalendarRow, { checkIn, checkOut, summary }: FeedEvent): Promise<number | null> {
  const values = {
    ...{ villaId: calendar.villaId, checkIn, checkOut },
    code: bookingCode(randomBytes(6)),
    status: 'restricted' as const,
    guestName: calendar.name,
    specialRequests: summary,
    createdAt: at,
    updatedAt: at,
  }
  try {
    const [row] = await tx.transaction((savepoint) => savepoint.insert(bookings).values(values).returning({ id: bookings.id }))
    return row?.id ?? null
  } catch (error) {
    if (nightsAlreadySold(error)) return null
    throw error
  }
}

async function forgetEvents(tx: Db, calendarId: number, events: readonly EventRow[]): Promise<void> {
  if (events.length === 0) return
  await freeNights(
    tx,
    events.flatMap(({ restrictionId }) => restrictionId ?? []),
  )
  const uids = events.map(({ uid }) => uid)
  await tx.delete(importedEvents).where(and(eq(importedEvents.calendarId, calendarId), anyOf(importedEvents.uid, uids)))
}

const freeNights = async (tx: Db, restrictions: readonly number[]): Promise<void> => {
  if (restrictions.length > 0) await tx.delete(bookings).where(anyOf(bookings.id, [...restrictions]))
}

/** Frees all nights of a calendar before it is disconnected. */
export async function freeNightsOf(tx: Db, calendarId: number): Promise<void> {
  const withRestriction = and(eq(importedEvents.calendarId, calendarId), isNotNull(importedEvents.restrictionId))
  const rows = await tx.select().from(importedEvents).where(withRestriction)
  await forgetEvents(tx, calendarId, rows)
}
