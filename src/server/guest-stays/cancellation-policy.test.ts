import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { paymentCalls } from '#contract/payments.ts'
import { settingsCalls } from '#contract/settings.ts'
import { ladderKey } from '#domain/bookings/cancellation.ts'
import { settings as seedSettings } from '../../../seed/settings.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails, villas } from '../db/schema.ts'

let site: TestSite
let ana: Client
let owner: Client
let villaId: number

// Seven nights cost €2,450; the first week begins on 6 July.
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  villaId = (await aVilla(site.db)).id
})
afterEach(() => site.close())

const housePolicy = (cancellation: string) => owner(settingsCalls.save, { booking: { ...seedSettings.booking, cancellation } })
const askPrice = () => site.visitor(bookingCalls.price, { villaId, ...weekLater(0) })
async function books() {
  const form = await goToBank(ana, villaId, weekLater(0))
  await pay(site, form)
  return { ...form, location: (await bring(site, form.orderId)).location ?? '' }
}
const nothing = { percent: 0, until: null, amount: 0 }
const asBefore = [{ percent: 70, until: '2026-06-15', amount: 1_715_00 }, nothing]
const twoRows = [{ percent: 90, until: '2026-06-26', amount: 2_205_00 }, { percent: 40, until: '2026-06-29', amount: 980_00 }, nothing]

test('by default 70% is refunded until 21 days before arrival', async () => {
  expect((await askPrice()).cancellation).toEqual(asBefore)
  const { bookingNumber } = await books()
  expect(await ana(guestStayCalls.cancellation, { bookingNumber })).toMatchObject({ refund: 1_715_00, steps: asBefore })
})

test('a booking keeps the policy it was made with, everywhere', async () => {
  const early = await books()
  await housePolicy('10: 90\n7 days: 40%')
  expect((await askPrice()).cancellation).toEqual(twoRows)
  expect(await ana(guestStayCalls.cancellation, early)).toMatchObject({ refund: 1_715_00, steps: asBefore })
  villaId = (await aVilla(site.db)).id
  const late = await books()
  expect(await ana(guestStayCalls.cancellation, late)).toMatchObject({ refund: 2_205_00, steps: twoRows })
  const { id: bookingId } = (await site.db.select().from(bookings).where(eq(bookings.code, late.bookingNumber)))[0] ?? { id: 0 }
  expect(await owner(bookingCalls.refundOffer, { bookingId })).toMatchObject({ offer: 2_205_00 })
  const { result } = await site.visitor(paymentCalls.result, { query: new URL(late.location, 'http://x').search })
  expect(result?.booking.cancellation).toEqual(twoRows)
  const wanted = { bookingNumber: late.bookingNumber, villaId, ...weekLater(1) }
  expect(await ana(guestStayCalls.changeOffer, { ...wanted, checkOut: '2026-07-18' })).toMatchObject({
    back: 630_00,
    kept: 70_00,
    cancellation: [{ percent: 90, until: '2026-07-03' }, { percent: 40, until: '2026-07-06' }, { percent: 0 }],
  })
  expect(await ana(guestStayCalls.stay, late)).toMatchObject({ cancellation: twoRows })
  const told = (await site.db.select().from(mails)).find(({ occasion }) => occasion === `booking confirmed ${late.bookingNumber}`)
  expect(told?.text).toContain('By Friday, June 26, 2026: we refund 90% of what you have paid')
  expect(told?.text).toContain('By Monday, June 29, 2026: we refund 40% of what you have paid')
  site.clock.now = new Date('2026-06-28T09:00:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect(await ana(guestStayCalls.cancellation, late)).toMatchObject({ refund: 980_00 })
  expect(await ana(guestStayCalls.cancellation, early)).toMatchObject({ refund: 0 })
  // From the row with 40% a stay cannot be moved to a day on which 90% would go back.
  await expect(ana(guestStayCalls.changeOffer, wanted)).rejects.toMatchObject({ code: 'moved_out_of_policy' })
})

test('a booking with an outdated policy is refused until the new one is confirmed', async () => {
  const seen = ladderKey((await askPrice()).cancellation)
  expect(seen).toBe('70% 2026-06-15, 0%')
  await housePolicy('30: 20')
  await expect(goToBank(ana, villaId, { ...weekLater(0), quotedCancellation: seen })).rejects.toMatchObject({
    status: 409,
    code: 'policy_changed',
  })
  expect(await site.db.$count(bookings)).toBe(0)
  await goToBank(ana, villaId, { ...weekLater(0), quotedCancellation: ladderKey((await askPrice()).cancellation) })
})

test('a villa’s own policy takes precedence over the house policy', async () => {
  await site.db.update(villas).set({ cancellation: '30: 100' }).where(eq(villas.id, villaId))
  await housePolicy('10: 90')
  expect((await askPrice()).cancellation).toMatchObject([{ percent: 100, until: '2026-06-06', amount: 2_450_00 }, { percent: 0 }])
  const { bookingNumber } = await books()
  await site.db.update(villas).set({ cancellation: '' }).where(eq(villas.id, villaId))
  expect(await ana(guestStayCalls.cancellation, { bookingNumber })).toMatchObject({ refund: 2_450_00 })
})

test.each([
  ['21: 70\n60: 100', 'Please begin with the most days'],
  ['21: 101', 'Percent must be between 0 and 100'],
  ['0: 50', 'Days must be between 1 and 365'],
  ['', 'Please write one row a line'],
  ['all', 'Please write one row a line'],
])('the policy %j is refused, and nothing is changed', async (policy, words) => {
  await expect(housePolicy(policy)).rejects.toMatchObject({ status: 400, fields: { cancellation: expect.stringContaining(words) } })
  expect((await askPrice()).cancellation).toEqual(asBefore)
})
