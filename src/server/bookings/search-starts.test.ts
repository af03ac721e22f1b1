import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { Refused } from '#contract/refused.ts'
import { searchCalls } from '#contract/search.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { addDays, daysFrom } from '#domain/calendar-day.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aDiscount, aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let ana: Client
const villas: Record<string, number> = {}

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  for (const [position, name] of ['Sold', 'Held', 'Small', 'Free'].entries())
    villas[name] = (await aVilla(site.db, { name: `Villa ${name}`, position, capacity: name === 'Small' ? 2 : 6 })).id
  await aSeason(site.db)
  await aSeason(site.db, { name: 'August', from: '2026-08-01', until: '2026-08-31', rate: 512_50 })
  await aDiscount(site.db, { minimumNights: 14 })
  await owner(bookingCalls.restrict, { villaId: villas.Sold ?? 0, checkIn: '2026-07-10', checkOut: '2026-07-18' })
  await owner(bookingCalls.restrict, { villaId: villas.Sold ?? 0, checkIn: '2026-07-24', checkOut: '2026-08-20' })
  await owner(stayRuleCalls.create, {
    name: 'Gaps',
    villaIds: [villas.Sold ?? 0],
    gapNights: 3,
    gapPercent: 20,
    minimumNights: 7,
  })
  await owner(stayRuleCalls.create, { name: 'Saturdays', from: '2026-08-01', until: '2026-08-31', arrivalDays: [6], nightsBetween: 1 })
  ana = await site.guest('Ana')
  await goToBank(ana, villas.Held ?? 0, week)
})
afterAll(() => site.close())

const asked = { nights: 14, months: ['2026-07', '2026-08'], guests: 4 }
const search = (over: object = {}, client: TestSite['visitor'] = site.visitor) => client(searchCalls.starts, { ...asked, ...over })

async function readBookable(client: TestSite['visitor'], nights: number, guests: number, villaId: number) {
  const found: { checkIn: string; checkOut: string; total: number }[] = []
  for (const checkIn of daysFrom('2026-07-01', '2026-09-01')) {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) }
    const price = await client(bookingCalls.price, { villaId, ...stay, guests }).catch((error) => {
      if (error instanceof Refused) return null
      throw error
    })
    if (price?.available) found.push({ ...stay, total: price.total })
  }
  return found
}

test.for([
  [14, 'visitor'],
  [6, 'visitor'],
  [7, 'guest'],
] as const)('the free starts of %i nights are the stays that the booking page sells to a %s, with its totals', async ([nights, who]) => {
  const client = who === 'guest' ? ana : site.visitor
  for (const villaId of Object.values(villas)) {
    const guests = villaId === villas.Small ? 2 : 4
    const { villas: found } = await search({ nights, guests, villaId }, client)
    const starts = found[0]?.starts.map(({ checkIn, checkOut, total }) => ({ checkIn, checkOut, total }))
    expect(starts).toEqual(await readBookable(client, nights, guests, villaId))
  }
})

test('a gap between two stays is among the free starts, at its own price', async () => {
  const { villas: found } = await search({ nights: 6, villaId: villas.Sold })
  expect(found[0]?.starts.filter(({ checkIn }) => checkIn < '2026-07-20')).toEqual([
    { checkIn: '2026-07-18', checkOut: '2026-07-24', total: 6 * 552_00, lowest: false },
  ])
})

test('all villas have up to five starts each, the cheapest first, and too small ones come last with none', async () => {
  const { villas: found, count, lowest, problem } = await search()
  expect(found.map(({ villa, fits, starts }) => [villa.name, fits, starts.length])).toEqual([
    ['Villa Sold', true, found[0]?.count],
    ['Villa Held', true, 5],
    ['Villa Free', true, 5],
    ['Villa Small', false, 0],
  ])
  expect(count).toBe(found.reduce((sum, villa) => sum + villa.count, 0))
  expect(problem).toBeNull()
  for (const { starts } of found)
    expect(starts.map(({ total }) => total)).toEqual(starts.map(({ total }) => total).toSorted((a, b) => a - b))
  const marked = found.flatMap(({ starts }) => starts.filter((start) => start.lowest))
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.every(({ total }) => total === lowest)).toBe(true)
})

test('a guest’s own hold takes nothing from the starts, and takes them from others', async () => {
  const starts = async (client: TestSite['visitor']) => (await search({ nights: 7, villaId: villas.Held }, client)).villas[0]?.starts
  expect(await starts(ana)).toContainEqual(expect.objectContaining(week))
  expect(await starts(site.visitor)).not.toContainEqual(expect.objectContaining(week))
})

test('a length that no villa has free is answered by others that some have', async () => {
  const none = await search({ nights: 28, months: ['2026-07'], villaId: villas.Sold })
  expect(none).toMatchObject({ count: 0, lowest: null })
  expect(none.others.length).toBeGreaterThan(0)
  for (const { nights, months, count } of none.others) expect((await search({ nights, months, villaId: villas.Sold })).count).toBe(count)
})

test('a party that no villa may take is told so', async () => {
  expect(await search({ guests: 7 })).toMatchObject({ problem: 'Maximum 6 guests allowed', villas: [], count: 0 })
})

test('villas have pages, on which no total is called the lowest of all', async () => {
  const first = await search({ limit: 2 })
  expect(first.villas.map(({ villa }) => villa.name)).toEqual(['Villa Sold', 'Villa Held'])
  expect(first.total).toBe(4)
  expect(first.villas.flatMap(({ starts }) => starts).some(({ lowest }) => lowest)).toBe(false)
})

test('the months on sale have the lowest price of their nights, and end with the booking window', async () => {
  const { months } = await site.visitor(searchCalls.months, {})
  expect(months.find(({ month }) => month === '2026-07')).toEqual({ month: '2026-07', from: 460_00 })
  expect(months.find(({ month }) => month === '2026-09')).toEqual({ month: '2026-09', from: 350_00 })
  expect(months.at(-1)?.month).toBe('2027-12')
})

test.each([
  'nights=14',
  'nights=14&months=',
  'nights=14&months=2026-13',
  'nights=0&months=2026-07',
  'nights=14&months=2026-07,,2026-08',
  'nights=1000&months=2026-07',
])('a search for %s is refused with a message', async (query) => {
  const response = await site.send(`/api/booking/search_starts.php?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/./) })
})
