import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { bookingCode } from '#domain/bookings/code.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, importedEvents, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { releaseHoldsBefore } from '../stays/queries.ts'
import { isClosed, isEcho } from './echoes.ts'
import { type Feed, stripDates, withDates } from './feed.ts'
import { isShrunk } from './held-back.ts'
import type { CalendarRow } from './queries.ts'

type EventRow = typeof importedEvents.$inferSelect
type Wanted = Pick<EventRow, 'uid' | 'checkIn' | 'checkOut' | 'summary' | 'closed' | 'echo'>

/**
 * Synchronises the villa's restrictions with the platform's events: creates, moves and deletes them. If an event's nights are booked
 * here, it is stored without a restriction and retried at the next import. An echo never has one.
 * @param accepted Whether many nights may be gone; if not, events are only added.
 * @returns whether events were only added
 */
export async function applyFeed(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  calendar: CalendarRow,
  feed: Feed,
  accepted: boolean,
): Promise<{ heldBack: boolean }> {
  const today = dayAtProperty(now())
  await tx.select({ id: villas.id }).from(villas).where(eq(villas.id, calendar.villaId)).for('no key update')
  await releaseHoldsBefore(tx, calendar.villaId, now())
  const rows = await tx.select().from(importedEvents).where(eq(importedEvents.calendarId, calendar.id))
  const judged = { known: rows, served: calendar.served, now: now(), today }
  const told = feed.events
    .map((event): Wanted => ({ ...event, closed: isClosed(event.summary), echo: isEcho(event, judged) }))
    .filter(({ checkOut, closed }) => checkOut > today && !(closed && calendar.leavesOutClosed))

  const isReleased = matchUids(feed.released)
  const isUnreadable = matchUids(feed.unreadable)
  const lasting = rows.filter((row) => row.checkOut > today && !isReleased(row) && !(row.closed && calendar.leavesOutClosed))
  const heldBack =
    !accepted &&
    isShrunk(
      lasting.filter(({ echo }) => !echo),
      told,
      today,
    )
  const retained = new Map(lasting.filter((row) => heldBack || isUnreadable(row)).map((row) => [row.uid, row]))
  const wanted = told.flatMap((event) => beside(event, retained.get(event.uid)))
  const staying = new Set([...retained.keys(), ...wanted.map(({ uid }) => uid)])
  await removeEvents(
    tx,
    calendar.id,
    rows.filter(({ uid }) => !staying.has(uid)),
  )
  await storeEvents(tx, now(), calendar, { wanted, known: new Map(rows.map((row) => [row.uid, row])) })
  return { heldBack }
}

/** Condition: a block of one of these events. */
const matchUids = (ids: readonly string[]): ((row: EventRow) => boolean) => {
  const all = new Set(ids)
  return ({ uid }) => all.has(uid) || all.has(stripDates(uid))
}

const isSameStay = (one: Stay, other: Stay): boolean => one.checkIn === other.checkIn && one.checkOut === other.checkOut
const covers = (one: Stay, other: Stay): boolean => one.checkIn <= other.checkIn && other.checkOut <= one.checkOut

/** An event that is only to add nights to those that stay blocked. */
function beside(event: Wanted, retained: EventRow | undefined): Wanted[] {
  if (!retained || isSameStay(event, retained) || covers(event, retained)) return [event]
  return covers(retained, event) ? [] : [{ ...event, uid: withDates(event.uid, event) }]
}

type Changes = { wanted: readonly Wanted[]; known: ReadonlyMap<string, EventRow> }

async function storeEvents(tx: Db, at: Date, calendar: CalendarRow, { wanted, known }: Changes): Promise<void> {
  const isBlockedAlike = (event: Wanted): boolean => {
    const row = known.get(event.uid)
    return row !== undefined && isSameStay(row, event) && row.echo === event.echo && (row.echo || row.restrictionId !== null)
  }
  const moved = wanted.filter((event) => !isBlockedAlike(event))
  // Free all moved nights first: two events may swap dates.
  await freeNights(
    tx,
    moved.flatMap(({ uid }) => known.get(uid)?.restrictionId ?? []),
  )
  for (const event of moved) {
    const restrictionId = event.echo ? null : await restrict(tx, at, calendar, event)
    const unservedSince = event.echo ? (known.get(event.uid)?.unservedSince ?? null) : null
    const values = { ...event, restrictionId, unservedSince }
    await tx
      .insert(importedEvents)
      .values({ ...values, calendarId: calendar.id })
      .onConflictDoUpdate({ target: [importedEvents.calendarId, importedEvents.uid], set: values })
  }
  for (const { uid, summary, closed } of wanted.filter((event) => isBlockedAlike(event) && known.get(event.uid)?.summary !== event.summary))
    await tx
      .update(importedEvents)
      .set({ summary, closed })
      .where(and(eq(importedEvents.calendarId, calendar.id), eq(importedEvents.uid, uid)))
}

async function restrict(tx: Db, at: Date, calendar: CalendarRow, { checkIn, checkOut, summary }: Wanted): Promise<number | null> {
  const values = {
    villaId: calendar.villaId,
    checkIn,
    checkOut,
    code: bookingCode(randomBytes(6)),
    status: 'restricted' as const,
    guestName: calendar.name,
    specialRequests: summary,
    createdAt: at,
    updatedAt: at,
  }
  // Does nothing where nights are sold or held.
  const [row] = await tx.insert(bookings).values(values).onConflictDoNothing().returning({ id: bookings.id })
  return row?.id ?? null
}

async function removeEvents(tx: Db, calendarId: number, events: readonly EventRow[]): Promise<void> {
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

/** Frees the nights of a calendar, or only those that its platform keeps closed without a booking. */
export async function releaseNights(tx: Db, calendarId: number, { closed }: { closed?: true } = {}): Promise<void> {
  const which = and(eq(importedEvents.calendarId, calendarId), closed && eq(importedEvents.closed, true))
  await removeEvents(tx, calendarId, await tx.select().from(importedEvents).where(which))
}
