import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { searchCalls } from '#contract/search.ts'
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
  for (const [position, name] of ['Sold', 'Elsewhere', 'Held', 'Small', 'Free'].entries())
    villas[name] = (await aVilla(site.db, { name: `Villa ${name}`, position, capacity: name === 'Small' ? 2 : 6 })).id
  await aSeason(site.db)
  await aDiscount(site.db, { minimumNights: 7 })
  await owner(bookingCalls.restrict, { villaId: villas.Sold ?? 0, checkIn: '2026-07-10', checkOut: '2026-07-18' })
  await site.db.execute(sql`
    WITH calendar AS (
      INSERT INTO connected_calendars (villa_id, name, token, created_at) VALUES (${villas.Elsewhere}, 'Airbnb', 'token', now()) RETURNING id)
    INSERT INTO imported_events (calendar_id, uid, check_in, check_out) SELECT id, 'e', '2026-07-01', '2026-07-07' FROM calendar`)
  ana = await site.guest('Ana')
  await goToBank(ana, villas.Held ?? 0, week)
})
afterAll(() => site.close())

const search = (over: object = {}) => site.visitor(searchCalls.stays, { ...week, guests: 4, ...over })
const listNames = ({ villas: found }: Awaited<ReturnType<typeof search>>) => found.map(({ villa }) => villa.name.replace('Villa ', ''))

test('a search of all villas lists free ones first, then taken ones, then too small ones', async () => {
  const found = await search()
  expect(listNames(found)).toEqual(['Free', 'Sold', 'Elsewhere', 'Held', 'Small'])
  expect(found.villas.map(({ available, fits }) => [available, fits])).toEqual([
    [true, true],
    ...Array(3).fill([false, true]),
    [false, false],
  ])
  expect([found.available, found.total, found.problem]).toEqual([1, 5, null])
})

test('a search of all villas lists a small one as available for two guests', async () => {
  expect(listNames(await search({ guests: 2 }))).toEqual(['Small', 'Free', 'Sold', 'Elsewhere', 'Held'])
})

test('a search of all villas has the same price as calculate-price.php', async () => {
  const { nights, items, original, total } = await site.visitor(bookingCalls.price, { villaId: villas.Free ?? 0, ...week })
  expect((await search()).villas[0]).toMatchObject({ nights, items, original, total })
  expect([original, total]).toEqual([3220_00, 2898_00])
})

test('a search of all villas has the nearest free dates of the same length for a taken one, which can be booked', async () => {
  const { villas: found } = await search()
  const findNearest = (name: string) => found.find(({ villa }) => villa.name === `Villa ${name}`)?.nearest
  expect(findNearest('Sold')).toEqual([
    { checkIn: '2026-07-03', checkOut: '2026-07-10', nights: 7, total: 2898_00 },
    { checkIn: '2026-07-02', checkOut: '2026-07-09', nights: 7, total: 2898_00 },
  ])
  expect(findNearest('Elsewhere')?.[0]).toMatchObject({ checkIn: '2026-07-07', checkOut: '2026-07-14' })
  expect(findNearest('Held')?.[0]).toMatchObject({ checkIn: '2026-06-29', checkOut: '2026-07-06' })
  expect(findNearest('Small')).toEqual([])
  for (const { checkIn, checkOut, total } of findNearest('Sold') ?? [])
    expect(await site.visitor(bookingCalls.price, { villaId: villas.Sold ?? 0, checkIn, checkOut })).toMatchObject({
      available: true,
      total,
    })
})

