import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pricingCalls } from '#contract/pricing.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { nameOfSeason } from '#domain/pricing/own-prices.ts'
import { aSeason, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { seasons, villaSeasonRates } from '../db/schema.ts'

let site: TestSite
let owner: Client
let villaId: number
let easter: number
let summer: number
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  villaId = (await aVilla(site.db)).id
})
beforeEach(async () => {
  await site.db.delete(villaSeasonRates)
  await site.db.delete(seasons)
  easter = (await aSeason(site.db, { name: 'Easter', from: '2027-04-29', until: '2027-05-04', rate: 430_00 })).id
  summer = (await aSeason(site.db, { name: 'Summer', from: '2027-07-01', until: '2027-08-31', rate: 500_00 })).id
  const own = { [nameOfSeason(summer)]: { rate: 620_00 }, [nameOfSeason(easter)]: { percent: 10 } }
  await owner(pricingCalls.saveVillaRates, { villaId, seasons: own })
})
afterAll(() => site.close())

const copy = { kind: 'copy' as const, year: 2027, percent: 5 }
const raise = { kind: 'prices' as const, year: 2027, percent: 5 }
const make = async (change: typeof copy | typeof raise) => {
  const { seen } = await owner(yearChangeCalls.preview, change)
  return owner(yearChangeCalls.make, { ...change, seen })
}
const rows = async () => (await owner(pricingCalls.seasons, {})).seasons.map(({ name, from, until, rate }) => [name, from, until, rate])
const findOwn = async (from: string) => {
  const { seasons: all } = await owner(pricingCalls.seasons, { villaId })
  return all.find((season) => season.from === from)?.rate
}
const [easter27, summer27] = [
  ['Easter', '2027-04-29', '2027-05-04', 430_00],
  ['Summer', '2027-07-01', '2027-08-31', 500_00],
]

test('copying a year into the next moves Easter, raises prices and keeps villas’ own prices', async () => {
  const { seasons: planned } = await owner(yearChangeCalls.preview, copy)
  expect(planned).toEqual([
    { name: 'Easter', from: '2028-04-13', until: '2028-04-18', rate: 452_00, rateBefore: 430_00, closed: false, there: false },
    { name: 'Summer', from: '2028-07-01', until: '2028-08-31', rate: 525_00, rateBefore: 500_00, closed: false, there: false },
  ])
  expect(await rows()).toEqual([easter27, summer27])
  expect(await make(copy)).toMatchObject({ count: 2 })
  expect(await rows()).toEqual([
    easter27,
    summer27,
    ['Easter', '2028-04-13', '2028-04-18', 452_00],
    ['Summer', '2028-07-01', '2028-08-31', 525_00],
  ])
  expect(await findOwn('2028-07-01')).toBe(651_00)
  expect(await findOwn('2028-04-13')).toBe(497_20)
  const again = await owner(yearChangeCalls.preview, copy)
  expect(again.seasons.every(({ there }) => there)).toBe(true)
  await expect(make(copy)).rejects.toMatchObject({ code: 'nothing_to_copy' })
})

test('a price rise for a year is undone as a whole, once', async () => {
  const { id } = await make(raise)
  expect(await rows()).toEqual([
    ['Easter', '2027-04-29', '2027-05-04', 452_00],
    ['Summer', '2027-07-01', '2027-08-31', 525_00],
  ])
  expect(await findOwn('2027-07-01')).toBe(651_00)
  expect((await owner(yearChangeCalls.last, {})).change).toMatchObject({ id, kind: 'prices', year: 2027, count: 2 })
  await owner(yearChangeCalls.undo, { id })
  expect(await rows()).toEqual([easter27, summer27])
  expect(await findOwn('2027-07-01')).toBe(620_00)
  expect(await findOwn('2027-04-29')).toBe(473_00)
  expect((await owner(yearChangeCalls.last, {})).change).toBeNull()
  await expect(owner(yearChangeCalls.undo, { id })).rejects.toMatchObject({ code: 'undone_already' })
})

test('a copy can be undone unless one of its seasons was changed since', async () => {
  const first = await make(copy)
  await owner(yearChangeCalls.undo, { id: first.id })
  expect(await rows()).toEqual([easter27, summer27])
  const second = await make(copy)
  const copied = (await owner(pricingCalls.seasons, {})).seasons.find(({ from }) => from === '2028-07-01')
  await owner(pricingCalls.saveSeason, { ...(copied ?? expect.fail()), rate: 700_00 })
  await expect(owner(yearChangeCalls.undo, { id: second.id })).rejects.toMatchObject({ code: 'changed_since', status: 409 })
  expect(await rows()).toHaveLength(4)
})

test('a change is made exactly as previewed or refused', async () => {
  const { seen } = await owner(yearChangeCalls.preview, raise)
  await site.db.update(seasons).set({ rate: 510_00 }).where(eq(seasons.id, summer))
  await expect(owner(yearChangeCalls.make, { ...raise, seen })).rejects.toMatchObject({ code: 'year_changed', status: 409 })
  const fresh = await owner(yearChangeCalls.preview, raise)
  await expect(owner(yearChangeCalls.make, { ...raise, percent: 50, seen: fresh.seen })).rejects.toMatchObject({ code: 'year_changed' })
})

test('ten concurrent copies of a year make one copy', async () => {
  const { seen } = await owner(yearChangeCalls.preview, copy)
  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => owner(yearChangeCalls.make, { ...copy, seen })))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rows()).toHaveLength(4)
})

test.each([
  [{ ...raise, percent: 101 }, 400],
  [{ ...raise, percent: 1.5 }, 400],
  [{ ...raise, year: 1999 }, 400],
  [{ ...raise, kind: 'delete' as never }, 400],
])('a change of the year with %o is refused', async (change, status) => {
  await expect(owner(yearChangeCalls.preview, change)).rejects.toMatchObject({ status })
})

test('a fall of prices by more than half needs a confirmation if the client asks for the check', async () => {
  const wanted = { kind: 'prices' as const, year: 2027, percent: -60 }
  const { seen } = await owner(yearChangeCalls.preview, wanted)
  await expect(owner(yearChangeCalls.make, { ...wanted, seen, ask: true })).rejects.toMatchObject({
    code: 'unusual_rate',
    message: '€172.00 a night is under half of the price of before (€430.00). Is that right?',
  })
  expect(await rows()).toEqual([easter27, summer27])
  expect(await owner(yearChangeCalls.make, { ...wanted, seen, ask: false })).toMatchObject({ count: 2 })
})
