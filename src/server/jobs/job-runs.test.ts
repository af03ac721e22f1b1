import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { jobCalls } from '#contract/jobs.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { jobRuns, jobs } from '../db/schema.ts'
import { runDueJobs } from './run-jobs.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

const name = 'send refunds'
const listRuns = async (job = name) => (await admin(jobCalls.list, { job })).runs
const job = async () => (await admin(jobCalls.list, {})).jobs.find((one) => one.name === name)
const another = (run: () => Promise<void>) => runDueJobs(site.deps, [{ name, irreversible: false, everySeconds: 10, run }])

test('a job is listed before its first run', async () => {
  expect(await job()).toEqual({ name, everySeconds: 10, running: false, lastRunAt: null, lastError: null, nextRunAt: null, runs: 0 })
})

test('every run is stored with its start, end and success', async () => {
  await another(async () => {
    expect(await listRuns()).toMatchObject([{ state: 'running', endedAt: null }])
    expect(await job()).toMatchObject({ running: true })
    site.clock.now = new Date(site.clock.now.getTime() + 1_500)
  })
  expect(await listRuns()).toMatchObject([
    { job: name, state: 'done', beganAt: '2026-06-01T09:00:00.000Z', endedAt: '2026-06-01T09:00:01.500Z', error: null },
  ])
  expect(await job()).toMatchObject({ running: false, runs: 1, lastError: null, nextRunAt: '2026-06-01T09:00:11.500Z' })
})

test('a failed run has its error, and is listed among failed runs', async () => {
  site.clock.now = new Date('2026-06-01T09:01:00Z')
  await another(() => Promise.reject(new Error('The bank is closed')))
  const { runs, total } = await admin(jobCalls.list, { failed: true })
  expect(total).toBe(1)
  expect(runs).toMatchObject([{ job: name, state: 'failed', error: 'The bank is closed' }])
  expect(await job()).toMatchObject({ lastError: 'The bank is closed' })
})

test('a run of a dead process is marked as failed, and the job runs again after its lease', async () => {
  site.clock.now = new Date('2026-06-01T09:02:00Z')
  await site.db.insert(jobRuns).values({ job: name, beganAt: site.clock.now })
  await site.db
    .update(jobs)
    .set({ leaseEndsAt: new Date('2026-06-01T09:12:00Z') })
    .where(eq(jobs.name, name))
  let taken = 0
  const takenUp = async () => {
    taken += 1
  }
  await another(takenUp)
  expect(taken).toBe(0)
  site.clock.now = new Date('2026-06-01T09:12:01Z')
  await another(takenUp)
  expect(taken).toBe(1)
  expect((await listRuns()).slice(0, 2)).toMatchObject([{ state: 'done' }, { state: 'failed', error: 'Its process ended before it did.' }])
})

test('the owner can start a run of a job', async () => {
  let ran = 0
  const count = async () => {
    ran += 1
  }
  await another(count)
  expect(ran).toBe(0)
  await admin(jobCalls.runNow, { job: name })
  await another(count)
  expect(ran).toBe(1)
  expect((await admin(activityCalls.list, {})).activity).toMatchObject([{ subject: `job ${name}`, action: 'run now' }])
  await expect(admin(jobCalls.runNow, { job: 'brew coffee' })).rejects.toMatchObject({ status: 404 })
})

test('successful runs are deleted after three days, failed ones after ninety', async () => {
  await site.later(4 * 24 * 60)
  const old = async () => (await site.db.select().from(jobRuns)).filter(({ beganAt }) => beganAt < new Date('2026-06-02T00:00:00Z'))
  expect((await old()).map(({ error }) => error !== null)).toEqual([true, true])
  await site.later(90 * 24 * 60)
  expect(await old()).toEqual([])
})

test('a job that fails for an hour is reported on the dashboard until it succeeds', async () => {
  const told = async () => (await admin(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'failed_job')
  const at = (time: string) => {
    site.clock.now = new Date(`2026-07-01T${time}Z`)
  }
  at('09:00:00')
  await another(async () => undefined)
  at('09:59:00')
  await another(() => Promise.reject(new Error('The bank is closed')))
  expect(await told()).toEqual([])
  at('10:01:00')
  await another(() => Promise.reject(new Error('The bank is closed')))
  expect((await told()).map(({ text }) => text)).toEqual([`'${name}' has not ended well since 2026-07-01 09:00 UTC: The bank is closed`])
  at('10:02:00')
  await another(async () => undefined)
  expect(await told()).toEqual([])
})
