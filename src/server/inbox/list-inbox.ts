import { asc, count, desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { InboxItem, inboxCalls } from '#contract/inbox.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { beginsWithWaiting, type InboxKind } from '#domain/support/inbox.ts'
import { ticketStatuses } from '#domain/support/reasons.ts'
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
    .select()
    .from(items)
    .orderBy(...waitingFirst, desc(items.at), asc(items.kind), desc(items.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(items)
  return {
    items: await describe(db, rows, reader),
    total: counted?.total ?? 0,
    counts: { answer: await countWaiting(db, today, account.role), ...(await countStatuses(db)), ...(await countOthers(db, reader)) },
    today,
  }
}

async function describe(db: Db, entries: Entry[], reader: Reader): Promise<InboxItem[]> {
  const find = await describeItems(db, entries, reader)
  return entries.flatMap((entry) => find(entry) ?? [])
}

async function countStatuses(db: Db) {
  const rows = await db.select({ status: tickets.status, tickets: count() }).from(tickets).groupBy(tickets.status)
  const [pending = 0, in_progress = 0, resolved = 0, closed = 0] = ticketStatuses.map(
    (status) => rows.find((row) => row.status === status)?.tickets ?? 0,
  )
  return { all: pending + in_progress + resolved + closed, pending, in_progress, resolved, closed }
}

const countOthers = async (db: Db, { role, accountId }: Reader) => ({
  mine: await db.$count(threads, eq(threads.assignedTo, accountId)),
  questions: await db.$count(threads, asked),
  complaints: await db.$count(complaints),
  reviews: isAmong(forRoles.management, role) ? await db.$count(reviews) : 0,
})
