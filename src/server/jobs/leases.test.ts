import { eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { jobRuns, jobs } from '../db/schema.ts'
import { runDueJobs } from './run-jobs.ts'

const name = 'send refunds'
const DIED = 'Its process ended before it did.'

let site: TestSite
beforeEach(async () => {
  site = await testSite({ now: '2026-06-01T09:00:00Z' })
})
afterEach(() => site.close())

const attempt = (run: () => Promise<void>) => runDueJobs(site.deps, [{ name, irreversible: false, everySeconds: 10, run }])

async function row() {
  const [job] = await site.db.select().from(jobs).where(eq(jobs.name, name))
  return job
}
const leaseEnd = async () => (await row())?.leaseEndsAt?.toISOString()

/** A run that continues until the returned function is called. */
async function slowRun() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const over = attempt(() => finished)
  await expect.poll(leaseEnd).toBe('2026-06-01T09:10:00.000Z')
  return async () => {
    finish()
    await over
  }
}

test('a run longer than its lease extends it, and no other run starts', async () => {
  const finish = await slowRun()
  site.clock.now = new Date('2026-06-01T09:06:00Z')
  await expect.poll(leaseEnd, { timeout: 5_000 }).toBe('2026-06-01T09:16:00.000Z')
  site.clock.now = new Date('2026-06-01T09:10:30Z')
  await attempt(() => Promise.reject(new Error('A second run started')))
  await finish()
  expect(await row()).toMatchObject({ leaseEndsAt: null, lastError: null, runs: 1 })
})

test('a run that lost its lease does not release the lease of another process', async () => {
  const finish = await slowRun()
  await site.db.update(jobRuns).set({ endedAt: site.clock.now, error: DIED }).where(isNull(jobRuns.endedAt))
  await site.db.insert(jobRuns).values({ job: name, beganAt: site.clock.now })
  await site.db
    .update(jobs)
    .set({ leaseEndsAt: new Date('2026-06-01T09:12:00Z') })
    .where(eq(jobs.name, name))
  await finish()
  expect(await leaseEnd()).toBe('2026-06-01T09:12:00.000Z')
  expect(await site.db.$count(jobRuns, isNull(jobRuns.endedAt))).toBe(1)
})
