import { and, eq, gt, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { threadCalls } from '#contract/threads.ts'
import { largestParty } from '#domain/stay.ts'
import { judgeForm } from '#domain/threads/filled-in.ts'
import type { Language } from '#words/languages.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { messages, threads, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit, type Limit } from '../http/rate-limits.ts'
import { onSale } from '../villas/queries.ts'
import { shownAtIn } from './thread-link.ts'
import { writeMessage } from './write-message.ts'

const DAY = 24 * 60
const QUESTIONS_PER_NETWORK_AND_DAY = 10
const QUESTIONS_PER_ADDRESS_AND_DAY = 5
/** Of everybody together: what the owners' mailbox has to bear. */
const QUESTIONS_PER_DAY = 200

type From = { address: string; language: Language; account: Account | null }

/** Opens a conversation with the hosts about a stay that is not booked. No mail goes to the address before an owner answers. */
export async function askHosts(deps: Deps, input: InputOf<typeof threadCalls.ask>, { address, language, account }: From) {
  const { now, db } = deps
  const verdict = judgeForm({ shownAt: shownAtIn(deps, input.key), trap: input.website ?? '', now: now().getTime() })
  refuseIf(verdict !== 'person' && verdict)
  const { name: guestName, email: guestEmail, message } = input
  await limitQuestions(deps, address, guestEmail)
  const stay = await stayAsked(db, input)
  await db.transaction(async (tx) => {
    const at = now()
    if (await isRepeated(tx, at, guestEmail, message)) return
    const accountId = account?.status === 1 ? account.id : null
    const [thread] = await tx
      .insert(threads)
      .values({ guestName, guestEmail, accountId, language, ...stay, openedAt: at, lastAt: at, lastAuthor: 'guest' })
      .returning()
    if (!thread) throw new Error('inserting a thread gave no row')
    await writeMessage(tx, deps, thread, { author: 'guest', body: message })
  })
  return {}
}

/** The same question again: the button was pressed twice, or the page reloaded. */
async function isRepeated(tx: Db, at: Date, email: string, message: string): Promise<boolean> {
  const same = await tx
    .select({ id: threads.id })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .where(
      and(
        eq(sql`lower(${threads.guestEmail})`, sql`lower(${email})`),
        gt(threads.openedAt, minutesAfter(at, -10)),
        eq(messages.body, message),
      ),
    )
    .limit(1)
  return same.length > 0
}

async function limitQuestions(deps: Deps, address: string, email: string): Promise<void> {
  const limits: Limit[] = [
    { key: 'questions', from: address, most: QUESTIONS_PER_NETWORK_AND_DAY, minutes: DAY },
    { key: `questions ${email.toLowerCase()}`, most: QUESTIONS_PER_ADDRESS_AND_DAY, minutes: DAY },
    { key: 'all questions', most: QUESTIONS_PER_DAY, minutes: DAY },
  ]
  await limitMessages(deps, limits)
}

/** Refuses with the other way to reach the hosts. Not within a transaction: the counts must stay. */
export async function limitMessages(deps: Deps, limits: readonly Limit[]): Promise<void> {
  try {
    for (const limit of limits) await enforceRateLimit(deps, limit)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('too_many_questions', error.details ? { details: error.details } : {}) : error
  }
}

/** What the address carried along, where it makes sense: it is a hint for the owners, and no claim. */
async function stayAsked(db: Db, { villa: slug, checkIn, checkOut, guests }: InputOf<typeof threadCalls.ask>) {
  const [villa] = slug
    ? await db
        .select({ id: villas.id, capacity: villas.capacity })
        .from(villas)
        .where(and(onSale, eq(villas.slug, slug)))
    : []
  const dates = checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : { checkIn: null, checkOut: null }
  const most = villa ? largestParty(villa.capacity) : MOST_GUESTS
  return { villaId: villa?.id ?? null, ...dates, guests: guests && guests >= 1 && guests <= most ? guests : null }
}

/** Families that need several villas ask, too. */
const MOST_GUESTS = 99
