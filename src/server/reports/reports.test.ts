import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { reportCalls } from '#contract/reports.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, bookings, connectedCalendars, importedEvents, mails } from '../db/schema.ts'
import { mailMonth } from './mail-month.ts'

let site: TestSite
let owner: Client
let thea: number
let onar: number

const july = { from: '2026-07-01', until: '2026-07-31' }
const summer = { from: '2026-07-01', until: '2026-08-31' }

/**
 * Villa Thea in July: nine nights booked on the site, of which two are in August, and a week by phone. Villa Onar: a week by Airbnb, a week
 * that the owners keep, three nights that Airbnb only keeps closed; a cancelled stay in August, of which the policy retains 30%.
 */
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  const ana = await site.guest('Ana')
  await site.db.update(accounts).set({ country: ' Србија' }).where(eq(accounts.email, 'ana@example.com'))
  thea = (await aVilla(site.db, { name: 'Villa Thea' })).id
  onar = (await aVilla(site.db, { name: 'Villa Onar' })).id
  owner = await site.admin()
  const paid = async (villaId: number, stay: object) => {
    const visit = await goToBank(ana, villaId, stay)
    await pay(site, visit)
    await bring(site, visit.orderId)
    return (await readRecords(site, visit.orderId)).booking.id
  }
  await paid(thea, { checkIn: '2026-07-24', checkOut: '2026-08-03', plan: 'partial' })
  const byPhone = { villaId: thea, checkIn: '2026-07-06', checkOut: '2026-07-13', guests: 2, price: 'rates' as const }
  const { total } = await owner(handBookingCalls.offer, byPhone)
  const guest = { name: 'Eva', email: 'eva@example.com', phone: '+49 30 1234567' }
  await owner(handBookingCalls.create, { ...byPhone, ...guest, total, payment: makeTransfer(total) })
  const cancelled = await paid(onar, { checkIn: '2026-08-10', checkOut: '2026-08-17' })
  await owner(bookingCalls.setStatus, { bookingId: cancelled, status: 'refunded' })
  await site.atBank('/sim/end-of-day', {})
  await site.later(1_440)
  const [calendar] = await site.db
    .insert(connectedCalendars)
    .values({ villaId: onar, name: 'Airbnb', token: 'airbnb', importUrl: 'https://airbnb.example/1', createdAt: site.clock.now })
    .returning()
  const event = { calendarId: calendar?.id ?? 0, restrictionId: null }
  await site.db.insert(importedEvents).values([
    { ...event, uid: '1', checkIn: '2026-07-06', checkOut: '2026-07-13', summary: 'Reserved' },
    { ...event, uid: '2', checkIn: '2026-07-28', checkOut: '2026-07-31', summary: 'Airbnb (Not available)', closed: true },
  ])
  const stay = { checkIn: '2026-07-20', checkOut: '2026-07-27', guestName: 'RESTRICTED' }
  await site.db.insert(bookings).values({ ...stay, code: 'KEPT01', villaId: onar, status: 'restricted', createdAt: site.clock.now })
})
afterAll(() => site.close())

const read = (over: object = {}) => owner(reportCalls.read, { ...july, comparison: 'none', ...over })

test('nights on sale exclude nights the owners keep or a platform closes; platform nights have no price', async () => {
  const { total, villas } = await read()
  expect(total).toMatchObject({ onSale: 62 - 7 - 3, own: 8 + 7, elsewhere: 7, revenue: 2_800_00 + 2_450_00, occupancy: 42.3 })
  expect(total).toMatchObject({ averageRate: 350_00, revenuePerNight: Math.round(5_250_00 / 52) })
  expect(villas.map(({ villa, figures }) => [villa, figures.own, figures.elsewhere])).toEqual([
    ['Villa Onar', 0, 7],
    ['Villa Thea', 15, 0],
  ])
})

test('months of a longer period add up, and one villa has its own figures', async () => {
  const { months, total } = await read({ ...summer, villaId: thea })
  expect(months.map(({ month, figures }) => [month, figures.onSale, figures.own, figures.revenue])).toEqual([
    ['2026-07', 31, 15, 5_250_00],
    ['2026-08', 31, 2, 700_00],
  ])
  expect(total.revenue).toBe(5_950_00)
})

test('a report has sources, countries, lead times and lengths of stays', async () => {
  const { sources, countries, leadTimes, lengths } = await read(summer)
  expect(sources).toEqual([
    { source: 'site', elsewhere: false, stays: 1, nights: 10, revenue: 3_500_00 },
    { source: 'Airbnb', elsewhere: true, stays: 1, nights: 7, revenue: null },
    { source: 'hand', elsewhere: false, stays: 1, nights: 7, revenue: 2_450_00 },
  ])
  expect(countries).toEqual([
    { country: 'Србија', stays: 1, nights: 10 },
    { country: '', stays: 1, nights: 7 },
  ])
  expect(leadTimes.filter(({ count }) => count > 0)).toEqual([{ upTo: 60, count: 2 }])
  expect(lengths.filter(({ count }) => count > 0)).toEqual([
    { upTo: 7, count: 1 },
    { upTo: 10, count: 1 },
  ])
})

test('a calendar named like a built-in source is a separate source', async () => {
  await site.db.update(connectedCalendars).set({ name: 'site' })
  const { sources } = await read(summer)
  expect(sources.filter(({ source }) => source === 'site')).toEqual([
    { source: 'site', elsewhere: false, stays: 1, nights: 10, revenue: 3_500_00 },
    { source: 'site', elsewhere: true, stays: 1, nights: 7, revenue: null },
  ])
  await site.db.update(connectedCalendars).set({ name: 'Airbnb' })
})

