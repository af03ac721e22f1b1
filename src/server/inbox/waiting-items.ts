import { and, count, eq, exists, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { forRoles, isAmong, type Role } from '#domain/accounts/roles.ts'
import { type CalendarDay, PROPERTY_ZONE } from '#domain/calendar-day.ts'
import type { InboxKind, InboxView } from '#domain/support/inbox.ts'
import type { Db } from '../db/client.ts'
import { complaints, reviews, threads, tickets } from '../db/schema.ts'
import { inState } from '../reviews/queries.ts'
import { owed } from '../support/complaint-queries.ts'
import { asked } from '../threads/queries.ts'
import { ofComplaint, ofReview, ofThread } from './search-words.ts'

/** `search`: a text that has to be found in what is listed. */
type Listing = { today: CalendarDay; role: Role | null; search?: string | undefined }
/** Who reads the inbox, and when. */
export type Reader = Listing & { accountId: number }

const kind = (name: InboxKind) => sql<InboxKind>`${name}::text`.as('kind')
const eitherKind = (isFirst: SQL, first: InboxKind, other: InboxKind) =>
  sql<InboxKind>`CASE WHEN ${isFirst} THEN ${first}::text ELSE ${other}::text END`.as('kind')
const moment = (at: unknown) => sql<Date>`${at}`.mapWith(threads.lastAt).as('at')
const toMidnight = (day: unknown) => sql`(${day}::timestamp AT TIME ZONE ${sql.raw(`'${PROPERTY_ZONE}'`)})`
const waiting = (condition: SQL | undefined) => sql<boolean>`((${condition}) IS TRUE)`.as('waits')

/** The last message, or the reminder that has come. */
const lastOfThread = (today: CalendarDay) =>
  moment(sql`greatest(${threads.lastAt}, CASE WHEN ${lte(threads.remindOn, today)} THEN ${toMidnight(threads.remindOn)} END)`)

/**
 * A conversation waits for an answer while a message of the guest does, or a ticket, or a complaint in one, and from the day of a reminder
 * on.
 */
function waitsForAnswer(db: Db, today: CalendarDay): SQL | undefined {
  const its = db.select({ one: sql`1` }).from(tickets)
  const pending = exists(its.where(and(eq(tickets.threadId, threads.id), eq(tickets.status, 'pending'))))
  const complained = exists(
    db
      .select({ one: sql`1` })
      .from(complaints)
      .innerJoin(tickets, eq(tickets.id, complaints.ticketId))
      .where(and(eq(tickets.threadId, threads.id), owed(today))),
  )
  return or(eq(threads.state, 'open'), pending, complained, lte(threads.remindOn, today))
}

/** Conversations about stays, and questions before a booking. */
const conversations = (db: Db, { today, search }: Listing, which?: SQL) =>
  db
    .select({
      kind: eitherKind(isNull(threads.bookingId), 'question', 'stay'),
      id: threads.id,
      at: lastOfThread(today),
      waits: waiting(waitsForAnswer(db, today)),
    })
    .from(threads)
    .where(and(isNull(threads.joinedId), which, ofThread(db, threads.id, search)))

/** One that came as a ticket is listed as that ticket. */
const complaintItems = (db: Db, { today, search }: Listing, which?: SQL) =>
  db
    .select({
      kind: eitherKind(isNull(complaints.ticketId), 'complaint', 'ticket'),
      id: sql<number>`coalesce(${complaints.ticketId}, ${complaints.id})`.as('id'),
      at: moment(toMidnight(complaints.receivedOn)),
      waits: waiting(owed(today)),
    })
    .from(complaints)
    .where(and(which, ofComplaint(search)))

/** Only for the management. */
function reviewItems(db: Db, { today, role, search }: Listing, which?: SQL) {
  const mayReview = sql`${isAmong(forRoles.management, role)}::boolean`
  return db
    .select({ kind: kind('review'), id: reviews.id, at: moment(reviews.writtenAt), waits: waiting(inState('waiting', today)) })
    .from(reviews)
    .where(and(which, mayReview, ofReview(search)))
}

const ticketItems = (db: Db, { search }: Listing, which?: SQL) =>
  db
    .select({ kind: kind('ticket'), id: tickets.id, at: moment(tickets.updatedAt), waits: waiting(eq(tickets.status, 'pending')) })
    .from(tickets)
    .where(and(which, ofThread(db, tickets.threadId, search)))

/** Conversations; complaints that did not come as a ticket, and reviews, as long as they wait for an answer. */
function inboxItems(db: Db, listing: Listing, which?: SQL) {
  const { today } = listing
  const complained = complaintItems(db, listing, and(isNull(complaints.ticketId), owed(today)))
  return unionAll(conversations(db, listing, which), complained, reviewItems(db, listing, inState('waiting', today))).as('items')
}

/** What a view of the inbox lists. */
export function selectItems(db: Db, view: InboxView, reader: Reader) {
  if (view === 'answer') return inboxItems(db, reader)
  if (view === 'mine') return conversations(db, reader, eq(threads.assignedTo, reader.accountId)).as('items')
  if (view === 'questions') return conversations(db, reader, asked).as('items')
  if (view === 'complaints') return complaintItems(db, reader).as('items')
  if (view === 'reviews') return reviewItems(db, reader).as('items')
  return ticketItems(db, reader, view === 'all' ? undefined : eq(tickets.status, view)).as('items')
}

/** How much waits for an answer of the owners: what the list of the inbox begins with, counted. */
export async function countWaiting(db: Db, today: CalendarDay, role: Role | null): Promise<number> {
  const items = inboxItems(db, { today, role }, waitsForAnswer(db, today))
  const [found] = await db.select({ waiting: count() }).from(items)
  return found?.waiting ?? 0
}
