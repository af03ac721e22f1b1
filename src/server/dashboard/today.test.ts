import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { todayCalls } from '#contract/today.ts'
import { addDays } from '#domain/calendar-day.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, connectedCalendars, importedEvents } from '../db/schema.ts'

let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  admin = await site.admin()
})
afterAll(() => site.close())

/** The owners’ view at noon of a day. */
async function on(day: string) {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  admin = await site.admin()
  return admin(todayCalls.today, {})
}

async function books(name: string, villaId: number, stay: { checkIn: string; checkOut: string }, plan: 'full' | 'partial' = 'full') {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  const form = await goToBank(await site.guest(name), villaId, { ...stay, plan })
  await pay(site, form)
  await bring(site, form.orderId)
  return form.bookingNumber
}

test('today shows arrivals, departures, guests in house, changeovers and overdue stages of a week', async () => {
  expect(await on('2026-07-13')).toMatchObject({ today: '2026-07-13', inHouse: [], due: [] })
  const [thea, onar] = [await aVilla(site.db, { name: 'Villa Thea' }), await aVilla(site.db, { name: 'Villa Onar' })]
  const leaving = await books('Ana', thea.id, week)
  const arriving = await books('Bob', thea.id, weekLater(1), 'partial')
  const [calendar] = await site.db
    .insert(connectedCalendars)
    .values({ villaId: onar.id, name: 'Airbnb', token: 'token', createdAt: site.clock.now })
    .returning()
  // Nights of a platform have a restriction, too.
  const dates = { checkIn: '2026-07-12', checkOut: '2026-07-16' }
  const [restriction] = await site.db
    .insert(bookings)
    .values({ ...dates, code: 'KEPT01', villaId: onar.id, status: 'restricted', guestName: 'Airbnb', createdAt: site.clock.now })
    .returning()
  const event = { calendarId: calendar?.id ?? 0, uid: '1', ...dates, restrictionId: restriction?.id ?? 0 }
  await site.db.insert(importedEvents).values(event)
  const owner = await site.admin()
  await owner(bookingCalls.restrict, { villaId: onar.id, checkIn: '2026-07-16', checkOut: '2026-07-18' })

  const seen = await on('2026-07-13')
  expect(seen.days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-07-13', days)))
  expect(seen.days[0]).toMatchObject({
    arrivals: [{ bookingNumber: arriving, villa: 'Villa Thea', guestName: 'Ana Petrović', remaining: 1_715_00, platform: null }],
    departures: [{ bookingNumber: leaving, remaining: 0 }],
    changeovers: [thea.id],
  })
  expect(seen.inHouse).toMatchObject([{ villa: 'Villa Onar', platform: 'Airbnb', bookingId: null, guestName: '' }])
  // Restrictions are not arrivals.
  expect(seen.days[3]).toMatchObject({ arrivals: [], departures: [{ platform: 'Airbnb' }], changeovers: [] })
  expect(seen.due.map(({ bookingNumber, overdue }) => [bookingNumber, overdue])).toEqual([
    [arriving, true],
    [arriving, true],
  ])

  expect(await on('2026-07-14')).toMatchObject({ inHouse: [{ platform: 'Airbnb' }, { bookingNumber: arriving }] })
  const last = await on('2026-07-20')
  expect(last.inHouse).toEqual([])
  expect(last.days[0]).toMatchObject({ arrivals: [], departures: [{ bookingNumber: arriving }] })
})

test('a cancelled stay is not an arrival', async () => {
  const villa = await aVilla(site.db)
  const code = await books('Carla', villa.id, weekLater(3))
  const owner = await site.admin()
  const { bookings } = await owner(bookingCalls.calendar, { search: code })
  await owner(bookingCalls.setStatus, { bookingId: bookings[0]?.id ?? 0, status: 'cancelled', reason: 'Ill' })
  expect((await on('2026-07-27')).days[0]?.arrivals).toEqual([])
})
