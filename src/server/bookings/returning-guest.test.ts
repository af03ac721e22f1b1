import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { searchCalls } from '#contract/search.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aDiscount, aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let villaId: number
let guests = 0

// Seven nights cost €2,450, with the discount of 3% for returning guests €2,376.50.
const USUAL = 2_450_00
const RETURNING = 2_376_50

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aDiscount(site.db, { type: 'repeater', name: 'Welcome back', percentHundredths: 300 })
  villaId = (await aVilla(site.db)).id
  owner = await site.admin()
})
afterAll(() => site.close())

const aGuest = () => site.guest(`Guest ${++guests}`)

async function book(guest: Client, weeks: number) {
  const form = await goToBank(guest, villaId, weekLater(weeks))
  const { booking } = await readRecords(site, form.orderId)
  const paid = async () => {
    await pay(site, form)
    await bring(site, form.orderId)
  }
  return { ...form, bookingId: booking.id, total: booking.total, paid }
}
async function buy(guest: Client, weeks: number) {
  const stay = await book(guest, weeks)
  await stay.paid()
  return stay
}
const cancel = (bookingId: number) => owner(bookingCalls.setStatus, { bookingId, status: 'refunded' })

/** What every page tells a guest about a week. */
async function totalsFor(guest: Client, weeks: number) {
  const stay = { ...weekLater(weeks), guests: 2 }
  const { villas } = await guest(searchCalls.stays, stay)
  const { total } = await guest(bookingCalls.price, { villaId, ...stay })
  return [villas[0]?.total, total]
}
const atRates = ({ bookingId }: { bookingId: number }, weeks: number) =>
  owner(ownerChangeCalls.offer, { bookingId, villaId, ...weekLater(weeks), price: 'rates' })

test('a guest returns with a stay after a paid one, and not with a stay before it', async () => {
  const ben = await aGuest()
  await buy(ben, 10)
  expect(await totalsFor(ben, 9)).toEqual([USUAL, USUAL])
  expect(await totalsFor(ben, 11)).toEqual([RETURNING, RETURNING])
  expect((await book(ben, 9)).total).toBe(USUAL)
  expect((await book(ben, 11)).total).toBe(RETURNING)
})

test('a stay that is unpaid or cancelled makes nobody a returning guest', async () => {
  const eva = await aGuest()
  const unpaid = await book(eva, 13)
  expect(await totalsFor(eva, 14)).toEqual([USUAL, USUAL])
  await unpaid.paid()
  expect(await totalsFor(eva, 14)).toEqual([RETURNING, RETURNING])
  await cancel(unpaid.bookingId)
  expect(await totalsFor(eva, 14)).toEqual([USUAL, USUAL])
})

test('a stay booked later does not make an earlier one a return, when guest or owner change it', async () => {
  const iva = await aGuest()
  const first = await buy(iva, 17)
  await buy(iva, 20)
  const wanted = { bookingNumber: first.bookingNumber, villaId, ...weekLater(16) }
  expect((await iva(guestStayCalls.changeOffer, wanted)).total).toBe(USUAL)
  const later = { ...wanted, ...weekLater(22) }
  expect((await iva(guestStayCalls.changeOffer, later)).total).toBe(USUAL)
  expect((await atRates(first, 16)).total).toBe(USUAL)
  expect((await atRates(first, 22)).total).toBe(USUAL)
})

test('what a returning guest was given stays given: when the first stay is cancelled, and when the second one moves before it', async () => {
  const ana = await aGuest()
  const first = await buy(ana, 24)
  const second = await buy(ana, 26)
  expect(second.total).toBe(RETURNING)
  expect((await atRates(second, 23)).total).toBe(RETURNING)
  await cancel(first.bookingId)
  const wanted = { bookingNumber: second.bookingNumber, villaId, ...weekLater(27) }
  expect((await ana(guestStayCalls.changeOffer, wanted)).total).toBe(RETURNING)
})

test('a discount for returning guests that begins later is not given to a stay that was booked without it', async () => {
  const mia = await aGuest()
  await buy(mia, 29)
  await site.db.execute('UPDATE discount_rules SET active = false')
  const second = await buy(mia, 30)
  await site.db.execute('UPDATE discount_rules SET active = true')
  expect(second.total).toBe(USUAL)
  expect((await atRates(second, 31)).total).toBe(USUAL)
})
