import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { levyCalls } from '#contract/levy.ts'
import { paymentCalls } from '#contract/payments.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { addDays } from '#domain/calendar-day.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aDiscount, aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let levied: { id: number }
let plain: { id: number }
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  levied = await aVilla(site.db, { levyClass: 'detached_over_80' })
  plain = await aVilla(site.db)
})
afterAll(() => site.close())

const choose = (levy: 'included' | 'added') => owner(settingsCalls.save, { taxes: { levy, vat: 'stated' } })
const wireOfPrice = async (villaId: number, stay: object = week) => {
  const query = new URLSearchParams({ villaId: String(villaId), ...stay })
  return (await site.send(`/api/booking/calculate-price.php?${query}`)).json()
}
const lines = [{ class: 'detached_over_80', nights: 7, pricePerNight: 15 }]

test('an included levy leaves the total unchanged; an added levy raises every price of the villa', async () => {
  const before = await wireOfPrice(plain.id)
  expect(before).toMatchObject({ originalPrice: 2450, finalPrice: 2450, climateLevy: [] })
  const cancellation = [
    { percent: 70, until: '2026-06-15', amount: 1746.5 },
    { percent: 0, until: null, amount: 105 },
  ]
  expect(await wireOfPrice(levied.id)).toEqual({ ...before, cancellation, climateLevy: [{ ...lines[0], added: false }] })

  await choose('added')
  expect(await wireOfPrice(plain.id)).toEqual(before)
  expect(await wireOfPrice(levied.id)).toMatchObject({
    originalPrice: 2450,
    finalPrice: 2555,
    climateLevy: [{ ...lines[0], added: true }],
    paymentStages: { first: { amount: 766.5 }, second: { amount: 766.5 }, third: { amount: 1022 } },
  })
  const { villas } = await site.visitor(searchCalls.stays, { ...week, guests: 2 })
  expect(new Map(villas.map(({ villa, total }) => [villa.id, total]))).toEqual(
    new Map([
      [levied.id, 2_555_00],
      [plain.id, 2_450_00],
    ]),
  )
  const askNight = async (input: object) =>
    (await site.visitor(pricingCalls.calendar, { month: week.checkIn.slice(0, 7), ...input })).nights[0]?.rate
  expect([await askNight({ villaId: levied.id }), await askNight({ villaId: plain.id }), await askNight({})]).toEqual([
    365_00, 350_00, 350_00,
  ])
  await choose('included')
})

test('a stay over the end of October has its levy split by night', async () => {
  expect((await wireOfPrice(levied.id, { checkIn: '2026-10-28', checkOut: '2026-11-03' })).climateLevy).toMatchObject([
    { nights: 4, pricePerNight: 15 },
    { nights: 2, pricePerNight: 4 },
  ])
})

async function paidStay(guest: Client, weeks: number, villaId = levied.id) {
  const form = await goToBank(guest, villaId, weekLater(weeks))
  await pay(site, form)
  await bring(site, form.orderId)
  return form
}

test('a booking keeps its agreed levy, which is refunded in full under any policy', async () => {
  const ana = await site.guest('Ana')
  const { bookingNumber, orderId } = await paidStay(ana, 0)
  const [rate] = (await site.visitor(levyCalls.rates, {})).rates.filter(
    ({ levyClass, validFrom }) => levyClass === 'detached_over_80' && validFrom === '2025-01-01',
  )
  if (!rate) throw new Error('there is no rate')
  await owner(levyCalls.save, { ...rate, high: 20_00 })
  const { activity } = await owner(activityCalls.list, { limit: 1 })
  expect(activity[0]).toMatchObject({ subject: 'levy detached_over_80 from 2025-01-01', before: { high: 15_00 }, after: { high: 20_00 } })
  expect(await wireOfPrice(levied.id, weekLater(3))).toMatchObject({ climateLevy: [{ pricePerNight: 20 }] })

  const { booking, cancellation } = await ana(guestStayCalls.stay, { bookingNumber })
  expect(booking.items).toEqual([{ kind: 'levy', levyClass: 'detached_over_80', nights: 7, rate: 15_00, amount: 0 }])
  // 70% of 2,345 and the levy.
  expect(cancellation.map(({ amount }) => amount)).toEqual([1_746_50, 105_00])
  const offer = await ana(guestStayCalls.cancellation, { bookingNumber })
  expect([offer.refund, ...offer.steps.map(({ amount }) => amount)]).toEqual([1_746_50, 1_746_50, 105_00])
  expect(await owner(bookingCalls.refundOffer, { bookingId: booking.id })).toMatchObject({ offer: 1_746_50 })

  const now = site.clock.now
  site.clock.now = new Date(`${addDays(week.checkIn, -1)}T09:00:00Z`)
  const late = await site.signIn('ana@example.com', 'Password-1')
  expect((await late(guestStayCalls.cancellation, { bookingNumber })).refund, 'after the last row of the policy').toBe(105_00)
  site.clock.now = new Date(`${addDays(week.checkIn, 3)}T09:00:00Z`)
  owner = await site.admin()
  expect(await owner(bookingCalls.refundOffer, { bookingId: booking.id }), 'of the four nights left').toMatchObject({ offer: 60_00 })
  site.clock.now = now
  owner = await site.admin()
  expect((await readRecords(site, orderId)).refunds).toEqual([])
  await owner(levyCalls.save, { ...rate, version: undefined, high: 15_00 })
})

