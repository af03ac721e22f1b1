import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { InboxItem } from '#contract/inbox.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { complaintState, nextStep } from '#domain/support/complaints.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, complaints, messages, reviews, threads, tickets, villas } from '../db/schema.ts'
import { type ComplaintRow, owed } from '../support/complaint-queries.ts'
import { listAnswerers } from '../threads/assign.ts'
import { aboutThread, guestOfThread, selectThreads } from '../threads/queries.ts'
import { findUnread } from '../threads/reads.ts'
import type { Entry } from './list-inbox.ts'
import type { Reader } from './waiting-items.ts'

/** The longest text of a line: a screen shows less. */
const LONGEST = 160

const NOTHING = {
  text: '',
  own: false,
  reason: null,
  status: null,
  answerBy: null,
  late: false,
  remindOn: null,
  stars: null,
  villa: null,
  checkIn: null,
  checkOut: null,
  unread: false,
  assignedTo: null,
}
type Described = Omit<InboxItem, 'kind' | 'id' | 'at' | 'waits'>

const inShort = (text: string): string => text.slice(0, LONGEST)

/** What each entry says in its line. */
export async function describeItems(db: Db, entries: readonly Entry[], reader: Reader) {
  const findIds = (kind: InboxKind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
  const [threadsFound, ticket, complaint, review] = await Promise.all([
    describeThreads(db, [...findIds('stay'), ...findIds('question')], reader),
    describeTickets(db, findIds('ticket'), reader),
    describeComplaints(db, findIds('complaint'), reader.today),
    describeReviews(db, findIds('review')),
  ])
  const described = { stay: threadsFound, question: threadsFound, ticket, complaint, review }
  return ({ kind, id, at, waits }: Entry): InboxItem | null => {
    const found = described[kind].get(id)
    return found ? { kind, id, at: at.toISOString(), waits, ...found } : null
  }
}

/** Each with its last message, and the request in it that waits, or is in progress. */
async function describeThreads(db: Db, ids: readonly number[], { today, accountId }: Reader): Promise<Map<number, Described>> {
  if (ids.length === 0) return new Map()
  const [found, people, unread, last, requests, owedIn] = await Promise.all([
    selectThreads(db).where(anyOf(threads.id, ids)),
    listAnswerers(db),
    findUnread(db, accountId, ids),
    lastMessages(db, messages.threadId, anyOf(messages.threadId, ids)),
    openRequests(db, ids),
    complaintsIn(db, anyOf(tickets.threadId, ids), today),
  ])
  return new Map(
    found.map((one) => {
      const { id, remindOn, assignedTo } = one.thread
      const { villa, checkIn, checkOut } = aboutThread(one)
      return [
        id,
        {
          ...NOTHING,
          ...last.get(id),
          ...requests.get(id),
          ...describeDays(owedIn.find(({ threadId }) => threadId === id)?.complaint, today),
          name: guestOfThread(one).guestName,
          remindOn: remindOn !== null && remindOn <= today ? remindOn : null,
          villa,
          checkIn,
          checkOut,
          unread: unread.has(id),
          assignedTo: people.find((person) => person.id === assignedTo)?.name ?? null,
        },
      ]
    }),
  )
}

async function describeTickets(db: Db, ids: readonly number[], reader: Reader): Promise<Map<number, Described>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(tickets).where(anyOf(tickets.id, ids))
  const [talks, last, owedIn] = await Promise.all([
    describeThreads(db, [...new Set(rows.map(({ threadId }) => threadId))], reader),
    lastMessages(db, messages.ticketId, anyOf(messages.ticketId, ids)),
    complaintsIn(db, anyOf(tickets.id, ids), reader.today),
  ])
  return new Map(
    rows.map(({ id, threadId, reason, status }) => [
      id,
      {
        ...NOTHING,
        name: '',
        ...talks.get(threadId),
        text: '',
        ...last.get(id),
        ...describeDays(owedIn.find((one) => one.ticketId === id)?.complaint, reader.today),
        reason,
        status,
      },
    ]),
  )
}

/** The last message by thread, or by ticket. */
async function lastMessages(db: Db, by: typeof messages.threadId | typeof messages.ticketId, which: SQL | undefined) {
  const rows = await db
    .selectDistinctOn([by], { of: by, author: messages.author, body: messages.body })
    .from(messages)
    .where(which)
    .orderBy(by, desc(messages.id))
  return new Map(rows.map(({ of, author, body }) => [of, { text: inShort(body), own: author !== 'guest' }]))
}

/** By thread. */
async function openRequests(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectDistinctOn([tickets.threadId], { threadId: tickets.threadId, reason: tickets.reason, status: tickets.status })
    .from(tickets)
    .where(and(anyOf(tickets.threadId, ids), inArray(tickets.status, ['pending', 'in_progress'])))
    .orderBy(tickets.threadId, desc(sql`${tickets.status} = 'pending'`), desc(tickets.id))
  return new Map(rows.map(({ threadId, reason, status }) => [threadId, { reason, status }]))
}

/** Complaints that came as tickets and wait for the owners. */
const complaintsIn = (db: Db, which: SQL | undefined, today: CalendarDay) =>
  db
    .select({ threadId: tickets.threadId, ticketId: tickets.id, complaint: complaints })
    .from(complaints)
    .innerJoin(tickets, eq(tickets.id, complaints.ticketId))
    .where(and(which, isNotNull(complaints.ticketId), owed(today)))

/** The day of what the owners owe next, and whether it has passed. */
const describeDays = (complaint: ComplaintRow | undefined, today: CalendarDay) =>
  complaint
    ? { answerBy: nextStep(complaint)?.by ?? null, late: complaintState(complaint, today) === 'late' }
    : { answerBy: null, late: false }

async function describeComplaints(db: Db, ids: readonly number[], today: CalendarDay): Promise<Map<number, Described>> {
  const rows =
    ids.length > 0
      ? await db
          .select({ complaint: complaints, villa: villas.name, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
          .from(complaints)
          .leftJoin(bookings, eq(bookings.code, complaints.bookingCode))
          .leftJoin(villas, eq(villas.id, bookings.villaId))
          .where(anyOf(complaints.id, ids))
      : []
  return new Map(
    rows.map(({ complaint, ...stay }) => [
      complaint.id,
      { ...NOTHING, ...stay, name: complaint.guestName, text: inShort(complaint.content), ...describeDays(complaint, today) },
    ]),
  )
}

async function describeReviews(db: Db, ids: readonly number[]): Promise<Map<number, Described>> {
  const rows =
    ids.length > 0
      ? await db
          .select({ review: reviews, villa: villas.name, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
          .from(reviews)
          .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
          .innerJoin(villas, eq(villas.id, bookings.villaId))
          .where(anyOf(reviews.id, ids))
      : []
  return new Map(
    rows.map(({ review, ...stay }) => [
      review.id,
      { ...NOTHING, ...stay, name: review.name, text: inShort(review.review), stars: review.stars },
    ]),
  )
}
