import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { threadCalls } from '#contract/threads.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { limitMessages } from './ask-hosts.ts'
import { aboutThread, readMessages, selectThreads } from './queries.ts'
import { threadIdIn } from './thread-link.ts'
import { lockThread, writeMessage } from './write-message.ts'

const MESSAGES_PER_HOUR = 10
const MESSAGES_PER_DAY = 30

/** A conversation as its guest sees it. @throws Refusal `no_such_thread`, the same for a guessed link and for one that was deleted */
export async function readByLink(deps: Deps, token: string) {
  const id = threadIdIn(deps, token)
  const [found] = id === null ? [] : await selectThreads(deps.db).where(eq(threads.id, id))
  if (!found) throw new Refusal('no_such_thread')
  const { id: threadId, guestName, state } = found.thread
  return { name: guestName, state, ...aboutThread(found), messages: (await readMessages(deps.db, [threadId]))(threadId) }
}

/** A guest's next message. It opens a closed conversation again. */
export async function writeByLink(deps: Deps, { token, message }: InputOf<typeof threadCalls.write>) {
  const id = threadIdIn(deps, token)
  if (id === null) throw new Refusal('no_such_thread')
  await limitMessages(deps, [
    { key: `thread ${id}`, most: MESSAGES_PER_HOUR, minutes: 60 },
    { key: `thread ${id} a day`, most: MESSAGES_PER_DAY, minutes: 24 * 60 },
  ])
  await deps.db.transaction(async (tx) => writeMessage(tx, deps, await lockThread(tx, id), { author: 'guest', body: message }))
  return {}
}

/** An owner's answer, which is mailed to the guest. */
export async function answerThread(deps: Deps, account: Account, { threadId, version, message }: InputOf<typeof threadCalls.answer>) {
  await deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId)
    // Another answer, or another message of the guest, has come meanwhile.
    refuseStale(version, thread)
    await writeMessage(tx, deps, thread, { author: 'owner', body: message, accountId: account.id })
  })
  return {}
}

export async function closeThread({ db }: Deps, { threadId, version }: InputOf<typeof threadCalls.close>) {
  await db.transaction(async (tx) => {
    refuseStale(version, await lockThread(tx, threadId))
    await tx.update(threads).set({ state: 'closed' }).where(eq(threads.id, threadId))
  })
  return {}
}
