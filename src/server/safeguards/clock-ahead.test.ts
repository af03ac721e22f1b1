import { eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { mailCalls } from '#contract/mails.ts'
import { everythingIn } from '../../../tests/backups.ts'
import { listening } from '../../../tests/listening.ts'
import { isLong } from '../../../tests/long-tests.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { yearsOfRows } from '../../../tests/years.ts'
import { accounts, deletedAmounts, jobs as jobsTable, threads, tickets } from '../db/schema.ts'
import { jobs } from '../jobs/jobs.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'
import { readClocks } from './clocks.ts'
import { deletedKinds } from './usual-amounts.ts'

const DAYS_AHEAD = 400
const DAY = 24 * 60
const guarded = jobs.flatMap(({ name, irreversible }) => (irreversible ? [name] : [])).sort()

let site: TestSite
let owner: Client
beforeEach(async () => {
  site = await testSite()
  owner = await site.admin()
})
afterEach(() => site.close())

const needing = async (wanted: string) => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === wanted)
const failedJobs = async () => (await site.db.select().from(jobsTable).where(ne(jobsTable.lastError, ''))).map(({ name }) => name).sort()
const lettersAbout = async (subject: string) => (await owner(mailCalls.list, {})).mails.filter((mail) => mail.subject === subject)

describe('half a minute with a clock that is 400 days ahead', () => {
  beforeEach(async () => {
    await yearsOfRows(site, 11)
    // So much is usual here that only the clock is in the way.
    await site.db.insert(deletedAmounts).values(deletedKinds.map((what) => ({ what, amounts: [100_000] })))
    await site.later(1)
  })

  /** Every row that people would miss. Jobs note their runs, and the owners are told. */
  async function lasting() {
    const { jobs, job_runs, job_holds, event_deliveries, event_counts, ...rest } = await everythingIn(site.db)
    const ofGuests = (rows: string[] = []) => rows.filter((row) => !row.includes('job held') && !row.includes('job.held'))
    return { ...rest, mails: ofGuests(rest.mails), events: ofGuests(rest.events) }
  }

  const around = [
    ['where the database has a clock of its own', { sameMachine: false, alone: true }],
    ['where a server outside tells the time', { sameMachine: true, alone: false }],
    ['where nothing else tells the time', { sameMachine: true, alone: true }],
  ] as const
  test.each(isLong('processes') ? around : around.slice(-1))(
    'half a minute with a clock that is 400 days ahead deletes nothing and writes to no guest %s',
    async (_, here) => {
      const before = await lasting()
      Object.assign(site.clock, here, { ahead: DAYS_AHEAD })
      await site.later(0)
      await site.later(0.5)
      expect(await failedJobs()).toEqual(guarded)
      Object.assign(site.clock, { ahead: 0 })
      expect(await lasting()).toEqual(before)
      expect(await needing('doubtful_clock')).toHaveLength(1)
      expect(await needing('failed_job')).toEqual([])
      expect(await lettersAbout('The clock of the site is in doubt')).toHaveLength(1)

      await site.later(60)
      expect(await failedJobs()).toEqual([])
      expect(await needing('doubtful_clock')).toEqual([])
    },
  )
})

describe('a site that was switched off for three weeks', () => {
  beforeEach(async () => {
    await site.later(1)
  })

  test('a site that was switched off for three weeks goes on by itself where a server outside tells the same time', async () => {
    site.clock.sameMachine = true
    await site.later(21 * DAY)
    expect([await failedJobs(), await needing('doubtful_clock')]).toEqual([[], []])
  })

  test('a site that was switched off for three weeks waits for an owner where nothing tells the time, and goes on once released', async () => {
    Object.assign(site.clock, { sameMachine: true, alone: true })
    await site.later(21 * DAY)
    expect(await failedJobs()).toEqual(guarded)
    const [doubt] = await needing('doubtful_clock')
    expect(doubt?.text).toContain('2026-06-22 09:01 UTC, but jobs ran last on 2026-06-01 09:01 UTC')

    const jobHoldId = doubt?.jobHoldId ?? 0
    await owner(dashboardCalls.settle, { jobHoldId, note: 'We were closed for the winter' })
    expect((await owner(activityCalls.list, {})).activity).toMatchObject([{ subject: `held deletion ${jobHoldId}`, action: 'release' }])
    await expect(owner(dashboardCalls.settle, { jobHoldId, note: 'Once more' })).rejects.toMatchObject({ status: 409 })
    await site.later(60)
    expect([await failedJobs(), await needing('doubtful_clock')]).toEqual([[], []])
  })

  test('a site that was released after three weeks does not go on after another jump', async () => {
    Object.assign(site.clock, { sameMachine: true, alone: true })
    await site.later(21 * DAY)
    const [doubt] = await needing('doubtful_clock')
    await owner(dashboardCalls.settle, { jobHoldId: doubt?.jobHoldId ?? 0, note: 'We were closed' })
    site.clock.ahead = DAYS_AHEAD
    await site.later(60)
    expect(await failedJobs()).toEqual(guarded)
  })
})

