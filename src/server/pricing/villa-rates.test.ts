import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { searchCalls } from '#contract/search.ts'
import { nameOfSeason } from '#domain/pricing/own-prices.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aSeason, aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let grand: { id: number; name: string }
let plain: { id: number }
/** The field of a season that covers the week. */
let season: string
beforeAll(async () => {
  site = await testSite()
  owner = await site.admin()
  grand = await aVilla(site.db, { capacity: 6 })
  plain = await aVilla(site.db, { capacity: 6 })
  const { id } = await aSeason(site.db, { name: 'Summer', from: week.checkIn, until: week.checkOut, rate: 400_00 })
  season = nameOfSeason(id)
})
afterAll(() => site.close())

const askPrice = async (villaId: number, guests?: number) =>
  (await site.visitor(bookingCalls.price, { villaId, ...week, ...(guests === undefined ? {} : { guests }) })).total
const save = (input: object) => owner(pricingCalls.saveVillaRates, { villaId: grand.id, seasons: {}, ...input })

test('a villa has the general prices unless it has its own', async () => {
  expect(await askPrice(grand.id)).toBe(7 * 400_00)
  await save({ seasons: { [season]: { percent: 10 } }, includedGuests: 4, furtherGuest: 40_00 })
  expect(await askPrice(grand.id)).toBe(7 * 440_00)
  expect(await askPrice(grand.id, 6)).toBe(7 * (440_00 + 2 * 40_00))
  expect(await askPrice(plain.id, 6)).toBe(7 * 400_00)
  const { activity } = await owner(activityCalls.list, { limit: 1 })
  expect(activity[0]).toMatchObject({ subject: `prices of villa ${grand.name}`, before: { seasons: {} }, after: { furtherGuest: 40_00 } })
  await save({})
  expect(await askPrice(grand.id, 6), 'a season that is not named keeps its price').toBe(7 * 440_00)
  await save({ seasons: { [season]: null } })
  expect(await askPrice(grand.id, 6)).toBe(7 * 400_00)
})

test('search, calendar and price lists have a villa’s own prices, and the general ones without a villa', async () => {
  await save({ baseRate: 300_00, seasons: { [season]: { rate: 480_00 } }, includedGuests: 2, furtherGuest: 25_00 })
  const { villas } = await site.visitor(searchCalls.stays, { ...week, guests: 4 })
  const totals = new Map(villas.map(({ villa, total }) => [villa.id, total]))
  expect(totals.get(grand.id)).toBe(7 * (480_00 + 2 * 25_00))
  expect(totals.get(plain.id)).toBe(7 * 400_00)

  const askNight = async (input: object) =>
    (await site.visitor(pricingCalls.calendar, { month: week.checkIn.slice(0, 7), ...input })).nights.find(
      ({ day }) => day === week.checkIn,
    )
  expect(await askNight({ villaId: grand.id })).toMatchObject({ rate: 480_00, seasonal: true, own: true })
  expect(await askNight({})).toMatchObject({ rate: 400_00, seasonal: true, own: false })

  const askBaseRate = (input: object) => site.visitor(pricingCalls.baseRate, input)
  expect(await askBaseRate({ villaId: grand.id })).toMatchObject({ baseRate: 300_00, own: true, furtherGuests: { above: 2, rate: 25_00 } })
  expect(await askBaseRate({})).toMatchObject({ baseRate: 350_00, own: false, furtherGuests: null })
  const askRate = async (input: object) => (await site.visitor(pricingCalls.seasons, input)).seasons[0]?.rate
  expect(await askRate({ villaId: grand.id })).toBe(480_00)
  expect(await askRate({})).toBe(400_00)
  await save({ seasons: { [season]: null } })
})

test('a guest pays for further guests and cannot add them later for free', async () => {
  await save({ includedGuests: 2, furtherGuest: 25_00 })
  const ana = await site.guest('Ana')
  const form = await goToBank(ana, grand.id, { guest: { ...anaForm, guests: 3 } })
  await pay(site, form)
  await bring(site, form.orderId)
  const { bookings } = await ana(bookingCalls.mine, {})
  expect(bookings).toMatchObject([{ total: 7 * (400_00 + 25_00), items: [{ kind: 'guests', guests: 1, nights: 7, rate: 25_00 }] }])
  const change = (guests: number) => ana(guestStayCalls.changeDetails, { bookingNumber: form.bookingNumber, guests, specialRequests: '' })
  await expect(change(4)).rejects.toMatchObject({ code: 'guests_cost_more', fields: { guests: expect.any(String) } })
  await change(2)
  await change(3)
  await save({ includedGuests: 1, furtherGuest: 50_00 })
  await expect(change(4), 'what was agreed counts, not the prices of today').rejects.toMatchObject({ code: 'guests_cost_more' })
  await change(2)
  await change(3)
  await save({})
})

