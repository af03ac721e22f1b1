import { eq } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { jobs } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { BACK_UP, backupFolder } from './back-up.ts'
import { newestBackup } from './newest-backup.ts'

// One day plus time for retries.
const OLD_AFTER_MINUTES = 26 * 60
const LATE_AFTER_MINUTES = 2 * 60

export type MissingBackup = {
  /** Null if there has been none, or it is gone. */
  lastGoodAt: Date | null
  /** There were backups, but their folder holds none. */
  gone: boolean
  lastError: string | null
}

/**
 * What is wrong with the backups: the newest file that is really there is old, all are gone, or the nightly job has not ended well for a
 * day. Null if all is well, or if backups are off and none are made by a timer.
 */
export async function missingBackup({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<MissingBackup | null> {
  const newest = await newestBackup(backupFolder(env))
  const isOld = (at: Date) => at < minutesAfter(now(), -OLD_AFTER_MINUTES)
  if (env.BACKUPS_KEPT === 0) {
    const byTimer = newest !== null && newest.days > 1
    return byTimer && isOld(newest.at) ? { lastGoodAt: newest.at, gone: false, lastError: null } : null
  }
  const [job] = await db.select().from(jobs).where(eq(jobs.name, BACK_UP))
  if (!job) return null
  const { lastGoodAt, lastError, runAt } = job
  if (lastGoodAt && !newest) return { lastGoodAt: null, gone: true, lastError }
  const good = newest && lastGoodAt && lastGoodAt < newest.at ? lastGoodAt : (newest?.at ?? null)
  const late = good ? isOld(good) : lastError !== null || runAt < minutesAfter(now(), -LATE_AFTER_MINUTES)
  return late ? { lastGoodAt: good, gone: false, lastError } : null
}
