import { nextHourAtProperty } from '#domain/calendar-day.ts'
import { minutesAfter } from '../clock.ts'
import type { jobs as jobsTable } from '../db/schema.ts'
import type { Job } from './jobs.ts'

export const LEASE_MINUTES = 10

type Times = Pick<Job, 'everySeconds' | 'atHour' | 'leaseMinutes'>
type JobRow = Pick<typeof jobsTable.$inferSelect, 'runAt' | 'leaseEndsAt'>

/** Next regular run of a job that has just ended. A later time in the database was written by a wrong clock. */
export const nextRun = ({ everySeconds, atHour }: Times, now: Date): Date =>
  atHour === undefined ? minutesAfter(now, everySeconds / 60) : nextHourAtProperty(now, atHour)

/** End of a lease that begins now. */
export const leaseEnd = ({ leaseMinutes = LEASE_MINUTES }: Times, now: Date): Date => minutesAfter(now, leaseMinutes)

/** True if the job should run and no process holds its lease. */
export function isDue(job: Times, { runAt, leaseEndsAt }: JobRow, now: Date): boolean {
  const leased = leaseEndsAt !== null && leaseEndsAt > now && leaseEndsAt <= leaseEnd(job, now)
  return !leased && (runAt <= now || runAt > nextRun(job, now))
}

/** Seconds by which a job is late, or by which its next run is later than the next regular time. */
export const overdueSeconds = (job: Times, { runAt }: JobRow, now: Date): number =>
  Math.max(0, now.getTime() - runAt.getTime(), runAt.getTime() - nextRun(job, now).getTime()) / 1000
