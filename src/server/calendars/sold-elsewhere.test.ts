import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { bring, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
import { makeTransfer, weekLater } from '../../../tests/builders.ts'
import { AIRBNB, AUGUST, aHouseOnPlatforms, BOOKING, type House, JULY, writeCalendar } from '../../../tests/platforms.ts'
import { lostPayments } from '../db/schema.ts'

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
const attention = async () =>
  (await house.admin(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'stale_calendar').map(({ text }) => text)
const stay = weekLater(3)

const overlapping = { uid: 'clash', from: stay.checkIn, until: '2026-08-08' }

test('nights sold on a platform over a booking here are blocked as soon as they are free here, before the platform is read again', async () => {
  const { id } = await house.paidStay()
  house.platforms[AIRBNB] = writeCalendar({ ...overlapping })
  await house.connect('Airbnb', AIRBNB)
  await house.admin(bookingCalls.setStatus, { bookingId: id, status: 'cancelled', reason: 'Agreed', refundAmount: 0 })
  const bob = await house.site.guest('Bob')
  await expect(goToBank(bob, house.villaId, stay)).rejects.toMatchObject({ code: 'dates_taken' })
  expect(await house.site.visitor(bookingCalls.price, { villaId: house.villaId, ...stay })).toMatchObject({ available: false })
  await expect(house.admin(bookingCalls.setStatus, { bookingId: id, status: 'paid' })).rejects.toMatchObject({ code: 'dates_taken' })
})

test('nights sold on a platform are also blocked beyond the stay here, for guests and in the feed of another platform', async () => {
  await house.paidStay()
  house.platforms[AIRBNB] = writeCalendar(overlapping)
  await house.connect('Airbnb', AIRBNB)
  expect(await house.taken()).toEqual(['2026-07-27 2026-08-03 paid', '2026-07-27 2026-08-08 restricted'])
  const bob = await house.site.guest('Bob')
  const after = { checkIn: '2026-08-03', checkOut: '2026-08-08' }
  await expect(goToBank(bob, house.villaId, after)).rejects.toMatchObject({ code: 'dates_taken' })
  const { feedUrl } = await house.connect('Booking.com', '', { relays: true })
  expect((await house.fetched(feedUrl)).text).toMatch(/DTSTART;VALUE=DATE:20260727\r\nDTEND;VALUE=DATE:20260808/)
  const airbnb = await list()
  expect((await house.fetched(airbnb?.feedUrl ?? '')).text).not.toMatch(/20260808/)
})

test('nights sold on a platform are not sold to a guest whose hold has expired, and the payment is refunded', async () => {
  const ana = await house.site.guest('Ana')
  const form = await goToBank(ana, house.villaId, stay)
  house.platforms[AIRBNB] = writeCalendar(overlapping)
  await house.connect('Airbnb', AIRBNB)
  const { booking } = await readRecords(house.site, form.orderId)
  house.site.clock.now = new Date(house.site.clock.now.getTime() + 25 * 60_000)
  await pay(house.site, form)
  await bring(house.site, form.orderId)
  expect((await readRecords(house.site, form.orderId)).refunds).toMatchObject([{ reason: 'the nights were sold meanwhile' }])
  await expect(
    house.admin(bookingCalls.setStatus, { bookingId: booking.id, status: 'paid', payment: makeTransfer(2_450_00) }),
  ).rejects.toMatchObject({ code: 'dates_taken' })
})

test('nights sold on a platform are not sold by attaching a lost payment to a booking with an expired hold', async () => {
  const form = await goToBank(await house.site.guest('Ana'), house.villaId, stay)
  house.platforms[AIRBNB] = writeCalendar(overlapping)
  await house.connect('Airbnb', AIRBNB)
  const at = house.site.clock.now
  house.site.clock.now = new Date(at.getTime() + 25 * 60_000)
  const values = { orderId: 'VB-ANCIEN-1-01', dinars: 280_000, confirmedDinars: 280_000, transId: 'lost', receivedAt: at }
  const [lost] = await house.site.db.insert(lostPayments).values(values).returning()
  const wanted = { lostPaymentId: lost?.id ?? 0, how: 'attach' as const, bookingNumber: form.bookingNumber, note: 'Ana called' }
  await expect(house.admin(dashboardCalls.settle, wanted)).rejects.toMatchObject({ code: 'dates_taken' })
  expect(await states(house.site, form.orderId)).toEqual(['open', 'pending'])
})

test('nights sold on a platform are sold to a guest who pays within the hold', async () => {
  const ana = await house.site.guest('Ana')
  const form = await goToBank(ana, house.villaId, stay)
  house.platforms[AIRBNB] = writeCalendar(overlapping)
  await house.connect('Airbnb', AIRBNB)
  await pay(house.site, form)
  await bring(house.site, form.orderId)
  expect(await states(house.site, form.orderId)).toEqual(['approved', 'paid'])
})

const recurring = (...lines: string[]) => writeCalendar(JULY).replace('SUMMARY:Reserved', ['SUMMARY:Reserved', ...lines].join('\r\n'))

test.each([
  ['weekly, four times', ['RRULE:FREQ=WEEKLY;COUNT=4'], ['07-20', '07-27', '08-03', '08-10']],
  ['until a day', ['RRULE:FREQ=WEEKLY;UNTIL=20260803'], ['07-20', '07-27', '08-03']],
  ['without an excluded date', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20260727'], ['07-20', '08-03']],
  ['with additional dates', ['RDATE;VALUE=DATE:20260907'], ['07-20', '09-07']],
])('recurring events block their nights: %s', async (_, lines, days) => {
  house.platforms[AIRBNB] = recurring(...lines)
  await house.connect('Airbnb', AIRBNB)
  expect((await house.taken()).map((text) => text.slice(5, 10))).toEqual(days)
})

test('recurring events that are moved block their new nights, and cancelled ones block nothing', async () => {
  const exception = (day: string, from: string, until: string, more = '') =>
    `BEGIN:VEVENT\r\nUID:${JULY.uid}\r\nRECURRENCE-ID;VALUE=DATE:${day}\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${until}\r\n${more}END:VEVENT\r\n`
  house.platforms[AIRBNB] = recurring('RRULE:FREQ=WEEKLY;COUNT=4').replace(
    'END:VCALENDAR',
    `${exception('20260727', '20260728', '20260730')}${exception('20260803', '20260803', '20260808', 'STATUS:CANCELLED\r\n')}END:VCALENDAR`,
  )
  await house.connect('Airbnb', AIRBNB)
  expect(await house.taken()).toEqual([
    '2026-07-20 2026-07-25 restricted',
    '2026-07-28 2026-07-30 restricted',
    '2026-08-10 2026-08-15 restricted',
  ])
})

test('recurring events without an end block nights as far ahead as can be booked, also if they began long ago', async () => {
  house.platforms[AIRBNB] = recurring('RRULE:FREQ=YEARLY')
    .replace(/20260720/, '20100720')
    .replace(/20260725/, '20100725')
  await house.connect('Airbnb', AIRBNB)
  expect((await house.taken()).map((text) => text.slice(0, 10))).toEqual(['2026-07-20', '2027-07-20', '2028-07-20'])
})

test.each(['SECONDLY', 'MINUTELY', 'HOURLY'])('recurring events %s block their start, and are shown as not read', async (freq) => {
  house.platforms[AIRBNB] = recurring(`RRULE:FREQ=${freq}`).replace(/DTSTART;VALUE=DATE:20260720/, 'DTSTART:20260720T000000')
  await house.connect('Airbnb', AIRBNB)
  expect(await house.taken()).toEqual(['2026-07-20 2026-07-25 restricted'])
  expect(await list()).toMatchObject({ readError: null, events: 1, unreadEvents: 1 })
})

test('two events with the same UID both block their nights', async () => {
  house.platforms[BOOKING] = writeCalendar(JULY, { ...AUGUST, uid: JULY.uid })
  await house.connect('Booking.com', BOOKING)
  const both = ['2026-07-20 2026-07-25 restricted', '2026-08-03 2026-08-10 restricted']
  expect(await house.taken()).toEqual(both)
  await readAgain()
  expect(await house.taken()).toEqual(both)
  house.platforms[BOOKING] = writeCalendar(JULY)
  await readAgain()
  expect(await house.taken()).toEqual(both.slice(0, 1))
})

describe('a calendar that is suddenly empty', () => {
  beforeEach(async () => {
    house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
    await house.connect('Airbnb', AIRBNB)
    house.platforms[AIRBNB] = writeCalendar()
    await readAgain()
  })

  test('a calendar that is suddenly empty keeps its nights, and the owners see a warning', async () => {
    expect(await house.taken()).toHaveLength(2)
    expect(await list()).toMatchObject({ emptySince: '2026-06-01T09:15:00.000Z', readError: null, blocks: 2 })
    expect(await attention()).toEqual([expect.stringMatching(/^Airbnb, Villa Thea: suddenly lists no taken nights at all/)])
    await house.admin(calendarCalls.readNow, { id: (await list())?.id ?? 0 })
    expect(await house.taken()).toHaveLength(2)
  })

  test('a calendar that is suddenly empty frees its nights if it is still empty a day later', async () => {
    await readAgain(23 * 60)
    expect(await house.taken()).toHaveLength(2)
    await readAgain(60)
    expect(await house.taken()).toEqual([])
    expect(await list()).toMatchObject({ emptySince: null })
  })

  test('a calendar that is suddenly empty frees its nights if the owner confirms', async () => {
    await house.admin(calendarCalls.agreeEmpty, { id: (await list())?.id ?? 0 })
    expect(await house.taken()).toEqual([])
    expect(await list()).toMatchObject({ emptySince: null })
  })

  test('a calendar that is suddenly empty keeps its nights if its events return, and the day begins again', async () => {
    house.platforms[AIRBNB] = writeCalendar(JULY, AUGUST)
    await readAgain()
    expect(await list()).toMatchObject({ emptySince: null, blocks: 2 })
    house.platforms[AIRBNB] = writeCalendar()
    await readAgain(24 * 60)
    expect(await house.taken()).toHaveLength(2)
  })
})

test('a calendar that was always empty causes no warning', async () => {
  house.platforms[AIRBNB] = writeCalendar()
  await house.connect('Airbnb', AIRBNB)
  expect(await list()).toMatchObject({ emptySince: null, readError: null })
})
