import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatPaperNumber, readPaperNumber } from '#domain/papers/paper.ts'
import { bookingsForAdmin } from '../bookings/find-bookings.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { contains } from '../db/contains.ts'
import { accounts, messages, papers, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

type Found = AnswerOf<typeof dashboardCalls.search>

const MOST_BOOKINGS = 6
const MOST_TICKETS = 4
const LONGEST_BEGINNING = 120

/** What a text finds over the whole office: names, addresses, numbers, and what guests have written. */
export async function searchOffice({ db, now }: Deps, account: Account, search: string): Promise<Found> {
  if (!search) return { bookings: [], tickets: [], papers: [] }
  const readsMessages = isAmong(forRoles.desk, account.role)
  const page = { limit: MOST_BOOKINGS, offset: 0 }
  const { rows } = await bookingsForAdmin(db, { search }, page, { today: dayAtProperty(now()), readsMessages })
  const guests = rows.flatMap(({ booking }) => booking.accountId ?? [])
  return {
    bookings: rows.map(({ booking, villa }) => ({ ...booking, bookingNumber: booking.code, villa })),
    tickets: readsMessages ? await findTickets(db, search, guests) : [],
    papers: await findPapers(db, account, search),
  }
}

async function findTickets(db: Db, search: string, guests: number[]): Promise<Found['tickets']> {
  const written = db
    .select({ id: messages.ticketId })
    .from(messages)
    .where(and(isNotNull(messages.ticketId), contains(search, messages.body)))
  const first = db
    .select({ body: messages.body })
    .from(messages)
    .where(eq(messages.ticketId, tickets.id))
    .orderBy(asc(messages.id))
    .limit(1)
  const ofGuests = db.select({ id: tickets.id }).from(tickets).where(anyOf(tickets.accountId, guests))
  return db
    .select({
      id: tickets.id,
      guestName: accounts.fullName,
      beginning: sql<string>`left((${first}), ${LONGEST_BEGINNING})`,
      status: tickets.status,
    })
    .from(tickets)
    .innerJoin(accounts, eq(accounts.id, tickets.accountId))
    .where(or(...[written, ...(guests.length > 0 ? [ofGuests] : [])].map((ids) => sql`${tickets.id} IN (${ids})`)))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(MOST_TICKETS)
}

/** Statements of months are part of the books, which not all of these roles read. */
async function findPapers(db: Db, account: Account, search: string): Promise<Found['papers']> {
  const asked = readPaperNumber(search.toUpperCase())
  if (!asked) return []
  const found = await db
    .select({ kind: papers.kind, year: papers.year, number: papers.number, bookingId: papers.bookingId, issuedAt: papers.issuedAt })
    .from(papers)
    .where(and(eq(papers.kind, asked.kind), eq(papers.year, asked.year), eq(papers.number, asked.number)))
  return found
    .filter(({ bookingId }) => bookingId !== null || isAmong(forRoles.ledger, account.role))
    .map((paper) => ({
      kind: paper.kind,
      number: formatPaperNumber(paper),
      bookingId: paper.bookingId,
      issuedOn: dayAtProperty(paper.issuedAt),
    }))
}
