import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { supportCalls } from '#contract/support.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { daysAfter } from '../clock.ts'
import { accounts, activity, bankMessages, bookings, mails, payments, rateLimits, sessions, tickets } from '../db/schema.ts'
import { eraseOldData } from './erase-old-data.ts'

let site: TestSite

beforeEach(async () => {
  site = await testSite()
  const ana = await site.guest('Ana')
  await site.guest('Bob')
  const visit = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, visit)
  await bring(site, visit.orderId)
  await ana(supportCalls.request, { orderId: visit.orderId, reason: 'other', message: 'Hello' })
  const owner = await site.admin()
  const { tickets: open } = await owner(supportCalls.tickets, {})
  await owner(supportCalls.update, { ticketId: open[0]?.id ?? 0, status: 'closed' })
})
afterEach(() => site.close())

const start = new Date('2026-06-01T09:00:00Z')
const afterYears = async (years: number) => {
  site.clock.now = daysAfter(start, years * 365.25)
  await eraseOldData(site.deps)
}
const counted = async () => ({
  sessions: (await site.db.select().from(sessions)).length,
  rateLimits: (await site.db.select().from(rateLimits)).length,
  words: (await site.db.select().from(mails)).filter(({ text, recipient }) => text !== '' || recipient !== 'Cleared').length,
  mails: (await site.db.select().from(mails)).length,
  tickets: (await site.db.select().from(tickets)).length,
  guests: (await site.db.select().from(accounts).orderBy(accounts.id)).filter(({ status }) => status === 1).map(({ fullName }) => fullName),
  bankMessages: (await site.db.select().from(bankMessages)).length,
  activity: (await site.db.select().from(activity)).length,
  bookings: (await site.db.select().from(bookings)).length,
})

test('expired sessions and limits are removed in the next run, all other data at its age and not before', async () => {
  const before = await counted()
  await afterYears(0)
  expect(await counted()).toEqual(before)
  await afterYears(0.2)
  const used = { ...before, sessions: 0, rateLimits: 0 }
  expect(await counted()).toEqual(used)
  await afterYears(1.99)
  expect(await counted()).toEqual(used)
  await afterYears(2.01)
  expect(await counted()).toEqual({ ...used, words: 0 })
  await afterYears(2.99)
  expect(await counted()).toMatchObject({ tickets: 1, guests: ['Ana', 'Bob'] })
  await afterYears(3.01)
  expect(await counted()).toMatchObject({ tickets: 0, guests: ['Ana'], mails: before.mails })
  await afterYears(4.99)
  expect(await counted()).toMatchObject({ bankMessages: before.bankMessages, activity: before.activity })
  await afterYears(5.01)
  expect(await counted()).toMatchObject({ bankMessages: 0, activity: 0, bookings: 1 })
  await afterYears(10)
  expect(await counted()).toMatchObject({ bookings: 1 })
  await afterYears(10.6)
  expect(await counted()).toMatchObject({ bookings: 0, guests: [] })
})

test('a booking with an unsettled payment is kept at any age', async () => {
  await site.db.update(payments).set({ attention: 'ask the bank' })
  await afterYears(20)
  expect(await counted()).toMatchObject({ bookings: 1, guests: ['Ana'] })
})

test('activity about a manual settlement is kept as long as its booking', async () => {
  const owner = await site.admin()
  const [payment] = await site.db.select().from(payments)
  await site.db.update(payments).set({ attention: 'ask the bank' })
  await owner(dashboardCalls.settle, { paymentId: payment?.id ?? 0, note: 'The bank has corrected its books' })
  await afterYears(6)
  expect((await site.db.select().from(activity)).map(({ action }) => action)).toEqual(['settle'])
  await afterYears(10.6)
  await afterYears(10.6)
  expect(await counted()).toMatchObject({ bookings: 0, activity: 0 })
})

test('the ages are configurable', async () => {
  const { deps } = site
  site.clock.now = daysAfter(start, 400)
  await eraseOldData({ ...deps, env: { ...deps.env, KEEP_MAILS_YEARS: 1, KEEP_TICKETS_YEARS: 1 } })
  expect(await counted()).toMatchObject({ words: 0, tickets: 0, bookings: 1 })
})

test('a step that fails is named, and all others have run', async () => {
  await site.asOwner(sql`ALTER TABLE tickets RENAME TO tickets_gone`)
  site.clock.now = daysAfter(start, 5.01 * 365.25)
  await expect(eraseOldData(site.deps)).rejects.toThrow(/could not be cleared: tickets: [^;]+; accounts: /)
  await site.asOwner(sql`ALTER TABLE tickets_gone RENAME TO tickets`)
  expect(await counted()).toMatchObject({ words: 0, tickets: 1, bankMessages: 0, activity: 0, guests: ['Ana', 'Bob'] })
})