test('a move to a villa without a levy refunds an added levy, and not an included one', async () => {
  const bob = await site.guest('Bob')
  const { bookingNumber } = await paidStay(bob, 1)
  await choose('added')
  const cea = await site.guest('Cea')
  const added = await paidStay(cea, 2)
  await choose('included')
  const wanted = { bookingNumber: added.bookingNumber, villaId: plain.id, ...weekLater(2) }
  const { total, due, back, kept } = await cea(guestStayCalls.changeOffer, wanted)
  expect([total, due, back, kept]).toEqual([2_450_00, 0, 105_00, 0])

  const to = { bookingNumber, villaId: plain.id, ...weekLater(1) }
  expect(await bob(guestStayCalls.changeOffer, to)).toMatchObject({ due: 0, back: 0, total: 2_450_00 })
})

test('discounts do not reduce the levy', async () => {
  const { id } = await aDiscount(site.db, { percentHundredths: 1000 })
  expect(await wireOfPrice(levied.id)).toMatchObject({ originalPrice: 2450, finalPrice: 2215.5, discounts: [{ amount: 234.5 }] })
  await choose('added')
  expect(await wireOfPrice(levied.id)).toMatchObject({ originalPrice: 2450, finalPrice: 2310, discounts: [{ amount: 245 }] })
  await choose('included')
  await owner(pricingCalls.deactivateDiscount, { id })
})

test('a quoted price without the added levy is refused, and nothing is booked', async () => {
  const dan = await site.guest('Dan')
  await choose('added')
  await expect(goToBank(dan, levied.id, { ...weekLater(4), quotedTotal: 2_450_00 })).rejects.toMatchObject({
    code: 'price_changed',
    details: { finalPrice: 2555 },
  })
  await choose('included')
  const { attempt } = await dan(paymentCalls.lastAttempt, { villaId: levied.id, ...weekLater(4) })
  expect(attempt).toBeNull()
})

const rate = { levyClass: 'rooms', validFrom: '2030-01-01', firstMonth: 4, lastMonth: 10, high: 3_00, low: 1_00 } as const

test.each<[string, object, string]>([
  ['an invalid month', { firstMonth: 13 }, 'first_month'],
  ['months that are reversed', { firstMonth: 5, lastMonth: 4 }, 'last_month'],
  ['a negative amount', { low: -1 }, 'low'],
  ['more than 1,000 euros', { high: 1_000_01 }, 'high'],
  ['an invalid date', { validFrom: '2030-02-30' }, 'valid_from'],
  ['a date that already has a rate', { validFrom: '2025-01-01' }, 'valid_from'],
])('a levy with %s is refused with an error at its field', async (_, over, field) => {
  await expect(owner(levyCalls.save, { ...rate, ...over })).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('of two rates added concurrently for the same day the second is refused', async () => {
  const both = await Promise.allSettled([owner(levyCalls.save, rate), owner(levyCalls.save, rate)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const one of both) {
    if (one.status === 'fulfilled') await owner(levyCalls.remove, { id: one.value.id })
    else expect(one.reason).toMatchObject({ fields: { valid_from: expect.any(String) } })
  }
})

test('a rate is added, changed only at its current version, and removed', async () => {
  const { id } = await owner(levyCalls.save, rate)
  const read = async () => (await site.visitor(levyCalls.rates, {})).rates.find((one) => one.id === id)
  expect(await read()).toMatchObject({ ...rate, version: 1 })
  await owner(levyCalls.save, { ...rate, id, version: 1, high: 4_00 })
  await expect(owner(levyCalls.save, { ...rate, id, version: 1, high: 5_00 })).rejects.toMatchObject({ code: 'state_changed' })
  expect(await read()).toMatchObject({ high: 4_00 })
  await owner(levyCalls.remove, { id })
  expect(await read()).toBeUndefined()
  await expect(owner(levyCalls.remove, { id })).rejects.toMatchObject({ code: 'not_found' })
})
