import { eq } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { jobs } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { BACK_UP } from './back-up.ts'

// One day plus time for retries.
const OLD_AFTER_MINUTES = 26 * 60
const LATE_AFTER_MINUTES = 2 * 60

/** Details if the nightly backup is overdue or has failed without ever succeeding; null if all is well or backups are off. */
export async function missingBackup({ db, env, now }: Deps): Promise<{ lastGoodAt: Date | null; lastError: string | null } | null> {
  if (env.BACKUPS_KEPT === 0) return null
  const [job] = await db.select().from(jobs).where(eq(jobs.name, BACK_UP))
  if (!job) return null
  const { lastGoodAt, lastError, runAt } = job
  const late = lastGoodAt ? lastGoodAt < minutesAfter(now(), -OLD_AFTER_MINUTES) : runAt < minutesAfter(now(), -LATE_AFTER_MINUTES)
  return late || (!lastGoodAt && lastError) ? { lastGoodAt, lastError } : null
}
