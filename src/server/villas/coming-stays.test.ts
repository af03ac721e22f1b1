import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { nightChangeCalls } from '#contract/night-changes.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { villaCalls } from '#contract/villas.ts'
import { addDays } from '#domain/calendar-day.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let owner: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  owner = await site.admin()
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

async function buys(weeks: number) {
  const form = await goToBank(ana, villaId, weekLater(weeks))
  await pay(site, form)
  await bring(site, form.orderId)
  return (await readRecords(site, form.orderId)).booking
}
const told = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'withdrawn_villa')

test('withdrawing a villa says how many stays are to come, and attention lists each until it is moved, cancelled or over', async () => {
  const past = await buys(0)
  const [moved, cancelled, hosted] = [await buys(4), await buys(5), await buys(6)]
  site.clock.now = new Date('2026-07-20T09:00:00Z')
  owner = await site.admin()
  expect(await owner(villaCalls.comingStays, { id: villaId })).toEqual({ comingStays: 3 })
  expect(await owner(villaCalls.remove, { id: villaId })).toEqual({ withdrawn: true, comingStays: 3 })
  const items = (await told()).filter(({ bookingId }) => [past, moved, cancelled, hosted].some(({ id }) => id === bookingId))
  expect(items.map(({ bookingId }) => bookingId)).toEqual([moved.id, cancelled.id, hosted.id])
  expect(items[0]?.text).toMatch(/is withdrawn, and the stay is sold\. Host the guest, move the stay to another villa, or cancel it\.$/)

  const other = await aVilla(site.db)
  const { checkIn, checkOut } = moved
  const wanted = { bookingId: moved.id, villaId: other.id, checkIn, checkOut, price: 'kept' as const }
  const { total, back, version } = await owner(ownerChangeCalls.offer, wanted)
  await owner(ownerChangeCalls.change, { ...wanted, total, back, version, reason: 'Sold' })
  await owner(bookingCalls.setStatus, { bookingId: cancelled.id, status: 'cancelled', reason: 'Sold' })
  expect((await told()).map(({ bookingId }) => bookingId)).toEqual([hosted.id])
  site.clock.now = new Date(`${hosted.checkOut}T09:00:00Z`)
  owner = await site.admin()
  expect(await told()).toEqual([])
})

test('a villa without stays to come is removed or withdrawn without a word about them', async () => {
  expect(await owner(villaCalls.remove, { id: villaId })).toEqual({ withdrawn: false, comingStays: 0 })
})

test('closing nights with stays to come asks first, in every way to close them, and the stays stay sold', async () => {
  const { id, checkIn, checkOut } = await buys(2)
  const { id: other } = await aVilla(site.db)
  const nights = { from: checkIn, until: addDays(checkOut, -1) }
  const season = { name: 'Closed', ...nights, rate: 350_00, closed: true }
  const rule = { name: 'Closed', ...nights, closed: true }
  const change = { what: 'rule' as const, name: 'Closed', ...nights, villaIds: [villaId], closed: true }
  const { seen } = await owner(nightChangeCalls.preview, change)
  const ways = {
    season: () => owner(pricingCalls.saveSeason, { ...season, ask: true }),
    rule: () => owner(stayRuleCalls.create, { ...rule, ask: true }),
    'rule of the villa': () => owner(stayRuleCalls.create, { ...rule, villaIds: [villaId], ask: true }),
    'chosen nights': () => owner(nightChangeCalls.make, { ...change, seen, ask: true }),
  }
  for (const [way, close] of Object.entries(ways))
    expect([way, await close().catch(({ code, message }) => [code, message])]).toEqual([
      way,
      ['stays_concerned', expect.stringMatching(/^1 stay lies in these nights/)],
    ])
  await expect(owner(stayRuleCalls.create, { ...rule, villaIds: [other], ask: true })).resolves.toBeDefined()
  const after = { name: 'Later', from: checkOut, until: addDays(checkOut, 7), closed: true, villaIds: [villaId], ask: true }
  await expect(owner(stayRuleCalls.create, after)).resolves.toBeDefined()
  await owner(stayRuleCalls.create, rule)
  expect((await owner(bookingCalls.details, { bookingId: id })).booking.status).toBe('paid')
})
