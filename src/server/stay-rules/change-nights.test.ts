import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { nightChangeCalls } from '#contract/night-changes.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { aSeason, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { seasons, stayRules, villaRates, villaSeasonRates } from '../db/schema.ts'

let site: TestSite
let owner: Client
let [thea, onar] = [0, 0]

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  ;[thea, onar] = [(await aVilla(site.db)).id, (await aVilla(site.db)).id]
})
beforeEach(async () => {
  for (const table of [villaSeasonRates, villaRates, seasons, stayRules]) await site.db.delete(table)
  await aSeason(site.db, { name: 'Summer', from: '2026-07-01', until: '2026-08-31', rate: 500_00 })
  await owner(pricingCalls.saveVillaRates, { villaId: onar, seasons: {}, baseRate: 300_00 })
})
afterAll(() => site.close())

type Change = InputOf<typeof nightChangeCalls.preview>
const nights = (over: Partial<Change>): Change => ({ from: '2026-07-06', until: '2026-07-09', what: 'price', ...over })
async function make(change: Change) {
  const { seen } = await owner(nightChangeCalls.preview, change)
  return owner(nightChangeCalls.make, { ...change, seen })
}
const askPrice = async (villaId: number, checkIn: string, checkOut: string) =>
  (await site.visitor(bookingCalls.price, { villaId, checkIn, checkOut, guests: 2 })).total
const rows = async () => (await owner(pricingCalls.seasons, {})).seasons.length

test('a price for chosen nights leaves other nights unchanged and can be undone completely', async () => {
  const wanted = nights({ rate: 620_00 })
  expect((await owner(nightChangeCalls.preview, wanted)).nights).toEqual([
    { from: '2026-07-06', until: '2026-07-09', name: 'Summer', closed: false, rateBefore: 500_00, rate: 620_00, villas: [] },
  ])
  const { id } = await make(wanted)
  expect(await askPrice(thea, '2026-07-06', '2026-07-13')).toBe(4 * 620_00 + 3 * 500_00)
  expect(await askPrice(onar, '2026-07-06', '2026-07-13')).toBe(4 * 620_00 + 3 * 500_00)
  expect((await owner(yearChangeCalls.last, {})).change).toMatchObject({ id, kind: 'nights', year: 2026 })
  const { activity } = await owner(activityCalls.list, { search: 'nights 2026-07-06' })
  expect(activity[0]).toMatchObject({ before: [{ rate: 500_00 }], after: [{ rate: 620_00 }] })
  await owner(yearChangeCalls.undo, { id })
  expect(await rows()).toBe(1)
  expect(await askPrice(thea, '2026-07-06', '2026-07-13')).toBe(7 * 500_00)
  await expect(owner(yearChangeCalls.undo, { id })).rejects.toMatchObject({ code: 'undone_already' })
})

test('a percentage for one villa outside all seasons changes only its nights', async () => {
  const wanted = nights({ from: '2026-09-07', until: '2026-09-08', what: 'percent', percent: 10, villaIds: [onar] })
  expect((await owner(nightChangeCalls.preview, wanted)).nights).toMatchObject([
    { name: 'Standard rate', rateBefore: 350_00, rate: 350_00, villas: [{ villaId: onar, rateBefore: 300_00, rate: 330_00 }] },
  ])
  await make(wanted)
  expect(await askPrice(onar, '2026-09-07', '2026-09-12')).toBe(2 * 330_00 + 3 * 300_00)
  expect(await askPrice(thea, '2026-09-07', '2026-09-12')).toBe(5 * 350_00)
})

