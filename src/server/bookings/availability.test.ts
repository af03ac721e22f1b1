import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { searchCalls } from '#contract/search.ts'
import { addDays } from '#domain/calendar-day.ts'
import { aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  villaId = (await aVilla(site.db, { name: 'Villa Thea', slug: 'villa-thea' })).id
  await aVilla(site.db, { name: 'Villa Onar' })
  await aSeason(site.db)
})
afterAll(() => site.close())

const ask = async (villa: string) => {
  const { villas } = await site.visitor(searchCalls.availability, { villa })
  return new Map((villas[0]?.days ?? []).map((day) => [day.day, day]))
}

test('a program reads the free days of every villa for a year', async () => {
  const { villas, currency } = await site.visitor(searchCalls.availability, {})
  expect(currency).toBe('EUR')
  expect(villas.map(({ name }) => name).toSorted()).toEqual(['Villa Onar', 'Villa Thea'])
  for (const { days } of villas) expect(days.length).toBeGreaterThan(300)
})

test('each day on which a stay can begin has a stay of its least nights that is sold at its price', async () => {
  await owner(bookingCalls.restrict, { villaId, ...week })
  const days = await ask('villa-thea')
  expect(days.get(week.checkIn)).toMatchObject({ free: false, arrival: false })
  expect(days.get(week.checkOut)).toMatchObject({ free: true })
  const starts = [...days.values()].filter(({ day, arrival, minNights }) => arrival && days.has(addDays(day, minNights)))
  expect(starts.length).toBeGreaterThan(50)
  for (const { day, minNights } of starts.filter((_, nth) => nth % 10 === 0)) {
    const checkOut = addDays(day, minNights)
    const price = await site.visitor(bookingCalls.price, { villaId, checkIn: day, checkOut })
    expect(price.available, day).toBe(true)
    expect(days.get(checkOut)?.departure, day).toBe(true)
    const nights = Array.from({ length: minNights }, (_, nth) => days.get(addDays(day, nth))?.price ?? 0)
    expect(
      nights.reduce((sum, one) => sum + one, 0),
      day,
    ).toBe(price.original)
  }
})

test('who knows the answer gets it again only when something has changed', async () => {
  const path = searchCalls.availability.path
  const first = await site.send(path)
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await site.send(path, { headers })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await owner(bookingCalls.restrict, { villaId, checkIn: addDays(week.checkOut, 30), checkOut: addDays(week.checkOut, 31) })
  expect((await site.send(path, { headers })).status).toBe(200)
})

test('a villa that is not there is refused', async () => {
  await expect(site.visitor(searchCalls.availability, { villa: 'nowhere' })).rejects.toMatchObject({ code: 'no_such_villa' })
})
