import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { exportCalls } from '#contract/exports.ts'
import { bring, emptyCard, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { csvLines } from './csv.ts'

let site: TestSite
let ana: Client
let admin: Client
let villaId: number
let orders: { declined: string; paid: string }

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  admin = await site.admin()
  villaId = (await aVilla(site.db, { name: 'Villa "Thea", upper' })).id
  const guest = { ...anaForm, name: '=HYPERLINK("http://evil.example")', specialRequests: 'Late arrival,\ntwo cots' }
  const declined = await goToBank(ana, villaId, { guest, plan: 'partial' })
  await pay(site, declined, { card: emptyCard })
  await bring(site, declined.orderId)
  site.clock.now = new Date('2026-06-01T20:59:00Z')
  const paid = await goToBank(ana, villaId, { guest, plan: 'partial', checkIn: '2026-09-07', checkOut: '2026-09-14' })
  await pay(site, paid)
  await bring(site, paid.orderId)
  orders = { declined: declined.orderId, paid: paid.orderId }
  await admin(bookingCalls.restrict, { villaId, ...week })
})
afterAll(() => site.close())

/** Parses a CSV file into one record per line. */
function read(file: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  const [headings = [], ...lines] = rows.slice(0, -1)
  for (const line of lines) expect(line).toHaveLength(headings.length)
  return lines.map((line) => Object.fromEntries(headings.map((heading, index) => [heading, line[index] ?? ''])))
}

const exportPayments = async (from: string, until = from) =>
  read((await admin(exportCalls.payments, { from, until })).replace(/^\ufeff/, ''))
const exportBookings = async (from: string, until: string, by?: 'booked') =>
  read((await admin(exportCalls.bookings, { from, until, by })).replace(/^\ufeff/, ''))

test('the export of payments has failed payments too, with all fields for the bank and the tax office', async () => {
  const { payment } = await readRecords(site, orders.paid)
  const rows = await exportPayments('2026-06-01')
  expect(rows.map((row) => [row['Order id'], row.Outcome])).toEqual([
    [orders.declined, 'not charged'],
    [orders.paid, 'charged'],
  ])
  expect(rows[1]).toMatchObject({
    'Amount EUR': '735.00',
    'Amount RSD': '85995',
    'Currency charged': 'RSD',
    Rate: '117',
    'Authorisation code': payment.authCode,
    'Transaction status': 'Approved',
    'Status code': '00',
    'Transaction id': payment.transId,
    'Transaction date': payment.trxDate,
    '3-D status': '1',
    Stage: '1',
    'Remaining EUR': '1715.00',
    'Next stage EUR': '735.00',
    Country: 'Serbia',
    'Merchant PIB': expect.stringContaining('000000000'),
    VAT: 'All prices include VAT.',
    'Settled at': '2026-06-01 23:59:00',
  })
})

test('the export of payments uses days at the villas', async () => {
  expect(await exportPayments('2026-06-02')).toEqual([])
  expect(await exportPayments('2026-05-30', '2026-06-01')).toHaveLength(2)
})

test('the export of payments escapes formulas, commas and quotes', async () => {
  const [row] = await exportPayments('2026-06-01')
  expect(row).toMatchObject({ Customer: `'=HYPERLINK("http://evil.example")`, Phone: "'+381 60 1234567", Villa: 'Villa "Thea", upper' })
})

test('the export of bookings is by day of arrival, without restrictions', async () => {
  expect(await exportBookings('2026-07-06', '2026-07-06')).toMatchObject([{ Status: 'Failed', 'Paid EUR': '0.00', Plan: 'in stages' }])
  expect(await exportBookings('2026-09-07', '2026-09-30')).toMatchObject([
    {
      Status: 'Partially Paid',
      'Total EUR': '2450.00',
      'Paid EUR': '735.00',
      'Stages paid': '1',
      'Special requests': 'Late arrival,\ntwo cots',
    },
  ])
})

test('the export of bookings can be by day of booking', async () => {
  expect(await exportBookings('2026-06-01', '2026-06-01', 'booked')).toHaveLength(2)
  expect(await exportBookings('2026-06-02', '2026-06-30', 'booked')).toHaveLength(0)
})

test('an export is UTF-8 CSV with a byte order mark and is not cached', async () => {
  const response = await site.send('/api/exportBookings.php?from=2026-01-01&until=2026-12-31', { headers: { cookie: admin.cookie } })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bookings-2026-01-01-2026-12-31.csv"',
    'cache-control': 'no-store',
  })
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('a period that ends before it starts is refused', async () => {
  await expect(admin(exportCalls.payments, { from: '2026-06-02', until: '2026-06-01' })).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a formula after blanks', '  @SUM(A1)', "'  @SUM(A1)"],
  ['a formula with a full-width sign', '＝1', "'＝1"],
  ['a tab before a formula', '\t=1', "'\t'=1"],
  ['a formula after a semicolon', 'Pool; =1+1', "Pool; '=1+1"],
  ['a formula after a tab', 'Pool\t@SUM(A1)', "Pool\t'@SUM(A1)"],
  ['a formula on another line', 'Pool\r\n＝1', '"Pool\r\n\'＝1"'],
  ['a number', -5, '-5'],
  ['a name', 'Žarko Đorđević', 'Žarko Đorđević'],
  ['quotes', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['null', null, ''],
])('a CSV field of %s is no formula', (_, value, expected) => {
  expect(csvLines([[value, 'x']])).toBe(`${expected},x\r\n`)
})

test('a transfer is exported with its day and reference, and as reversed', async () => {
  const form = await goToBank(ana, villaId, { checkIn: '2026-10-05', checkOut: '2026-10-12' })
  const bookingId = (await readRecords(site, form.orderId)).booking.id
  const payment = { amount: 1_000_00, receivedOn: '2026-05-29', reference: 'Statement 9', method: 'transfer' } as const
  const { paymentId } = await admin(bookingMoneyCalls.record, { bookingId, ...payment })
  await admin(bookingMoneyCalls.reverse, { paymentId, reason: 'Meant for another' })
  expect(await exportPayments('2026-05-29')).toMatchObject([
    { Method: 'transfer', 'Received on': '2026-05-29', Reference: 'Statement 9', 'Return state': 'reversed', 'Currency charged': 'EUR' },
  ])
})

test('the export of chosen bookings has these alone, without restrictions, and at most 200', async () => {
  const { bookings: listed } = await admin(bookingCalls.calendar, {})
  const ids = listed.map(({ id = 0 }) => id)
  const paid = listed.find(({ status }) => status === 'partial_paid')
  const one = read((await admin(exportCalls.chosenBookings, { bookingIds: [paid?.id ?? 0] })).replace(/^\ufeff/, ''))
  expect(one.map((row) => row['Booking number'])).toEqual([paid?.bookingNumber])
  const all = read((await admin(exportCalls.chosenBookings, { bookingIds: [...ids, 999_999] })).replace(/^\ufeff/, ''))
  expect(all).toHaveLength(listed.filter(({ status }) => status !== 'restricted').length)
  const many = Array.from({ length: 201 }, (_, index) => index + 1)
  await expect(admin(exportCalls.chosenBookings, { bookingIds: many })).rejects.toThrow()
})
