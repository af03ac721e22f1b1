import { and, desc, eq, lte } from 'drizzle-orm'
import type { InboxItem } from '#contract/inbox.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { complaintState, nextStep } from '#domain/support/complaints.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import {
  accounts,
  bookings,
  complaints,
  messages,
  payments,
  reviews,
  threads,
  ticketMessages,
  ticketReminders,
  tickets,
  villas,
} from '../db/schema.ts'
import type { ComplaintRow } from '../support/complaint-queries.ts'
import { selectThreads } from '../threads/queries.ts'
import type { Entry } from './list-inbox.ts'

/** The longest text of a line: a screen shows less. */
const LONGEST = 160

const NOTHING = {
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
}
type Described = Omit<InboxItem, 'kind' | 'id' | 'at' | 'waits'>

const inShort = (text: string): string => text.slice(0, LONGEST)

/** What each entry says in its line. */
export async function describeItems(db: Db, entries: readonly Entry[], today: CalendarDay) {
  const findIds = (kind: InboxKind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
  const [ticket, complaint, question, review] = await Promise.all([
    describeTickets(db, findIds('ticket'), today),
    describeComplaints(db, findIds('complaint'), today),
    describeQuestions(db, findIds('question')),
    describeReviews(db, findIds('review')),
  ])
  const described = { ticket, complaint, question, review }
  return ({ kind, id, at, waits }: Entry): InboxItem | null => {
    const found = described[kind].get(id)
    return found ? { kind, id, at: at.toISOString(), waits, ...found } : null
  }
}

async function describeTickets(db: Db, ids: readonly number[], today: CalendarDay): Promise<Map<number, Described>> {
  if (ids.length === 0) return new Map()
  const { ticketId, author, message } = ticketMessages
  const last = db
    .selectDistinctOn([ticketId], { ticketId, author, message })
    .from(ticketMessages)
    .where(anyOf(ticketId, ids))
    .orderBy(ticketId, desc(ticketMessages.id))
    .as('last')
  const rows = await db
    .select({
      ticket: tickets,
      name: accounts.fullName,
      author: last.author,
      message: last.message,
      complaint: complaints,
      remindOn: ticketReminders.remindOn,
      villa: villas.name,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
    })
    .from(tickets)
    .innerJoin(accounts, eq(accounts.id, tickets.accountId))
    .leftJoin(last, eq(last.ticketId, tickets.id))
    .leftJoin(complaints, eq(complaints.ticketId, tickets.id))
    .leftJoin(ticketReminders, and(eq(ticketReminders.ticketId, tickets.id), lte(ticketReminders.remindOn, today)))
    .leftJoin(payments, eq(payments.orderId, tickets.orderId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(villas, eq(villas.id, bookings.villaId))
    .where(anyOf(tickets.id, ids))
  return new Map(
    rows.map(({ ticket, name, author, message, complaint, ...stay }) => [
      ticket.id,
      {
        ...NOTHING,
        ...stay,
        name,
        text: inShort(message ?? ticket.message),
        own: author === 'owner',
        reason: ticket.reason,
        status: ticket.status,
        ...(complaint ? describeDays(complaint, today) : {}),
      },
    ]),
  )
}

/** The day of what the owners owe next, and whether it has passed. */
const describeDays = (complaint: ComplaintRow, today: CalendarDay) => ({
  answerBy: nextStep(complaint)?.by ?? null,
  late: complaintState(complaint, today) === 'late',
})

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

async function describeQuestions(db: Db, ids: readonly number[]): Promise<Map<number, Described>> {
  if (ids.length === 0) return new Map()
  const found = await selectThreads(db).where(anyOf(threads.id, ids))
  const last = await db
    .selectDistinctOn([messages.threadId], { threadId: messages.threadId, body: messages.body })
    .from(messages)
    .where(anyOf(messages.threadId, ids))
    .orderBy(messages.threadId, desc(messages.id))
  const texts = new Map(last.map(({ threadId, body }) => [threadId, body]))
  return new Map(
    found.map(({ thread, villa }) => [
      thread.id,
      {
        ...NOTHING,
        name: thread.guestName,
        text: inShort(texts.get(thread.id) ?? ''),
        villa: villa?.name ?? null,
        checkIn: thread.checkIn,
        checkOut: thread.checkOut,
      },
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
