import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { addDays } from '#domain/calendar-day.ts'
import { AIRBNB, aHouseOnPlatforms, BOOKING, type House, writeCalendar } from '../../../tests/platforms.ts'
import { showsReservation } from './echoes.ts'

const CLOSED = 'CLOSED - Not available'

test.each(['Reserved', 'Reserved - Ana', 'Airbnb reservation', 'Rezervisano', 'Booked', 'Booking 4711', 'Gebucht', 'Κράτηση Άννας'])(
  '%s is a reservation, not an echo',
  (summary) => {
    expect(showsReservation(summary)).toBe(true)
  },
)

test.each([CLOSED, 'Not available', 'Airbnb (Not available)', 'Blocked', 'Booking.com', 'Busy', ''])('%s may be an echo', (summary) => {
  expect(showsReservation(summary)).toBe(false)
})

let house: House

const later = async (minutes = 15) => {
  await house.site.later(minutes)
  house.admin = await house.site.admin()
}
const conflicts = async () =>
  (await house.admin(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'calendar_conflict').length
const cancel = (bookingId: number) =>
  house.admin(bookingCalls.setStatus, { bookingId, status: 'cancelled', reason: 'Agreed', refundAmount: 0 })

describe('echoes of one platform', () => {
  beforeEach(async () => {
    house = await aHouseOnPlatforms()
    house.platforms[BOOKING] = writeCalendar()
  })
  afterEach(() => house.site.close())

  test('a platform that exports our nights again does not keep them after a cancellation, is no conflict and no stay of the platform', async () => {
    const { id, checkIn, checkOut } = await house.paidStay()
    const { feedUrl } = await house.connect('Booking.com', BOOKING)
    await house.fetched(feedUrl)
    house.platforms[BOOKING] = writeCalendar({ uid: 'echo', from: checkIn, until: checkOut, summary: CLOSED })
    await later()
    expect(await conflicts()).toBe(0)
    expect((await house.admin(calendarCalls.list, {})).calendars[0]).toMatchObject({ staysAhead: 0 })
    await cancel(id)
    expect(await house.taken()).toEqual([])
    await later()
    expect(await house.taken()).toEqual([])
    const other = await house.connect('Vrbo', '', { relays: true })
    expect((await house.fetched(other.feedUrl)).text).not.toContain('VEVENT')
  })

  test('a platform keeps nights that it still exports a day after it has a feed of ours without them', async () => {
    const { id, checkIn, checkOut } = await house.paidStay()
    const { feedUrl } = await house.connect('Booking.com', BOOKING)
    await house.fetched(feedUrl)
    house.platforms[BOOKING] = writeCalendar({ uid: 'echo', from: checkIn, until: checkOut, summary: CLOSED })
    await later()
    await cancel(id)
    await later(24 * 60)
    expect(await house.taken()).toEqual([])
    await house.fetched(feedUrl)
    await later(23 * 60)
    expect(await house.taken()).toEqual([])
    await later(60)
    expect(await house.taken()).toEqual([`${checkIn} ${checkOut} restricted`])
  })

  test.each([
    ['was told before the platform had them from us', CLOSED, false],
    ['is called a reservation', 'Reserved', true],
    ['is called a reservation later', CLOSED, true],
  ])(
    'a platform has a stay of its own on our nights if that %s: a conflict, and blocked after a cancellation',
    async (how, summary, fetchesFirst) => {
      const { id, checkIn, checkOut } = await house.paidStay()
      const { feedUrl } = await house.connect('Booking.com', BOOKING)
      if (fetchesFirst) await house.fetched(feedUrl)
      const own = { uid: 'own', from: checkIn, until: checkOut, summary }
      house.platforms[BOOKING] = writeCalendar(own)
      await later()
      await house.fetched(feedUrl)
      if (how.endsWith('later')) house.platforms[BOOKING] = writeCalendar({ ...own, summary: 'Reserved' })
      await later()
      expect(await conflicts()).toBe(1)
      await cancel(id)
      await expect(house.admin(bookingCalls.setStatus, { bookingId: id, status: 'paid' })).rejects.toMatchObject({ code: 'dates_taken' })
      await later()
      expect(await house.taken()).toEqual([`${checkIn} ${checkOut} restricted`])
    },
  )

  test('a platform has a stay of its own that it shortens day by day, or exports under another id', async () => {
    const { checkIn, checkOut } = await house.paidStay()
    house.platforms[BOOKING] = writeCalendar({ uid: 'own', from: checkIn, until: checkOut, summary: CLOSED })
    const { feedUrl } = await house.connect('Booking.com', BOOKING)
    await house.fetched(feedUrl)
    for (const uid of ['own', 'again']) {
      house.platforms[BOOKING] = writeCalendar({ uid, from: addDays(checkIn, 1), until: checkOut, summary: CLOSED })
      await later()
      expect(await conflicts()).toBe(1)
    }
  })

  test('a platform keeps nights closed that go beyond ours', async () => {
    const { checkIn, checkOut } = await house.paidStay()
    const { feedUrl } = await house.connect('Booking.com', BOOKING)
    await house.fetched(feedUrl)
    house.platforms[BOOKING] = writeCalendar({ uid: 'longer', from: checkIn, until: addDays(checkOut, 2), summary: CLOSED })
    await later()
    expect(await house.taken()).toContain(`${checkIn} ${addDays(checkOut, 2)} restricted`)
  })
})

test('nights of a platform are told another only if the owner says so', async () => {
  const house = await aHouseOnPlatforms()
  house.platforms[AIRBNB] = writeCalendar({ uid: 'a', from: '2026-07-20', until: '2026-07-25' })
  await house.connect('Airbnb', AIRBNB)
  const { id, feedUrl, relays } = await house.connect('Booking.com')
  expect(relays).toBe(false)
  expect((await house.fetched(feedUrl)).text).not.toContain('VEVENT')
  await house.admin(calendarCalls.change, { id, relays: true })
  expect((await house.fetched(feedUrl)).text).toContain('DTSTART;VALUE=DATE:20260720')
  await house.admin(calendarCalls.change, { id, relays: false })
  expect((await house.fetched(feedUrl)).text).not.toContain('VEVENT')
  await house.site.close()
})
