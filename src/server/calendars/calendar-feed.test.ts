import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { AIRBNB, aHouseOnPlatforms, BOOKING, calendarOf, compact, type House, JULY } from '../../../tests/platforms.ts'

let house: House
beforeEach(async () => {
  house = await aHouseOnPlatforms()
})
afterEach(() => house.site.close())

test('a feed that relays has nights taken here and on other platforms, without names and without the platform’s own events', async () => {
  const { id, guestName, checkIn, checkOut } = await house.paidStay()
  house.platforms[AIRBNB] = calendarOf(JULY)
  house.platforms[BOOKING] = calendarOf({ uid: 'c@booking', from: '2026-09-01', until: '2026-09-05', summary: 'CLOSED - Not available' })
  const airbnb = await house.connect('Airbnb', AIRBNB, { relays: true })
  await house.connect('Booking.com', BOOKING)
  const { text, type, status } = await house.fetched(airbnb.feedUrl)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(airbnb.feedUrl).toMatch(/\.ics$/)
  expect(text.match(/DTSTART.*/g)).toEqual([`DTSTART;VALUE=DATE:${compact(checkIn)}`, 'DTSTART;VALUE=DATE:20260901'])
  expect(text).toContain(`DTEND;VALUE=DATE:${compact(checkOut)}`)
  expect(text).toContain(`UID:stay-${id}@localhost`)
  expect(text).not.toContain(guestName.split(' ')[0])
  expect(text).not.toContain('airbnb')
})

test('a stay keeps its UID in a feed, and its sequence number increases with changes', async () => {
  const { id } = await house.paidStay()
  const { feedUrl } = await house.connect('Airbnb')
  const before = (await house.fetched(feedUrl)).text
  await house.admin(bookingCalls.updateDetails, { bookingId: id, guests: 3, specialRequests: '' })
  const after = (await house.fetched(feedUrl)).text
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
  expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0])
  expect(sequence(after)).toBeGreaterThan(sequence(before))
})

test('a guessed or disconnected feed address returns 404', async () => {
  const { id, feedUrl } = await house.connect('Airbnb')
  expect((await house.fetched(feedUrl)).status).toBe(200)
  expect((await house.fetched(`${feedUrl.slice(0, -8)}xxxx.ics`)).status).toBe(404)
  await house.admin(calendarCalls.disconnect, { id })
  expect((await house.fetched(feedUrl)).status).toBe(404)
})

test('the reception sees the state of a calendar without its addresses', async () => {
  house.platforms[AIRBNB] = calendarOf(JULY)
  await house.connect('Airbnb', AIRBNB)
  const reception = await house.site.person('reception')
  const { calendars } = await reception(calendarCalls.list, {})
  expect(calendars).toMatchObject([{ name: 'Airbnb', feedUrl: '', importUrl: null, reads: true, readAt: expect.any(String) }])
})
