import { and, count, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { forRoles, isAmong, type Role } from '#domain/accounts/roles.ts'
import { type CalendarDay, PROPERTY_ZONE } from '#domain/calendar-day.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import type { Db } from '../db/client.ts'
import { complaints, reviews, threads, ticketReminders, tickets } from '../db/schema.ts'
import { inState } from '../reviews/queries.ts'
import { owed } from '../support/complaint-queries.ts'

const kind = (name: InboxKind) => sql<InboxKind>`${name}::text`.as('kind')
const moment = (at: unknown) => sql<Date>`${at}`.mapWith(tickets.updatedAt).as('at')
const toMidnight = (day: unknown) => sql`(${day}::timestamp AT TIME ZONE ${sql.raw(`'${PROPERTY_ZONE}'`)})`
const always = sql<boolean>`true`.as('waits')

/** Tickets: those that wait for an answer are pending, hold a complaint that waits for the owners, or come back by a reminder. */
const ticketItems = (db: Db, today: CalendarDay, which?: SQL) => {
  const pending = eq(tickets.status, 'pending')
  const waits = sql<boolean>`(${or(pending, sql`${complaints.id} IS NOT NULL`, sql`${ticketReminders.ticketId} IS NOT NULL`)})`
  const at = moment(sql`greatest(${tickets.updatedAt}, ${toMidnight(ticketReminders.remindOn)})`)
  return db
    .select({ kind: kind('ticket'), id: tickets.id, at, waits: waits.as('waits') })
    .from(tickets)
    .leftJoin(complaints, and(eq(complaints.ticketId, tickets.id), owed(today)))
    .leftJoin(ticketReminders, and(eq(ticketReminders.ticketId, tickets.id), lte(ticketReminders.remindOn, today)))
    .where(which)
}

/** Questions before a booking, complaints that did not come as a ticket, and reviews that nobody has decided; the last for the management. */
function otherItems(db: Db, today: CalendarDay, role: Role | null) {
  const asked = db
    .select({ kind: kind('question'), id: threads.id, at: moment(threads.lastAt), waits: always })
    .from(threads)
    .where(and(isNull(threads.bookingId), eq(threads.state, 'open')))
  const complained = db
    .select({ kind: kind('complaint'), id: complaints.id, at: moment(toMidnight(complaints.receivedOn)), waits: always })
    .from(complaints)
    .where(and(isNull(complaints.ticketId), owed(today)))
  const mayReview = isAmong(forRoles.management, role)
  const reviewed = db
    .select({ kind: kind('review'), id: reviews.id, at: moment(reviews.writtenAt), waits: always })
    .from(reviews)
    .where(and(inState('waiting', today), sql`${mayReview}::boolean`))
  return [asked, complained, reviewed] as const
}

/** All tickets, and whatever else waits for an answer. */
export const inboxItems = (db: Db, today: CalendarDay, role: Role | null) =>
  unionAll(ticketItems(db, today), ...otherItems(db, today, role)).as('items')

/** How much waits for an answer of the owners: what the list of the inbox begins with, counted. */
export async function countWaiting(db: Db, today: CalendarDay, role: Role | null): Promise<number> {
  const items = inboxItems(db, today, role)
  const [found] = await db.select({ waiting: count() }).from(items).where(eq(items.waits, true))
  return found?.waiting ?? 0
}

/** Tickets of one status, or all. */
export const ticketsOnly = (db: Db, today: CalendarDay, which: SQL | undefined) => ticketItems(db, today, which).as('items')
