import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { ThreadRow } from './queries.ts'

/** Of a question whose asker has booked: the conversation of the stay. @throws Refusal `no_such_thread` */
export async function lockThread(tx: Db, id: number | null): Promise<ThreadRow> {
  const [thread] = id === null ? [] : await tx.select().from(threads).where(eq(threads.id, id)).for('update')
  if (!thread) throw new Refusal('no_such_thread')
  return thread.joinedId === null ? thread : lockThread(tx, thread.joinedId)
}

/** The conversation of a stay, locked. It begins with its first message. */
export async function lockThreadOfStay(
  tx: Db,
  { now }: Pick<Deps, 'now'>,
  booking: { id: number; language: Language },
): Promise<ThreadRow> {
  const at = now()
  const begun = { openedAt: at, lastAt: at, lastAuthor: 'guest', state: 'waiting' } as const
  // What is known of its guest is in the booking.
  await tx
    .insert(threads)
    .values({ bookingId: booking.id, language: booking.language, guestName: '', guestEmail: '', ...begun })
    .onConflictDoNothing()
  const [thread] = await tx.select().from(threads).where(eq(threads.bookingId, booking.id)).for('update')
  if (!thread) throw new Error('inserting a thread gave no row')
  return thread
}
