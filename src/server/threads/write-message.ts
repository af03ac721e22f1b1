import { eq } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { stateAfter } from '#domain/threads/thread.ts'
import type { Db } from '../db/client.ts'
import { messages, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { ThreadRow } from './queries.ts'
import { readThread } from './reads.ts'

/**
 * `ticketId`: of the request that it is about. `accountId`: of the owner who wrote it, null once the account is gone. `subject`: of the mail; an
 * owner's message has one where it is written to many. `advertising`: mailed only to who has agreed to news.
 */
type Written = { body: string; ticketId?: number } & (
  | { author: 'guest' }
  | { author: 'owner'; accountId: number | null; subject?: string; advertising?: boolean }
  | { author: 'site'; subject: string; advertising?: boolean }
)

type Clock = Pick<Deps, 'now'>

/** Adds a message to a locked conversation and tells the other side, for whom it then waits. @returns its id */
export async function writeMessage(tx: Db, { now }: Clock, thread: ThreadRow, written: Written): Promise<number> {
  const messageId = await addMessage(tx, { now }, thread, written)
  await recordEvent(tx, now(), { type: 'thread.message', messageId })
  return messageId
}

/**
 * Adds a message of which nobody is told here. A guest's message about a ticket waits as that ticket; what an owner writes answers all, is
 * read by that owner, and ends a reminder that has come; what is sent by itself or written to many answers nothing.
 */
export async function addMessage(tx: Db, { now }: Clock, thread: ThreadRow, written: Written): Promise<number> {
  const at = now()
  const { author, body, ticketId = null } = written
  const accountId = author === 'owner' ? written.accountId : null
  const subject = author === 'guest' ? null : (written.subject ?? null)
  const advertising = author !== 'guest' && written.advertising === true
  const [added] = await tx
    .insert(messages)
    .values({ threadId: thread.id, ticketId, author, subject, body, advertising, accountId, writtenAt: at })
    .returning({ id: messages.id })
  if (!added) throw new Error('inserting a message gave no row')
  const leaves = author === 'site' || subject !== null || (author === 'guest' && ticketId !== null)
  const state = leaves ? thread.state : stateAfter(author)
  await tx
    .update(threads)
    .set({ state, lastAt: at, lastAuthor: author, ...(author === 'owner' && !leaves ? answered(thread, at) : {}) })
    .where(eq(threads.id, thread.id))
  if (accountId !== null && !leaves) await readThread(tx, accountId, thread.id)
  return added.id
}

const answered = ({ remindOn }: ThreadRow, at: Date) => ({
  remindOn: remindOn !== null && remindOn <= dayAtProperty(at) ? null : remindOn,
})
