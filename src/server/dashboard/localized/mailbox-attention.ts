import { and, asc, desc, eq, gte, isNotNull, sum } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-attention.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { READ_ANSWERS } from '../../answers/read-answers.ts'
import { jobRuns, leftMails } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { attentionItem } from '../attention-item.ts'

/** A mail server may be away for a moment. */
const FAILED_RUNS = 3
const LEFT_DAYS = 7

/** The mailbox for answers, if it cannot be read, and what stays in it for people. */
export async function mailboxAttention({ db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>): Promise<Attention[]> {
  if (!env.inbox) return []
  const ended = and(eq(jobRuns.job, READ_ANSWERS), isNotNull(jobRuns.endedAt))
  const runs = await db.select().from(jobRuns).where(ended).orderBy(desc(jobRuns.id)).limit(FAILED_RUNS)
  const [last] = runs
  const failing = runs.length === FAILED_RUNS && runs.every(({ error }) => error !== null)
  const left = await db
    .select({ why: leftMails.why, mails: sum(leftMails.mails).mapWith(Number) })
    .from(leftMails)
    .where(gte(leftMails.day, addDays(dayAtProperty(now()), -LEFT_DAYS)))
    .groupBy(leftMails.why)
    .orderBy(asc(leftMails.why))
  return [
    ...(failing && last ? [attentionItem('mailbox_not_read', translateStored(last.error ?? ''), { at: last.beganAt.toISOString() })] : []),
    ...left.map(({ why, mails }) => attentionItem('left_mails', words.leftMails[why](formatNumber(mails)))),
  ]
}
