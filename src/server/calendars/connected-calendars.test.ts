import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { bring, goToBank, kept, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { wholeNet } from '../outside/public-net.ts'

type Told = { uid: string; from: string; until: string; summary?: string; status?: string }

const AIRBNB = 'https://www.airbnb.example/calendar/1.ics?s=2'
const BOOKING = 'https://ical.booking.example/v1/3.ics'

let site: TestSite
let admin: Client
let villaId: number
/** What each platform answers; a number is a failure's status. */
let platforms: Record<string, string | number>
const sites: TestSite[] = []

beforeEach(async () => {
  site = await testSite()
  sites.push(site)
  admin = await site.admin()
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  platforms = {}
  const elsewhere = site.deps.fetch
  site.deps.publicNet = wholeNet(async (input, init) => {
    const said = platforms[String(input instanceof Request ? input.url : input)]
    if (said === undefined) return elsewhere(input, init)
    if (said === 0) throw new TypeError('fetch failed')
    return typeof said === 'number' ? new Response('busy', { status: said }) : new Response(said)
  })
})
afterAll(() => Promise.all(sites.map((one) => one.close())))

const compact = (day: string) => day.replaceAll('-', '')
const calendarOf = (...events: Told[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(({ uid, from, until, summary = 'Reserved', status }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(until)}`,
      `SUMMARY:${summary}`,
      ...(status ? [`STATUS:${status}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

const connect = async (name: string, importUrl = '') => {
  await admin(calendarCalls.connect, { villaId, name, importUrl })
  const { calendars } = await admin(calendarCalls.list, {})
  const found = calendars.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not connected`)
  return found
}
const readAgain = async () => {
  await site.later(15)
  return (await admin(calendarCalls.list, {})).calendars[0]
}
const taken = async () => {
  const { bookings } = await site.visitor(bookingCalls.calendar, { villaId })
  return bookings.map(({ checkIn, checkOut, status }) => `${checkIn} ${checkOut} ${status}`)
}
const fetched = async (feedUrl: string, agent = 'Airbnb/1.0') => {
  const response = await site.send(feedUrl.replace(site.deps.env.siteUrl, ''), { headers: { 'user-agent': agent } })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const attention = async (kind: string) =>
  (await admin(dashboardCalls.stats, {})).stats.attention.filter((one) => one.kind === kind).map(({ text }) => text)
const paidStay = async (over = weekLater(3)) => {
  const form = await goToBank(await site.guest('Ana Petrovic'), villaId, over)
  await pay(site, form)
  await bring(site, form.orderId)
  return (await kept(site, form.orderId)).booking
}

const JULY = { uid: 'a@airbnb', from: '2026-07-20', until: '2026-07-25' }
const AUGUST = { uid: 'b@airbnb', from: '2026-08-03', until: '2026-08-10', summary: 'Airbnb (Not available)' }

describe('what a platform tells', () => {
  test('keeps its nights from the moment it is connected', async () => {
    platforms[AIRBNB] = calendarOf(JULY, AUGUST)
    expect(await connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 2, readError: null, stale: null })
    expect(await taken()).toEqual(['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted'])
  })

  test('moves and goes with it', async () => {
    platforms[AIRBNB] = calendarOf(JULY, AUGUST)
    await connect('Airbnb', AIRBNB)
    platforms[AIRBNB] = calendarOf({ ...JULY, from: AUGUST.from, until: AUGUST.until }, { ...AUGUST, from: JULY.from, until: JULY.until })
    await readAgain()
    expect(await taken()).toEqual(['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted'])
    platforms[AIRBNB] = calendarOf({ ...AUGUST, until: '2026-08-12' })
    await readAgain()
    expect(await taken()).toEqual(['2026-08-03 2026-08-12 restricted'])
    platforms[AIRBNB] = calendarOf({ ...AUGUST, status: 'CANCELLED' })
    await readAgain()
    expect(await taken()).toEqual([])
  })

  test.each([
    ['is busy', 503, 'The platform answered 503'],
    ['sends a page instead', '<html>Please log in</html>', 'What the platform sent is not a calendar'],
    ['sends half of it', calendarOf(JULY).slice(0, 60), 'What the platform sent is not a calendar'],
    ['sends more than a calendar can hold', `${calendarOf(JULY)}${' '.repeat(2_000_001)}`, 'The calendar is too large'],
    ['is not there', 0, 'The platform does not answer at this address'],
  ])('stays as it was while the platform %s', async (_, answer, words) => {
    platforms[AIRBNB] = calendarOf(JULY)
    const { id } = await connect('Airbnb', AIRBNB)
    platforms[AIRBNB] = answer
    expect(await readAgain()).toMatchObject({ readError: words, blocks: 1 })
    expect(await taken()).toHaveLength(1)
    await expect(admin(calendarCalls.readNow, { id })).rejects.toMatchObject({ message: `The calendar could not be read: ${words}` })
    platforms[AIRBNB] = calendarOf(JULY)
    await admin(calendarCalls.readNow, { id })
    expect((await admin(calendarCalls.list, {})).calendars[0]).toMatchObject({ readError: null })
  })

  test('nights of the past say nothing', async () => {
    platforms[AIRBNB] = calendarOf({ uid: 'old', from: '2026-05-01', until: '2026-05-08' })
    expect(await connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 0 })
    expect(await attention('calendar_conflict')).toEqual([])
  })
})

describe('nights that were sold here as well', () => {
  test('stay the guest’s, are shown to the owners, and are kept for the platform once they are free', async () => {
    const { id, code, checkIn, checkOut } = await paidStay()
    platforms[AIRBNB] = calendarOf({ uid: 'clash', from: checkIn, until: checkOut })
    expect(await connect('Airbnb', AIRBNB)).toMatchObject({ blocks: 0 })
    expect(await taken()).toEqual([`${checkIn} ${checkOut} paid`])
    expect((await admin(calendarCalls.list, {})).conflicts).toMatchObject([{ bookingNumber: code, from: checkIn, until: checkOut }])
    expect(await attention('calendar_conflict')).toEqual([expect.stringContaining(`${code}: Airbnb has nights of this stay too`)])
    await admin(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', reason: 'The other guest keeps the week' })
    await readAgain()
    expect(await taken()).toEqual([`${checkIn} ${checkOut} restricted`])
    expect(await attention('calendar_conflict')).toEqual([])
  })

  test('are no conflict where Airbnb only says again what it has read from us', async () => {
    const { checkIn, checkOut } = await paidStay()
    platforms[AIRBNB] = calendarOf({ uid: 'echo', from: checkIn, until: checkOut, summary: 'Airbnb (Not available)' })
    await connect('Airbnb', AIRBNB)
    expect(await attention('calendar_conflict')).toEqual([])
  })
})

describe('what is told to a platform', () => {
  test('is what is taken here and elsewhere, without a name, and not what came from there', async () => {
    const { id, guestName, checkIn, checkOut } = await paidStay()
    platforms[AIRBNB] = calendarOf(JULY)
    platforms[BOOKING] = calendarOf({ uid: 'c@booking', from: '2026-09-01', until: '2026-09-05', summary: 'CLOSED - Not available' })
    const airbnb = await connect('Airbnb', AIRBNB)
    await connect('Booking.com', BOOKING)
    const { text, type, status } = await fetched(airbnb.feedUrl)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(airbnb.feedUrl).toMatch(/\.ics$/)
    expect(text.match(/DTSTART.*/g)).toEqual([`DTSTART;VALUE=DATE:${compact(checkIn)}`, 'DTSTART;VALUE=DATE:20260901'])
    expect(text).toContain(`DTEND;VALUE=DATE:${compact(checkOut)}`)
    expect(text).toContain(`UID:stay-${id}@localhost`)
    expect(text).not.toContain(guestName.split(' ')[0])
    expect(text).not.toContain('airbnb')
  })

  test('a stay keeps its name there, and its changes are counted', async () => {
    const { id } = await paidStay()
    const { feedUrl } = await connect('Airbnb')
    const before = (await fetched(feedUrl)).text
    await admin(bookingCalls.updateDetails, { bookingId: id, guests: 3, specialRequests: '' })
    const after = (await fetched(feedUrl)).text
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0])
    expect(sequence(after)).toBeGreaterThan(sequence(before))
  })

  test('an address that was guessed or has ended answers nothing', async () => {
    const { id, feedUrl } = await connect('Airbnb')
    expect((await fetched(feedUrl)).status).toBe(200)
    expect((await fetched(`${feedUrl.slice(0, -8)}xxxx.ics`)).status).toBe(404)
    await admin(calendarCalls.disconnect, { id })
    expect((await fetched(feedUrl)).status).toBe(404)
  })
})

test('a connection that ends frees the nights that it kept', async () => {
  platforms[AIRBNB] = calendarOf(JULY)
  const { id } = await connect('Airbnb', AIRBNB)
  await admin(calendarCalls.disconnect, { id })
  expect(await taken()).toEqual([])
  await expect(admin(calendarCalls.disconnect, { id })).rejects.toMatchObject({ status: 404 })
})

test('a side that falls silent is told of: who fetched last, and since when nothing could be read', async () => {
  platforms[AIRBNB] = calendarOf(JULY)
  const { feedUrl } = await connect('Airbnb', AIRBNB)
  await fetched(feedUrl, 'Airbnb/2.0')
  expect((await admin(calendarCalls.list, {})).calendars).toMatchObject([
    { fetchedBy: 'Airbnb/2.0', fetchedAt: '2026-06-01T09:00:00.000Z', stale: null },
  ])
  platforms[AIRBNB] = 500
  await site.later(121)
  expect(await attention('stale_calendar')).toEqual([expect.stringContaining('Airbnb, Villa Thea: has not been readable for hours')])
  await site.later(24 * 60)
  expect(await attention('stale_calendar')).toEqual([expect.stringContaining('neither fetches our calendar nor can be read')])
})

test.each(['http://airbnb.example/1.ics', 'https://127.0.0.1/1.ics', 'https://localhost/1.ics', 'ftp://a.example', 'nonsense'])(
  'the address %s is refused in words',
  async (importUrl) => {
    await expect(admin(calendarCalls.connect, { villaId, name: 'X', importUrl })).rejects.toMatchObject({
      fields: { importUrl: 'Please give the calendar’s address, beginning with https://' },
    })
  },
)
