import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { AIRBNB, aHouseOnPlatforms, BOOKING, compact, type House, JULY, writeCalendar } from '../../../tests/platforms.ts'
import { bookings } from '../db/schema.ts'

let house: House
beforeEach(async () => {
  house = await aHouseOnPlatforms()
})
afterEach(() => house.site.close())

test('a feed that relays has nights taken here and on other platforms, without names and without the platform’s own events', async () => {
  const { guestName, checkIn, checkOut } = await house.paidStay()
  house.platforms[AIRBNB] = writeCalendar(JULY)
  house.platforms[BOOKING] = writeCalendar({ uid: 'c@booking', from: '2026-09-01', until: '2026-09-05', summary: 'CLOSED - Not available' })
  const airbnb = await house.connect('Airbnb', AIRBNB, { relays: true })
  await house.connect('Booking.com', BOOKING)
  const { text, type, status } = await house.fetched(airbnb.feedUrl)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(airbnb.feedUrl).toMatch(/\.ics$/)
  expect(text.match(/DTSTART.*/g)).toEqual([`DTSTART;VALUE=DATE:${compact(checkIn)}`, 'DTSTART;VALUE=DATE:20260901'])
  expect(text).toContain(`DTEND;VALUE=DATE:${compact(checkOut)}`)
  expect(text).not.toContain(guestName.split(' ')[0])
  expect(text).not.toContain('airbnb')
})

test('a feed says of a stay no more than its nights: not its number, and not how often it was changed', async () => {
  const { id } = await house.paidStay()
  const { feedUrl } = await house.connect('Airbnb')
  const read = async () => {
    const [event = ''] = /BEGIN:VEVENT.*END:VEVENT/s.exec((await house.fetched(feedUrl)).text) ?? []
    return event.replace(/DTSTAMP:.*\r\n/, '')
  }
  const before = await read()
  expect(before).toMatch(
    /^BEGIN:VEVENT\r\nUID:[0-9a-f]{32}@localhost\r\nDTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\nSUMMARY:.*\r\nTRANSP:OPAQUE\r\nEND:VEVENT$/,
  )
  await house.admin(bookingCalls.updateDetails, { bookingId: id, guests: 3, specialRequests: '' })
  expect(await read()).toBe(before)
  await house.site.db
    .update(bookings)
    .set({ checkOut: sql`${bookings.checkOut} - 1` })
    .where(eq(bookings.id, id))
  const findUid = (event: string) => /UID:.*/.exec(event)?.[0]
  expect(findUid(await read())).not.toBe(findUid(before))
})

test('a guessed or disconnected feed address returns 404', async () => {
  const { id, feedUrl } = await house.connect('Airbnb')
  expect((await house.fetched(feedUrl)).status).toBe(200)
  expect((await house.fetched(`${feedUrl.slice(0, -8)}xxxx.ics`)).status).toBe(404)
  await house.admin(calendarCalls.disconnect, { id })
  expect((await house.fetched(feedUrl)).status).toBe(404)
})

test('the reception sees the state of a calendar without its addresses', async () => {
  house.platforms[AIRBNB] = writeCalendar(JULY)
  await house.connect('Airbnb', AIRBNB)
  const reception = await house.site.person('reception')
  const { calendars } = await reception(calendarCalls.list, {})
  expect(calendars).toMatchObject([{ name: 'Airbnb', feedUrl: '', importUrl: null, reads: true, readAt: expect.any(String) }])
})
