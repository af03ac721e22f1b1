import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { promoCodeCalls } from '#contract/promo-codes.ts'
import { searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aDiscount, aSeason, aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let owner: Client
let villaId: number
let weeks = 0

// A night costs €350, seven of them €2,450.
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  owner = await site.admin()
  villaId = (await aVilla(site.db, { name: 'Armonia' })).id
  const promo = { validFrom: '2026-05-01', validUntil: '2026-12-31' }
  await owner(promoCodeCalls.save, { ...promo, code: 'FRIENDS', percentage: 60 })
  await owner(promoCodeCalls.save, { ...promo, code: 'SEA', percentage: 50 })
})
beforeEach(() => lowestNight(0))
afterAll(() => site.close())

const lowestNight = (euros: number) => owner(settingsCalls.save, { discounts: { most: 100, lowestNight: euros } })

async function buys(over: object = {}) {
  weeks += 1
  const form = await goToBank(ana, villaId, { ...weekLater(weeks), ...over })
  await pay(site, form)
  await bring(site, form.orderId)
  return (await readRecords(site, form.orderId)).booking
}
const told = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'low_price')

test('a stay sold at under half of the rates is listed until an owner takes note, and again at another price', async () => {
  await buys({ promoCode: 'SEA' })
  const { id, code, checkIn, checkOut } = await buys({ promoCode: 'FRIENDS' })
  const [item, ...others] = await told()
  expect(others).toEqual([])
  expect(item).toMatchObject({ bookingId: id, lowPriceOf: id })
  expect(item?.text).toContain(`${code}, Ana Petrović: Armonia from`)
  expect(item?.text).toContain('was sold for €980.00; by the rates its nights cost €2,450.00')
  await owner(dashboardCalls.settle, { lowPriceOf: id, note: 'My sister' })
  expect(await told()).toEqual([])
  const wanted = { bookingId: id, villaId, checkIn, checkOut, price: 'own' as const, amount: 900_00 }
  const { total, back, version } = await owner(ownerChangeCalls.offer, wanted)
  await owner(ownerChangeCalls.change, { ...wanted, total, back, version, reason: 'The pool' })
  expect((await told()).map(({ bookingId }) => bookingId)).toEqual([id])
  await owner(dashboardCalls.settle, { lowPriceOf: id, note: 'Agreed' })
})

test('a booking by hand at a tenth of the rates is listed', async () => {
  weeks += 1
  const stay = { villaId, ...weekLater(weeks), guests: 2, price: 'own' as const, amount: 245_00, total: 245_00 }
  const guest = { name: 'Mila', email: 'mila@example.com', phone: '+381 60 1234567', reason: 'A friend' }
  const { bookingId } = await owner(handBookingCalls.create, { ...stay, ...guest, payment: makeTransfer(245_00) })
  expect((await told()).map((item) => item.bookingId)).toEqual([bookingId])
  await owner(dashboardCalls.settle, { lowPriceOf: bookingId, note: 'A friend' })
})

test('no discount, code or slip in a season sells a night below the owners’ lowest price, on any page and at the bank', async () => {
  await aDiscount(site.db, { name: 'A slip', percentHundredths: 95_00, stayFrom: '2027-01-01', validUntil: '2026-12-31' })
  await aSeason(site.db, { name: 'A slip, too', from: '2026-11-01', until: '2026-11-30', rate: 3_00 })
  await lowestNight(120)
  const readPrice = async (over: object) =>
    (await ana(bookingCalls.price, { villaId, guests: 2, checkIn: '', checkOut: '', ...over })).total
  const january = { checkIn: '2027-01-04', checkOut: '2027-01-11' }
  const november = { checkIn: '2026-11-02', checkOut: '2026-11-09' }
  expect(await readPrice(january)).toBe(840_00)
  expect(await readPrice({ ...january, promoCode: 'SEA' })).toBe(840_00)
  expect(await readPrice(november)).toBe(840_00)
  expect(await readPrice({ ...november, promoCode: 'FRIENDS' })).toBe(840_00)
  expect(await readPrice({ ...weekLater(12), promoCode: 'FRIENDS' })).toBe(980_00)
  expect((await ana(searchCalls.stays, january)).villas[0]?.total).toBe(840_00)
  expect((await buys(january)).total).toBe(840_00)
  await lowestNight(0)
  expect(await readPrice(november)).toBe(21_00)
})
