import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { feeCalls } from '#contract/fees.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { taxCalls } from '#contract/taxes.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let villa: { id: number }
let other: { id: number }
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  villa = await aVilla(site.db, { capacity: 6 })
  other = await aVilla(site.db)
})
afterAll(() => site.close())

const wireOfPrice = async (villaId: number, guests?: number) => {
  const query = new URLSearchParams({ villaId: String(villaId), ...week, ...(guests ? { guests: String(guests) } : {}) })
  return (await site.send(`/api/booking/calculate-price.php?${query}`)).json()
}

test('a fee is part of every price and search result of its villas until it is removed', async () => {
  const before = await wireOfPrice(villa.id)
  const cleaning = await owner(feeCalls.save, { name: 'Cleaning', scope: 'stay', rate: 80_00 })
  const linen = await owner(feeCalls.save, { villaId: villa.id, name: 'Linen', scope: 'guest', rate: 10_00 })
  expect(await wireOfPrice(villa.id, 4)).toMatchObject({
    originalPrice: 2450,
    finalPrice: 2570,
    fees: [
      { name: 'Cleaning', per: 'stay', price: 80, amount: 80 },
      { name: 'Linen', per: 'guest', price: 10, amount: 40 },
    ],
  })
  const { villas } = await site.visitor(searchCalls.stays, { ...week, guests: 4 })
  expect(new Map(villas.map(({ villa: one, total }) => [one.id, total]))).toEqual(
    new Map([
      [villa.id, 2_570_00],
      [other.id, 2_530_00],
    ]),
  )
  await owner(feeCalls.save, { id: cleaning.id, version: 1, name: 'Cleaning', scope: 'stay', rate: 90_00 })
  const { activity } = await owner(activityCalls.list, { limit: 1 })
  expect(activity[0]).toMatchObject({ subject: 'fee Cleaning', action: 'change', before: { rate: 80_00 }, after: { rate: 90_00 } })
  const stale = { id: cleaning.id, version: 1, name: 'Cleaning', scope: 'stay' as const, rate: 95_00 }
  await expect(owner(feeCalls.save, stale)).rejects.toMatchObject({ code: 'state_changed' })
  await owner(feeCalls.remove, { id: cleaning.id })
  await owner(feeCalls.remove, { id: linen.id })
  await expect(owner(feeCalls.remove, { id: linen.id })).rejects.toMatchObject({ code: 'not_found' })
  expect(await wireOfPrice(villa.id)).toEqual(before)
})

test('a booking keeps its fees and its VAT rate, and its income is what remains', async () => {
  const { id } = await owner(feeCalls.save, { villaId: villa.id, name: 'Linen', scope: 'guest', rate: 10_00 })
  await owner(settingsCalls.save, { taxes: { levy: 'included', vat: 'amount' } })
  const ana = await site.guest('Ana')
  const form = await goToBank(ana, villa.id, { guest: { ...anaForm, guests: 2 } })
  await pay(site, form)
  await bring(site, form.orderId)
  await owner(feeCalls.remove, { id })
  await owner(settingsCalls.save, { taxes: { levy: 'included', vat: 'stated' } })
  const { booking } = await ana(guestStayCalls.stay, { bookingNumber: form.bookingNumber })
  expect(booking).toMatchObject({
    total: 2_470_00,
    items: [
      { kind: 'fee', name: 'Linen', scope: 'guest', rate: 10_00, amount: 20_00 },
      { kind: 'vat', percentage: 13, vat: 284_16, amount: 0 },
    ],
  })
  const three = { bookingNumber: form.bookingNumber, guests: 3, specialRequests: '' }
  await expect(ana(guestStayCalls.changeDetails, three)).rejects.toMatchObject({ code: 'guests_cost_more' })
  const { income } = await owner(bookingCalls.details, { bookingId: booking.id })
  expect(income).toEqual({ received: 2_470_00, levy: 0, vat: 284_16, municipalFee: 10_93, income: 2_174_91 })
})

test.each<[string, object, string]>([
  ['without a name', { name: ' ' }, 'name'],
  ['of zero', { rate: 0 }, 'price'],
  ['of more than 10,000 euros', { rate: 10_000_01 }, 'price'],
  ['of an unknown villa', { villaId: 9_999 }, 'villaId'],
])('a fee %s is refused with an error at its field', async (_, over, field) => {
  const fee = { name: 'Cleaning', scope: 'stay' as const, rate: 80_00, ...over }
  await expect(owner(feeCalls.save, fee)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
})

const rate = { kind: 'lodging', validFrom: '2026-07-13', percent: 20 } as const

test('a VAT rate applies to stays that end on its date or later', async () => {
  await owner(settingsCalls.save, { taxes: { levy: 'included', vat: 'amount' } })
  expect((await wireOfPrice(other.id)).vat).toEqual([{ percentage: 13, amount: 281.86 }])
  const { id } = await owner(taxCalls.save, rate)
  expect((await wireOfPrice(other.id)).vat).toEqual([{ percentage: 20, amount: 408.33 }])
  await owner(taxCalls.save, { ...rate, id, version: 1, validFrom: '2026-07-14' })
  expect((await wireOfPrice(other.id)).vat).toEqual([{ percentage: 13, amount: 281.86 }])
  await expect(owner(taxCalls.save, { ...rate, id, version: 1 })).rejects.toMatchObject({ code: 'state_changed' })
  await owner(taxCalls.remove, { id })
  await expect(owner(taxCalls.remove, { id })).rejects.toMatchObject({ code: 'not_found' })
  await owner(settingsCalls.save, { taxes: { levy: 'included', vat: 'stated' } })
})

test.each<[string, object, string]>([
  ['below 0', { percent: -1 }, 'percentage'],
  ['above 100', { percent: 100.01 }, 'percentage'],
  ['for a date that already has one', { validFrom: '2024-01-01' }, 'valid_from'],
])('a rate %s is refused with an error at its field', async (_, over, field) => {
  await expect(owner(taxCalls.save, { ...rate, ...over })).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
})
