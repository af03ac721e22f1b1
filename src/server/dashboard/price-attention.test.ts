import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Attention, dashboardCalls } from '#contract/dashboard.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { nameOfSeason } from '#domain/pricing/own-prices.ts'
import { aSeason, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { seasons, stayRules } from '../db/schema.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await testSite()
  owner = await site.admin()
  await aVilla(site.db)
})
beforeEach(async () => {
  await site.db.delete(seasons)
  site.clock.now = new Date('2026-06-01T09:00:00Z')
})
afterAll(() => site.close())

const listTold = async (wanted: Attention['kind']) =>
  (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === wanted).map(({ text }) => text)
const told = () => listTold('missing_season')

test('a July without a season is reported sixty days before it is on sale, until it has one', async () => {
  await aSeason(site.db, { name: 'July', from: '2026-07-01', until: '2026-07-31' })
  await aSeason(site.db, { name: 'July', from: '2027-07-01', until: '2027-07-31' })
  expect(await told()).toEqual([])
  site.clock.now = new Date('2026-11-01T09:00:00Z')
  expect(await told()).toEqual([])
  // In sixty days it is 1 January at the villas.
  site.clock.now = new Date('2026-11-02T09:00:00Z')
  expect(await told()).toEqual([
    'No season covers July 2028, which is on sale from January 1, 2027: a night costs the base price there, €350.00.',
  ])
  site.clock.now = new Date('2027-01-01T09:00:00Z')
  expect(await told()).toEqual(['No season covers July 2028, which is on sale: a night costs the base price there, €350.00.'])
  const { seen } = await owner(yearChangeCalls.preview, { kind: 'copy', year: 2027, percent: 0 })
  await owner(yearChangeCalls.make, { kind: 'copy', year: 2027, percent: 0, seen })
  expect(await told()).toEqual([])
})

test('nights between two seasons are reported, unless they are closed', async () => {
  await aSeason(site.db, { from: '2026-07-01', until: '2026-07-31' })
  await aSeason(site.db, { from: '2026-08-03', until: '2026-08-31' })
  await aSeason(site.db, { from: '2027-07-01', until: '2027-08-31' })
  expect(await told()).toEqual([
    'No season covers August 1, 2026 to August 2, 2026, which is on sale: a night costs the base price there, €350.00.',
  ])
  const { id } = await owner(stayRuleCalls.create, { name: 'Roof', from: '2026-08-01', until: '2026-08-02', closed: true })
  expect(await told()).toEqual([])
  await owner(stayRuleCalls.remove, { id })
})

test('a villa sold further ahead needs its prices earlier', async () => {
  await aSeason(site.db, { from: '2026-07-01', until: '2026-07-31' })
  await aSeason(site.db, { from: '2027-07-01', until: '2027-07-31' })
  const villa = await aVilla(site.db)
  await site.db.insert(stayRules).values({ name: 'Far ahead', villaIds: [villa.id], yearsAhead: 2, updatedAt: site.clock.now })
  expect(await told()).toMatchObject([expect.stringContaining('No season covers July 2028, which is on sale:')])
})

test('without active seasons nothing is reported', async () => {
  expect(await told()).toEqual([])
  const { id } = await owner(pricingCalls.saveSeason, { name: 'July', from: '2026-07-01', until: '2026-07-31', rate: 460_00 })
  expect((await told()).length).toBeGreaterThan(0)
  await owner(pricingCalls.deactivateSeason, { id })
  expect(await told()).toEqual([])
})

test('a stored price far from the others is reported until its season is past', async () => {
  await aSeason(site.db, { name: 'June', from: '2026-06-10', until: '2026-06-30', rate: 380_00 })
  const july = await aSeason(site.db, { name: 'July', from: '2026-07-01', until: '2026-07-31', rate: 46_00 })
  await aSeason(site.db, { name: 'August', from: '2026-08-01', until: '2026-08-31', rate: 530_00 })
  expect(await listTold('unusual_price')).toEqual([
    'July (July 2026): €46.00 a night is under half of the price next to it (€380.00 and €530.00).',
  ])
  const villa = await aVilla(site.db, { name: 'Villa Thea' })
  await owner(pricingCalls.saveVillaRates, { villaId: villa.id, version: 0, seasons: { [nameOfSeason(july.id)]: { rate: 460_00 } } })
  expect(await listTold('unusual_price')).toContain(
    'July in Villa Thea (July 2026): €460.00 a night is over double of the price of the house (€46.00).',
  )
  site.clock.now = new Date('2026-09-01T09:00:00Z')
  expect(await listTold('unusual_price')).toEqual([])
})
