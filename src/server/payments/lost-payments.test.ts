import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { offerCalls } from '#contract/offers.ts'
import { badDay, changed, goToBank, pay, post, readRecords, signedByBank, states } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookingChanges, bookings, lostPayments, mails, payments, restores } from '../db/schema.ts'

let site: TestSite
let ana: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

/** Ana pays at the bank; a backup older than her booking is restored before her answer arrives. */
async function paysBeforeRestore() {
  const form = await goToBank(ana, villaId)
  const [answer] = await pay(site, form)
  const { booking } = await readRecords(site, form.orderId)
  await site.db.delete(payments).where(eq(payments.bookingId, booking.id))
  await site.db.delete(bookingChanges).where(eq(bookingChanges.bookingId, booking.id))
  await site.db.delete(bookings).where(eq(bookings.id, booking.id))
  return { ...form, fields: answer?.fields ?? [] }
}

const attention = async (orderId: string) => {
  const { stats } = await (await site.admin())(dashboardCalls.stats, {})
  return stats.attention.find(({ kind, text }) => kind === 'lost_payment' && text.startsWith(orderId))
}
const lostRow = async (orderId: string) => (await site.db.select().from(lostPayments).where(eq(lostPayments.orderId, orderId)))[0]

test('a signed approval of an unknown order is shown to the owner with amount and transaction, and mailed once', async () => {
  const lost = await paysBeforeRestore()
  for (let time = 0; time < 3; time += 1) {
    expect((await post(site, lost.fields)).headers.get('location')).toBe('/payment-check')
  }
  const transId = lost.fields.find(([name]) => name === 'TransId')?.[1]
  expect((await attention(lost.orderId))?.text).toBe(
    `${lost.orderId}: RSD 286,650, transaction ${transId}; the bank’s records have not confirmed it yet.`,
  )
  await site.later(1)
  expect((await attention(lost.orderId))?.text).toMatch(/the bank’s records confirm it/)
  const written = await site.db
    .select()
    .from(mails)
    .where(eq(mails.occasion, `owner: lost payment ${lost.orderId}`))
  expect(written).toHaveLength(1)
})

test('a signed approval of an unknown order has the amount from the bank’s records, not from the browser', async () => {
  const lost = await paysBeforeRestore()
  await post(site, changed(lost.fields, { amount: '999999.00' }))
  await site.later(1)
  expect((await attention(lost.orderId))?.text).toMatch(/RSD 286,650/)
})

test.each([
  ['unsigned', (fields: [string, string][]) => changed(fields, { AuthCode: 'P00000' })],
  ['a refusal', (fields: [string, string][]) => signedByBank(changed(fields, { Response: 'Declined', ProcReturnCode: '51' }))],
  ['of another merchant', (fields: [string, string][]) => signedByBank(changed(fields, { clientid: '990000000000002' }))],
])('a signed approval of an unknown order is not recorded if it is: %s', async (_, bend) => {
  const lost = await paysBeforeRestore()
  await post(site, bend(lost.fields))
  expect(await lostRow(lost.orderId)).toBeUndefined()
})

test('the owner attaches a lost payment to the guest’s new booking, which becomes paid, and the guest gets a mail', async () => {
  const lost = await paysBeforeRestore()
  await post(site, lost.fields)
  await site.later(1)
  const again = await goToBank(ana, villaId)
  const owner = await site.admin()
  const lostPaymentId = (await lostRow(lost.orderId))?.id ?? 0
  const note = 'Ana called'
  const attach = (bookingNumber: string, more = {}) =>
    owner(dashboardCalls.settle, { lostPaymentId, how: 'attach', bookingNumber, note, ...more })
  await expect(attach('ZZZZZZ')).rejects.toMatchObject({ fields: { bookingNumber: 'There is no booking with this number' } })
  await expect(attach(again.bookingNumber, { amount: 1_00 })).rejects.toMatchObject({
    fields: { amount: 'Please give an amount from €2,450.00 to €2,450.00' },
  })
  await attach(again.bookingNumber)
  const { booking, mails: told } = await readRecords(site, lost.orderId)
  expect(booking).toMatchObject({ code: again.bookingNumber, status: 'paid' })
  expect(told).toContainEqual(expect.stringMatching(/^ana@example.com: .* is confirmed/))
  expect(await attention(lost.orderId)).toBeUndefined()
  await expect(attach(again.bookingNumber)).rejects.toMatchObject({ code: 'state_changed' })
  // Once its payment is linked, the booking can be cancelled like any other.
  await owner(bookingCalls.setStatus, { bookingId: booking.id, status: 'cancelled', refundAmount: 2_450_00, reason: 'asked to' })
  await site.later(1)
  expect(site.bank.till.book.get(lost.orderId)?.state).toBe('V')
})

