import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { nextHourAtProperty } from '#domain/calendar-day.ts'
import { minutesAfter } from '../clock.ts'
import { jobRuns, jobs as jobsTable } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { logged } from '../log.ts'
import type { Job } from './jobs.ts'

const TICK_MS = 2_000
const LEASE_MINUTES = 10
const DIED = 'Its process ended before it did.'

/** Runs the jobs from the database until stopped. @returns stops, once what is running has ended */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  let stopping = false
  let running = Promise.resolve()
  const tick = () => {
    running = runDueJobs(deps, jobs, () => stopping).catch((error) => deps.log.error({ err: error }, 'the jobs could not run'))
    return running
  }
  let timer: NodeJS.Timeout | undefined
  const loop = async () => {
    await tick()
    if (!stopping) timer = setTimeout(loop, TICK_MS)
  }
  void loop()
  return async () => {
    stopping = true
    clearTimeout(timer)
    await running
  }
}

export async function runDueJobs(deps: Deps, jobs: readonly Job[], stopping: () => boolean = () => false): Promise<void> {
  for (const job of jobs) {
    if (stopping()) return
    const runId = await claim(deps, job)
    if (runId !== null) await run(deps, job, runId, stopping)
  }
}

/** A lease: one process runs a job at a time, and a dead one's job is free again when the lease ends. @returns the run's id, or null */
async function claim({ db, now }: Deps, { name, atHour, leaseMinutes = LEASE_MINUTES }: Job): Promise<number | null> {
  const first = atHour === undefined ? now() : nextHourAtProperty(now(), atHour)
  await db.insert(jobsTable).values({ name, runAt: first }).onConflictDoNothing()
  const free = or(isNull(jobsTable.leaseEndsAt), lte(jobsTable.leaseEndsAt, now()))
  return db.transaction(async (tx) => {
    const claimed = await tx
      .update(jobsTable)
      .set({ leaseEndsAt: minutesAfter(now(), leaseMinutes), lastRunAt: now() })
      .where(and(eq(jobsTable.name, name), lte(jobsTable.runAt, now()), free))
      .returning({ name: jobsTable.name })
    if (claimed.length === 0) return null
    await tx
      .update(jobRuns)
      .set({ endedAt: now(), error: DIED })
      .where(and(eq(jobRuns.job, name), isNull(jobRuns.endedAt)))
    const [run] = await tx.insert(jobRuns).values({ job: name, beganAt: now() }).returning({ id: jobRuns.id })
    return run?.id ?? null
  })
}

async function run(deps: Deps, { name, everySeconds, atHour, run: work }: Job, runId: number, stopping: () => boolean): Promise<void> {
  const lastError = await logged({ job: name }, () => work(deps, stopping)).then(
    () => null,
    (error) => {
      deps.log.error({ err: error, job: name }, 'a job failed')
      return (error as Error).message.slice(0, 500)
    },
  )
  const runAt = atHour === undefined ? minutesAfter(deps.now(), everySeconds / 60) : nextHourAtProperty(deps.now(), atHour)
  await deps.db.transaction(async (tx) => {
    await tx
      .update(jobsTable)
      .set({
        leaseEndsAt: null,
        runAt,
        lastError,
        runs: sql`${jobsTable.runs} + 1`,
        ...(lastError === null ? { lastGoodAt: deps.now() } : {}),
      })
      .where(eq(jobsTable.name, name))
    await tx.update(jobRuns).set({ endedAt: deps.now(), error: lastError }).where(eq(jobRuns.id, runId))
  })
}
