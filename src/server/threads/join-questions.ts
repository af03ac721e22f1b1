import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, min, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { soldStatuses } from '#domain/bookings/status.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookingChanges, bookings, messages, threadReads, threads, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { EventFor } from '../events/event.ts'
import { lockThread, lockThreadOfStay } from './lock-thread.ts'
import type { ThreadRow } from './queries.ts'

const one = { one: sql`1` }

/** What a booking or an account has become sold or proved by: the questions of its address join the conversation of its stay. */
export async function joinQuestions(tx: Db, deps: Deps, event: EventFor<'conversations'>): Promise<void> {
  await arrangeQuestions(tx, deps, await readAddresses(tx, event))
}

async function readAddresses(tx: Db, event: EventFor<'conversations'>): Promise<string[]> {
  if (event.type === 'account.proved') {
    const rows = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, event.accountId))
    return rows.map(({ email }) => email)
  }
  const rows = await tx
    .select({ email: bookings.email })
    .from(bookings)
    .where(
      'bookingId' in event
        ? eq(bookings.id, event.bookingId)
        : sql`${bookings.id} = (SELECT booking_id FROM payments WHERE id = ${event.paymentId})`,
    )
  return rows.map(({ email }) => email)
}

/**
 * Puts the questions from addresses where they belong: into the conversation of the first stay that was sold to the same proved address
 * after the question, or back to themselves where the booking has another address by now. Must run in a transaction.
 */
export async function arrangeQuestions(tx: Db, deps: Pick<Deps, 'now'>, addresses: readonly string[]): Promise<void> {
  const wanted = sql`${sql.param([...new Set(addresses.map((address) => address.toLowerCase()))].filter(Boolean))}::text[]`
  // In the order of other commands: a booking, its questions, its conversation.
  const sameAddress = sql`lower(${bookings.email}) = ANY(${wanted})`
  await tx.select(one).from(bookings).where(sameAddress).orderBy(asc(bookings.id)).for('key share')
  const hasTickets = exists(tx.select(one).from(tickets).where(eq(tickets.threadId, threads.id)))
  const asked = await tx
    .select()
    .from(threads)
    .where(and(isNull(threads.bookingId), sql`lower(${threads.guestEmail}) = ANY(${wanted})`, sql`NOT ${hasTickets}`))
    .orderBy(asc(threads.id))
    .for('update')
  for (const question of asked) {
    if (question.joinedId !== null && (await isOfAsker(tx, question))) continue
    if (question.joinedId !== null) await part(tx, question)
    const stay = await findStay(tx, question)
    if (stay) await join(tx, deps, question, stay)
  }
}

/** Condition: the booking has the address of a question. */
const ofAddress = ({ guestEmail }: ThreadRow): SQL => sql`lower(${bookings.email}) = lower(${guestEmail})`

const isOfAsker = async (tx: Db, question: ThreadRow): Promise<boolean> => {
  const its = tx
    .select({ id: threads.bookingId })
    .from(threads)
    .where(eq(threads.id, question.joinedId ?? 0))
  return (await tx.$count(bookings, and(inArray(bookings.id, its), ofAddress(question)))) > 0
}

/**
 * The stay that the asker of a question has booked, the first after it. The address of a guest's booking counts if it is the proved one of
 * the account: anybody can type an address. What owners enter goes to its address alone, as the answers to the question did. Somebody who
 * was signed in with another address has asked for themselves.
 */
