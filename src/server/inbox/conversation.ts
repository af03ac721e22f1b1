import { and, asc, desc, eq, inArray, ne, notLike, or } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { inboxCalls, TalkTicket } from '#contract/inbox.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { complaintState, formatComplaintNumber } from '#domain/support/complaints.ts'
import { answeredTicket } from '#domain/support/inbox.ts'
import type { Language } from '#words/languages.ts'
import { listNotes } from '../bookings/notes.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, complaints, mails, messages, threads, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, bookingById, notDeleted } from '../stays/queries.ts'
import { listAnswerers } from '../threads/assign.ts'
import { readMailParts } from '../threads/by-mail.ts'
import { type FoundThread, guestOfThread, selectThreads, toMessage } from '../threads/queries.ts'
import { readReturnedMails } from '../threads/returned-mails.ts'
import { describeAsked } from './stay-asked.ts'
import { describeStay } from './stay-beside.ts'
import { suggestChange } from './suggest-change.ts'

type Conversation = AnswerOf<typeof inboxCalls.conversation>
type Asked = InputOf<typeof inboxCalls.conversation>

/** The latest of each. */
const MOST_MESSAGES = 300
const MOST_MAILS = 50
const MOST_OTHERS = 20

/** A conversation with all that helps to answer it. @throws Refusal `not_found`; a stay without a word is a conversation, too */
export async function readConversation(deps: Deps, account: Account, asked: Asked, language: Language): Promise<Conversation> {
  const { db, now } = deps
  const today = dayAtProperty(now())
  const found = await findThread(db, asked)
  const of = await bookingById(db, found?.thread.bookingId ?? asked.bookingId ?? 0)
  if (!found && of?.booking.status === 'restricted') throw new Refusal('not_found')
  const booking = of?.booking
  const threadId = found?.thread.id ?? null
  const state = found?.thread.state ?? 'waiting'
  const [own, others, written, sent, returned, notes, people, stay, beforeBooking, guest, suggestion] = await Promise.all([
    readTickets(db, threadId, today),
    readOthers(db, threadId, booking?.accountId ?? found?.thread.accountId ?? null),
    readMessages(db, threadId),
    readMails(db, booking?.id),
    readReturned(deps, threadId, booking?.id),
    booking ? listNotes(db, booking.id) : [],
    listAnswerers(db),
    of ? describeStay(deps, of) : null,
    found && !found.stay ? describeAsked(deps, found, language) : null,
    readGuest(db, found, booking),
    booking && isAmong(forRoles.management, account.role) ? suggestChange(deps, booking.id, language) : null,
  ])
  return {
    threadId,
    version: found?.thread.version ?? 0,
    state,
    guest,
    ticketId: asked.ticketId ?? answeredTicket(own, state)?.id ?? null,
    tickets: own,
    others,
    messages: written,
    mails: sent,
    returned,
    notes,
    remindOn: found?.thread.remindOn ?? null,
    assignedTo: found?.thread.assignedTo ?? null,
    people,
    stay,
    asked: beforeBooking,
    suggestion,
    today,
  }
}

/** Undefined for a stay about which nobody has written yet. */
async function findThread(db: Db, { threadId, ticketId, bookingId }: Asked): Promise<FoundThread | undefined> {
  if (threadId === undefined && ticketId === undefined && bookingId !== undefined) {
    const [begun] = await selectThreads(db).where(eq(threads.bookingId, bookingId))
    if (!begun && !(await bookingById(db, bookingId))) throw new Refusal('not_found')
    return begun
  }
  const [ticket] = ticketId === undefined ? [] : await db.select({ of: tickets.threadId }).from(tickets).where(eq(tickets.id, ticketId))
  const [found] = await selectThreads(db).where(eq(threads.id, ticket?.of ?? threadId ?? 0))
  if (!found) throw new Refusal('not_found')
  return found.thread.joinedId === null ? found : findThread(db, { threadId: found.thread.joinedId })
}

const toIso = <Row extends { openedAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  openedAt: row.openedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

async function readTickets(db: Db, threadId: number | null, today: CalendarDay): Promise<TalkTicket[]> {
  const rows = await db
    .select({ ticket: tickets, complaint: complaints })
    .from(tickets)
    .leftJoin(complaints, eq(complaints.ticketId, tickets.id))
    .where(eq(tickets.threadId, threadId ?? 0))
    .orderBy(asc(tickets.id))
  return rows.map(({ ticket, complaint }) => ({
    ...toIso(ticket),
    complaint: complaint && { ...complaint, number: formatComplaintNumber(complaint), state: complaintState(complaint, today) },
  }))
}

async function readOthers(db: Db, threadId: number | null, accountId: number | null): Promise<Conversation['others']> {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId ?? 0), ne(tickets.threadId, threadId ?? 0)))
    .orderBy(desc(tickets.id))
    .limit(MOST_OTHERS)
  return rows.map(toIso)
}

async function readMessages(db: Db, threadId: number | null): Promise<Conversation['messages']> {
  const rows = await db
    .select({ written: messages, by: accounts.fullName, askedAs: threads.guestName })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.accountId))
    .leftJoin(threads, eq(threads.id, messages.questionId))
    .where(eq(messages.threadId, threadId ?? 0))
    .orderBy(desc(messages.id))
    .limit(MOST_MESSAGES)
  const mail = await readMailParts(
    db,
    rows.map(({ written }) => written.id),
  )
  return rows.reverse().map(({ written, by, askedAs }) => ({
    ...toMessage(written, mail.findParts(written.id)),
    ...mail.findOffice(written.id),
    by: by ?? '',
    askedAs: askedAs ?? '',
    ticketId: written.ticketId,
  }))
}

/** Without those that repeat a message. */
async function readMails(db: Db, bookingId = 0): Promise<Conversation['mails']> {
  const toGuest = and(eq(mails.bookingId, bookingId), eq(mails.audience, 'guest'), notLike(mails.occasion, 'message %'))
  const { id, subject, createdAt, sentAt } = mails
  const rows = await db.select({ id, subject, createdAt, sentAt }).from(mails).where(toGuest).orderBy(desc(id)).limit(MOST_MAILS)
  return rows.reverse().map((mail) => ({
    id: mail.id,
    subject: mail.subject,
    at: (mail.sentAt ?? mail.createdAt).toISOString(),
    sent: mail.sentAt !== null,
  }))
}

async function readReturned({ db, now }: Deps, threadId: number | null, bookingId = 0): Promise<Conversation['returned']> {
  const which = or(eq(threads.id, threadId ?? 0), eq(bookings.id, bookingId))
  const [found] = await readReturnedMails(db, now(), which)
  return found ? { ...found, at: found.returnedAt?.toISOString() ?? '', why: found.why ?? '' } : null
}

async function readGuest(db: Db, found: FoundThread | undefined, booking: BookingRow | undefined): Promise<Conversation['guest']> {
  const accountId = booking?.accountId ?? found?.thread.accountId ?? null
  const [account] = await db
    .select({ phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId ?? 0))
  const stayed = and(eq(bookings.accountId, accountId ?? 0), notDeleted, inArray(bookings.status, [...soldStatuses]))
  const { guestName, guestEmail, language } = found
    ? guestOfThread(found)
    : { guestName: booking?.guestName ?? '', guestEmail: booking?.email ?? '', language: booking?.language ?? ('en' as const) }
  return {
    accountId,
    name: guestName,
    email: guestEmail,
    language,
    phone: booking?.phone || account?.phone || '',
    stays: await db.$count(bookings, stayed),
  }
}
