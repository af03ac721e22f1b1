import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { supportCalls } from '#contract/support.ts'
import { formatComplaintNumber } from '#domain/support/complaints.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { accounts, bookings, complaints, payments, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { lockThreadOfStay } from '../threads/lock-thread.ts'
import { addMessage } from '../threads/write-message.ts'
import { listMessages, messageLimit } from './messages.ts'
import { registerComplaint } from './register-complaint.ts'

/** Opens a ticket about one of the guest's own orders; a complaint enters the register, too. */
export async function openTicket(deps: Deps, account: Account, input: InputOf<typeof supportCalls.request>) {
  const { db, now } = deps
  await enforceRateLimit(deps, messageLimit(account.id))
  const booking = await ownOrder(deps, account, input.orderId)
  return db.transaction(async (tx) => {
    const { orderId, reason, message } = input
    const thread = await lockThreadOfStay(tx, deps, booking)
    const [ticket] = await tx
      .insert(tickets)
      .values({ threadId: thread.id, accountId: account.id, orderId, reason, openedAt: now(), updatedAt: now() })
      .returning()
    if (!ticket) throw new Error('inserting a ticket gave no row')
    await addMessage(tx, deps, thread, { author: 'guest', body: message, ticketId: ticket.id })
    if (input.kind === 'complaint') {
      const whose = { accountId: account.id, guestName: account.fullName || booking.guestName, bookingCode: booking.code }
      return { complaint: await registerComplaint(tx, now(), { ...whose, ticketId: ticket.id, content: message }) }
    }
    await recordEvent(tx, now(), { type: 'ticket.opened', ticketId: ticket.id })
    return {}
  })
}

/** The refusal is the same for unknown orders and for those of other guests. */
async function ownOrder({ db }: Deps, account: Account, orderId: string) {
  const [order] = await db
    .select({
      id: bookings.id,
      accountId: bookings.accountId,
      code: bookings.code,
      guestName: bookings.guestName,
      language: bookings.language,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.orderId, orderId))
  if (order?.accountId !== account.id) throw new Refusal('not_yours')
  return order
}

export async function listTickets({ db }: Deps, input: InputOf<typeof supportCalls.tickets>) {
  const { limit, offset } = pageAsked(input)
  const wanted = input.status === undefined ? undefined : eq(tickets.status, input.status)
  const [all] = await db.select({ total: count() }).from(tickets).where(wanted)
  return { tickets: await readTickets(db, wanted, { limit, offset }), total: all?.total ?? 0 }
}

/** Tickets with their guests and messages, newest first. */
export async function readTickets(db: Db, wanted: SQL | undefined, { limit, offset = 0 }: { limit: number; offset?: number }) {
  const rows = await db
    .select({ ticket: tickets, account: accounts, complaint: { year: complaints.year, number: complaints.number } })
    .from(tickets)
    .innerJoin(accounts, eq(accounts.id, tickets.accountId))
    .leftJoin(complaints, eq(complaints.ticketId, tickets.id))
    .where(wanted)
    .orderBy(desc(tickets.openedAt), desc(tickets.id))
    .limit(limit)
    .offset(offset)
  const written = await listMessages(
    db,
    rows.map(({ ticket }) => ticket.id),
  )
  return rows.map(({ ticket, account, complaint }) => ({
    ...ticket,
    ...(complaint ? { complaintNumber: formatComplaintNumber(complaint) } : {}),
    userId: account.id,
    userName: account.fullName,
    userEmail: account.email,
    openedAt: ticket.openedAt.toISOString(),
    ...written(ticket.id),
    updatedAt: ticket.updatedAt.toISOString(),
  }))
}

/** Changes a ticket's status. */
export async function setTicketStatus(
  { db, now }: Deps,
  account: Account,
  { ticketId, version, status }: InputOf<typeof supportCalls.update>,
) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for('update')
    if (!before) throw new Refusal('not_found')
    refuseStale(version, before)
    await tx.update(tickets).set({ status, updatedAt: now() }).where(eq(tickets.id, ticketId))
    await recordActivity(tx, account, now(), { subject: `ticket ${ticketId}`, action: 'status', before: before.status, after: status })
    if (status === 'resolved' && before.status !== 'resolved') await recordEvent(tx, now(), { type: 'ticket.resolved', ticketId })
  })
  return {}
}