test('a clock that another clock contradicts cannot be released', async () => {
  await site.later(1)
  Object.assign(site.clock, { ahead: DAYS_AHEAD, alone: true })
  await site.later(60)
  site.clock.ahead = 0
  expect(await needing('doubtful_clock')).toMatchObject([
    { jobHoldId: null, text: expect.stringContaining('its database’s 2026-06-01 10:01 UTC') },
  ])
})

test('a clock that is behind stops them as well, until it is right', async () => {
  await site.later(1)
  site.clock.ahead = -3
  await site.later(2 * DAY)
  expect(await failedJobs()).toEqual(guarded)
  site.clock.ahead = 0
  await site.later(60)
  expect(await failedJobs()).toEqual([])
})

const requests = async (count: number) => {
  const [account] = await site.db.select().from(accounts)
  const at = new Date('2020-01-01T00:00:00Z')
  const [thread] = await site.db
    .insert(threads)
    .values({ guestName: '', guestEmail: '', language: 'en', openedAt: at, lastAt: site.clock.now, lastAuthor: 'guest' })
    .returning()
  const of = { accountId: account?.id ?? 0, threadId: thread?.id ?? 0 }
  const one = { ...of, orderId: '', reason: 'other', openedAt: at, updatedAt: at } as const
  await site.db.insert(tickets).values(Array.from({ length: count }, () => one))
}

test('a deletion far above the usual waits for an owner, who lets it happen once', async () => {
  await requests(201)
  await eraseOldData(site.deps)
  expect(await site.db.$count(tickets)).toBe(201)
  const [held] = await needing('held_deletion')
  expect(held?.text).toContain('support requests: 201 would be deleted in one go')
  expect(await lettersAbout('Deletion of old data waits for you')).toHaveLength(1)

  await owner(dashboardCalls.settle, { jobHoldId: held?.jobHoldId ?? 0, note: 'We keep them for a shorter time now' })
  await eraseOldData(site.deps)
  expect([await site.db.$count(tickets), await needing('held_deletion')]).toEqual([0, []])

  await requests(2_001)
  await eraseOldData(site.deps)
  expect(await site.db.$count(tickets)).toBe(2_001)
  expect(await needing('held_deletion')).toHaveLength(1)
})

test('a deletion far above the usual does not keep other steps from running, and the usual is never held', async () => {
  await requests(200)
  await eraseOldData(site.deps)
  expect([await site.db.$count(tickets), await needing('held_deletion')]).toEqual([0, []])
  expect(await site.db.select().from(deletedAmounts).where(eq(deletedAmounts.what, 'tickets'))).toMatchObject([{ amounts: [200] }])
})

test('a deletion far above the usual that was released for some rows is not released for many times as many', async () => {
  await requests(201)
  await eraseOldData(site.deps)
  const [held] = await needing('held_deletion')
  await owner(dashboardCalls.settle, { jobHoldId: held?.jobHoldId ?? 0, note: 'Go on' })
  await requests(500)
  await eraseOldData(site.deps)
  expect(await site.db.$count(tickets)).toBe(701)
  expect((await needing('held_deletion'))[0]?.text).toContain('701 would be deleted')
})

test('the clocks of the site are that of the database and the Date of a server outside', async () => {
  const outside = await listening((_, response) => void response.writeHead(404, { date: 'Mon, 01 Jun 2026 09:00:00 GMT' }).end())
  const silent = { EUR_RSD_RATE_URL: 'http://127.0.0.1:9/', bank: null }
  expect(await readClocks(site.db, fetch, { ...silent, EUR_RSD_RATE_URL: outside.url }).outside()).toEqual(new Date('2026-06-01T09:00:00Z'))
  expect(await readClocks(site.db, fetch, silent).outside()).toBeNull()
  await outside.close()
  const wholeSecond = new Date().setMilliseconds(0)
  const told = (await readClocks(site.db, fetch, silent).database()).getTime()
  expect(told).toBeGreaterThanOrEqual(wholeSecond)
  expect(told).toBeLessThanOrEqual(Date.now())
})
