import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, goToBank, pay, payForSoldNights, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let bob: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off', OWNER_EMAIL: 'owner@villas.example' } })
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

test('an approval after the hold expired counts if the nights are free', async () => {
  const form = await goToBank(ana, villaId)
  await wait(30)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('an approval after the hold expired counts after the booking was marked failed', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  await wait(30)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('an approval after the hold expired counts if another guest’s hold has expired too', async () => {
  const form = await goToBank(ana, villaId)
  await wait(21)
  await goToBank(bob, villaId)
  await wait(21)
  await pay(site, form)
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('an approval after the hold expired is refunded if another guest holds the nights', async () => {
  const form = await goToBank(ana, villaId)
  await wait(21)
  const bobs = await goToBank(bob, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  expect((await readRecords(site, form.orderId)).refunds).toHaveLength(1)
  await pay(site, bobs)
  await bring(site, bobs.orderId)
  expect(await states(site, bobs.orderId)).toEqual(['approved', 'paid'])
})

test('of two open attempts of a guest, paying only the first books the stay', async () => {
  const [first] = await twoAttempts()
  await pay(site, first)
  await bring(site, first.orderId)
  expect(await states(site, first.orderId)).toEqual(['approved', 'paid'])
})

test.each([
  ['the first and then the second', [0, 1]],
  ['the second and then the first', [1, 0]],
] as const)('of two open attempts of a guest, paying %s refunds the later payment', async (_, [one, other]) => {
  const attempts = await twoAttempts()
  for (const form of [attempts[one], attempts[other]]) {
    await pay(site, form)
    await bring(site, form.orderId)
  }
  await site.later(1)
  expect(await states(site, attempts[one].orderId)).toEqual(['approved', 'paid'])
  expect(await states(site, attempts[other].orderId)).toEqual(['approved', 'paid'])
  expect((await readRecords(site, attempts[other].orderId)).refunds).toMatchObject([{ state: 'done', amount: 2_450_00 }])
})

test('an approval for nights sold in the meantime is voided on the same day, the booking is refunded, and guest and owner get a mail', async () => {
  const form = await soldMeanwhile()
  expect(await states(site, form.orderId)).toEqual(['approved', 'pending'])
  await site.later(1)

  const { booking, refunds, mails } = await readRecords(site, form.orderId)
  expect(booking.status).toBe('refunded')
  expect(refunds).toMatchObject([{ state: 'done', dinars: 286_650, amount: 2_450_00 }])
  expect(site.bank.till.book.get(form.orderId)?.state).toBe('V')
  expect(mails).toEqual([
    `ana@example.com: Your refund for booking ${booking.code} is on its way`,
    `owner@villas.example: Refund for booking ${booking.code}`,
  ])
})

test('the guest of an approval for sold nights sees that the money was charged and is refunded', async () => {
  const form = await soldMeanwhile()
  const { location } = await bring(site, form.orderId)
  const { result } = await site.visitor(paymentCalls.result, { query: location?.split('?')[1] ?? '' })
  expect(result).toMatchObject({ outcome: 'error', charge: 'returned', booking: { paid: 0 } })
})

test('an approval for sold nights is refunded by a credit after the day’s settlement', async () => {
  const form = await soldMeanwhile()
  await site.atBank('/sim/end-of-day', {})
  await site.later(1)
  expect((await readRecords(site, form.orderId)).refunds).toMatchObject([{ state: 'done' }])
  expect(site.bank.till.book.get(form.orderId)?.refunds).toMatchObject([{ minor: 286_650_00 }])
})

test('a refund is refused by the bank between midnight and settlement, and retried the next day', async () => {
  const form = await soldMeanwhile()
  await wait(24 * 60)
  await site.later(1)
  expect((await readRecords(site, form.orderId)).refunds).toMatchObject([{ state: 'due', errCode: 'CORE-2508' }])
  await site.atBank('/sim/end-of-day', {})
  await site.later(60)
  expect((await readRecords(site, form.orderId)).refunds).toMatchObject([{ state: 'due' }])
  await site.later(24 * 60)
  const { refunds, booking } = await readRecords(site, form.orderId)
  expect(refunds).toMatchObject([{ state: 'done' }])
  expect(booking.status).toBe('refunded')
})

const paidHoursLater = async () => {
  const form = await goToBank(ana, villaId)
  await site.later(60)
  expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
  await site.later(2 * 60)
  await pay(site, form)
  return form.orderId
}

test('a payment on a bank’s page left open is found a day later and books the stay', async () => {
  const orderId = await paidHoursLater()
  await site.later(22 * 60)
  await site.later(5)
  expect(await states(site, orderId)).toEqual(['approved', 'paid'])
})

test('a payment on a bank’s page left open is found even if the bank’s API is down that day and the site then stops for a week', async () => {
  const orderId = await paidHoursLater()
  await badDay(site, orderId, 'api-down')
  await site.later(22 * 60)
  await site.later(5)
  await badDay(site, orderId, null)
  await site.later(7 * 24 * 60)
  await site.later(61)
  expect(await states(site, orderId)).toEqual(['approved', 'paid'])
})

test('an unpaid attempt is queried no further after a day', async () => {
  const form = await goToBank(ana, villaId)
  await site.later(60)
  await site.later(24 * 60)
  await site.later(5)
  const { asked } = (await readRecords(site, form.orderId)).payment
  for (let day = 0; day < 3; day += 1) await site.later(24 * 60)
  expect((await readRecords(site, form.orderId)).payment).toMatchObject({ asked, state: 'failed', askAt: null })
})

async function wait(minutes: number) {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

const soldMeanwhile = () => payForSoldNights(site, ana, bob, villaId)

async function twoAttempts() {
  const first = await goToBank(ana, villaId)
  return [first, await goToBank(ana, villaId, { retryOf: first.orderId })] as const
}