test('further guests are a change of the stay, by its guest and by owners, at the rates or at the price as it is', async () => {
  await save({ includedGuests: 2, furtherGuest: 25_00 })
  const bea = await site.guest('Bea of further guests')
  const nights = { checkIn: '2026-10-05', checkOut: '2026-10-12' }
  const form = await goToBank(bea, grand.id, { ...nights, guest: { ...anaForm, guests: 2 } })
  await pay(site, form)
  await bring(site, form.orderId)
  const before = 7 * 350_00
  const own = async () => (await bea(guestStayCalls.stay, { bookingNumber: form.bookingNumber })).booking
  const { id: bookingId } = await own()

  const wanted = { bookingNumber: form.bookingNumber, villaId: grand.id, ...nights, guests: 3 }
  const offer = await bea(guestStayCalls.changeOffer, wanted)
  expect(offer).toMatchObject({ guests: 3, total: before + 7 * 25_00, due: 7 * 25_00, back: 0, consent: 'not_needed' })
  await expect(bea(guestStayCalls.changeOffer, { ...wanted, guests: 2 })).rejects.toMatchObject({ code: 'nothing_changed' })
  await expect(bea(guestStayCalls.changeOffer, { ...wanted, guests: 7 })).rejects.toMatchObject({ code: 'too_many_guests' })
  const { payment } = await bea(guestStayCalls.change, { ...wanted, total: offer.total, due: offer.due, back: 0 })
  expect((await own()).guests, 'not before the payment').toBe(2)
  if (payment) await pay(site, payment)
  await bring(site, payment?.orderId ?? '')
  expect(await own()).toMatchObject({ guests: 3, total: before + 7 * 25_00, status: 'paid' })

  const details = { bookingId, guests: 4, specialRequests: '' }
  expect(await owner(bookingCalls.updateDetails, details)).toMatchObject({ total: before + 7 * 25_00, totalByRates: before + 7 * 50_00 })
  expect(await own()).toMatchObject({ guests: 4, total: before + 7 * 25_00 })
  const change = { bookingId, villaId: grand.id, ...nights }
  expect(await owner(ownerChangeCalls.offer, { ...change, price: 'rates' })).toMatchObject({ guests: 4, total: before + 7 * 50_00 })
  const stays = await owner(ownerChangeCalls.offer, { ...change, guests: 5, price: 'kept' })
  expect(stays).toMatchObject({ guests: 5, total: before + 7 * 25_00, broken: [] })
  await owner(ownerChangeCalls.change, { ...change, guests: 5, price: 'kept', total: stays.total, back: 0 })
  const history = (await owner(bookingCalls.details, { bookingId })).changes
  expect(history.at(-1)).toMatchObject({ reason: 'guests changed from 4 to 5' })
  await bea(guestStayCalls.changeDetails, { bookingNumber: form.bookingNumber, guests: 4, specialRequests: '' })
  await bea(guestStayCalls.changeDetails, { bookingNumber: form.bookingNumber, guests: 5, specialRequests: '' })
  await save({})
})

test('a discount applies only to its villas and arrival dates, in prices and in search', async () => {
  const rule = {
    type: 'custom' as const,
    name: 'Late',
    percentage: 10,
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    minimumNights: 1,
  }
  const { id } = await owner(pricingCalls.createDiscount, { ...rule, villaIds: [plain.id], arrivalWithinDays: 60 })
  expect(await askPrice(plain.id)).toBe(7 * 360_00)
  expect(await askPrice(grand.id)).toBe(7 * 400_00)
  const { villas } = await site.visitor(searchCalls.stays, { ...week, guests: 2 })
  expect(new Map(villas.map(({ villa, total }) => [villa.id, total]))).toEqual(
    new Map([
      [plain.id, 7 * 360_00],
      [grand.id, 7 * 400_00],
    ]),
  )
  await owner(pricingCalls.updateDiscount, { ...rule, id })
  expect(await askPrice(grand.id), 'a client that does not name the villas does not give the discount to all').toBe(7 * 400_00)
  await owner(pricingCalls.updateDiscount, { ...rule, id, arrivalFromDays: 60, arrivalWithinDays: null })
  expect(await askPrice(plain.id)).toBe(7 * 400_00)
  const reversed = { ...rule, id, arrivalFromDays: 30, arrivalWithinDays: 20 }
  await expect(owner(pricingCalls.updateDiscount, reversed)).rejects.toMatchObject({ fields: { arrival_max_days: expect.any(String) } })
  await owner(pricingCalls.deactivateDiscount, { id })
})

