import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { daysAfter } from '../clock.ts'
import { jobRuns } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

const QUIET_KEPT_DAYS = 3
const FAILED_KEPT_DAYS = 90

/** Deletes old runs. Jobs run every few seconds, so successful runs are deleted sooner than failed ones. */
export async function forgetOldRuns({ db, now }: Deps): Promise<void> {
  const quiet = and(isNotNull(jobRuns.endedAt), isNull(jobRuns.error), lt(jobRuns.beganAt, daysAfter(now(), -QUIET_KEPT_DAYS)))
  await db.delete(jobRuns).where(or(quiet, lt(jobRuns.beganAt, daysAfter(now(), -FAILED_KEPT_DAYS))))
}
