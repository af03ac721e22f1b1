import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { searchCalls } from '#contract/search.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
const ids: Record<string, number> = {}

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  const capacities = { Anna: 6, Bella: 6, Clara: 4, Daphne: 2, Sold: 6, Held: 6 }
  for (const [position, [name, capacity]] of Object.entries(capacities).entries())
    ids[name] = (await aVilla(site.db, { name: `Villa ${name}`, position, capacity })).id
  await aSeason(site.db)
  await aVilla(site.db, { name: 'Villa Hidden', withdrawnAt: new Date() })
  const owner = await site.admin()
  await owner(bookingCalls.restrict, { villaId: ids.Sold ?? 0, checkIn: '2026-07-10', checkOut: '2026-07-18' })
  await goToBank(await site.guest('Bob'), ids.Held ?? 0)
})
afterAll(() => site.close())

const search = (guests: number, over: object = {}) => site.visitor(searchCalls.stays, { ...week, guests, ...over })
const listPairs = ({ pairs }: Awaited<ReturnType<typeof search>>) =>
  pairs.map(({ halves }) => halves.map(({ villa, guests }) => `${villa.name.replace('Villa ', '')} ${guests}`).join(', '))

test('a party of nine is offered pairs of villas that are free side by side, with its guests shared', async () => {
  const found = await search(9)
  expect(found).toMatchObject({ problem: null, available: 0 })
  expect(listPairs(found)).toEqual(['Anna 5, Bella 4', 'Anna 5, Clara 4', 'Bella 5, Clara 4'])
  expect(found.villas.every(({ fits }) => !fits)).toBe(true)
})

test('a pair costs what its villas cost, each for its share of the guests', async () => {
  const [pair] = (await search(9)).pairs
  const prices = await Promise.all(
    (pair?.halves ?? []).map(({ villa, guests }) => site.visitor(bookingCalls.price, { villaId: villa.id, ...week, guests })),
  )
  expect(prices.map(({ total }) => total)).toEqual(pair?.halves.map(({ total }) => total))
  expect(pair).toMatchObject({ total: 2 * 3220_00, nights: 7 })
})

test('where only the largest villas have room together, only those are offered; a party of thirteen is told the limit', async () => {
  expect(listPairs(await search(12))).toEqual(['Anna 6, Bella 6'])
  expect(await search(13)).toMatchObject({ problem: 'Maximum 6 guests allowed', pairs: [], villas: [] })
})

test('a party that one villa has room for is offered no pairs', async () => {
  expect((await search(6)).pairs).toEqual([])
})

test('dates that no villa allows have no pairs, but the nearest ones that can be booked', async () => {
  const found = await search(9, { checkIn: '2026-07-05', checkOut: '2026-07-12' })
  expect(found.pairs).toEqual([])
  expect(found.problem).not.toBeNull()
})
