import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { bring, card3dFails, cardGatewayError, emptyCard, goToBank, pay, post, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { mails as queued } from '../db/schema.ts'

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

const inStages = { plan: 'partial', checkIn: '2026-08-03', checkOut: '2026-08-10' }

test('a guest who pays the whole stay and returns has a paid booking, and the bank’s result is stored with the payment', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)

  const { payment, booking } = await readRecords(site, form.orderId)
  expect(booking).toMatchObject({ status: 'paid', holdsUntil: null })
  expect(payment).toMatchObject({
    state: 'approved',
    amount: 2_450_00,
    dinars: 286_650,
    response: 'Approved',
    procReturnCode: '00',
    mdStatus: '1',
    maskedPan: '454671***7894',
    settledAt: site.clock.now,
  })
  expect(payment.authCode).toMatch(/^[PT]\d{5}$/)
  expect(payment.transId).toMatch(/^\d{5}[A-Za-z]{5}\d{5}$/)
})

test('a payment writes receipt, confirmation and the owner’s notification', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking, mails } = await readRecords(site, form.orderId)
  expect(mails).toEqual([
    `ana@example.com: We have received your payment for booking ${booking.code}`,
    expect.stringMatching(/^ana@example\.com: Your stay at Villa \d+ is confirmed \(.{6}\)$/),
    expect.stringMatching(/: New booking .{6}$/),
  ])
})

test('a guest who has paid is redirected to the confirmation page, and no cookie is set', async () => {
  const form = await goToBank(ana, villaId)
  const [answer] = await pay(site, form)
  const response = await post(site, answer?.fields ?? [])
  expect(response.status).toBe(303)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('location')).toMatch(/^\/booking-confirmation\?status=success&oid=VB-/)
})

test('the query of the confirmation page is verified, and the server returns what was paid', async () => {
  const { query, form } = await paidQuery()
  const { verified, result } = await site.visitor(paymentCalls.result, { query })
  expect(verified).toBe(true)
  expect(result).toMatchObject({
    outcome: 'success',
    charge: 'charged',
    booking: { status: 'paid', paid: 2_450_00, remaining: 0 },
    transaction: { orderId: form.orderId, dinars: 286_650, rate: 117, response: 'Approved' },
  })
})

test.each([
  ['unsigned', (query: URLSearchParams) => query.delete('sig')],
  ['with another status', (query: URLSearchParams) => query.set('status', 'failed')],
  ['with another order', (query: URLSearchParams) => query.set('oid', 'VB-AAAAAA-1-01')],
  ['with an additional field', (query: URLSearchParams) => query.append('paidAmount', '1.00')],
  ['with an invalid signature', (query: URLSearchParams) => query.set('sig', 'A'.repeat(43))],
])('a query of the confirmation page %s is not verified and returns no result', async (_, change) => {
  const query = new URLSearchParams((await paidQuery()).query)
  change(query)
  expect(await site.visitor(paymentCalls.result, { query: query.toString() })).toEqual({ verified: false, result: null })
})

test('the public calendar shows the nights of a paid stay as taken', async () => {
  await paidQuery()
  expect((await site.visitor(bookingCalls.calendar, { villaId })).bookings).toMatchObject([{ status: 'paid' }])
})

test('the first of three stages makes the booking partly paid', async () => {
  const form = await goToBank(ana, villaId, inStages)
  await pay(site, form)
  const { location } = await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'partial_paid'])
  const query = new URLSearchParams(location?.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({ paidAmount: '735.00', remainingAmount: '1715.00', paymentType: 'partial' })
})

test('a declined card fails the booking, keeps its nights for the rest of the hold and sends one mail', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  const { location } = await bring(site, form.orderId)

  expect(location).toMatch(/^\/booking-confirmation\?status=failed&/)
  const { payment, booking, mails } = await readRecords(site, form.orderId)
  expect([payment.state, payment.procReturnCode]).toEqual(['failed', '51'])
  const end = minutesAfter(site.clock.now, 20)
  expect(booking).toMatchObject({ status: 'failed', holdsUntil: end })
  expect(mails).toEqual([`ana@example.com: Payment for booking ${booking.code} failed`])
  const shown = await site.visitor(paymentCalls.result, { query: String(location?.split('?')[1]) })
  expect(shown.result?.booking.keptUntil).toBe(end.toISOString())
  const [told] = await site.db
    .select()
    .from(queued)
    .where(eq(queued.occasion, `payment failed ${form.orderId}`))
  expect(told?.text).toMatch(/We hold these nights for you until [^.]+\(Greek time\)\./)
  const bob = await site.guest(`Bob ${villaId}`)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_held' })
  site.clock.now = minutesAfter(end, 1)
  await goToBank(bob, villaId)
})

test('a guest who is declined and books other nights keeps only those', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  await goToBank(ana, villaId, { checkIn: '2026-08-10', checkOut: '2026-08-17' })
  expect((await readRecords(site, form.orderId)).booking).toMatchObject({ status: 'failed', holdsUntil: null })
  await goToBank(await site.guest(`Bob ${villaId}`), villaId)
})

test('a failed 3-D Secure answer without Response fails the booking', async () => {
  const form = await goToBank(ana, villaId)
  const [answer] = await pay(site, form, { card: card3dFails })
  expect(answer?.fields.map(([name]) => name)).not.toContain('Response')
  expect((await bring(site, form.orderId)).location).toMatch(/status=failed/)
  expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
})

test('a gateway error has no signed outcome and leaves the attempt open', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: cardGatewayError })
  const { location } = await bring(site, form.orderId)
  expect(location).toBe('/payment-check')
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
})

test('a decline followed by another card under the same order ends paid', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('concurrent repeats of an answer give one payment, one set of mails and the same page', async () => {
  const form = await goToBank(ana, villaId)
  const [answer] = await pay(site, form)
  const fields = answer?.fields ?? []
  const pages = await Promise.all([1, 2, 3].map(() => post(site, fields).then((response) => response.headers.get('location'))))
  pages.push((await post(site, fields)).headers.get('location'))
  expect(new Set(pages).size).toBe(1)
  const { mails, payment } = await readRecords(site, form.orderId)
  expect(payment.state).toBe('approved')
  expect(mails).toHaveLength(3)
})

test('a repeated decline sends one mail', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  await bring(site, form.orderId)
  expect((await readRecords(site, form.orderId)).mails).toHaveLength(1)
})

async function paidQuery() {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  const { location } = await bring(site, form.orderId)
  return { form, query: location?.split('?')[1] ?? '' }
}
