import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { searchCalls } from '#contract/search.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { addDays, daysFrom } from '#domain/calendar-day.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ben: Client
const villas: Record<string, number> = {}

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  const owner = await site.admin()
  for (const [name, capacity] of Object.entries({ Plain: 6, Small: 2, Large: 9, Gaps: 6, Sold: 4, Held: 6 }))
    villas[name] = (await aVilla(site.db, { name: `Villa ${name}`, capacity })).id
  await aSeason(site.db)
  const { Gaps = 0, Sold = 0, Held = 0 } = villas
  for (const [checkIn, checkOut] of [
    ['2026-07-06', '2026-07-13'],
    ['2026-07-16', '2026-07-25'],
  ] as const)
    await owner(bookingCalls.restrict, { villaId: Gaps, checkIn, checkOut })
  await owner(bookingCalls.restrict, { villaId: Sold, checkIn: '2026-07-10', checkOut: '2026-08-20' })
  await owner(stayRuleCalls.create, { name: 'Gaps', villaIds: [Gaps], gapNights: 2, gapPercent: 20, nightsBetween: 0 })
  await owner(stayRuleCalls.create, { name: 'Between', villaIds: [Held], nightsBetween: 2, daysAhead: 200 })
  await owner(stayRuleCalls.create, { name: 'Saturdays', from: '2026-08-01', until: '2026-08-31', arrivalDays: [6] })
  await owner(stayRuleCalls.create, { name: 'Closed', from: '2026-11-01', until: '2026-11-30', closed: true })
  await goToBank(await site.guest('Ana'), Held, week)
  ben = await site.guest('Ben')
})
afterAll(() => site.close())

type Asked = { checkIn: string; checkOut: string; guests: number }

async function search(asked: Asked): Promise<Record<string, boolean>> {
  const found = await ben(searchCalls.stays, asked)
  const available = new Set(found.villas.filter((one) => one.available).map(({ villa }) => villa.id))
  return Object.fromEntries(Object.entries(villas).map(([name, id]) => [name, available.has(id)]))
}

const askPrice = (villaId: number, asked: Asked): Promise<boolean> =>
  ben(bookingCalls.price, { villaId, ...asked }).then(
    ({ available }) => available,
    () => false,
  )

/** A booking comes to its price last: one that is asked for at a wrong price says that all else is right, and leaves nothing. */
const book = (villaId: number, { guests, ...stay }: Asked): Promise<boolean> =>
  goToBank(ben, villaId, { ...stay, guest: { ...anaForm, guests }, quotedTotal: 1 }).then(
    () => true,
    ({ code }) => code === 'price_changed',
  )

const forEachVilla = async (ask: typeof book, asked: Asked) =>
  Object.fromEntries(await Promise.all(Object.entries(villas).map(async ([name, id]) => [name, await ask(id, asked)])))

const parties = [1, 2, 3, 4, 6, 7, 9, 13]
const lengths = [5, 3, 7, 2, 14, 28, 29, 0]
const firstDays = [
  '2026-05-31',
  '2026-06-02',
  '2026-07-13',
  '2026-11-02',
  '2027-01-11',
  '2027-12-27',
  '2027-12-30',
  '2028-02-01',
  ...daysFrom('2026-06-29', '2026-08-14').filter((_, index) => index % 4 === 0),
]
const table = firstDays.flatMap((checkIn, row) =>
  [0, 3].map((step, column): Asked => {
    const nights = lengths[(row + step) % lengths.length] ?? 0
    return { checkIn, checkOut: addDays(checkIn, nights), guests: parties[(row * 3 + column) % parties.length] ?? 1 }
  }),
)
// What the rotation above may miss: a gap as a whole and in part, and each party in a free week.
const named: Asked[] = [
  { checkIn: '2026-07-13', checkOut: '2026-07-16', guests: 2 },
  { checkIn: '2026-07-13', checkOut: '2026-07-15', guests: 2 },
  { checkIn: '2026-07-15', checkOut: '2026-07-22', guests: 2 },
  ...parties.map((guests) => ({ checkIn: '2026-09-07', checkOut: '2026-09-14', guests })),
]

test('search, price and booking have one verdict on every stay and party, villa by villa', async () => {
  const free = new Set<boolean>()
  for (const asked of [...table, ...named]) {
    const found = await search(asked)
    for (const verdict of Object.values(found)) free.add(verdict)
    expect({ asked, ...(await forEachVilla(askPrice, asked)) }).toEqual({ asked, ...found })
    expect({ asked, ...(await forEachVilla(book, asked)) }).toEqual({ asked, ...found })
  }
  expect(free.size).toBe(2)
})

test('nine guests read beside the price that a villa for six has no room for them', async () => {
  const { Plain = 0, Small = 0, Large = 0 } = villas
  const priceFor = (villaId: number, guests: number) =>
    site.visitor(bookingCalls.price, { villaId, checkIn: '2026-09-07', checkOut: '2026-09-14', guests })
  expect(await priceFor(Plain, 9)).toMatchObject({ available: false, keptUntil: null, message: 'Maximum 6 guests allowed', nights: 7 })
  expect(await priceFor(Small, 3)).toMatchObject({ available: false, message: 'Maximum 2 guests allowed' })
  // No stay is for more than six, however large the villa.
  expect(await priceFor(Large, 7)).toMatchObject({ available: false, message: 'Maximum 6 guests allowed' })
  expect(await priceFor(Plain, 6)).toMatchObject({ available: true })
})

test('dates that were offered yesterday can still be booked, with the price they had', async () => {
  const { Plain = 0 } = villas
  const today = { checkIn: '2026-06-01', checkOut: '2026-06-08', guests: 2 }
  expect((await search(today)).Plain).toBe(false)
  expect([await askPrice(Plain, today), await book(Plain, today)]).toEqual([true, true])
})