test('the owner attaches a lost payment to a stay of an offer, which is taken: its other stay is given up', async () => {
  const lost = await paysBeforeRestore()
  await post(site, lost.fields)
  await site.later(1)
  const owner = await site.admin()
  const alternatives: InputOf<typeof offerCalls.send>['alternatives'] = []
  for (const id of [villaId, (await aVilla(site.db)).id]) {
    const wanted = { villaId: id, ...weekLater(0), guests: 2, price: 'rates' as const }
    alternatives.push({ ...wanted, total: (await owner(handBookingCalls.offer, wanted)).total })
  }
  const guest = { name: 'Ana', email: 'ana@example.com', phone: '+381 60 1234567' }
  const { bookingIds } = await owner(offerCalls.send, { alternatives, ...guest, validUntil: '2026-06-08', holding: true })
  const stays = () => site.db.select().from(bookings).where(inArray(bookings.id, bookingIds)).orderBy(bookings.id)
  const lostPaymentId = (await lostRow(lost.orderId))?.id ?? 0
  const attach = (code = '') =>
    owner(dashboardCalls.settle, { lostPaymentId, how: 'attach', bookingNumber: code, note: 'Ana called', amount: 2_450_00 })
  await attach((await stays())[0]?.code)
  expect(await stays()).toMatchObject([{ status: 'paid' }, { status: 'failed', holdsUntil: null }])
  expect((await owner(offerCalls.list, { bookingId: bookingIds[0] ?? 0 })).offers).toMatchObject([{ state: 'taken' }])
})

test('the owner refunds a lost payment through the bank, once', async () => {
  const lost = await paysBeforeRestore()
  await post(site, lost.fields)
  await site.later(1)
  await site.atBank('/sim/end-of-day', {})
  await badDay(site, lost.orderId, 'refund-times-out')
  const owner = await site.admin()
  await owner(dashboardCalls.settle, { lostPaymentId: (await lostRow(lost.orderId))?.id ?? 0, how: 'refund', note: 'No booking' })
  await site.later(1)
  expect((await lostRow(lost.orderId))?.state).toBe('refund_unclear')
  await site.later(6)
  expect((await lostRow(lost.orderId))?.state).toBe('refunded')
  expect(site.bank.till.book.get(lost.orderId)?.refunds).toMatchObject([{ minor: 286_650_00 }])
})

test('the owner can neither attach nor refund a lost payment before the bank’s records confirm it', async () => {
  const lost = await paysBeforeRestore()
  await badDay(site, lost.orderId, 'api-down')
  await post(site, changed(lost.fields, { amount: '999999.00' }))
  await site.later(1)
  const again = await goToBank(ana, villaId)
  const lostPaymentId = (await lostRow(lost.orderId))?.id ?? 0
  const owner = await site.admin()
  for (const how of ['attach', 'refund'] as const) {
    await expect(
      owner(dashboardCalls.settle, { lostPaymentId, how, bookingNumber: again.bookingNumber, note: 'too early' }),
    ).rejects.toMatchObject({ fields: { how: expect.stringContaining('have not confirmed') } })
  }
})

test('the owner retries a refund of unknown outcome: the bank’s history is checked and nothing is refunded twice', async () => {
  const lost = await paysBeforeRestore()
  await post(site, lost.fields)
  await site.later(1)
  await site.atBank('/sim/end-of-day', {})
  await badDay(site, lost.orderId, 'refund-times-out')
  const owner = await site.admin()
  const lostPaymentId = (await lostRow(lost.orderId))?.id ?? 0
  const refund = () => owner(dashboardCalls.settle, { lostPaymentId, how: 'refund', note: 'No booking' })
  await refund()
  await site.later(1)
  await badDay(site, lost.orderId, 'api-down')
  for (let time = 0; time < 6; time += 1) await site.later(6)
  expect((await lostRow(lost.orderId))?.state).toBe('refund_failed')
  await badDay(site, lost.orderId, null)
  await refund()
  expect((await lostRow(lost.orderId))?.state).toBe('refund_unclear')
  await site.later(1)
  expect((await lostRow(lost.orderId))?.state).toBe('refunded')
  expect(site.bank.till.book.get(lost.orderId)?.refunds).toHaveLength(1)
})

test('the owner sees a refund that the bank refused, and can settle it', async () => {
  const lost = await paysBeforeRestore()
  await post(site, lost.fields)
  await site.later(1)
  await badDay(site, lost.orderId, 'refund-fails')
  const owner = await site.admin()
  const lostPaymentId = (await lostRow(lost.orderId))?.id ?? 0
  await owner(dashboardCalls.settle, { lostPaymentId, how: 'refund', note: 'No booking' })
  await site.later(1)
  expect((await attention(lost.orderId))?.text).toMatch(/the bank did not refund it/)
  await owner(dashboardCalls.settle, { lostPaymentId, how: 'done', note: 'Sent by transfer' })
  expect(await attention(lost.orderId)).toBeUndefined()
})

test('after a restore no order id is reused, even for the same booking and attempt', async () => {
  const first = await goToBank(ana, villaId)
  await site.db.delete(payments).where(eq(payments.orderId, first.orderId))
  await site.db.insert(restores).values({ at: site.clock.now })
  const { booking } = await site.db
    .select()
    .from(bookings)
    .where(eq(bookings.code, first.bookingNumber))
    .then(([booking]) => ({ booking }))
  await site.db
    .update(bookings)
    .set({ holdsUntil: null, status: 'failed' })
    .where(eq(bookings.id, booking?.id ?? 0))
  const second = await goToBank(ana, villaId)
  expect(second.orderId).toMatch(/^VB-[0-9A-Z]{6}-1-01-[0-9A-Z]+$/)
  await pay(site, second)
  await site.later(3)
  expect(await states(site, second.orderId)).toEqual(['approved', 'paid'])
})
