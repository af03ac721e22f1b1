import { and, count, eq, exists, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { forRoles, isAmong, type Role } from '#domain/accounts/roles.ts'
import { type CalendarDay, PROPERTY_ZONE } from '#domain/calendar-day.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import type { Db } from '../db/client.ts'
import { complaints, reviews, threads, tickets } from '../db/schema.ts'
import { inState } from '../reviews/queries.ts'
import { owed } from '../support/complaint-queries.ts'

const kind = (name: InboxKind) => sql<InboxKind>`${name}::text`.as('kind')
const moment = (at: unknown) => sql<Date>`${at}`.mapWith(threads.lastAt).as('at')
const toMidnight = (day: unknown) => sql`(${day}::timestamp AT TIME ZONE ${sql.raw(`'${PROPERTY_ZONE}'`)})`
const always = sql<boolean>`true`.as('waits')

/** The last message, or the reminder that has come. */
const lastOfThread = (today: CalendarDay) =>
  moment(sql`greatest(${threads.lastAt}, CASE WHEN ${lte(threads.remindOn, today)} THEN ${toMidnight(threads.remindOn)} END)`)

/**
 * Conversations of stays. They wait for an answer while a message of the guest does, or a ticket, or a complaint in one, and from the day of
 * a reminder on.
 */
function stayItems(db: Db, today: CalendarDay) {
  const its = db.select({ one: sql`1` }).from(tickets)
  const pending = exists(its.where(and(eq(tickets.threadId, threads.id), eq(tickets.status, 'pending'))))
  const complained = exists(
    db
      .select({ one: sql`1` })
      .from(complaints)
      .innerJoin(tickets, eq(tickets.id, complaints.ticketId))
      .where(and(eq(tickets.threadId, threads.id), owed(today))),
  )
  const waits = sql<boolean>`(${or(eq(threads.state, 'open'), pending, complained, sql`(${lte(threads.remindOn, today)}) IS TRUE`)})`
  return db
    .select({ kind: kind('stay'), id: threads.id, at: lastOfThread(today), waits: waits.as('waits') })
    .from(threads)
    .where(isNotNull(threads.bookingId))
}

/** Questions before a booking, complaints that did not come as a ticket, and reviews that nobody has decided; the last for the management. */
function otherItems(db: Db, today: CalendarDay, role: Role | null) {
  const asked = db
    .select({ kind: kind('question'), id: threads.id, at: lastOfThread(today), waits: always })
    .from(threads)
    .where(and(isNull(threads.bookingId), or(eq(threads.state, 'open'), lte(threads.remindOn, today))))
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

/** All conversations of stays, and whatever else waits for an answer. */
export const inboxItems = (db: Db, today: CalendarDay, role: Role | null) =>
  unionAll(stayItems(db, today), ...otherItems(db, today, role)).as('items')

/** How much waits for an answer of the owners: what the list of the inbox begins with, counted. */
export async function countWaiting(db: Db, today: CalendarDay, role: Role | null): Promise<number> {
  const items = inboxItems(db, today, role)
  const [found] = await db.select({ waiting: count() }).from(items).where(eq(items.waits, true))
  return found?.waiting ?? 0
}

/** Tickets of one status, or all. */
export const ticketItems = (db: Db, which: SQL | undefined) =>
  db
    .select({
      kind: kind('ticket'),
      id: tickets.id,
      at: moment(tickets.updatedAt),
      waits: sql<boolean>`(${eq(tickets.status, 'pending')})`.as('waits'),
    })
    .from(tickets)
    .where(which)
    .as('items')
