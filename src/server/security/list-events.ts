import { desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { securityCalls } from '#contract/security.ts'
import { accounts, securityEvents } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

export async function listSecurityEvents(
  { db }: Deps,
  input: InputOf<typeof securityCalls.events>,
): Promise<AnswerOf<typeof securityCalls.events>> {
  const { limit, offset } = pageAsked(input)
  const rows = await db
    .select({ event: securityEvents, who: accounts.fullName })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit)
    .offset(offset)
  const events = rows.map(({ event, who }) => ({ ...event, who, at: event.at.toISOString() }))
  return { events, total: await db.$count(securityEvents) }
}
