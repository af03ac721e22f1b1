import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { MailParts, Thread, ThreadMessage, threadCalls } from '#contract/threads.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MessageAuthor } from '#domain/threads/thread.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, messages, threads, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import { readMailParts } from './by-mail.ts'

export type ThreadRow = typeof threads.$inferSelect
export type MessageRow = typeof messages.$inferSelect
type Stay = Pick<typeof bookings.$inferSelect, keyof typeof stay>
export type FoundThread = { thread: ThreadRow; stay: Stay | null; villa: { name: string; slug: string } | null }

/** Of a visitor who asks before booking, and has not booked yet. */
export const asked = and(isNull(threads.bookingId), isNull(threads.joinedId))

const stay = {
  id: bookings.id,
  code: bookings.code,
  accountId: bookings.accountId,
  guestName: bookings.guestName,
  email: bookings.email,
  language: bookings.language,
  checkIn: bookings.checkIn,
  checkOut: bookings.checkOut,
  guests: bookings.guests,
}

/** Conversations with their stay, and its villa or the one that was asked about. */
export const selectThreads = (db: Db) =>
  db
    .select({ thread: threads, stay, villa: { name: villas.name, slug: villas.slug } })
    .from(threads)
    .leftJoin(bookings, eq(bookings.id, threads.bookingId))
    .leftJoin(villas, eq(villas.id, sql`coalesce(${bookings.villaId}, ${threads.villaId})`))

/** With whom a conversation is. */
export const guestOfThread = ({ thread, stay }: FoundThread) => ({
  guestName: stay?.guestName ?? thread.guestName,
  guestEmail: stay?.email ?? thread.guestEmail,
  language: stay?.language ?? thread.language,
})

/** Those that wait come first, and of these the one that waits longest. */
const waitingFirst = [desc(sql`(${threads.state} = 'open')`), sql`CASE WHEN ${threads.state} = 'open' THEN ${threads.lastAt} END`]

