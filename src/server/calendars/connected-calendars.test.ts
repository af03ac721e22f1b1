import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { AIRBNB, AUGUST, aHouseOnPlatforms, type House, JULY, writeCalendar } from '../../../tests/platforms.ts'

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

test('events of a platform block their nights as soon as the calendar is connected', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
  expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 2, readError: null, stale: null })
  expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted'])
})

test('events of a platform move and remove their restrictions when they change', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
  await house.connect('Airbnb', AIRBNB)
  house.platforms[AIRBNB] = writeCalendar(
    { ...JULY, from: AUGUST.from, until: AUGUST.until },
    { ...AUGUST, from: JULY.from, until: JULY.until },
  )
  await readAgain()
  expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted'])
  house.platforms[AIRBNB] = writeCalendar({ ...AUGUST, until: '2026-08-12' })
  await readAgain()
  expect(await house.taken()).toEqual(['2026-08-03 2026-08-12 restricted'])
  house.platforms[AIRBNB] = writeCalendar({ ...AUGUST, status: 'CANCELLED' })
  await readAgain()
  expect(await house.taken()).toEqual([])
})

test.each([
  ['answers 503', 503, 'The platform answered 503'],
  ['sends an HTML page', '<html>Please log in</html>', 'What the platform sent is not a calendar'],
  ['sends an incomplete calendar', writeCalendar(JULY).slice(0, 60), 'What the platform sent is not a calendar'],
  ['sends a calendar that is too large', `${writeCalendar(JULY)}${' '.repeat(2_000_001)}`, 'The calendar is too large'],
  ['does not answer', 0, 'The platform does not answer at this address'],
])('events of a platform keep their restrictions while the platform %s', async (_, answer, words) => {
  house.platforms[AIRBNB] = writeCalendar(JULY)
  const { id } = await house.connect('Airbnb', AIRBNB)
  house.platforms[AIRBNB] = answer
  expect(await readAgain()).toMatchObject({ readError: words, blocks: 1 })
  expect(await house.taken()).toHaveLength(1)
  await expect(house.admin(calendarCalls.readNow, { id })).rejects.toMatchObject({ message: `The calendar could not be read: ${words}` })
  house.platforms[AIRBNB] = writeCalendar(JULY)
  await house.admin(calendarCalls.readNow, { id })
  expect((await house.admin(calendarCalls.list, {})).calendars[0]).toMatchObject({ readError: null })
})

test('events of a platform in the past block nothing and are no conflict', async () => {
  house.platforms[AIRBNB] = writeCalendar({ uid: 'old', from: '2026-05-01', until: '2026-05-08' })
  expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 0 })
  expect(await attention('calendar_conflict')).toEqual([])
})

test('nights of a platform that are also sold here stay booked, are a conflict to the owners, and are blocked once they are free', async () => {
  const { id, code, checkIn, checkOut } = await house.paidStay()
  house.platforms[AIRBNB] = writeCalendar({ uid: 'clash', from: checkIn, until: checkOut })
  expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 0 })
  expect(await house.taken()).toEqual([`${checkIn} ${checkOut} paid`])
  expect((await house.admin(calendarCalls.list, {})).conflicts).toMatchObject([{ bookingNumber: code, from: checkIn, until: checkOut }])
  expect(await attention('calendar_conflict')).toEqual([expect.stringContaining(`${code}: Airbnb has nights of this stay too`)])
  await house.admin(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', reason: 'The other guest keeps the week' })
  await readAgain()
  expect(await house.taken()).toEqual([`${checkIn} ${checkOut} restricted`])
  expect(await attention('calendar_conflict')).toEqual([])
})

test('nights of Airbnb that only repeat our feed are no conflict', async () => {
  const { checkIn, checkOut } = await house.paidStay()
  house.platforms[AIRBNB] = writeCalendar({ uid: 'echo', from: checkIn, until: checkOut, summary: 'Airbnb (Not available)' })
  await house.connect('Airbnb', AIRBNB)
  expect(await attention('calendar_conflict')).toEqual([])
})

test('disconnecting a calendar frees its nights', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY)
  const { id } = await house.connect('Airbnb', AIRBNB)
  await house.admin(calendarCalls.disconnect, { id })
  expect(await house.taken()).toEqual([])
  await expect(house.admin(calendarCalls.disconnect, { id })).rejects.toMatchObject({ status: 404 })
})

test('a calendar shows who fetched it last, and is reported if it is neither read nor fetched', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY)
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

const connect = () => house.admin(calendarCalls.connect, { villaId: house.villaId, name: 'Airbnb', importUrl: AIRBNB })
const connected = async () => (await house.admin(calendarCalls.list, {})).calendars

test.each([
  ['an HTML page', '<html>Please log in</html>'],
  ['an incomplete calendar', writeCalendar(JULY).slice(0, 60)],
  ['a 404 response', 404],
])('connecting an address is refused for %s, and nothing is connected', async (_, answer) => {
  house.platforms[AIRBNB] = answer
  await expect(connect()).rejects.toMatchObject({
    status: 400,
    code: 'not_a_calendar',
    fields: { importUrl: expect.stringMatching(/^There is no calendar at this address\./) },
  })
  expect(await connected()).toEqual([])
})

test.each([
  ['answers 503', 503, 'The platform answered 503'],
  ['does not answer', 0, 'The platform does not answer at this address'],
])('connecting an address succeeds if the platform %s, and the calendar is read once it answers', async (_, answer, words) => {
  house.platforms[AIRBNB] = answer
  await connect()
  expect(await connected()).toMatchObject([{ readError: words, blocks: 0 }])
  house.platforms[AIRBNB] = writeCalendar(JULY)
  expect(await readAgain()).toMatchObject({ readError: null, blocks: 1 })
})

test.each(['http://airbnb.example/1.ics', 'https://127.0.0.1/1.ics', 'https://localhost/1.ics', 'ftp://a.example', 'nonsense'])(
  'the address %s is refused with a message',
  async (importUrl) => {
    await expect(house.admin(calendarCalls.connect, { villaId: house.villaId, name: 'X', importUrl })).rejects.toMatchObject({
      fields: { importUrl: 'Please give the calendar’s address as the platform shows it, beginning with https://' },
    })
  },
)
