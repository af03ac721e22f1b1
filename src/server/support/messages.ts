import { asc, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { supportCalls } from '#contract/support.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { statusAfter, type TicketAuthor } from '#domain/support/reasons.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { messages, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit, type Limit } from '../http/rate-limits.ts'
import { lockThread, writeMessage } from '../threads/write-message.ts'

/** Requests and messages of a guest together. */
export const messageLimit = (accountId: number): Limit => ({ key: `support ${accountId}`, most: 10, minutes: 60 })

/**
 * Writes another message about a ticket: its guest or an owner. A guest's message waits for the owners again, also of a resolved or closed
 * ticket; their answer ends that.
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
    const thread = await lockThread(tx, ticket.threadId)
    await tx
      .update(tickets)
      .set({ status: statusAfter(author, ticket.status), updatedAt: now() })
      .where(eq(tickets.id, ticketId))
    await writeMessage(tx, deps, thread, { author, body: message, ticketId, accountId: account.id })
  })
  return {}
}

/** What was written about tickets: `message`, with which each began, and the others, oldest first. */
export async function listMessages(db: Db, ticketIds: readonly number[]) {
  const rows =
    ticketIds.length > 0 ? await db.select().from(messages).where(anyOf(messages.ticketId, ticketIds)).orderBy(asc(messages.id)) : []
  const byTicket = Map.groupBy(rows, (row) => row.ticketId)
  return (ticketId: number) => {
    const [first, ...others] = byTicket.get(ticketId) ?? []
    return {
      message: first?.body ?? '',
      messages: others.map(({ id, author, body, writtenAt }) => ({
        id,
        author: author === 'owner' ? ('owner' as const) : ('guest' as const),
        message: body,
        writtenAt: writtenAt.toISOString(),
      })),
    }
  }
}
