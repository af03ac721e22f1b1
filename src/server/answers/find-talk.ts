import { and, eq, isNull, ne } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookings, threads, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { claimedAnswer, isProved } from '../mail/reply-address.ts'
import { notDeleted } from '../stays/queries.ts'
import type { TicketRow } from '../support/messages.ts'
import { selectThreads, type ThreadRow } from '../threads/queries.ts'

type Stay = Pick<typeof bookings.$inferSelect, 'id' | 'language'>

/** What a mail answers. `guests`: the addresses that are the guest's own, in small letters. */
export type Talk = ({ kind: 'stay'; stay: Stay } | { kind: 'ticket'; ticket: TicketRow } | { kind: 'question'; thread: ThreadRow }) & {
  id: number
  guests: string[]
}

/** The conversation that a mail's addresses prove; null if they prove none. */
export async function findTalk(db: Db, deps: Pick<Deps, 'secret'>, addresses: readonly string[]): Promise<Talk | null> {
  const claimed = claimedAnswer(addresses)
  if (!claimed) return null
  const talk = await find[claimed.kind](db, claimed.id)
  // The mails went to the first of the addresses.
  return talk && isProved(deps, claimed, talk.guests[0] ?? '') ? { ...talk, guests: talk.guests.map((one) => one.toLowerCase()) } : null
}

const find = { stay: findStay, question: findQuestion, ticket: findTicket }

async function findStay(db: Db, id: number): Promise<Talk | null> {
  const { accountId, email, language, status } = bookings
  const [stay] = await db
    .select({ id: bookings.id, accountId, email, language })
    .from(bookings)
    .where(and(eq(bookings.id, id), notDeleted, ne(status, 'restricted')))
  return stay ? { kind: 'stay', id, stay, guests: [stay.email, ...(await readAddresses(db, [stay.accountId]))] } : null
}

async function findQuestion(db: Db, id: number): Promise<Talk | null> {
  const [found] = await selectThreads(db).where(and(eq(threads.id, id), isNull(threads.bookingId)))
  return found ? { kind: 'question', id, thread: found.thread, guests: [found.thread.guestEmail] } : null
}

async function findTicket(db: Db, id: number): Promise<Talk | null> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id))
  return ticket ? { kind: 'ticket', id, ticket, guests: await readAddresses(db, [ticket.accountId]) } : null
}

/** Of accounts that are not erased. */
async function readAddresses(db: Db, ids: readonly (number | null)[]): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(
      and(
        isNull(accounts.erasedAt),
        anyOf(
          accounts.id,
          ids.flatMap((id) => id ?? []),
        ),
      ),
    )
  return rows.map(({ email }) => email)
}
