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
import { readMailParts } from '../threads/by-mail.ts'
import { lockThread } from '../threads/lock-thread.ts'
import { toMessage } from '../threads/queries.ts'
import { writeMessage } from '../threads/write-message.ts'

export type TicketRow = typeof tickets.$inferSelect

/** Requests and messages of a guest together. */
export const messageLimit = (accountId: number): Limit => ({ key: `support ${accountId}`, most: 10, minutes: 60 })

/**
 * Writes another message about a ticket: its guest or an owner. A guest's message waits for the owners again, also of a resolved or closed
 * ticket; their answer ends that.
 * @throws Refusal `not_yours`, the same for unknown tickets and for those of other guests
 */
export async function replyToTicket(deps: Deps, account: Account, { ticketId, message }: InputOf<typeof supportCalls.reply>) {
  const { db } = deps
  const author: TicketAuthor = isAmong(forRoles.desk, account.role) ? 'owner' : 'guest'
  if (author === 'guest') await enforceRateLimit(deps, messageLimit(account.id))
  await db.transaction(async (tx) => {
    const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update')
    if (author === 'guest' && ticket?.accountId !== account.id) throw new Refusal('not_yours')
    if (!ticket) throw new Refusal('not_found')
    await writeToTicket(tx, deps, ticket, { author, body: message, accountId: account.id })
  })
  return {}
}

type Written = { body: string } & ({ author: 'guest' } | { author: 'owner'; accountId: number })

/** Adds a message to a locked ticket. @returns its id */
export async function writeToTicket(tx: Db, deps: Pick<Deps, 'now'>, ticket: TicketRow, written: Written): Promise<number> {
  const thread = await lockThread(tx, ticket.threadId)
  await tx
    .update(tickets)
    .set({ status: statusAfter(written.author, ticket.status), updatedAt: deps.now() })
    .where(eq(tickets.id, ticket.id))
  return writeMessage(tx, deps, thread, { ...written, ticketId: ticket.id })
}

/** What was written about tickets: `message`, with which each began, and the others, oldest first. */
export async function listMessages(db: Db, ticketIds: readonly number[]) {
  const rows =
    ticketIds.length > 0 ? await db.select().from(messages).where(anyOf(messages.ticketId, ticketIds)).orderBy(asc(messages.id)) : []
  const { findParts } = await readMailParts(
    db,
    rows.map(({ id }) => id),
  )
  const byTicket = Map.groupBy(rows, (row) => row.ticketId)
  return (ticketId: number) => {
    const [first, ...others] = byTicket.get(ticketId) ?? []
    return {
      message: first?.body ?? '',
      messages: others.map((row) => toMessage({ ...row, author: row.author === 'owner' ? 'owner' : 'guest' }, findParts(row.id))),
    }
  }
}