test('a search of all villas distinguishes held from sold nights, and treats a guest’s own hold as available', async () => {
  const readStates = async (client: TestSite['visitor']) =>
    Object.fromEntries((await client(searchCalls.stays, { ...week, guests: 4 })).villas.map((found) => [found.villa.name, found]))
  const others = await readStates(site.visitor)
  expect(['Free', 'Sold', 'Elsewhere', 'Held'].map((name) => others[`Villa ${name}`]?.nightsState)).toEqual([
    'free',
    'sold',
    'sold',
    'held',
  ])
  const own = await readStates(ana)
  expect(['Free', 'Sold', 'Elsewhere', 'Held'].map((name) => others[`Villa ${name}`]?.heldForMinutes)).toEqual([null, null, null, 20])
  expect(own['Villa Held']).toMatchObject({ available: true, nightsState: 'kept', nearest: [] })
  expect(own['Villa Sold']).toMatchObject({ available: false, nightsState: 'sold' })
  expect((await ana(searchCalls.stays, { ...week, guests: 4 })).available).toBe(2)
})

test('a search of all villas has pages', async () => {
  const pages = [await search({ limit: 2 }), await search({ limit: 2, offset: 2 }), await search({ limit: 2, offset: 4 })]
  expect(pages.flatMap(listNames)).toEqual(['Free', 'Sold', 'Elsewhere', 'Held', 'Small'])
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
})

test.each([
  ['a Sunday', { checkIn: '2026-08-02' }, 'Check-in on Sundays is not available', '2026-08-01'],
  ['too short', { checkIn: '2026-08-03', checkOut: '2026-08-05' }, 'Minimum stay is 5 nights', '2026-08-03'],
  ['reversed', { checkIn: '2026-08-10', checkOut: '2026-08-03' }, 'Check-out must be after check-in', '2026-08-03'],
  ['too far ahead', { checkIn: '2028-08-07', checkOut: '2028-08-14' }, 'Bookings are not available that far ahead', '2027-08-09'],
  ['too many guests', { checkIn: '2026-08-03', checkOut: '2026-08-10', guests: 13 }, 'Maximum 6 guests allowed', '2026-08-03'],
])('a search for dates that cannot be booked (%s) has the broken rule and possible stays', async (_, asked, problem, first) => {
  const found = await search({ checkOut: '2026-08-08', ...asked })
  expect(found).toMatchObject({ problem, villas: [], total: 0 })
  expect(found.possible).toHaveLength(3)
  expect(found.possible[0]?.checkIn).toBe(first)
})

test('a search for dates that cannot be booked offers only stays that some villa has free', async () => {
  for (const villaId of Object.values(villas))
    await owner(bookingCalls.restrict, { villaId, checkIn: '2027-03-01', checkOut: '2027-03-20' })
  const { possible } = await search({ checkIn: '2027-03-07', checkOut: '2027-03-13' })
  expect(possible.map(({ checkIn }) => checkIn)).toEqual(['2027-02-24', '2027-02-23', '2027-02-22'])
  expect(possible.every(({ checkIn, checkOut }) => checkOut <= '2027-03-01' || checkIn >= '2027-03-20')).toBe(true)
})

test.each(['checkIn=2026-02-30&checkOut=2026-03-08', 'checkIn=2026-07-06', `checkIn=${week.checkIn}&checkOut=${week.checkOut}&guests=0`])(
  'a search for %s is refused with a message',
  async (query) => {
    const response = await site.send(`/api/booking/search_stays.php?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) })
  },
)

test('a guest who has stayed before sees the total with the repeater discount', async () => {
  await aDiscount(site.db, { type: 'repeater', name: 'Welcome back', percentHundredths: 300 })
  const ben = await site.guest('Ben')
  const before = await ben(searchCalls.stays, week)
  await site.db.execute(sql`
    INSERT INTO bookings (code, villa_id, account_id, status, check_in, check_out, guest_name, total_cents, created_at)
    SELECT 'EARLIER', ${villas.Free}, id, 'paid', '2025-07-07', '2025-07-14', 'Ben', 245000, '2025-01-01' FROM accounts WHERE full_name = 'Ben'`)
  expect((await ben(searchCalls.stays, week)).villas[0]?.total).toBe((before.villas[0]?.total ?? 0) - 96_60)
})
