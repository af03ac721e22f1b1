import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, changed, goToBank, pay, post, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off', OWNER_EMAIL: 'owner@villas.example' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const attention = async () => (await (await site.admin())(dashboardCalls.stats, {})).stats.attention
const mailsToOwner = async (orderId: string) =>
  (
    await site.db
      .select()
      .from(mails)
      .where(eq(mails.occasion, `owner: disputed ${orderId}`))
  ).map(({ subject }) => subject)

/** Ana pays and her answer arrives; after that the bank's records contradict it. */
async function paysWhile(mode: Parameters<typeof badDay>[2], minutes = 5) {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await badDay(site, form.orderId, mode, minutes)
  const { location } = await bring(site, form.orderId)
  return { ...form, query: location?.split('?')[1] ?? '' }
}

const chargeShown = async (query: string) => (await ana(paymentCalls.result, { query })).result?.charge

test('an approval that matches the bank’s records sends no notification', async () => {
  const form = await paysWhile(null)
  await site.later(0)
  const { payment } = await readRecords(site, form.orderId)
  expect(payment).toMatchObject({ confirmedAt: site.clock.now, askAt: null, attention: null })
})

test.each([
  ['declined', 'api-disagrees', /records say declined/],
  ['another amount', 'api-other-amount', /name RSD 286,651 for this order, this site RSD 286,650/],
] as const)('if the bank’s records say %s, owner and guest see it within a minute, and the booking stays paid', async (_, mode, words) => {
  const form = await paysWhile(mode)
  await site.later(1)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  expect(await chargeShown(form.query)).toBe('checking')
  expect((await attention()).map(({ text }) => text)).toContainEqual(expect.stringMatching(words))
  expect(await mailsToOwner(form.orderId)).toHaveLength(1)
})

test('if the bank’s records do not contain the order, owner and guest see it within minutes, and the owner gets one mail', async () => {
  const form = await paysWhile('api-not-found-yet', 120)
  await site.later(1)
  expect(await mailsToOwner(form.orderId)).toEqual([])
  for (let minute = 0; minute < 4; minute += 1) await site.later(1)
  expect(await mailsToOwner(form.orderId)).toHaveLength(1)
  expect(await chargeShown(form.query)).toBe('checking')
  await site.later(30)
  expect(await mailsToOwner(form.orderId)).toHaveLength(1)
  // The bank's records catch up: the dispute resolves itself.
  for (let hour = 0; hour < 4; hour += 1) await site.later(60)
  expect(await chargeShown(form.query)).toBe('charged')
  expect((await readRecords(site, form.orderId)).payment).toMatchObject({ attention: null, disputedAt: null })
})

test('if the bank’s records name another transaction id than the answer, the owner is notified', async () => {
  const form = await goToBank(ana, villaId)
  const [answer] = await pay(site, form)
  await post(site, changed(answer?.fields ?? [], { TransId: '26001AAAAA00001' }))
  await site.later(1)
  expect((await readRecords(site, form.orderId)).payment.attention).toMatch(/named the transaction 26001AAAAA00001, its records name/)
})

test('a dispute settled by the owner is not reopened', async () => {
  const form = await paysWhile('api-disagrees')
  await site.later(1)
  const { payment } = await readRecords(site, form.orderId)
  const owner = await site.admin()
  await owner(dashboardCalls.settle, { paymentId: payment.id, note: 'The bank says on the phone that it has the money.' })
  for (let hour = 0; hour < 3; hour += 1) await site.later(60)
  expect((await readRecords(site, form.orderId)).payment.attention).toBeNull()
  expect(await chargeShown(form.query)).toBe('charged')
})

test('an approval of another order in the bank’s records does not make the booking paid', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await badDay(site, form.orderId, 'api-other-order')
  for (let hour = 0; hour < 3; hour += 1) await site.later(60)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
})

test('a refund of another order in the bank’s records does not complete the refund', async () => {
  const form = await paysWhile(null)
  const { booking } = await readRecords(site, form.orderId)
  await site.later(1)
  await site.atBank('/sim/end-of-day', {})
  await badDay(site, form.orderId, 'api-other-order')
  await (await site.admin())(bookingCalls.setStatus, { bookingId: booking.id, status: 'refunded' })
  await site.later(1)
  const { refunds, booking: after } = await readRecords(site, form.orderId)
  expect(refunds).toMatchObject([{ state: 'unclear' }])
  expect(after.status).toBe('cancelled')
})

test('a payment with another amount in dinars can be settled by the owner', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await badDay(site, form.orderId, 'api-other-amount')
  await site.later(3)
  const found = (await attention()).find(({ text }) => text.includes(form.orderId))
  expect(found).toMatchObject({ kind: 'unclear_payment', paymentId: (await readRecords(site, form.orderId)).payment.id })
  const owner = await site.admin()
  await owner(dashboardCalls.settle, { paymentId: found?.paymentId ?? 0, how: 'paid', note: 'RSD 286,651 by the bank’s statement' })
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})
