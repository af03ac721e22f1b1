import { and, desc, gte, inArray } from 'drizzle-orm'
import type { bankMessageCalls } from '#contract/bank-messages.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { daysAfter } from '../clock.ts'
import { contains } from '../db/contains.ts'
import { bankMessages, rejectedAnswers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

const REJECTED_DAYS = 30

type Listed = AnswerOf<typeof bankMessageCalls.list>

/** Log of messages exchanged with the bank, for explaining a payment. */
export async function listBankMessages(
  { db, now }: Deps,
  { search, notApplied, ...page }: InputOf<typeof bankMessageCalls.list>,
): Promise<Listed> {
  const { limit, offset } = pageAsked(page)
  const refused = notApplied ? inArray(bankMessages.verdict, ['ask', 'reject', 'ignore']) : undefined
  const wanted = and(contains(search, bankMessages.orderId), refused)
  const rows = await db.select().from(bankMessages).where(wanted).orderBy(desc(bankMessages.id)).limit(limit).offset(offset)
  const messages = rows.map((row) => ({ ...row, at: row.at.toISOString() })) as Listed['messages']
  const rejected = await db
    .select()
    .from(rejectedAnswers)
    .where(gte(rejectedAnswers.day, dayAtProperty(daysAfter(now(), -REJECTED_DAYS))))
    .orderBy(desc(rejectedAnswers.day), rejectedAnswers.reason)
  return { messages, rejected, total: await db.$count(bankMessages, wanted) }
}
