import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { Thread, ThreadMessage, threadCalls } from '#contract/threads.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, messages, threads, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

export type ThreadRow = typeof threads.$inferSelect
export type MessageRow = typeof messages.$inferSelect
export type FoundThread = { thread: ThreadRow; villa: { name: string; slug: string } | null }

/** Of a visitor who asks before booking. */
const asked = isNull(threads.bookingId)

export const selectThreads = (db: Db) =>
  db
    .select({ thread: threads, villa: { name: villas.name, slug: villas.slug } })
    .from(threads)
    .leftJoin(villas, eq(villas.id, threads.villaId))

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
  const written = await readMessages(
    db,
    rows.map(({ thread }) => thread.id),
  )
  return { threads: rows.map((found) => toThread(found, written(found.thread.id))), total: all?.total ?? 0 }
}

/** What a question is about. */
export const aboutThread = ({ thread, villa }: FoundThread) => ({
  villaId: villa && thread.villaId,
  villa: villa?.name ?? null,
  villaSlug: villa?.slug ?? null,
  checkIn: thread.checkIn,
  checkOut: thread.checkOut,
  guests: thread.guests,
})

const toThread = (found: FoundThread, written: ThreadMessage[]): Thread => ({
  ...found.thread,
  ...aboutThread(found),
  openedAt: found.thread.openedAt.toISOString(),
  messages: written,
})

/** The messages of conversations, oldest first. */
export async function readMessages(db: Db, threadIds: readonly number[]) {
  const rows =
    threadIds.length > 0 ? await db.select().from(messages).where(anyOf(messages.threadId, threadIds)).orderBy(asc(messages.id)) : []
  const byThread = Map.groupBy(rows, ({ threadId }) => threadId)
  return (threadId: number): ThreadMessage[] =>
    (byThread.get(threadId) ?? []).map(({ id, author, body, writtenAt }) => ({
      id,
      author,
      message: body,
      writtenAt: writtenAt.toISOString(),
    }))
}

/** Questions that wait for the owners, the oldest first. */
export const waitingThreads = (db: Db, most: number): Promise<FoundThread[]> =>
  selectThreads(db)
    .where(and(asked, eq(threads.state, 'open')))
    .orderBy(asc(threads.lastAt), asc(threads.id))
    .limit(most)

/**
 * Questions of an account: asked while signed in, or from its address once that is proved. Somebody else may have given the address, but
 * the answers went there.
 */
export const threadsOfAccount = (db: Db, accountId: number): SQL | undefined => {
  const address = db
    .select({ email: sql`lower(${accounts.email})` })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.emailProvedAt)))
  return and(asked, or(eq(threads.accountId, accountId), and(isNull(threads.accountId), eq(sql`lower(${threads.guestEmail})`, address))))
}

export async function listOwnThreads(db: Db, accountId: number) {
  const rows = await selectThreads(db).where(threadsOfAccount(db, accountId)).orderBy(asc(threads.id))
  const written = await readMessages(
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
