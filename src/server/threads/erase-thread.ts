import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { mails, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockThread } from './lock-thread.ts'

const GONE = 'Erased'

/** Deletes conversations of no stay, and what was mailed about them to both sides. */
export async function eraseThreads(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const nothing = { recipient: GONE, subject: GONE, text: '', html: '', calendar: null, error: null, returnedWhy: null, tryAt: null }
  await tx.update(mails).set(nothing).where(anyOf(mails.threadId, ids))
  await tx.delete(threads).where(anyOf(threads.id, ids))
}

/**
 * Of a question: for a guest who asks for it, and for what is none. The conversation of a stay is erased with the guest's data alone.
 * @throws Refusal `no_such_thread`
 */
export async function eraseThread({ db, now }: Deps, account: Account, threadId: number) {
  await db.transaction(async (tx) => {
    const { id, bookingId } = await lockThread(tx, threadId)
    if (bookingId !== null) throw new Refusal('no_such_thread')
    await eraseThreads(tx, [id])
    await recordActivity(tx, account, now(), { subject: `question ${id}`, action: 'delete' })
  })
  return {}
}
