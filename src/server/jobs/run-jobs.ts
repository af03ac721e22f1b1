import { and, eq, isNull, sql } from 'drizzle-orm'
import { failure } from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import { jobRuns, jobs as jobsTable } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { logged } from '../log.ts'
import { requireTrustedClock } from '../safeguards/trusted-clock.ts'
import { isDue, leaseEnd, nextRun } from './due.ts'
import type { Job } from './jobs.ts'

const TICK_MS = 2_000
const LOOK_AT_LEASE_MS = 1_000

/**
 * Runs due jobs until stopped. Jobs run concurrently, so that a hanging mail server does not delay payment checks.
 * @returns a function that stops and waits for running jobs
 */
export function startJobs(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  const running = new Map<string, Promise<void>>()
  const failed = (error: unknown) => deps.log.error({ err: error }, 'the jobs could not run')
  const start = (due: Due) => {
    const run = runIfFree(deps, due, () => stopping).catch(failed)
    running.set(
      due.name,
      run.finally(() => running.delete(due.name)),
    )
  }
  const loop = async () => {
    const due = await dueJobs(deps, jobs).catch((error) => {
      failed(error)
      return []
    })
    if (stopping) return
    for (const job of due) if (!running.has(job.name)) start(job)
    timer = setTimeout(loop, TICK_MS)
  }
  const looking = loop()
  return async () => {
    stopping = true
    clearTimeout(timer)
    await looking
    await Promise.all(running.values())
  }
}

/** A job with the row by which it was found due. */
type Due = Job & { row: typeof jobsTable.$inferSelect }

/** Due jobs without a valid lease. A job that is new gets its row. */
async function dueJobs({ db, now }: Deps, jobs: readonly Job[]): Promise<Due[]> {
  const rows = new Map((await db.select().from(jobsTable)).map((row) => [row.name, row]))
  const added = jobs.filter(({ name }) => !rows.has(name)).map((job) => ({ name: job.name, runAt: firstRun(job, now()) }))
  if (added.length > 0)
    for (const row of await db.insert(jobsTable).values(added).onConflictDoNothing().returning()) rows.set(row.name, row)
  return jobs.flatMap((job) => {
    const row = rows.get(job.name)
    return row && isDue(job, row, now()) ? [{ ...job, row }] : []
  })
}

const firstRun = (job: Job, now: Date): Date => (job.atHour === undefined ? now : nextRun(job, now))

/** Runs the due ones of `jobs` one after another. */
export async function runDueJobs(deps: Deps, jobs: readonly Job[]): Promise<void> {
  for (const job of await dueJobs(deps, jobs)) await runIfFree(deps, job, () => false)
}

/** Runs a job, unless another process has run it since it was found due. */
async function runIfFree(deps: Deps, job: Due, stopping: () => boolean): Promise<void> {
  const claimed = await claim(deps, job)
  if (claimed) await run(deps, job, claimed, stopping)
}

/** A run that holds the lease of its job. */
type Claimed = { runId: number; leaseEndsAt: Date }

/**
 * Takes the job's lease: only one process runs it, and after a crash it is free when the lease ends. One statement, because every process
 * claims jobs all day. @returns null if somebody has taken the job since it was found due
 */
async function claim({ db, now }: Deps, job: Due): Promise<Claimed | null> {
  const { name, row } = job
  const leaseEndsAt = leaseEnd(job, now())
  const unchanged = sql`runs = ${row.runs} AND date_trunc('milliseconds', lease_ends_at) IS NOT DISTINCT FROM ${row.leaseEndsAt}::timestamptz`
  const [run] = await readRows<{ id: number }>(
    db,
    sql`WITH taken AS (
        UPDATE jobs SET lease_ends_at = ${leaseEndsAt}, last_run_at = ${now()} WHERE name = ${name} AND ${unchanged} RETURNING name
      )${row.leaseEndsAt ? endOpenRuns(now()) : sql``}
      INSERT INTO job_runs (job, began_at) SELECT name, ${now()}::timestamptz FROM taken RETURNING id`,
  )
  return run ? { runId: run.id, leaseEndsAt } : null
}

/** Only a run that could not end has left its lease. */
const endOpenRuns = (now: Date) => sql`, interrupted AS (
  UPDATE job_runs SET ended_at = ${now}, error = ${failure.processEnded} FROM taken WHERE job = taken.name AND ended_at IS NULL
)`

async function run(deps: Deps, job: Job, claimed: Claimed, stopping: () => boolean): Promise<void> {
  const { name } = job
  const { runId } = claimed
  const stopRenewing = renewLease(deps, job, claimed)
  const lastError = await logged({ about: { job: name } }, async () => {
    if (job.irreversible) await requireTrustedClock(deps)
    await job.run(deps, stopping)
  }).then(
    () => null,
    (error) => {
      deps.log.error({ err: error, job: name }, 'a job failed')
      return errorText(error)
    },
  )
  stopRenewing()
  await end(deps, job, { runId, lastError })
}

/** One statement. The lease may have expired while the process hung; then another run owns the job, and nothing is changed. */
async function end({ db, now }: Deps, job: Job, { runId, lastError }: { runId: number; lastError: string | null }): Promise<void> {
  const good = lastError === null ? sql`, last_good_at = ${now()}` : sql``
  await db.execute(sql`
    WITH job AS (SELECT name FROM jobs WHERE name = ${job.name} FOR UPDATE),
      ended AS (
        UPDATE job_runs SET ended_at = ${now()}, error = ${lastError} FROM job WHERE id = ${runId} AND ended_at IS NULL RETURNING job_runs.job
      )
    UPDATE jobs SET lease_ends_at = NULL, run_at = ${nextRun(job, now())}, last_error = ${lastError}, runs = runs + 1${good}
    FROM ended WHERE name = ended.job`)
}

/**
 * Extends the lease of a running job whenever half of it has passed; until then nothing is asked of the database.
 * @returns stops it
 */
function renewLease(deps: Deps, job: Job, { runId, leaseEndsAt }: Claimed): () => void {
  // Not from now on: time may have passed since the claim.
  let end = leaseEndsAt
  let extending = false
  const extend = async () => {
    const halfway = (deps.now().getTime() + leaseEnd(job, deps.now()).getTime()) / 2
    if (extending || end.getTime() > halfway) return
    extending = true
    try {
      end = await extendLease(deps, job, runId)
    } catch (error) {
      deps.log.warn({ err: error, job: job.name }, 'a lease could not be extended')
    }
    extending = false
  }
  const looking = setInterval(extend, LOOK_AT_LEASE_MS)
  return () => clearInterval(looking)
}

/** @returns the new end, also where another run has taken the job: this one has nothing left to extend */
async function extendLease({ db, now }: Deps, job: Job, runId: number): Promise<Date> {
  const leaseEndsAt = leaseEnd(job, now())
  await db.transaction(async (tx) => {
    await lockJob(tx, job)
    if (await tx.$count(jobRuns, isOpen(runId))) await tx.update(jobsTable).set({ leaseEndsAt }).where(eq(jobsTable.name, job.name))
  })
  return leaseEndsAt
}

/** Everything that changes a job's runs locks its row first. */
const lockJob = (tx: Db, { name }: Job) => tx.select({ name: jobsTable.name }).from(jobsTable).where(eq(jobsTable.name, name)).for('update')

/** Condition: the run is still the current one of its job. */
const isOpen = (runId: number) => and(eq(jobRuns.id, runId), isNull(jobRuns.endedAt))
