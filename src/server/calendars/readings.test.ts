import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { AIRBNB, AUGUST, aHouseOnPlatforms, compact, type House, JULY, writeCalendar } from '../../../tests/platforms.ts'
import { readCalendar } from './read-calendars.ts'

let house: House
beforeEach(async () => {
  house = await aHouseOnPlatforms()
})
afterEach(() => house.site.close())

const readAgain = async (minutes = 15) => {
  await house.site.later(minutes)
  house.admin = await house.site.admin()
}
const list = async () => (await house.admin(calendarCalls.list, {})).calendars[0]
const id = async () => (await list())?.id ?? 0
const attention = async (kind: string) =>
  (await house.admin(dashboardCalls.stats, {})).stats.attention.filter((one) => one.kind === kind).map(({ text }) => text)
const REST = '2026-07-20 2026-07-25 restricted'

/** Twelve stays of three nights in summer. */
const SUMMER = Array.from({ length: 12 }, (_, index) => {
  const day = (nights: number) => new Date(Date.parse('2026-07-01') + (index * 7 + nights) * 86_400_000).toISOString().slice(0, 10)
  return { uid: `${index}@platform`, from: day(0), until: day(3) }
})

test('an event with a duration blocks all its nights', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY).replace(/DTEND.*/, 'DURATION:P5D')
  await house.connect('Airbnb', AIRBNB)
  expect(await house.taken()).toEqual([REST])
})

test('a check-out of an hour and free time block nothing', async () => {
  const cleaning = writeCalendar(JULY)
    .replace(/DTSTART.*/, 'DTSTART:20260720T100000')
    .replace(/DTEND.*/, 'DURATION:PT1H')
  house.platforms[AIRBNB] = cleaning
  await house.connect('Airbnb', AIRBNB)
  house.platforms[AIRBNB] = writeCalendar(JULY).replace('SUMMARY', 'TRANSP:TRANSPARENT\r\nSUMMARY')
  await readAgain()
  expect(await house.taken()).toEqual([])
  expect(await list()).toMatchObject({ readError: null, events: 1, unreadEvents: 0 })
})

const broken = (text: string) => text.replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nUID:broken\r\nDTSTART:soon\r\nEND:VEVENT\r\nEND:VCALENDAR')

test('one unreadable event is counted, and the others block', async () => {
  house.platforms[AIRBNB] = broken(writeCalendar(JULY))
  expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ events: 2, unreadEvents: 1, blocks: 1, readError: null })
  expect(await attention('unread_events')).toEqual([expect.stringContaining('Airbnb, Villa Thea: 1 of 2 events could not be read')])
  house.platforms[AIRBNB] = writeCalendar(JULY)
  await readAgain()
  expect(await attention('unread_events')).toEqual([])
})

test('nights that are known of one unreadable event are kept', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
  await house.connect('Airbnb', AIRBNB)
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST).replace(`DTSTART;VALUE=DATE:${compact(AUGUST.from)}`, 'DTSTART:soon')
  await readAgain()
  expect(await house.taken()).toEqual([REST, '2026-08-03 2026-08-10 restricted'])
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST).replace(`DTEND;VALUE=DATE:${compact(AUGUST.until)}`, 'DTEND:later')
  await readAgain()
  expect(await house.taken()).toEqual([REST, '2026-08-03 2026-08-10 restricted'])
})

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['bare line breaks in a text', (text: string) => text.replace('SUMMARY', 'DESCRIPTION:Two guests\r\n\r\nthey come late\r\nSUMMARY')],
  ['CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
  ['another calendar in the file', (text: string) => `${writeCalendar()}\r\n${text}`],
  ['characters that no database stores', (text: string) => text.replace('Reserved', 'Res\0erved')],
])('a calendar with %s is read', async (_, change) => {
  house.platforms[AIRBNB] = change(writeCalendar(JULY))
  expect(await house.connect('Airbnb', AIRBNB)).toMatchObject({ readError: null, unreadEvents: 0 })
  expect(await house.taken()).toEqual([REST])
})

test.each(['webcal:', 'webcals:', 'WEBCAL:'])('an address with %s is read by https', async (protocol) => {
  house.platforms[AIRBNB] = writeCalendar(JULY)
  expect(await house.connect('Airbnb', AIRBNB.replace('https:', protocol))).toMatchObject({ importUrl: AIRBNB, blocks: 1 })
})

test('a failure here is told in words of the office, not of a library', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY)
  await house.connect('Airbnb', AIRBNB)
  const calendarId = await id()
  const feed = Promise.reject(new TypeError('Cannot read properties of undefined'))
  feed.catch(() => undefined)
  const readError = 'The calendar could not be processed here; the log of the server has the reason'
  expect(await readCalendar(house.site.deps, calendarId, { feed })).toBe(readError)
  expect(await list()).toMatchObject({ readError, blocks: 1 })
})