test('a cancelled stay is not counted as sold; the amount retained is reported', async () => {
  const { cancellations } = await read({ from: '2026-08-01', until: '2026-08-31' })
  expect(cancellations).toEqual({ made: 1, cancelled: 1, nights: 7, kept: 735_00 })
})

test('money of a period matches the ledger, and unpaid stages are in the month they are due', async () => {
  const june = { from: '2026-06-01', until: '2026-06-30' }
  const { money, moneyTotal, due } = await read(june)
  expect(moneyTotal).toEqual({ received: 1_050_00 + 2_450_00 + 2_450_00, returned: 1_715_00, net: 4_235_00 })
  expect(money).toEqual([{ month: '2026-06', ...moneyTotal }])
  const ofVilla = async (villaId: number) => (await read({ ...june, villaId })).moneyTotal
  expect(await ofVilla(onar)).toEqual({ received: 2_450_00, returned: 1_715_00, net: 735_00 })
  expect(await ofVilla(thea)).toEqual({ received: 1_050_00 + 2_450_00, returned: 0, net: 3_500_00 })
  expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_450_00)
  expect(due.every(({ month }) => month >= '2026-06')).toBe(true)
})

test('the pace compares nights sold by the end of each month, and future months are empty', async () => {
  const { pace, compared, totalCompared } = await read({ from: '2026-06-01', until: '2026-08-31', comparison: 'year' })
  expect(compared).toEqual({ from: '2025-06-01', until: '2025-08-31' })
  expect(pace).toEqual([
    { month: '2026-06', nights: 17, compared: 0 },
    { month: '2026-07', nights: null, compared: 0 },
    { month: '2026-08', nights: null, compared: 0 },
  ])
  expect(totalCompared).toMatchObject({ own: 0, revenue: 0, averageRate: null })
})

test('a period that ends before it begins or exceeds three years is refused with a message', async () => {
  await expect(read({ from: '2026-08-01' })).rejects.toMatchObject({ fields: { until: expect.any(String) } })
  await expect(read({ from: '2026-01-01', until: '2029-01-01' })).rejects.toMatchObject({
    fields: { until: 'A report has at most 36 months' },
  })
})

test('without bookings the figures are zero or empty', async () => {
  const empty = await testSite()
  const report = await (await empty.admin())(reportCalls.read, { ...july, comparison: 'before' })
  expect(report.total).toEqual({ onSale: 0, own: 0, elsewhere: 0, revenue: 0, occupancy: null, averageRate: null, revenuePerNight: null })
  expect(report.sources).toEqual([])
  await empty.close()
})

test('every table can be exported as CSV', async () => {
  const file = (table: InputOf<typeof reportCalls.file>['table']) => owner(reportCalls.file, { ...july, comparison: 'year', table })
  expect(await file('sources')).toContain('Source,Stays,Nights,Revenue EUR\r\nsite,1,8,2800.00\r\nAirbnb,1,7,\r\nhand,1,7,2450.00\r\n')
  for (const table of ['months', 'villas', 'pace', 'leadTimes', 'lengths', 'countries', 'cancellations', 'money', 'due'] as const) {
    expect((await file(table)).split('\r\n').length, table).toBeGreaterThan(2)
  }
})

test('owners get the figures of a month once, in the first week of the next', async () => {
  const about = () => site.db.select().from(mails).where(eq(mails.occasion, 'owner: month 2026-07'))
  const inMonth = async (day: string) => {
    site.clock.now = new Date(`${day}T09:00:00Z`)
    await mailMonth(site.deps)
  }
  await inMonth('2026-07-20')
  expect(await about()).toEqual([])
  for (const day of ['2026-08-02', '2026-08-02', '2026-08-03', '2026-08-09']) await inMonth(day)
  const [mail, ...more] = await about()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ occasion: 'owner: month 2026-07', subject: 'July 2026 in five figures', audience: 'owner' })
  for (const line of [
    'Occupancy: 42.3% (a year before: 0%)',
    'Nights sold: 22 of 52 (a year before: 0 of 62)',
    'Average daily rate: €350 (a year before: -)',
    'Revenue of nights: €5,250 (a year before: €0)',
    'July 2026: 42.3%',
    'August 2026: 3.2%',
    'June 2027: 0%',
  ])
    expect(mail?.text).toContain(line)
})

test('without sales no monthly mail is sent', async () => {
  const empty = await testSite()
  await aVilla(empty.db, {})
  empty.clock.now = new Date('2026-08-02T09:00:00Z')
  await mailMonth(empty.deps)
  expect(await empty.db.$count(mails, like(mails.occasion, 'owner: month %'))).toBe(0)
  await empty.close()
})

test('the nights sold in a year are those of the report, and a villa has its own', async () => {
  const { sold, villas } = await owner(reportCalls.sold, { year: 2026 })
  expect(sold).toHaveLength(365)
  const inJuly = sold.slice(181, 212).reduce((sum, one) => sum + one, 0)
  const { total } = await owner(reportCalls.read, { ...july, comparison: 'none' })
  expect(inJuly).toBe(total.own + total.elsewhere)
  expect(villas).toBe(2)
  const ofOnar = await owner(reportCalls.sold, { year: 2026, villaId: onar })
  expect(ofOnar).toMatchObject({ villas: 1 })
  expect(ofOnar.sold.slice(181, 212).reduce((sum, one) => sum + one, 0)).toBe(7)
})
