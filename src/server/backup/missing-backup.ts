import { eq } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { jobs } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { BACK_UP } from './back-up.ts'

// A night, and time to make it good.
const OLD_AFTER_MINUTES = 26 * 60
const LATE_AFTER_MINUTES = 2 * 60

/** The nightly backup where one was due and none has come about; null while all is well, or where none is wanted. */
export async function missingBackup({ db, env, now }: Deps): Promise<{ lastGoodAt: Date | null; lastError: string | null } | null> {
  if (env.BACKUPS_KEPT === 0) return null
  const [job] = await db.select().from(jobs).where(eq(jobs.name, BACK_UP))
  if (!job) return null
  const { lastGoodAt, lastError, runAt } = job
  const late = lastGoodAt ? lastGoodAt < minutesAfter(now(), -OLD_AFTER_MINUTES) : runAt < minutesAfter(now(), -LATE_AFTER_MINUTES)
  return late || (!lastGoodAt && lastError) ? { lastGoodAt, lastError } : null
}
