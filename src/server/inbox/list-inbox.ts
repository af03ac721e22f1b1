import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { InboxItem, inboxCalls } from '#contract/inbox.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { beginsWithWaiting, type InboxKind } from '#domain/support/inbox.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'
import type { Db } from '../db/client.ts'
import { complaints, reviews, threads, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { asked } from '../threads/queries.ts'
import { describeItems } from './describe-items.ts'
import { countWaiting, type Reader, selectItems } from './waiting-items.ts'

/** An entry of the inbox before it is described. */
export type Entry = { kind: InboxKind; id: number; at: Date; waits: boolean }

/** What stands in the inbox: first what waits for an answer, then the other conversations, the newest first. */
export async function listInbox(
  { db, now }: Deps,
  account: Account,
  input: InputOf<typeof inboxCalls.list>,
): Promise<AnswerOf<typeof inboxCalls.list>> {
  const today = dayAtProperty(now())
  const { show = 'answer', search } = input
  const { limit, offset } = pageAsked(input)
  const reader = { today, role: account.role, accountId: account.id }
  const items = selectItems(db, show, { ...reader, search })
  const waitingFirst = beginsWithWaiting(show) ? [desc(items.waits)] : []
  const rows = await db
    .select({ kind: items.kind, id: items.id, at: items.at, waits: items.waits, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(items)
    .orderBy(...waitingFirst, desc(items.at), asc(items.kind), desc(items.id))
    .limit(limit)
    .offset(offset)
  // Behind the last page no line tells how many there are.
  const total = rows[0]?.total ?? (offset > 0 ? await db.$count(items) : 0)
  return {
    items: await describe(db, rows, reader),
    total,
    counts: { answer: await countWaiting(db, today, account.role), ...(await countViews(db, reader)) },
    today,
  }
}

async function describe(db: Db, entries: Entry[], reader: Reader): Promise<InboxItem[]> {
  const find = await describeItems(db, entries, reader)
  return entries.flatMap((entry) => find(entry) ?? [])
}

const withStatus = (status: TicketStatus) => sql<number>`count(*) FILTER (WHERE ${eq(tickets.status, status)})`.mapWith(Number)

/** How much each view lists but the one of what waits: one question to the database. */
async function countViews(db: Db, { role, accountId }: Reader) {
  const [counted] = await db
    .select({
      all: count(),
      pending: withStatus('pending'),
      in_progress: withStatus('in_progress'),
      resolved: withStatus('resolved'),
      closed: withStatus('closed'),
      mine: db.$count(threads, eq(threads.assignedTo, accountId)),
      questions: db.$count(threads, asked),
      complaints: db.$count(complaints),
      reviews: isAmong(forRoles.management, role) ? db.$count(reviews) : sql<number>`0`.mapWith(Number),
    })
    .from(tickets)
  if (!counted) throw new Error('a count has one row')
  return counted
}