test.each<[string, object, string]>([
  ['an invalid price', { base_price: 'cheap' }, 'base_price'],
  ['a negative price', { base_price: -1 }, 'base_price'],
  ['an invalid season price', { seasons: { season_1: 'ten' } }, 'season_1'],
  ['more than twice the general price', { seasons: { season_1: '+100.01%' } }, 'season_1'],
  ['a further guest for more than 10,000 euros', { included_guests: 2, further_guest_price: 10_000.01 }, 'further_guest_price'],
  ['more than 100 percent less', { seasons: { season_1: '-101%' } }, 'season_1'],
  ['only a price for further guests', { further_guest_price: 30 }, 'included_guests'],
  ['only a number of included guests', { included_guests: 4 }, 'further_guest_price'],
  ['no guests included', { included_guests: 0, further_guest_price: 30 }, 'included_guests'],
])('a rate of a villa with %s is refused with an error at its field', async (_, input, field) => {
  const headers = { 'content-type': 'application/json', cookie: owner.cookie }
  const body = JSON.stringify({ villaId: plain.id, seasons: {}, ...input })
  const response = await site.send('/api/pricing/update_villa_prices.php', { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  expect((await response.json()).fields).toHaveProperty(field)
  expect(await askPrice(plain.id, 6)).toBe(7 * 400_00)
})

test('a price of 0 for further guests costs nothing', async () => {
  await save({ villaId: plain.id, furtherGuest: 0 })
  expect(await askPrice(plain.id, 6)).toBe(7 * 400_00)
})

test('an earlier booking may add guests up to the villa’s capacity at no cost', async () => {
  const bob = await site.guest('Bob')
  const later = weekLater(4)
  const form = await goToBank(bob, plain.id, { ...later, guest: { ...anaForm, email: 'bob@example.com' } })
  await pay(site, form)
  await bring(site, form.orderId)
  await save({ villaId: plain.id, includedGuests: 2, furtherGuest: 25_00 })
  const { total } = (await readRecords(site, form.orderId)).booking
  await bob(guestStayCalls.changeDetails, { bookingNumber: form.bookingNumber, guests: 6, specialRequests: '' })
  expect((await readRecords(site, form.orderId)).booking).toMatchObject({ guests: 6, total })
  await save({ villaId: plain.id })
})

test('adding guests during the payment of a move refunds the payment and cancels the move', async () => {
  const bob = await site.guest('Bea')
  const from = weekLater(6)
  const form = await goToBank(bob, plain.id, { ...from, guest: { ...anaForm, email: 'bea@example.com' } })
  await pay(site, form)
  await bring(site, form.orderId)
  await save({ baseRate: 500_00, includedGuests: 2, furtherGuest: 25_00 })
  const wanted = { bookingNumber: form.bookingNumber, villaId: grand.id, ...from }
  const { total, due, back } = await bob(guestStayCalls.changeOffer, wanted)
  const { payment } = await bob(guestStayCalls.change, { ...wanted, total, due, back })
  if (!payment) throw new Error('there was nothing to pay')
  await bob(guestStayCalls.changeDetails, { bookingNumber: form.bookingNumber, guests: 6, specialRequests: '' })
  await pay(site, payment)
  await bring(site, payment.orderId)
  const { booking } = (await readRecords(site, form.orderId)) as { booking: { villaId: number; guests: number } }
  expect(booking).toMatchObject({ villaId: plain.id, guests: 6 })
  expect((await readRecords(site, payment.orderId)).refunds).toHaveLength(1)
  await save({})
})

test('an unknown season or villa is refused as not found', async () => {
  await expect(save({ seasons: { season_999: { rate: 1 } } })).rejects.toMatchObject({ code: 'not_found' })
  await expect(save({ villaId: 9_999 })).rejects.toMatchObject({ code: 'not_found' })
})

test('of two changes to the same version of a villa’s prices the second is refused', async () => {
  const { villas } = await owner(pricingCalls.villaRates, {})
  const version = villas.find(({ villaId }) => villaId === grand.id)?.version ?? 0
  await save({ version, baseRate: 310_00 })
  await expect(save({ version, baseRate: 320_00 })).rejects.toMatchObject({ code: 'state_changed' })
})

test('a villa’s price far from the general one needs a confirmation if the client asks for the check', async () => {
  await expect(save({ seasons: { [season]: { rate: 4_400_00 } }, ask: true })).rejects.toMatchObject({
    code: 'unusual_rate',
    message: '€4,400.00 a night is over double of the price of the house (€400.00). Is that right?',
  })
  await expect(save({ seasons: { [season]: { percent: -60 } }, ask: true })).rejects.toMatchObject({ code: 'unusual_rate' })
  await expect(save({ baseRate: 35_00, ask: true })).rejects.toMatchObject({
    message: '€35.00 a night is under half of the price of the house (€350.00). Is that right?',
  })
  await save({ seasons: { [season]: { rate: 4_400_00 } }, ask: false })
  expect(await askPrice(grand.id)).toBe(7 * 4_400_00)
})
