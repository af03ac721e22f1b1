import { asc, isNotNull } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-attention.ts'
import { jobNamed } from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { failure } from '#words/records.ts'
import { READ_ANSWERS } from '../../answers/read-answers.ts'
import { BACK_UP } from '../../backup/back-up.ts'
import { minutesAfter } from '../../clock.ts'
import { jobs } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { attentionItem } from '../attention-item.ts'
import { formatUtc } from '../format-utc.ts'

/** A job may fail for a while: the network, or the other side, comes back. */
const FAILING_MINUTES = 60
const OWN_ITEMS = new Set<string>([BACK_UP, READ_ANSWERS])

/** Jobs that failed at last and have not ended well for an hour. Backups, the mailbox for answers and a clock in doubt have items of their own. */
export async function failedJobs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const failed = await db.select().from(jobs).where(isNotNull(jobs.lastError)).orderBy(asc(jobs.name))
  return failed.flatMap(({ name, lastGoodAt, lastError, lastRunAt }) => {
    if (OWN_ITEMS.has(name) || lastError === failure.clockInDoubt || (lastGoodAt && lastGoodAt > minutesAfter(now(), -FAILING_MINUTES)))
      return []
    const text = words.failedJob(jobNamed(name), lastGoodAt && formatUtc(lastGoodAt), translateStored(lastError ?? ''))
    return [attentionItem('failed_job', text, { at: lastRunAt?.toISOString() ?? null })]
  })
}
