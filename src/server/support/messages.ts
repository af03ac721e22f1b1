import { asc, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { supportCalls } from '#contract/support.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { statusAfter, type TicketAuthor } from '#domain/support/reasons.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { ticketMessages, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit, type Limit } from '../http/rate-limits.ts'
import { endReminder } from './notes.ts'

/** Requests and messages of a guest together. */
export const messageLimit = (accountId: number): Limit => ({ key: `support ${accountId}`, most: 10, minutes: 60 })

/**
 * Writes another message about a ticket: its guest or an owner. A guest's message waits for the owners again, also of a resolved or closed
 * ticket; their answer ends that, and a reminder that has come.
 * @throws Refusal `not_yours`, the same for unknown tickets and for those of other guests
 */
export async function replyToTicket(deps: Deps, account: Account, { ticketId, message }: InputOf<typeof supportCalls.reply>) {
  const { db, now } = deps
  const author: TicketAuthor = isAmong(forRoles.desk, account.role) ? 'owner' : 'guest'
  if (author === 'guest') await enforceRateLimit(deps, messageLimit(account.id))
  await db.transaction(async (tx) => {
    const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update')
    if (author === 'guest' && ticket?.accountId !== account.id) throw new Refusal('not_yours')
    if (!ticket) throw new Refusal('not_found')
    const status = statusAfter(author, ticket.status)
    await tx.update(tickets).set({ status, updatedAt: now() }).where(eq(tickets.id, ticketId))
    const [added] = await tx.insert(ticketMessages).values({ ticketId, author, message, writtenAt: now() }).returning()
    if (!added) throw new Error('inserting a message gave no row')
    if (author === 'owner') await endReminder(tx, ticketId, dayAtProperty(now()))
    await recordEvent(tx, now(), { type: 'ticket.message', messageId: added.id })
  })
  return {}
}

/** The messages of tickets after their first one, oldest first. */
export async function listMessages(db: Db, ticketIds: readonly number[]) {
  const rows =
    ticketIds.length > 0
      ? await db.select().from(ticketMessages).where(anyOf(ticketMessages.ticketId, ticketIds)).orderBy(asc(ticketMessages.id))
      : []
  return (ticketId: number) =>
    rows
      .filter((row) => row.ticketId === ticketId)
      .map(({ id, author, message, writtenAt }) => ({ id, author, message, writtenAt: writtenAt.toISOString() }))
}
