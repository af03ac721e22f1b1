import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { addDays } from '#domain/calendar-day.ts'
import { bring, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { activity, eventDeliveries, events, jobRuns, jobs, mails } from '../db/schema.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { countsOfEvents } from '../metrics/event-counts.ts'
import type { Consumers } from './consumer.ts'
import { deliverEvents, withDelivery } from './deliver-events.ts'
import type { ConsumerName, EventType } from './event.ts'
import { recordEvent } from './record-event.ts'

let site: TestSite
let ana: Client
let admin: Client
let working: Consumers
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  admin = await site.admin()
  working = site.deps.consumers
})
afterEach(() => site.close())

const fail = (...names: ConsumerName[]) => {
  const failing = names.map((name) => [name, () => Promise.reject(new Error(`${name} is broken`))])
  site.deps.consumers = { ...working, ...Object.fromEntries(failing) }
}
const repair = () => {
  site.deps.consumers = working
}

async function aTransfer() {
  const { orderId } = await goToBank(ana, (await aVilla(site.db)).id)
  const { booking } = await readRecords(site, orderId)
  await admin(bookingMoneyCalls.record, { bookingId: booking.id, ...makeTransfer(booking.total) })
  return { orderId, booking }
}

const listed = async () => (await admin(activityCalls.list, {})).activity.map(({ action, at }) => ({ action, at }))
const counted = async (type: EventType) => (await countsOfEvents(site.db)).find((one) => one.type === type)?.count
const written = async () => (await site.db.select().from(mails)).filter(({ subject }) => !/^Welcome$|in five figures$/.test(subject)).length
const waiting = async () => {
  const rows = await site.db.select().from(eventDeliveries).orderBy(asc(eventDeliveries.eventId), asc(eventDeliveries.consumer))
  return rows.filter(({ doneAt }) => doneAt === null).map(({ consumer, attempts, error }) => ({ consumer, attempts, error }))
}
const attention = async () => (await admin(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'undelivered_event')

test('a payment recorded by an owner has its mails, its activity entry and its count before the response', async () => {
  await aTransfer()
  expect(await listed()).toEqual([{ action: 'record payment', at: '2026-06-01T09:00:00.000Z' }])
  expect([await written(), await counted('payment.recorded'), await waiting()]).toEqual([3, 1, []])
})

test.each([
  { broken: 'activity', mails: 3, entries: 0, count: 1 },
  { broken: 'mail', mails: 0, entries: 1, count: 1 },
  { broken: 'metrics', mails: 3, entries: 1, count: 0 },
] as const)(
  'a payment recorded by an owner is stored while $broken fails, and only $broken is retried',
  async ({ broken, ...meanwhile }) => {
    fail(broken)
    const { booking, orderId } = await aTransfer()
    expect((await states(site, orderId)).at(-1)).toBe('paid')
    expect({ mails: await written(), entries: (await listed()).length, count: await counted('payment.recorded') }).toEqual(meanwhile)
    expect(await waiting()).toEqual([{ consumer: broken, attempts: 1, error: `${broken} is broken` }])
    expect(await attention()).toMatchObject([{ text: expect.stringContaining(`${broken} is broken`) }])

    await site.later(2)
    expect(await waiting()).toMatchObject([{ consumer: broken, attempts: 2 }])
    repair()
    await site.later(6)
    expect(await waiting()).toEqual([])
    expect([await written(), await counted('payment.recorded')]).toEqual([3, 1])
    expect((await admin(activityCalls.list, { search: booking.code })).activity).toMatchObject([{ at: '2026-06-01T09:00:00.000Z' }])
    expect(await attention()).toEqual([])
  },
)

test.each([
  ['a number that is none', sql`SELECT ${'Ana ana@example.com'}::int`, 'invalid input syntax for type integer: "…" (SQLSTATE 22P02)'],
  [
    'a row that is there already',
    sql`INSERT INTO activity (id, at, account_id, subject, action) OVERRIDING SYSTEM VALUE SELECT id, at, account_id, ${'Ana ana@example.com'}, action FROM activity`,
    'duplicate key value violates unique constraint "activity_pkey" (SQLSTATE 23505, constraint activity_pkey)',
  ],
])('a statement refused for %s leaves its cause, and nothing of its text and parameters', async (_, statement, cause) => {
  await aTransfer()
  site.deps.consumers = { ...working, mail: async (tx) => void (await tx.execute(statement)) }
  await aTransfer()
  expect(await waiting()).toEqual([{ consumer: 'mail', attempts: 1, error: cause }])
  await runDueJobs(site.deps, [
    { name: 'send refunds', irreversible: false, everySeconds: 10, run: async () => void (await site.db.execute(statement)) },
  ])
  expect(await attention()).toMatchObject([{ text: expect.stringContaining(cause) }])
  expect(await site.db.select({ error: jobs.lastError }).from(jobs).where(isNotNull(jobs.lastError))).toEqual([{ error: cause }])
  expect(await site.db.select({ error: jobRuns.error }).from(jobRuns).where(isNotNull(jobRuns.error))).toEqual([{ error: cause }])
})

test('a card payment is stored while every consumer fails', async () => {
  fail('mail', 'activity', 'metrics')
  const form = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  repair()
  await site.later(2)
  expect([await written(), await counted('payment.approved'), await waiting()]).toEqual([3, 1, []])
})

const owner = { id: 1 }
const endsAfterCommit = () =>
  site.db.transaction((tx) => recordActivity(tx, owner, site.clock.now, { subject: 'base rate', action: 'change', after: 1 }))

test('a process that ends between commit and delivery leaves its events to the job, which delivers them once', async () => {
  await endsAfterCommit()
  expect(await listed()).toEqual([])
  await site.later(1)
  await site.later(1)
  expect(await listed()).toEqual([{ action: 'change', at: '2026-06-01T09:00:00.000Z' }])
})

test('a process that ends between commit and delivery does not block other calls, which deliver only their own events', async () => {
  await endsAfterCommit()
  await admin(pricingCalls.saveBaseRate, { baseRate: 365_50 })
  expect(await listed()).toHaveLength(1)
})

test('a process that ends between commit and delivery has its events delivered once by several concurrent processes', async () => {
  await endsAfterCommit()
  await Promise.all([1, 2, 3].map(() => deliverEvents(site.deps)))
  expect(await site.db.$count(activity)).toBe(1)
})

test('an event of a failed transaction is not delivered', async () => {
  const failing = withDelivery(site.deps, () =>
    site.db.transaction(async (tx) => {
      await recordEvent(tx, site.clock.now, { type: 'account.registered', accountId: 1 })
      throw new Error('no change')
    }),
  )
  await expect(failing).rejects.toThrow('no change')
  expect([await counted('account.registered'), await waiting()]).toEqual([1, []])
})

test('earlier events are not delivered to a new consumer, and unknown consumers are left to newer versions', async () => {
  const [old] = await site.db
    .insert(events)
    .values({ at: site.clock.now, type: 'ticket.opened', facts: { ticketId: 7 } })
    .returning()
  await site.db.insert(eventDeliveries).values([
    { eventId: old?.id ?? 0, consumer: 'mail', doneAt: site.clock.now },
    { eventId: old?.id ?? 0, consumer: 'of a newer version', tryAt: site.clock.now },
  ])
  await site.later(1)
  expect(await counted('ticket.opened')).toBe(0)
  expect(await waiting()).toEqual([{ consumer: 'of a newer version', attempts: 0, error: null }])
})

test('a change by an administrator is stored only in the activity once it is delivered', async () => {
  await admin(pricingCalls.saveBaseRate, { baseRate: 365_50 })
  const [event] = await site.db.select().from(events).where(eq(events.type, 'admin.changed'))
  expect(event?.facts).toEqual({ accountId: 1, subject: 'base rate', action: 'change' })
  expect((await admin(activityCalls.list, {})).activity).toMatchObject([{ before: 350_00, after: 365_50 }])
})

test('a change by an administrator is erased with its guest, also before it is delivered', async () => {
  fail('activity')
  const form = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  await admin(bookingCalls.updateDetails, { bookingId: booking.id, guests: 3, specialRequests: 'A cot for Mila' })
  expect(await everything(site.db)).toMatch(/mila/i)
  site.clock.now = new Date(`${addDays(booking.checkOut, 1)}T12:00:00Z`)
  await (await site.signIn('ana@example.com', 'Password-1'))(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toMatch(/mila/i)
  repair()
  await site.later(60)
  expect((await admin(activityCalls.list, {})).activity).toMatchObject([{ action: 'details', before: null, after: null }])
})
