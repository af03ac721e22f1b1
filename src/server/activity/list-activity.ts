import { count, desc, eq, or, type SQL } from 'drizzle-orm'
import type { activityCalls } from '#contract/activity.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { folded } from '#domain/folded.ts'
import { activityIn } from '#words/activity-in.ts'
import type { OfficeLanguage } from '#words/office-languages.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { contains } from '../db/contains.ts'
import { accounts, activity } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

/** `language`: of the office in which it is read, and searched. */
export async function listActivity(
  { db }: Pick<Deps, 'db'>,
  input: InputOf<typeof activityCalls.list>,
  language: OfficeLanguage,
): Promise<AnswerOf<typeof activityCalls.list>> {
  const { limit, offset } = pageAsked(input)
  const wanted = await matching(db, input.search, language)
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

/** Finds who, what and how as they are stored, and in other languages than English what and how as they are shown, too. */
async function matching(db: Db, search: string | undefined, language: OfficeLanguage): Promise<SQL | undefined> {
  const stored = contains(search, activity.subject, activity.action, accounts.fullName)
  if (!search || language === 'en') return stored
  const { translateSubject, translateAction } = activityIn[language]
  const isShown = (text: string) => folded(text).includes(folded(search))
  const subjects = (await db.selectDistinct({ name: activity.subject }).from(activity)).map(({ name }) => name)
  const actions = (await db.selectDistinct({ name: activity.action }).from(activity)).map(({ name }) => name)
  return or(
    stored,
    anyOf(
      activity.subject,
      subjects.filter((name) => isShown(translateSubject(name))),
    ),
    anyOf(
      activity.action,
      actions.filter((name) => isShown(translateAction(name))),
    ),
  )
}
