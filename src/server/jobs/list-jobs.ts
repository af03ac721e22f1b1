import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { jobCalls } from '#contract/jobs.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { jobRuns, jobs as jobsTable } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { jobs } from './jobs.ts'

type Answer = AnswerOf<typeof jobCalls.list>
type JobRow = typeof jobsTable.$inferSelect
type RunRow = typeof jobRuns.$inferSelect

const toIso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** All jobs of this version with their last result, and the requested runs. */
export async function listJobs({ db, now }: Deps, { job, failed, ...page }: InputOf<typeof jobCalls.list>): Promise<Answer> {
  const { limit, offset } = pageAsked(page)
  const rows = await db.select().from(jobsTable)
  const wanted = and(job ? eq(jobRuns.job, job) : undefined, failed ? isNotNull(jobRuns.error) : undefined)
  const runs = await db.select().from(jobRuns).where(wanted).orderBy(desc(jobRuns.id)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(jobRuns).where(wanted)
  return {
    jobs: jobs.map(({ name, everySeconds }) => ({
      name,
      everySeconds,
      ...shownJob(
        rows.find((row) => row.name === name),
        now(),
      ),
    })),
    runs: runs.map(shownRun),
    total: all?.total ?? 0,
  }
}

const shownJob = (row: JobRow | undefined, now: Date) => ({
  running: Boolean(row?.leaseEndsAt && row.leaseEndsAt > now),
  lastRunAt: toIso(row?.lastRunAt),
  lastError: row?.lastError ?? null,
  nextRunAt: toIso(row?.runAt),
  runs: row?.runs ?? 0,
})

function shownRun({ id, job, beganAt, endedAt, error }: RunRow): Answer['runs'][number] {
  const state = endedAt === null ? 'running' : error === null ? 'done' : 'failed'
  return { id, job, state, beganAt: beganAt.toISOString(), endedAt: toIso(endedAt), error }
}

/** Makes a job due now; the next process that checks runs it. */
export async function runJobNow({ db, now }: Deps, account: Account, name: string) {
  await db.transaction(async (tx) => {
    const due = await tx.update(jobsTable).set({ runAt: now() }).where(eq(jobsTable.name, name)).returning({ name: jobsTable.name })
    if (due.length === 0) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: `job ${name}`, action: 'run now' })
  })
  return {}
}
