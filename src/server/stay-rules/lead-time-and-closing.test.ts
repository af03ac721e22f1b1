import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { seasons } from '../db/schema.ts'

// Monday, 1 June 2026 at the villas.
let site: TestSite
let owner: Client
let ana: Client
let villaId: number
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })
const askPrice = (asked: ReturnType<typeof stay>) => site.visitor(bookingCalls.price, { villaId, ...asked })
const leadDays = (days: number) => owner(settingsCalls.save, { booking: { ...seedSettings.booking, leadDays: days } })

test('the lead time is one day by default: search does not offer today, and the specified calls still accept it', async () => {
  const { problem, possible } = await site.visitor(searchCalls.stays, stay('2026-06-01', '2026-06-06'))
  expect(problem).toBe('Check-in is possible from June 2, 2026 on')
  expect(possible[0]).toMatchObject({ checkIn: '2026-06-02' })
  expect(await askPrice(stay('2026-06-01', '2026-06-06'))).toMatchObject({ available: true })
  await goToBank(ana, villaId, stay('2026-06-01', '2026-06-06'))
})

test('the lead time that owners set is enforced, with a tolerance of one day in the specified calls', async () => {
  await leadDays(4)
  expect((await site.visitor(searchCalls.stays, stay('2026-06-04', '2026-06-09'))).problem).toBe(
    'Check-in is possible from June 5, 2026 on',
  )
  expect(await askPrice(stay('2026-06-04', '2026-06-09'))).toMatchObject({ available: true })
  const refused = { code: 'too_soon', status: 400, message: 'Check-in is possible from June 4, 2026 on' }
  await expect(askPrice(stay('2026-06-03', '2026-06-08'))).rejects.toMatchObject(refused)
  await expect(goToBank(ana, villaId, stay('2026-06-03', '2026-06-08'))).rejects.toMatchObject(refused)
  await leadDays(0)
  expect((await site.visitor(searchCalls.stays, stay('2026-06-01', '2026-06-06'))).problem).toBeNull()
  await leadDays(1)
})

test.each([-1, 1.5, 61])('a lead time of %s days is refused', async (days) => {
  await expect(leadDays(days)).rejects.toMatchObject({ status: 400 })
})

const winter = { name: 'Winter', from: '2026-11-01', until: '2027-03-31', rate: 350_00 }

test('a closed season is not for sale, and the nights next to it are', async () => {
  const { id } = await owner(pricingCalls.saveSeason, { ...winter, closed: true })
  const refused = { code: 'closed', status: 400 }
  await expect(askPrice(stay('2026-10-28', '2026-11-03'))).rejects.toMatchObject(refused)
  await expect(goToBank(ana, villaId, stay('2027-01-04', '2027-01-09'))).rejects.toMatchObject(refused)
  expect(await askPrice(stay('2026-10-26', '2026-10-31'))).toMatchObject({ available: true })
  const { problem, possible } = await site.visitor(searchCalls.stays, stay('2026-11-02', '2026-11-07'))
  expect(problem).toBe('We are closed on some of these nights. Please choose other dates.')
  expect(possible[0]).toMatchObject({ checkOut: '2026-10-31' })
  await owner(pricingCalls.deactivateSeason, { id })
  expect(await askPrice(stay('2027-01-04', '2027-01-09'))).toMatchObject({ available: true })
})

test('a closed season stays closed after a change by a client that does not know the field', async () => {
  const { id } = await owner(pricingCalls.saveSeason, { ...winter, closed: true })
  await owner(pricingCalls.saveSeason, { ...winter, id, name: 'Long winter' })
  const { id: open } = await owner(pricingCalls.saveSeason, { ...winter, name: 'Another' })
  const rows = await site.db.select({ id: seasons.id, closed: seasons.closed }).from(seasons)
  expect(rows).toEqual(
    expect.arrayContaining([
      { id, closed: true },
      { id: open, closed: false },
    ]),
  )
  const { nights } = await site.visitor(pricingCalls.calendar, { month: '2026-10' })
  expect(nights.every(({ closed }) => !closed)).toBe(true)
  await site.db.delete(seasons).where(eq(seasons.id, id))
})
