import { count, desc, eq } from 'drizzle-orm'
import type { activityCalls } from '#contract/activity.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { contains } from '../db/contains.ts'
import { accounts, activity } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

export async function listActivity({ db }: Deps, input: InputOf<typeof activityCalls.list>): Promise<AnswerOf<typeof activityCalls.list>> {
  const { limit, offset } = pageAsked(input)
  const wanted = contains(input.search, activity.subject, accounts.fullName)
  const rows = await db
    .select({ activity, who: accounts.fullName })
    .from(activity)
    .innerJoin(accounts, eq(accounts.id, activity.accountId))
    .where(wanted)
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(activity).innerJoin(accounts, eq(accounts.id, activity.accountId)).where(wanted)
  const found = rows.map(({ activity: did, who }) => ({ ...did, who, at: did.at.toISOString() }))
  return { activity: found as AnswerOf<typeof activityCalls.list>['activity'], total: all?.total ?? 0 }
}