async function findStay(tx: Db, question: ThreadRow) {
  const holds = (id: typeof bookings.accountId | number) =>
    exists(
      tx
        .select(one)
        .from(accounts)
        .where(and(eq(accounts.id, id), isNotNull(accounts.emailProvedAt), sql`lower(${accounts.email}) = lower(${question.guestEmail})`)),
    )
  const soldAt = min(bookingChanges.at)
  const [stay] = await tx
    .select({ id: bookings.id, language: bookings.language })
    .from(bookings)
    .innerJoin(bookingChanges, and(eq(bookingChanges.bookingId, bookings.id), inArray(bookingChanges.toStatus, [...soldStatuses])))
    .where(
      and(
        ofAddress(question),
        isNull(bookings.deletedAt),
        isNull(bookings.changeOf),
        inArray(bookings.status, [...soldStatuses]),
        or(isNull(bookings.accountId), holds(bookings.accountId)),
        question.accountId === null ? undefined : holds(question.accountId),
      ),
    )
    .groupBy(bookings.id)
    .having(sql`${soldAt} >= ${question.openedAt.toISOString()}`)
    .orderBy(soldAt, asc(bookings.id))
    .limit(1)
  return stay
}

async function join(tx: Db, deps: Pick<Deps, 'now'>, question: ThreadRow, stay: Parameters<typeof lockThreadOfStay>[2]): Promise<void> {
  const thread = await lockThreadOfStay(tx, deps, stay)
  const isBegun = (await tx.$count(messages, eq(messages.threadId, thread.id))) > 0
  await tx.update(messages).set({ threadId: thread.id, questionId: question.id }).where(eq(messages.threadId, question.id))
  await tx.update(threads).set({ joinedId: thread.id, remindOn: null, assignedTo: null }).where(eq(threads.id, question.id))
  await tx
    .update(threads)
    .set(isBegun ? combine(thread, question) : takeOver(question))
    .where(eq(threads.id, thread.id))
  await readLess(tx, question.id, thread.id)
}

const takeOver = ({ state, openedAt, lastAt, lastAuthor, remindOn, assignedTo }: ThreadRow) => ({
  state,
  openedAt,
  lastAt,
  lastAuthor,
  remindOn,
  assignedTo,
})

function combine(thread: ThreadRow, question: ThreadRow) {
  const { lastAt, lastAuthor } = thread.lastAt >= question.lastAt ? thread : question
  const [remindOn = null] = [thread.remindOn, question.remindOn].filter((day) => day !== null).sort()
  return {
    state: question.state === 'open' ? question.state : thread.state,
    openedAt: thread.openedAt <= question.openedAt ? thread.openedAt : question.openedAt,
    lastAt,
    lastAuthor,
    remindOn,
    assignedTo: thread.assignedTo ?? question.assignedTo,
  }
}

/** Nothing that somebody has not read counts as read. */
async function readLess(tx: Db, questionId: number, threadId: number): Promise<void> {
  const { accountId, messageId } = threadReads
  const read = tx.select({ accountId, threadId: sql<number>`${threadId}::integer`.as('thread_id'), messageId }).from(threadReads)
  const readers = tx.select({ accountId }).from(threadReads).where(eq(threadReads.threadId, questionId))
  await tx.delete(threadReads).where(and(eq(threadReads.threadId, threadId), notInArray(accountId, readers)))
  await tx
    .insert(threadReads)
    .select(read.where(eq(threadReads.threadId, questionId)))
    .onConflictDoUpdate({ target: [accountId, threadReads.threadId], set: { messageId: sql`least(${messageId}, excluded.message_id)` } })
}

/** Takes a question out of a conversation. One in which nothing else was written has not begun. */
async function part(tx: Db, { id, joinedId }: ThreadRow): Promise<void> {
  const thread = await lockThread(tx, joinedId)
  await tx.update(messages).set({ threadId: id, questionId: null }).where(eq(messages.questionId, id))
  await tx.update(threads).set({ joinedId: null }).where(eq(threads.id, id))
  const left = await tx.select().from(messages).where(eq(messages.threadId, thread.id)).orderBy(desc(messages.id))
  const [last] = left
  if (!last) return void (await tx.delete(threads).where(eq(threads.id, thread.id)))
  const said = left.find(({ ticketId, subject }) => ticketId === null && subject === null)
  await tx
    .update(threads)
    .set({ lastAt: last.writtenAt, lastAuthor: last.author, ...(said?.author === 'guest' ? {} : { state: 'waiting' }) })
    .where(eq(threads.id, thread.id))
}
