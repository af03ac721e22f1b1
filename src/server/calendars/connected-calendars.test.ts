import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { AIRBNB, AUGUST, aHouseOnPlatforms, calendarOf, type House, JULY } from '../../../tests/platforms.ts'

let house: House
beforeEach(async () => {
  house = await aHouseOnPlatforms()
})
afterEach(() => house.site.close())

const readAgain = async () => {
  await house.site.later(15)
  return (await house.admin(calendarCalls.list, {})).calendars[0]
}
const attention = async (kind: string) =>
  (await house.admin(dashboardCalls.stats, {})).stats.attention.filter((one) => one.kind === kind).map(({ text }) => text)

describe('what a platform tells', () => {
  test('keeps its nights from the moment it is connected', async () => {
    house.platforms[AIRBNB] = calendarOf(JULY, AUGUST)
    expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 2, readError: null, stale: null })
    expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted'])
  })

  test('moves and goes with it', async () => {
    house.platforms[AIRBNB] = calendarOf(JULY, AUGUST)
    await house.connect('Airbnb', AIRBNB)
    house.platforms[AIRBNB] = calendarOf(
      { ...JULY, from: AUGUST.from, until: AUGUST.until },
      { ...AUGUST, from: JULY.from, until: JULY.until },
    )
    await readAgain()
    expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted'])
    house.platforms[AIRBNB] = calendarOf({ ...AUGUST, until: '2026-08-12' })
    await readAgain()
    expect(await house.taken()).toEqual(['2026-08-03 2026-08-12 restricted'])
    house.platforms[AIRBNB] = calendarOf({ ...AUGUST, status: 'CANCELLED' })
    await readAgain()
    expect(await house.taken()).toEqual([])
  })

  test.each([
    ['is busy', 503, 'The platform answered 503'],
    ['sends a page instead', '<html>Please log in</html>', 'What the platform sent is not a calendar'],
    ['sends half of it', calendarOf(JULY).slice(0, 60), 'What the platform sent is not a calendar'],
    ['sends more than a calendar can hold', `${calendarOf(JULY)}${' '.repeat(2_000_001)}`, 'The calendar is too large'],
    ['is not there', 0, 'The platform does not answer at this address'],
  ])('stays as it was while the platform %s', async (_, answer, words) => {
    house.platforms[AIRBNB] = calendarOf(JULY)
    const { id } = await house.connect('Airbnb', AIRBNB)
    house.platforms[AIRBNB] = answer
    expect(await readAgain()).toMatchObject({ readError: words, blocks: 1 })
    expect(await house.taken()).toHaveLength(1)
    await expect(house.admin(calendarCalls.readNow, { id })).rejects.toMatchObject({ message: `The calendar could not be read: ${words}` })
    house.platforms[AIRBNB] = calendarOf(JULY)
    await house.admin(calendarCalls.readNow, { id })
    expect((await house.admin(calendarCalls.list, {})).calendars[0]).toMatchObject({ readError: null })
  })

  test('nights of the past say nothing', async () => {
    house.platforms[AIRBNB] = calendarOf({ uid: 'old', from: '2026-05-01', until: '2026-05-08' })
    expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 0 })
    expect(await attention('calendar_conflict')).toEqual([])
  })
})

