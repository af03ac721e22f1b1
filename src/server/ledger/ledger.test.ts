import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { ledgerCalls } from '#contract/ledger.ts'
import { paymentCalls } from '#contract/payments.ts'
import { bring, emptyCard, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let admin: Client
let thea: number
let onar: number

const autumn = { checkIn: '2026-09-07', checkOut: '2026-09-14' }
const on = async (moment: string) => {
  site.clock.now = new Date(moment)
  ana = await site.signIn('ana@example.com', 'Password-1')
  admin = await site.admin()
}
async function paid(form: { orderId: string; paymentForm: { fields: Record<string, string> } }, card?: string) {
  await pay(site, form, card ? { card } : {})
  await bring(site, form.orderId)
  return (await readRecords(site, form.orderId)).booking.id
}

/**
 * 1 June: Thea's first stage €735, Onar in full €2,450, and a declined card. 30 June, half an hour before midnight at the villas: Thea's
 * second stage. 1 July, half an hour after midnight: Onar is cancelled; €1,715 is refunded on 2 July.
 */
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await site.guest('Ana')
  thea = (await aVilla(site.db, { name: 'Villa Thea' })).id
  onar = (await aVilla(site.db, { name: 'Villa Onar' })).id
  await on('2026-06-01T09:00:00Z')
  const bookingId = await paid(await goToBank(ana, thea, { ...autumn, plan: 'partial' }))
  const cancelled = await paid(await goToBank(ana, onar, autumn))
  await paid(await goToBank(ana, onar), emptyCard)
  await on('2026-06-30T20:30:00Z')
  await paid(await ana(paymentCalls.createInstalment, { bookingId, stage: 2 }))
  await on('2026-06-30T21:30:00Z')
  await admin(bookingCalls.setStatus, { bookingId: cancelled, status: 'refunded' })
  await site.atBank('/sim/end-of-day', {})
  await on('2026-07-02T09:00:00Z')
  await site.later(1)
})
afterAll(() => site.close())

const read = (from: string, until: string) => admin(ledgerCalls.read, { from, until })
const sums = (received: number, returned: number) => ({
  received,
  receivedDinars: (received / 100) * 117,
  returned,
  returnedDinars: (returned / 100) * 117,
  net: received - returned,
  netDinars: ((received - returned) / 100) * 117,
})

describe('the ledger', () => {
  test('the ledger has payments by day at the villas', async () => {
    expect((await read('2026-06-01', '2026-07-31')).days).toEqual([
      { day: '2026-06-01', ...sums(3_185_00, 0) },
      { day: '2026-06-30', ...sums(735_00, 0) },
      { day: '2026-07-02', ...sums(0, 1_715_00) },
    ])
  })

  test('the ledger has payments by month, by villa and in total', async () => {
    const { months, villas, total } = await read('2026-06-01', '2026-07-31')
    expect(months).toEqual([
      { month: '2026-06', ...sums(3_920_00, 0) },
      { month: '2026-07', ...sums(0, 1_715_00) },
    ])
    expect(villas).toEqual([
      { villaId: thea, villa: 'Villa Thea', ...sums(1_470_00, 0) },
      { villaId: onar, villa: 'Villa Onar', ...sums(2_450_00, 1_715_00) },
    ])
    expect(total).toEqual(sums(3_920_00, 1_715_00))
  })

  test('the ledger is empty for a period without payments', async () => {
    expect(await read('2026-06-02', '2026-06-29')).toMatchObject({ days: [], months: [], villas: [], total: sums(0, 0) })
  })

  test('the ledger has the amounts due, with dinars at the rate of today', async () => {
    expect(await read('2026-06-02', '2026-06-03')).toMatchObject({
      due: [
        { villa: 'Villa Thea', guestName: 'Ana Petrović', stage: 3, amount: 980_00, dinars: 114_660, dueOn: '2026-08-18', overdue: false },
      ],
      dueTotal: { count: 1, amount: 980_00, dinars: 114_660 },
      onTheWay: { amount: 0, dinars: 0 },
    })
  })

  test('the ledger has the total due on every page', async () => {
    const second = await admin(ledgerCalls.read, { from: '2026-06-02', until: '2026-06-03', limit: 1, offset: 1 })
    expect(second).toMatchObject({ due: [], dueTotal: { count: 1, amount: 980_00 } })
  })

  test('the dashboard’s monthly revenue is net of refunds', async () => {
    expect((await admin(dashboardCalls.stats, {})).stats.monthlyStats.revenue).toBe(-1_715_00)
  })
})

test.each([
  ['day', 'Day', 5],
  ['month', 'Month', 4],
  ['villa', 'Villa', 4],
] as const)('the ledger is exported by %s, with the total as its last line', async (by, heading, lines) => {
  const rows = (await admin(ledgerCalls.file, { from: '2026-06-01', until: '2026-07-31', by })).trim().split('\r\n')
  expect(rows).toHaveLength(lines)
  expect(rows[0]).toBe(`\ufeff${heading},Received EUR,Received RSD,Returned EUR,Returned RSD,Net EUR,Net RSD`.trim())
  expect(rows.at(-1)).toBe('Total,3920.00,458640,1715.00,200655,2205.00,257985')
})

test('a period that ends before it starts is refused', async () => {
  await expect(read('2026-06-02', '2026-06-01')).rejects.toMatchObject({ status: 400 })
})
