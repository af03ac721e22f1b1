import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { Complaint, complaintCalls } from '#contract/complaints.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { type ComplaintState, complaintState, formatComplaintNumber } from '#domain/support/complaints.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, complaints } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

export type ComplaintRow = typeof complaints.$inferSelect

const unanswered = isNull(complaints.answeredOn)
const unsolved = isNull(complaints.solvedOn)

/** `complaintState` as a condition. */
const inState = (state: ComplaintState, today: CalendarDay): SQL | undefined =>
  ({
    open: and(unanswered, gte(complaints.answerBy, today)),
    late: and(
      unsolved,
      or(and(unanswered, lt(complaints.answerBy, today)), and(isNotNull(complaints.answeredOn), lt(complaints.solveBy, today))),
    ),
    answered: and(isNotNull(complaints.answeredOn), unsolved, gte(complaints.solveBy, today)),
    solved: isNotNull(complaints.solvedOn),
  })[state]

/** Condition: an answer is open, or what is to be done is late. */
export const owed = (today: CalendarDay): SQL | undefined => or(inState('open', today), inState('late', today))

export async function listComplaints({ db, now }: Deps, input: InputOf<typeof complaintCalls.list>) {
  const today = dayAtProperty(now())
  const { limit, offset } = pageAsked(input)
  const wanted = and(
    input.state === undefined ? undefined : inState(input.state, today),
    input.complaintId === undefined ? undefined : eq(complaints.id, input.complaintId),
  )
  const rows = await withAddress(db).where(wanted).orderBy(desc(complaints.year), desc(complaints.number)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(complaints).where(wanted)
  return { complaints: rows.map((row) => toEntry(row, today)), today, total: all?.total ?? 0 }
}

const withAddress = (db: Db) =>
  db
    .select({ complaint: complaints, account: { email: accounts.email, erasedAt: accounts.erasedAt } })
    .from(complaints)
    .leftJoin(accounts, eq(accounts.id, complaints.accountId))

type Found = { complaint: ComplaintRow; account: { email: string; erasedAt: Date | null } | null }

/** Where the answer goes: the account's address, or the one that the owners have entered. */
const getAddress = ({ complaint, account }: Found): string => {
  if (!account) return complaint.email
  return account.erasedAt === null ? account.email : ''
}

const toEntry = (found: Found, today: CalendarDay): Complaint => ({
  ...found.complaint,
  number: formatComplaintNumber(found.complaint),
  bookingNumber: found.complaint.bookingCode,
  email: getAddress(found),
  state: complaintState(found.complaint, today),
})

/** Complaints that wait for an answer or a solution, the most urgent first. */
export const unsolvedComplaints = (db: Db): Promise<ComplaintRow[]> =>
  db.select().from(complaints).where(unsolved).orderBy(asc(complaints.answerBy), asc(complaints.id))

/** What a guest sees of complaints. */
export const ownComplaint = (row: ComplaintRow) => ({ ...row, number: formatComplaintNumber(row) })

export const complaintsOfAccount = (db: Db, accountId: number): Promise<ComplaintRow[]> =>
  db.select().from(complaints).where(eq(complaints.accountId, accountId)).orderBy(asc(complaints.id))

export async function complaintsOfTickets(db: Db, ticketIds: readonly number[]) {
  const rows =
    ticketIds.length > 0
      ? await db
          .select()
          .from(complaints)
          .where(anyOf(complaints.ticketId, [...ticketIds]))
      : []
  return (ticketId: number) => {
    const row = rows.find((one) => one.ticketId === ticketId)
    return row ? ownComplaint(row) : null
  }
}

/** True while the owners owe an answer to a guest's complaint. */
export const hasUnansweredComplaint = async (db: Db, accountId: number): Promise<boolean> =>
  (await db.$count(complaints, and(eq(complaints.accountId, accountId), unanswered))) > 0
