import { asc, count, desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { InboxItem, inboxCalls } from '#contract/inbox.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import { ticketStatuses } from '#domain/support/reasons.ts'
import type { Db } from '../db/client.ts'
import { tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { describeItems } from './describe-items.ts'
import { countWaiting, inboxItems, ticketItems } from './waiting-items.ts'

/** An entry of the inbox before it is described. */
export type Entry = { kind: InboxKind; id: number; at: Date; waits: boolean }

/** What stands in the inbox: first what waits for an answer, then the other conversations, the newest first. */
export async function listInbox(
  { db, now }: Deps,
  { role }: Account,
  input: InputOf<typeof inboxCalls.list>,
): Promise<AnswerOf<typeof inboxCalls.list>> {
  const today = dayAtProperty(now())
  const { show = 'answer' } = input
  const { limit, offset } = pageAsked(input)
  const status = show === 'answer' || show === 'all' ? undefined : show
  const items = show === 'answer' ? inboxItems(db, today, role) : ticketItems(db, status && eq(tickets.status, status))
  const rows = await db
    .select()
    .from(items)
    .orderBy(...(show === 'answer' ? [desc(items.waits)] : []), desc(items.at), asc(items.kind), desc(items.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(items)
  return {
    items: await describe(db, rows, today),
    total: counted?.total ?? 0,
    counts: { answer: await countWaiting(db, today, role), ...(await countStatuses(db)) },
    today,
  }
}

async function describe(db: Db, entries: Entry[], today: string): Promise<InboxItem[]> {
  const find = await describeItems(db, entries, today)
  return entries.flatMap((entry) => find(entry) ?? [])
}

async function countStatuses(db: Db) {
  const rows = await db.select({ status: tickets.status, tickets: count() }).from(tickets).groupBy(tickets.status)
  const [pending = 0, in_progress = 0, resolved = 0, closed = 0] = ticketStatuses.map(
    (status) => rows.find((row) => row.status === status)?.tickets ?? 0,
  )
  return { all: pending + in_progress + resolved + closed, pending, in_progress, resolved, closed }
}