export async function listThreads({ db }: Deps, input: InputOf<typeof threadCalls.list>) {
  const { limit, offset } = pageAsked(input)
  const wanted = and(
    asked,
    input.state === undefined ? undefined : eq(threads.state, input.state),
    input.threadId === undefined ? undefined : eq(threads.id, input.threadId),
  )
  const rows = await selectThreads(db)
    .where(wanted)
    .orderBy(...waitingFirst, desc(threads.lastAt), desc(threads.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(threads).where(wanted)
  const ids = rows.map(({ thread }) => thread.id)
  const written = await readRows(db, ids)
  const countStays = await countStaysByAddress(
    db,
    rows.map(({ thread }) => thread.guestEmail),
  )
  const threadsShown = rows.map((found) => {
    const own = written.rows.filter(({ threadId }) => threadId === found.thread.id)
    const shown = own.map((row) => ({ ...toMessage(row, written.findParts(row.id)), ...written.findOffice(row.id) }))
    return toThread(found, shown, countStays(found.thread.guestEmail))
  })
  return { threads: threadsShown, total: all?.total ?? 0 }
}

/** Bookings by the address of a question, in any case of its letters. */
export async function countStaysByAddress(db: Db, emails: readonly string[]) {
  const address = sql<string>`lower(${bookings.email})`
  const asking = [...new Set(emails.map((email) => email.toLowerCase()).filter(Boolean))]
  const rows = await db
    .select({ address, stays: count() })
    .from(bookings)
    .where(
      and(isNull(bookings.deletedAt), inArray(bookings.status, [...soldStatuses]), sql`${address} = ANY(${sql.param(asking)}::text[])`),
    )
    .groupBy(address)
  const byAddress = new Map(rows.map((row) => [row.address, row.stays]))
  return (email: string): number => byAddress.get(email.toLowerCase()) ?? 0
}

/** The stay that is booked, or that a question is about; `villaId`, `villaSlug`: only of the latter, which can still be booked. */
export const aboutThread = ({ thread, stay, villa }: FoundThread) => {
  const { checkIn, checkOut, guests } = stay ?? thread
  return {
    villaId: villa && thread.villaId,
    villa: villa?.name ?? null,
    villaSlug: stay ? null : (villa?.slug ?? null),
    checkIn,
    checkOut,
    guests,
  }
}

const toThread = (found: FoundThread, written: Thread['messages'], stays: number): Thread => ({
  ...found.thread,
  ...guestOfThread(found),
  ...aboutThread(found),
  openedAt: found.thread.openedAt.toISOString(),
  messages: written,
  stays,
})

/** The messages of conversations that belong to no ticket, oldest first. */
export async function readMessages(db: Db, threadIds: readonly number[]) {
  const { rows, findParts } = await readRows(db, threadIds)
  const byThread = Map.groupBy(rows, ({ threadId }) => threadId)
  return (threadId: number): ThreadMessage[] => (byThread.get(threadId) ?? []).map((row) => toMessage(row, findParts(row.id)))
}

/** The messages of questions, wherever they stand. */
export async function readQuestions(db: Db, questionIds: readonly number[]) {
  const { rows, findParts } = await readRows(db, questionIds, messages.questionId)
  const byQuestion = Map.groupBy(rows, ({ threadId, questionId }) => questionId ?? threadId)
  return (id: number): ThreadMessage[] => (byQuestion.get(id) ?? []).map((row) => toMessage(row, findParts(row.id)))
}

async function readRows(db: Db, threadIds: readonly number[], also?: typeof messages.questionId) {
  const theirs = or(anyOf(messages.threadId, threadIds), also && anyOf(also, threadIds))
  const written = and(theirs, isNull(messages.ticketId))
  const rows = threadIds.length > 0 ? await db.select().from(messages).where(written).orderBy(asc(messages.id)) : []
  const ids = rows.map(({ id }) => id)
  return { rows, ...(await readMailParts(db, ids)) }
}

/** A message as both sides see it. */
export const toMessage = <Author extends MessageAuthor>(
  { id, author, body, writtenAt, questionId }: Pick<MessageRow, 'id' | 'body' | 'writtenAt' | 'questionId'> & { author: Author },
  mail: MailParts | null,
) => ({ id, author, message: body, writtenAt: writtenAt.toISOString(), mail, beforeBooking: questionId !== null })

/** What guest and hosts have written about a stay, apart from its tickets. */
export async function readStayMessages(db: Db, bookingId: number): Promise<ThreadMessage[]> {
  const [thread] = await db.select({ id: threads.id }).from(threads).where(eq(threads.bookingId, bookingId))
  return thread ? (await readMessages(db, [thread.id]))(thread.id) : []
}

/** Questions that wait for the owners, the oldest first. */
export const waitingThreads = (db: Db, most: number): Promise<FoundThread[]> =>
  selectThreads(db)
    .where(and(asked, eq(threads.state, 'open')))
    .orderBy(asc(threads.lastAt), asc(threads.id))
    .limit(most)

/** Conversations whose day of a reminder has come, the oldest day first. */
export const dueReminders = (db: Db, today: CalendarDay, most: number): Promise<FoundThread[]> =>
  selectThreads(db).where(lte(threads.remindOn, today)).orderBy(asc(threads.remindOn), asc(threads.id)).limit(most)

/**
 * Questions of an account: asked while signed in, or from its address once that is proved. Somebody else may have given the address, but
 * the answers went there.
 */
export const threadsOfAccount = (db: Db, accountId: number): SQL | undefined => {
  const address = db
    .select({ email: sql`lower(${accounts.email})` })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.emailProvedAt)))
  const own = or(eq(threads.accountId, accountId), and(isNull(threads.accountId), eq(sql`lower(${threads.guestEmail})`, address)))
  return and(isNull(threads.bookingId), own)
}

/** What was written about stays, apart from their tickets. */
export async function listConversations(db: Db, own: readonly { id: number; code: string }[]) {
  const bookingIds = own.map(({ id }) => id)
  const rows = bookingIds.length > 0 ? await selectThreads(db).where(anyOf(threads.bookingId, bookingIds)).orderBy(asc(threads.id)) : []
  const written = await readMessages(
    db,
    rows.map(({ thread }) => thread.id),
  )
  return rows.map(({ thread, stay }) => ({ number: stay?.code ?? '', messages: written(thread.id) }))
}

/** Questions of an account, but for those in the conversation of one of its stays (`listConversations`). */
export async function listOwnThreads(db: Db, accountId: number) {
  const ownStays = db
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(bookings, and(eq(bookings.id, threads.bookingId), eq(bookings.accountId, accountId)))
  const apart = or(isNull(threads.joinedId), notInArray(threads.joinedId, ownStays))
  const rows = await selectThreads(db)
    .where(and(threadsOfAccount(db, accountId), apart))
    .orderBy(asc(threads.id))
  const written = await readQuestions(
    db,
    rows.map(({ thread }) => thread.id),
  )
  return rows.map((found) => ({
    name: found.thread.guestName,
    email: found.thread.guestEmail,
    ...aboutThread(found),
    openedAt: found.thread.openedAt.toISOString(),
    messages: written(found.thread.id),
  }))
}
