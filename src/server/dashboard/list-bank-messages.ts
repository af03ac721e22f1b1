import { and, desc, inArray } from 'drizzle-orm'
import type { bankMessageCalls } from '#contract/bank-messages.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { contains } from '../db/contains.ts'
import { bankMessages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

type Listed = AnswerOf<typeof bankMessageCalls.list>

/** What was said between the bank and the site, for whoever has to explain a payment. */
export async function listBankMessages(
  { db }: Deps,
  { search, notApplied, ...page }: InputOf<typeof bankMessageCalls.list>,
): Promise<Listed> {
  const { limit, offset } = pageAsked(page)
  const refused = notApplied ? inArray(bankMessages.verdict, ['ask', 'ignore']) : undefined
  const wanted = and(contains(search, bankMessages.orderId), refused)
  const rows = await db.select().from(bankMessages).where(wanted).orderBy(desc(bankMessages.id)).limit(limit).offset(offset)
  const messages = rows.map((row) => ({ ...row, at: row.at.toISOString() })) as Listed['messages']
  return { messages, total: await db.$count(bankMessages, wanted) }
}