describe('nights that were sold here as well', () => {
  test('stay the guest’s, are shown to the owners, and are kept for the platform once they are free', async () => {
    const { id, code, checkIn, checkOut } = await house.paidStay()
    house.platforms[AIRBNB] = calendarOf({ uid: 'clash', from: checkIn, until: checkOut })
    expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 0 })
    expect(await house.taken()).toEqual([`${checkIn} ${checkOut} paid`])
    expect((await house.admin(calendarCalls.list, {})).conflicts).toMatchObject([{ bookingNumber: code, from: checkIn, until: checkOut }])
    expect(await attention('calendar_conflict')).toEqual([expect.stringContaining(`${code}: Airbnb has nights of this stay too`)])
    await house.admin(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', reason: 'The other guest keeps the week' })
    await readAgain()
    expect(await house.taken()).toEqual([`${checkIn} ${checkOut} restricted`])
    expect(await attention('calendar_conflict')).toEqual([])
  })

  test('are no conflict where Airbnb only says again what it has read from us', async () => {
    const { checkIn, checkOut } = await house.paidStay()
    house.platforms[AIRBNB] = calendarOf({ uid: 'echo', from: checkIn, until: checkOut, summary: 'Airbnb (Not available)' })
    await house.connect('Airbnb', AIRBNB)
    expect(await attention('calendar_conflict')).toEqual([])
  })
})

test('a connection that ends frees the nights that it kept', async () => {
  house.platforms[AIRBNB] = calendarOf(JULY)
  const { id } = await house.connect('Airbnb', AIRBNB)
  await house.admin(calendarCalls.disconnect, { id })
  expect(await house.taken()).toEqual([])
  await expect(house.admin(calendarCalls.disconnect, { id })).rejects.toMatchObject({ status: 404 })
})

test('a side that falls silent is told of: who fetched last, and since when nothing could be read', async () => {
  house.platforms[AIRBNB] = calendarOf(JULY)
  const { feedUrl } = await house.connect('Airbnb', AIRBNB)
  await house.fetched(feedUrl, 'Airbnb/2.0')
  expect((await house.admin(calendarCalls.list, {})).calendars).toMatchObject([
    { fetchedBy: 'Airbnb/2.0', fetchedAt: '2026-06-01T09:00:00.000Z', stale: null },
  ])
  house.platforms[AIRBNB] = 500
  await house.site.later(121)
  expect(await attention('stale_calendar')).toEqual([expect.stringContaining('Airbnb, Villa Thea: has not been readable for hours')])
  await house.site.later(24 * 60)
  expect(await attention('stale_calendar')).toEqual([expect.stringContaining('neither fetches our calendar nor can be read')])
})

describe('an address is tried when it is added', () => {
  const connect = () => house.admin(calendarCalls.connect, { villaId: house.villaId, name: 'Airbnb', importUrl: AIRBNB })
  const connected = async () => (await house.admin(calendarCalls.list, {})).calendars

  test.each([
    ['a page of the platform', '<html>Please log in</html>'],
    ['half a calendar', calendarOf(JULY).slice(0, 60)],
    ['nothing: it is not there', 404],
  ])('%s is refused, and nothing is connected', async (_, answer) => {
    house.platforms[AIRBNB] = answer
    await expect(connect()).rejects.toMatchObject({
      status: 400,
      code: 'not_a_calendar',
      fields: { importUrl: expect.stringMatching(/^There is no calendar at this address\./) },
    })
    expect(await connected()).toEqual([])
  })

  test.each([
    ['busy', 503, 'The platform answered 503'],
    ['silent', 0, 'The platform does not answer at this address'],
  ])('a platform that is %s is connected, and read as soon as it answers', async (_, answer, words) => {
    house.platforms[AIRBNB] = answer
    await connect()
    expect(await connected()).toMatchObject([{ readError: words, blocks: 0 }])
    house.platforms[AIRBNB] = calendarOf(JULY)
    expect(await readAgain()).toMatchObject({ readError: null, blocks: 1 })
  })
})

test.each(['http://airbnb.example/1.ics', 'https://127.0.0.1/1.ics', 'https://localhost/1.ics', 'ftp://a.example', 'nonsense'])(
  'the address %s is refused in words',
  async (importUrl) => {
    await expect(house.admin(calendarCalls.connect, { villaId: house.villaId, name: 'X', importUrl })).rejects.toMatchObject({
      fields: { importUrl: 'Please give the calendar’s address as the platform shows it, beginning with https://' },
    })
  },
)