describe('a calendar that suddenly lacks many nights', () => {
  beforeEach(async () => {
    house.platforms[AIRBNB] = writeCalendar(...SUMMER)
    await house.connect('Airbnb', AIRBNB)
  })

  const OLD = { uid: 'old', from: '2026-05-01', until: '2026-05-05' }

  test.each([
    ['one old event', [OLD]],
    ['five of twelve stays', SUMMER.slice(0, 5)],
  ])('a calendar that suddenly lacks many nights keeps them for a day if it has only %s left', async (_, left) => {
    house.platforms[AIRBNB] = writeCalendar(...left)
    await readAgain()
    expect(await house.taken()).toHaveLength(12)
    expect(await list()).toMatchObject({ shrunkSince: '2026-06-01T09:15:00.000Z', emptySince: null, readError: null, blocks: 12 })
    expect(await attention('stale_calendar')).toEqual([
      expect.stringMatching(/^Airbnb, Villa Thea: many of the nights that it listed before are suddenly missing/),
    ])
    await readAgain(23 * 60)
    expect(await house.taken()).toHaveLength(12)
    await readAgain(60)
    expect(await house.taken()).toHaveLength(left.filter(({ uid }) => uid !== 'old').length)
    expect(await list()).toMatchObject({ shrunkSince: null })
  })

  test('a calendar that suddenly lacks many nights frees them if the owner agrees', async () => {
    house.platforms[AIRBNB] = writeCalendar(OLD)
    await readAgain()
    await house.admin(calendarCalls.agreeEmpty, { id: await id() })
    expect(await house.taken()).toEqual([])
    expect(await list()).toMatchObject({ shrunkSince: null })
  })

  test('a calendar that suddenly lacks many nights blocks what is new in it at once, also by an event that moves', async () => {
    const [first = JULY] = SUMMER
    house.platforms[AIRBNB] = writeCalendar(
      { uid: 'new', from: '2026-10-01', until: '2026-10-04' },
      { ...first, from: '2026-11-01', until: '2026-11-04' },
    )
    await readAgain()
    expect((await house.taken()).map((text) => text.slice(0, 10))).toEqual([...SUMMER.map(({ from }) => from), '2026-10-01', '2026-11-01'])
    await readAgain(24 * 60)
    expect((await house.taken()).map((text) => text.slice(0, 10))).toEqual(['2026-10-01', '2026-11-01'])
  })

  test('a calendar that suddenly lacks many nights goes on as before if they return', async () => {
    house.platforms[AIRBNB] = writeCalendar(OLD)
    await readAgain()
    house.platforms[AIRBNB] = writeCalendar(...SUMMER)
    await readAgain()
    expect(await list()).toMatchObject({ shrunkSince: null, blocks: 12 })
  })

  test.each([
    ['less than half of them', SUMMER.slice(5)],
    ['those that are cancelled in so many words', SUMMER.map((stay) => ({ ...stay, status: 'CANCELLED' }))],
  ])('a calendar that suddenly lacks many nights frees %s at once', async (_, told) => {
    house.platforms[AIRBNB] = writeCalendar(...told)
    await readAgain()
    expect(await house.taken()).toHaveLength(told.filter((stay) => !('status' in stay)).length)
  })

  test('a calendar that suddenly lacks many nights does not count nights that are over', async () => {
    await readAgain(60 * 24 * 90)
    const left = SUMMER.filter(({ until }) => until > '2026-08-30')
    house.platforms[AIRBNB] = writeCalendar(...left)
    await readAgain()
    expect(await list()).toMatchObject({ shrunkSince: null, blocks: left.length })
  })
})

test('one stay of two that vanishes is freed at once', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
  await house.connect('Airbnb', AIRBNB)
  house.platforms[AIRBNB] = writeCalendar(JULY)
  await readAgain()
  expect(await house.taken()).toEqual([REST])
})

describe('closed nights that are no booking', () => {
  const BLOCKED = { uid: 'closed', from: '2026-09-01', until: '2026-09-05', summary: 'Blocked' }
  const BOOKING_COM = { uid: 'unknown', from: '2026-10-01', until: '2026-10-05', summary: 'CLOSED - Not available' }

  beforeEach(() => {
    house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST, BLOCKED, BOOKING_COM)
  })

  test('closed nights that are no booking block as before', async () => {
    await house.connect('Airbnb', AIRBNB)
    expect(await house.taken()).toHaveLength(4)
  })

  test('closed nights that are no booking are left out if the owner says so when connecting', async () => {
    expect(await house.connect('Airbnb', AIRBNB, { leavesOutClosed: true })).toMatchObject({ leavesOutClosed: true, blocks: 2 })
    expect(await house.taken()).toEqual([REST, '2026-10-01 2026-10-05 restricted'])
  })

  test('closed nights that are no booking are freed and blocked again as the owner decides later, also while the platform is silent', async () => {
    await house.connect('Airbnb', AIRBNB)
    const calendar = house.platforms[AIRBNB] ?? ''
    house.platforms[AIRBNB] = 503
    await house.admin(calendarCalls.change, { id: await id(), leavesOutClosed: true })
    expect(await house.taken()).toEqual([REST, '2026-10-01 2026-10-05 restricted'])
    house.platforms[AIRBNB] = calendar
    await readAgain()
    expect(await list()).toMatchObject({ shrunkSince: null, blocks: 2 })
    await house.admin(calendarCalls.change, { id: await id(), leavesOutClosed: false })
    expect(await house.taken()).toHaveLength(4)
    const { activity } = await house.admin(activityCalls.list, {})
    expect(activity).toContainEqual(
      expect.objectContaining({
        subject: 'calendar Airbnb',
        action: 'change',
        before: { leavesOutClosed: true },
        after: { leavesOutClosed: false },
      }),
    )
  })
})

test('the owner sees how many coming stays a disconnection frees, and the answer repeats it', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST, { uid: 'old', from: '2026-05-01', until: '2026-05-05' })
  const { staysAhead } = await house.connect('Airbnb', AIRBNB)
  expect(staysAhead).toBe(2)
  expect(await house.admin(calendarCalls.disconnect, { id: await id() })).toEqual({ freedStays: 2 })
  expect(await house.taken()).toEqual([])
})
