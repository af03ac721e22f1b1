import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailCalls } from '#contract/mails.ts'
import { goToBank, pay, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { bookings, jobs as jobsTable, rateLimits } from '../db/schema.ts'
import { gauges } from '../metrics/gauges.ts'
import { isDue, nextRun, overdueSeconds } from './due.ts'
import { type Job, jobs } from './jobs.ts'
import { runDueJobs } from './run-jobs.ts'

const now = new Date('2026-06-01T09:00:00Z')
const inMinutes = (minutes: number) => minutesAfter(now, minutes)

const hourly = { everySeconds: 3600 }
const nightly = { everySeconds: 86_400, atHour: 4, leaseMinutes: 120 }
test.each([
  ['at its time', hourly, inMinutes(0), null, true],
  ['not before its time', hourly, inMinutes(1), null, false],
  ['not if its next run is one interval ahead', hourly, inMinutes(60), null, false],
  ['if its next run is further ahead than its interval', hourly, inMinutes(61), null, true],
  ['not while it is running', hourly, inMinutes(-5), inMinutes(9), false],
  ['if its lease ends later than any lease can', hourly, inMinutes(-5), inMinutes(11), true],
  ['if its lease has expired', hourly, inMinutes(-5), inMinutes(-1), true],
  ['nightly: not before its next hour', nightly, nextRun(nightly, now), null, false],
  ['nightly: if its next run is a day too far ahead', nightly, minutesAfter(nextRun(nightly, now), 24 * 60), null, true],
  ['nightly: not during its longer lease', nightly, inMinutes(-5), inMinutes(119), false],
])('when a job is due: %s', (_, job, runAt, leaseEndsAt, expected) => {
  expect(isDue(job, { runAt, leaseEndsAt }, now)).toBe(expected)
})

test('the overdue seconds are how late a job is, or how far its next run is beyond its interval', () => {
  const seconds = (runAt: Date) => overdueSeconds(hourly, { runAt, leaseEndsAt: null }, now)
  expect([inMinutes(-2), inMinutes(30), inMinutes(60), inMinutes(90)].map(seconds)).toEqual([120, 0, 0, 1800])
})

describe('a clock that was a year ahead', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite()
  })
  beforeEach(async () => {
    site.clock.now = minutesAfter(now, 365 * 24 * 60)
    await runDueJobs(site.deps, jobs)
    site.clock.now = now
  })
  afterAll(() => site.close())

  test.each(jobs.map((job) => [job.name, job] as const))(
    'after a clock that was a year ahead %s runs at once, and then at its next time',
    async (name, job: Job) => {
      let ran = 0
      const run = async () => {
        ran += 1
      }
      const counting = { ...job, run }
      await runDueJobs(site.deps, [counting])
      await runDueJobs(site.deps, [counting])
      expect(ran).toBe(1)
      const [row] = await site.db.select().from(jobsTable).where(eq(jobsTable.name, name))
      expect(row?.runAt).toEqual(nextRun(job, now))
    },
  )

  test('after a clock that was a year ahead the gauge shows overdue jobs until they have run', async () => {
    const gauge = gauges.find(({ name }) => name === 'villas_job_overdue_seconds')
    const highest = async () => Math.max(...((await gauge?.read(site.deps)) ?? []).map(([, value]) => value))
    expect(await highest()).toBeGreaterThan(300 * 24 * 3600)
    await runDueJobs(site.deps, jobs)
    expect(await highest()).toBe(0)
  })
})

test('after a clock that was ahead, a payment is found, its mails are sent, a hold ends and a limit is lifted', async () => {
  const site = await testSite()
  const { id } = await aVilla(site.db)
  await site.guest('Ana')
  site.clock.now = minutesAfter(now, 365 * 24 * 60)
  const ana = await site.signIn('ana@example.com', 'Password-1')
  const stay = { checkIn: '2027-07-05', checkOut: '2027-07-12' }
  const form = await goToBank(ana, id, stay)
  site.clock.now = now
  await expect(goToBank(await site.guest('Bob'), id, stay)).rejects.toMatchObject({ code: 'dates_held' })
  await pay(site, form)
  await site.later(1)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  await site.later(1)
  const admin = await site.admin()
  expect((await admin(mailCalls.list, {})).mails.map(({ subject }) => subject)).toContain(`New booking ${form.bookingNumber}`)
  expect(
    await site.db
      .select()
      .from(rateLimits)
      .where(gt(rateLimits.windowEndsAt, minutesAfter(now, 3 * 24 * 60))),
  ).toEqual([])

  site.clock.now = minutesAfter(now, 300 * 24 * 60)
  const again = await site.signIn('ana@example.com', 'Password-1')
  await goToBank(again, (await aVilla(site.db)).id, { checkIn: '2027-06-07', checkOut: '2027-06-14' })
  site.clock.now = minutesAfter(now, 10)
  await site.later(1)
  const held = await site.db.select().from(bookings).where(gt(bookings.holdsUntil, site.clock.now))
  expect(held).toEqual([])
  await site.close()
})
