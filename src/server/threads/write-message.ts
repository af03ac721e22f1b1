import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { stateAfter } from '#domain/threads/thread.ts'
import type { Db } from '../db/client.ts'
import { messages, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { ThreadRow } from './queries.ts'

type Written = { body: string } & ({ author: 'guest' } | { author: 'owner'; accountId: number })

const MS_PER_MINUTE = 60_000

/** Adds a message to a locked conversation; it then waits for the other side. */
export async function writeMessage(tx: Db, { now }: Pick<Deps, 'now'>, thread: ThreadRow, written: Written): Promise<void> {
  const at = now()
  const { author, body } = written
  const [added] = await tx
    .insert(messages)
    .values({ threadId: thread.id, author, body, accountId: author === 'owner' ? written.accountId : null, writtenAt: at })
    .returning({ id: messages.id })
  if (!added) throw new Error('inserting a message gave no row')
  const minutes = Math.round((at.getTime() - thread.openedAt.getTime()) / MS_PER_MINUTE)
  const first = author === 'owner' && thread.firstAnswerMinutes === null ? { firstAnswerMinutes: minutes } : {}
  await tx
    .update(threads)
    .set({ state: stateAfter(author), lastAt: at, lastAuthor: author, ...first })
    .where(eq(threads.id, thread.id))
  await recordEvent(tx, at, { type: 'thread.message', messageId: added.id })
}

/** @throws Refusal `no_such_thread` */
export async function lockThread(tx: Db, id: number | null): Promise<ThreadRow> {
  const [thread] = id === null ? [] : await tx.select().from(threads).where(eq(threads.id, id)).for('update')
  if (!thread) throw new Refusal('no_such_thread')
  return thread
}
