import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { threadCalls } from '#contract/threads.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { messages, threadReads, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockThread } from './lock-thread.ts'

/** In place of a message: the person wants to read the conversation again. */
const MARKED_UNREAD = 0

/** Notes for one person that a conversation is read up to its last message, or is not. */
export async function markRead({ db }: Deps, account: Account, { threadId, unread }: InputOf<typeof threadCalls.markRead>) {
  await db.transaction(async (tx) => {
    const { id } = await lockThread(tx, threadId)
    if (!unread) return readThread(tx, account.id, id)
    await tx
      .insert(threadReads)
      .values({ accountId: account.id, threadId: id, messageId: MARKED_UNREAD })
      .onConflictDoUpdate({ target: [threadReads.accountId, threadReads.threadId], set: { messageId: MARKED_UNREAD } })
  })
  return {}
}

/** Somebody has read, or answered, all that is in a conversation now. */
export const readThread = (tx: Db, accountId: number, threadId: number): Promise<void> =>
  readUntilNow(tx, accountId, eq(messages.threadId, threadId))

/** Somebody who joins begins with nothing unread. */
export const beginReading = (tx: Db, accountId: number): Promise<void> => readUntilNow(tx, accountId)

/** The end of somebody's access. */
export async function endReading(tx: Db, accountId: number): Promise<void> {
  await tx.delete(threadReads).where(eq(threadReads.accountId, accountId))
}

async function readUntilNow(tx: Db, accountId: number, which?: SQL): Promise<void> {
  await tx
    .insert(threadReads)
    .select(
      tx
        .select({
          accountId: sql<number>`${accountId}::integer`.as('account_id'),
          threadId: messages.threadId,
          messageId: sql<number>`max(${messages.id})`.as('message_id'),
        })
        .from(messages)
        .where(which)
        .groupBy(messages.threadId),
    )
    .onConflictDoUpdate({ target: [threadReads.accountId, threadReads.threadId], set: { messageId: sql`excluded.message_id` } })
}

/** Those of the conversations in which a guest has written since the person read them last. */
export async function findUnread(db: Db, accountId: number, threadIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (threadIds.length === 0) return new Set()
  const written = sql`EXISTS (SELECT FROM messages WHERE messages.thread_id = ${threads.id} AND messages.author = 'guest'
    AND messages.id > coalesce(${threadReads.messageId}, 0))`
  const rows = await db
    .select({ id: threads.id })
    .from(threads)
    .leftJoin(threadReads, and(eq(threadReads.threadId, threads.id), eq(threadReads.accountId, accountId)))
    .where(and(anyOf(threads.id, threadIds), sql`(${threadReads.messageId} = ${MARKED_UNREAD} OR ${written})`))
  return new Set(rows.map(({ id }) => id))
}
