import { asc, count, desc, eq, or, type SQL, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { PaperEntry, paperCalls } from '#contract/papers.ts'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatPaperNumber, paperKinds } from '#domain/papers/paper.ts'
import type { Db } from '../db/client.ts'
import { bookings, papers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { toPeriod, within } from '../exports/period.ts'
import { pageAsked } from '../http/paging.ts'
import { bookingById } from '../stays/queries.ts'
import { gapsInNumbers } from './gaps-in-numbers.ts'
import { completePapers } from './issue-papers.ts'
import { proformaOffer } from './proforma-offer.ts'

const former = alias(papers, 'former')
const later = alias(papers, 'later')

const { id, kind, year, number, issuedAt, amount, bookingId, month } = papers
/** Without what is printed, which is many times longer. */
const columns = { id, kind, year, number, issuedAt, amount, bookingId, month }

const entries = (db: Db) =>
  db
    .select({
      paper: columns,
      bookingNumber: bookings.code,
      former: { kind: former.kind, year: former.year, number: former.number },
      later: { kind: later.kind, year: later.year, number: later.number },
    })
    .from(papers)
    .leftJoin(bookings, eq(bookings.id, papers.bookingId))
    .leftJoin(former, eq(former.id, papers.corrects))
    .leftJoin(later, eq(later.corrects, papers.id))
    .$dynamic()
type Entry = Awaited<ReturnType<typeof entries>>[number]

const toEntry = ({ paper, former: corrects, later: correctedBy }: Entry): PaperEntry => ({
  kind: paper.kind,
  number: formatPaperNumber(paper),
  issuedOn: dayAtProperty(paper.issuedAt),
  amount: paper.amount,
  corrects: corrects && formatPaperNumber(corrects),
  correctedBy: correctedBy && formatPaperNumber(correctedBy),
})

/** The papers of a booking, also those of money that came for a change of it; those that are missing are issued first. */
export async function papersOfBooking(deps: Deps, booking: number): Promise<PaperEntry[]> {
  await completePapers(deps, booking)
  return issuedPapers(deps, booking)
}

/** The papers of a booking that are there, for who only looks. */
export async function issuedPapers({ db }: Deps, booking: number): Promise<PaperEntry[]> {
  const found = await entries(db)
    .where(or(eq(papers.bookingId, booking), eq(bookings.changeOf, booking)))
    .orderBy(asc(papers.id))
  return found.map(toEntry)
}

export async function readBookingPapers(deps: Deps, booking: number): Promise<AnswerOf<typeof paperCalls.ofBooking>> {
  const found = await bookingById(deps.db, booking)
  if (!found) throw new Refusal('no_such_booking')
  return { papers: await papersOfBooking(deps, booking), transfer: await proformaOffer(deps.db, found.booking) }
}

export const issuedIn = (of: string): SQL | undefined => within(papers.issuedAt, toPeriod(of))

export async function readPapersOfMonth(
  { db }: Deps,
  input: InputOf<typeof paperCalls.ofMonth>,
): Promise<AnswerOf<typeof paperCalls.ofMonth>> {
  const { limit, offset } = pageAsked(input)
  const wanted = issuedIn(input.month)
  const found = await entries(db).where(wanted).orderBy(desc(papers.issuedAt), desc(papers.id)).limit(limit).offset(offset)
  const sums = await db
    .select({ kind, count: count(), amount: sum(amount).mapWith(Number) })
    .from(papers)
    .where(wanted)
    .groupBy(kind)
  return {
    papers: found.map((entry) => ({
      ...toEntry(entry),
      bookingId: entry.paper.bookingId,
      bookingNumber: entry.bookingNumber ?? '',
      statementOf: entry.paper.month,
    })),
    total: sums.reduce((all, one) => all + one.count, 0),
    gaps: await gapsInNumbers(db),
    kinds: paperKinds.flatMap((one) => sums.filter((row) => row.kind === one)),
  }
}