test('a rule for chosen nights of some villas can be undone unless it was changed since', async () => {
  const rule = nights({ what: 'rule', villaIds: [thea], minimumNights: 7, name: 'Regatta' })
  const { id } = await make(rule)
  const { rules } = await owner(stayRuleCalls.list, {})
  expect(rules).toMatchObject([{ name: 'Regatta', from: '2026-07-06', until: '2026-07-09', villaIds: [thea], minimumNights: 7 }])
  await expect(askPrice(thea, '2026-07-06', '2026-07-11')).rejects.toMatchObject({ code: 'too_short' })
  expect(await askPrice(onar, '2026-07-06', '2026-07-11')).toBe(5 * 500_00)
  const [saved] = rules
  if (!saved) throw new Error('no rule')
  await owner(stayRuleCalls.update, { ...saved, minimumNights: 6 })
  await expect(owner(yearChangeCalls.undo, { id })).rejects.toMatchObject({ code: 'changed_since' })
  const again = await make(nights({ what: 'rule', closed: true }))
  await owner(yearChangeCalls.undo, { id: again.id })
  expect((await owner(stayRuleCalls.list, {})).rules).toHaveLength(1)
})

test('a change since the preview is not overwritten', async () => {
  const wanted = nights({ rate: 620_00 })
  const { seen } = await owner(nightChangeCalls.preview, wanted)
  await aSeason(site.db, { name: 'Peak', from: '2026-07-07', until: '2026-07-08', rate: 700_00 })
  await expect(owner(nightChangeCalls.make, { ...wanted, seen })).rejects.toMatchObject({ code: 'year_changed' })
  await expect(owner(nightChangeCalls.make, { ...nights({ rate: 1_00 }), seen })).rejects.toMatchObject({ code: 'year_changed' })
  expect(await rows()).toBe(2)
  // Of two concurrent changes one is made.
  const { seen: now } = await owner(nightChangeCalls.preview, wanted)
  const both = await Promise.allSettled([1, 2].map(() => owner(nightChangeCalls.make, { ...wanted, seen: now })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each<[string, Partial<Change>, string]>([
  ['no price', {}, 'rate'],
  ['a price of zero', { rate: 0 }, 'rate'],
  ['a price above the limit', { rate: 1_000_000_00 }, 'rate'],
  ['no percent', { what: 'percent', percent: 0 }, 'percent'],
  ['less than a tenth', { what: 'percent', percent: -91 }, 'percent'],
  ['nights in the wrong order', { until: '2026-07-05', rate: 500_00 }, 'until'],
  ['past nights', { from: '2026-05-31', rate: 500_00 }, 'from'],
  ['more than a year', { until: '2027-07-09', rate: 500_00 }, 'until'],
  ['an empty rule', { what: 'rule' }, 'min_nights'],
  ['a contradictory rule', { what: 'rule', minimumNights: 7, maximumNights: 5 }, 'max_nights'],
])('a change of chosen nights with %s is refused with an error at its field', async (_, over, field) => {
  await expect(owner(nightChangeCalls.preview, nights(over))).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
})

test('an unknown villa and a guest’s request change nothing', async () => {
  await expect(owner(nightChangeCalls.preview, nights({ rate: 1_00, villaIds: [999_999] }))).rejects.toMatchObject({
    code: 'no_such_villa',
  })
  const ana = await site.guest('Ana')
  await expect(ana(nightChangeCalls.make, { ...nights({ rate: 1_00 }), seen: '' })).rejects.toMatchObject({ status: 403 })
  expect(await rows()).toBe(1)
})

test('a price far from the previous one needs a confirmation if the client asks for the check', async () => {
  const wanted = nights({ rate: 62_00, villaIds: [onar] })
  const { seen } = await owner(nightChangeCalls.preview, wanted)
  await expect(owner(nightChangeCalls.make, { ...wanted, seen, ask: true })).rejects.toMatchObject({
    code: 'unusual_rate',
    message: '€62.00 a night is under half of the price of before (€500.00). Is that right?',
  })
  expect(await askPrice(onar, '2026-07-06', '2026-07-13')).toBe(7 * 500_00)
  await owner(nightChangeCalls.make, { ...wanted, seen, ask: false })
  expect(await askPrice(onar, '2026-07-06', '2026-07-13')).toBe(4 * 62_00 + 3 * 500_00)
})
