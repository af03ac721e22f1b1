import { and, eq, isNull, ne } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import type { threadCalls } from '#contract/threads.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { bookings, messages, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { chooseNews } from '../mail/change-consent.ts'
import { findConsent } from '../mail/news-consent.ts'
import { limitMessages } from './ask-hosts.ts'
import { sendMessagePicture } from './by-mail.ts'
import { lockThread, lockThreadOfStay } from './lock-thread.ts'
import { aboutThread, type FoundThread, guestOfThread, readMessages, readQuestions, selectThreads } from './queries.ts'
import { claimedThread, opensThread } from './thread-link.ts'
import { writeMessage } from './write-message.ts'

const MESSAGES_PER_HOUR = 10
const MESSAGES_PER_DAY = 30

/** A conversation as its guest sees it. @throws Refusal `no_such_thread`, the same for a guessed link and for one that was deleted */
export async function readByLink(deps: Deps, token: string) {
  const { opened, found, goesOn } = await findByLink(deps, token)
  const [{ thread }, readThese] = goesOn ? [opened, readQuestions] : [found, readMessages]
  return {
    name: guestOfThread(opened).guestName,
    state: found.thread.state,
    ...aboutThread(goesOn ? opened : found),
    bookingNumber: goesOn,
    messages: (await readThese(deps.db, [thread.id]))(thread.id),
    news: goesOn || !found.stay ? null : { agreed: (await findConsent(deps.db, found.stay.email)) !== undefined },
  }
}

/** A picture in a conversation, apart from its tickets, by the link. @throws Refusal `no_such_thread`, `not_found` */
export async function pictureByLink(deps: Deps, { token, id }: InputOf<typeof threadCalls.pictureByLink>): Promise<Response> {
  const { opened, found, goesOn } = await findByLink(deps, token)
  const readable = goesOn ? eq(messages.questionId, opened.thread.id) : eq(threads.id, found.thread.id)
  return sendMessagePicture(deps.db, id, and(readable, isNull(messages.ticketId)))
}

/**
 * `opened`: what the link was signed for; `found`: where its messages stand, which differs once the asker of a question has booked.
 * `goesOn`: the number of a stay whose guest reads all that follows on its page, after signing in: the link alone shows the question.
 */
type ByLink = { opened: FoundThread; found: FoundThread; goesOn: string | null }

async function findByLink(deps: Deps, token: string): Promise<ByLink> {
  const opened = await findThread(deps.db, claimedThread(token))
  if (!opened || !opensThread(deps, token, opened.stay?.email ?? null)) throw new Refusal('no_such_thread')
  const found = (await findThread(deps.db, opened.thread.joinedId)) ?? opened
  return { opened, found, goesOn: found !== opened && found.stay?.accountId ? found.stay.code : null }
}

async function findThread(db: Db, id: number | null): Promise<FoundThread | undefined> {
  const [found] = id === null ? [] : await selectThreads(db).where(eq(threads.id, id))
  return found
}

/** The link proves the address: it is in mails to it alone. @throws Refusal `no_such_thread`, also of a question, and of one whose asker goes on with an account */
export async function chooseNewsByLink(deps: Deps, { token, agree }: InputOf<typeof threadCalls.chooseNews>, language: Language) {
  const { found, goesOn } = await findByLink(deps, token)
  const email = goesOn ? '' : (found.stay?.email ?? '')
  if (email === '') throw new Refusal('no_such_thread')
  await deps.db.transaction((tx) => chooseNews(tx, deps, { email, agree, by: 'link', language }))
  return {}
}

/** A guest's next message. It opens a closed conversation again. */
export async function writeByLink(deps: Deps, { token, message }: InputOf<typeof threadCalls.write>) {
  const { id } = (await findByLink(deps, token)).opened.thread
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

/**
 * An owner's message to the guest of a booking, in the conversation of that stay.
 * @throws Refusal `no_such_booking`, `guest_without_email`
 */
export async function writeToStay(deps: Deps, account: Account, { bookingId, message }: InputOf<typeof threadCalls.writeToStay>) {
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking.email === '' && booking.accountId === null) throw new Refusal('guest_without_email')
    const thread = await lockThreadOfStay(tx, deps, booking)
    await writeMessage(tx, deps, thread, { author: 'owner', body: message, accountId: account.id })
  })
  return {}
}

/** Against its deletion. A booking without a guest, such as a restriction, has no conversation. */
async function lockBooking(tx: Db, bookingId: number) {
  const { id, accountId, email, language, status, deletedAt } = bookings
  const [booking] = await tx
    .select({ id, accountId, email, language })
    .from(bookings)
    .where(and(eq(id, bookingId), isNull(deletedAt), ne(status, 'restricted')))
    .for('key share')
  if (!booking) throw new Refusal('no_such_booking')
  return booking
}

/** A conversation has one reminder: another day takes its place. */
export async function remindOfThread({ db, now }: Deps, { threadId, remindOn }: InputOf<typeof threadCalls.remind>) {
  if (remindOn !== undefined && remindOn < dayAtProperty(now())) throw badFields({ remindOn: 'reminder_in_past' })
  await db.transaction(async (tx) => {
    const { id } = await lockThread(tx, threadId)
    await tx
      .update(threads)
      .set({ remindOn: remindOn ?? null })
      .where(eq(threads.id, id))
  })
  return {}
}

export async function closeThread({ db }: Deps, { threadId, version }: InputOf<typeof threadCalls.close>) {
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId)
    refuseStale(version, thread)
    await tx.update(threads).set({ state: 'closed' }).where(eq(threads.id, thread.id))
  })
  return {}
}
