import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, mails, messages, payments, threads, tickets } from '../db/schema.ts'
import { threadsOfAccount } from '../threads/queries.ts'

/** A guest's account, bookings, payments and questions. Selected by account id: an email address is no proof of ownership. */
export async function readPersonalData(db: Db, accountId: number) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error(`account ${accountId} is gone`)
  const own = await db.select().from(bookings).where(eq(bookings.accountId, accountId))
  const ids = own.map(({ id }) => id)
  const paid = ids.length > 0 ? await db.select().from(payments).where(anyOf(payments.bookingId, ids)) : []
  const asked = await db.select({ id: threads.id }).from(threads).where(threadsOfAccount(db, accountId))
  return { account, bookings: own, payments: paid, threadIds: asked.map((thread) => thread.id) }
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>

/** Mails about the account and its bookings, to the guest and to the owners. */
export function mailsAbout({ account, bookings: own, threadIds }: PersonalData): SQL | undefined {
  const ids = own.map(({ id }) => id)
  return or(eq(mails.accountId, account.id), anyOf(mails.bookingId, ids), anyOf(mails.threadId, threadIds))
}

/** Messages about the account's bookings, requests and questions, with their conversations. */
export function selectOwnMessages(db: Db, { account, bookings: own, threadIds }: PersonalData): SQL | undefined {
  const asked = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.accountId, account.id))
  const stays = anyOf(
    threads.bookingId,
    own.map(({ id }) => id),
  )
  return or(stays, anyOf(threads.id, threadIds), anyOf(messages.questionId, threadIds), inArray(messages.ticketId, asked))
}
