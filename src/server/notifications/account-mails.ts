import { and, eq, isNull } from 'drizzle-orm'
import { ownStayPath, throughLogIn } from '#domain/bookings/guest-links.ts'
import { getPrefix } from '#words/languages.ts'
import { emailProved } from '../accounts/email-proved.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, payments, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { listMessages } from '../support/messages.ts'
import type { MessageRow } from '../threads/queries.ts'
import { templatesIn } from './in-language.ts'
import { queueForOwners } from './queue-for.ts'

export async function queueWelcome(tx: Db, deps: Deps, accountId: number): Promise<void> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)))
  if (account) await queueForAccount(tx, deps, account, (say) => say.welcome(account, deps.env.siteUrl))
}

export async function queueTicketOpened(tx: Db, deps: Deps, ticketId: number): Promise<void> {
  const found = await ticketWithAccount(tx, ticketId)
  if (!found) return
  const { ticket, account } = found
  const { message } = (await listMessages(tx, [ticketId]))(ticketId)
  await queueForAccount(tx, deps, { ...account, ticketId }, (_, language) => templatesIn(language).requestReceived(ticket))
  await queueForOwners(tx, deps, { accountId: account.id }, (say) => say.requestForOwner({ ...ticket, message }, account, deps.env.siteUrl))
}

/** `at`: when the ticket was resolved; it may be resolved several times, with a mail each. */
export async function queueTicketResolved(tx: Db, deps: Deps, ticketId: number, at: Date): Promise<void> {
  const found = await ticketWithAccount(tx, ticketId)
  if (!found) return
  const page = await pageOfTicket(tx, deps, found)
  await queueForAccount(tx, deps, { ...found.account, ticketId }, (_, language) =>
    templatesIn(language).requestResolved(found.ticket, found.account, at, page),
  )
}

/** An owner's message about a ticket goes to the guest, a guest's to the owners. */
export async function queueTicketMessage(
  tx: Db,
  deps: Deps,
  ticketId: number,
  written: MessageRow & { sender: string | null },
): Promise<void> {
  const found = await ticketWithAccount(tx, ticketId)
  if (!found) return
  const { ticket, account } = found
  if (written.author === 'owner') {
    const proved = await emailProved(tx, account.id)
    const page = await pageOfTicket(tx, deps, found)
    return queueForAccount(tx, deps, { ...account, ticketId }, (_, language) =>
      templatesIn(language).answerForGuest(ticket, written, { ...account, proved }, { page, byMail: deps.env.inbox !== null }),
    )
  }
  await queueForOwners(tx, deps, { accountId: account.id }, (say) => say.messageForOwner(ticket, written, account, deps.env.siteUrl))
}

type TicketWithAccount = NonNullable<Awaited<ReturnType<typeof ticketWithAccount>>>

/** The page of the stay that a ticket is about, by the log-in. */
async function pageOfTicket(tx: Db, { env }: Deps, { ticket, account }: TicketWithAccount): Promise<string> {
  const [stay] = await tx
    .select({ code: bookings.code })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.orderId, ticket.orderId))
  return env.siteUrl + getPrefix(account.language) + (stay ? ownStayPath(stay.code) : throughLogIn('/reservations'))
}

/** Undefined if the ticket was cleared or its guest erased meanwhile. */
async function ticketWithAccount(tx: Db, ticketId: number) {
  const [found] = await tx
    .select({ ticket: tickets, account: accounts })
    .from(tickets)
    .innerJoin(accounts, eq(accounts.id, tickets.accountId))
    .where(and(eq(tickets.id, ticketId), isNull(accounts.erasedAt)))
  return found
}
