import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { currencyCalls } from '#contract/currency.ts'
import { feeCalls } from '#contract/fees.ts'
import { settingsCalls } from '#contract/settings.ts'
import { addDays, dayAtProperty, isSunday } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { aDiscount, aSeason, aVilla } from '../../../tests/builders.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { readBookingPage } from './booking-page.server.ts'
import { priceHere } from './price-here.ts'

const today = dayAtProperty(new Date())
let site: TestSite
let villaId: number
beforeAll(async () => {
  site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
  villaId = (await aVilla(site.db)).id
  const always = { validFrom: addDays(today, -5), validUntil: addDays(today, 5) }
  await aSeason(site.db, { name: 'Long', from: addDays(today, 20), until: addDays(today, 120), rate: 410_00 })
  await aSeason(site.db, { name: 'Short', from: addDays(today, 60), until: addDays(today, 70), rate: 520_50 })
  await aDiscount(site.db, { ...always, type: 'long_stay', name: 'Long stay', percentHundredths: 750, minimumNights: 9 })
  await aDiscount(site.db, {
    ...always,
    type: 'seasonal',
    name: 'Autumn',
    percentHundredths: 500,
    stayFrom: addDays(today, 80),
    stayUntil: null,
  })
})
afterAll(() => site.close())

const bookingPage = async (api = site.visitor, villa = '') => {
  const { chosen } = await readBookingPage(api, new Request(`${SITE}/booking`), new URLSearchParams({ villa }))
  if (!chosen) throw new Error('there is no villa')
  return { ...chosen, guests: 2 }
}

/** Stays of several lengths, beginning every fourth day. */
const stays: Stay[] = Array.from({ length: 40 }, (_, index) => addDays(today, 4 * index + 1)).flatMap((checkIn) =>
  [5, 8, 13].map((nights) => ({ checkIn, checkOut: addDays(checkIn, nights) })),
)
const bookable = stays.filter(({ checkIn, checkOut }) => !isSunday(checkIn) && !isSunday(checkOut))

test('the price in the browser equals the server’s, to the cent and the dinar', async () => {
  const chosen = await bookingPage()
  expect(bookable.length).toBeGreaterThan(60)
  for (const stay of bookable) {
    const { message: _, ...price } = await site.visitor(bookingCalls.price, { villaId, ...stay })
    const { at: __, amount: ___, ...charge } = await site.visitor(currencyCalls.convert, { amount: price.total })
    expect(priceHere(stay, chosen), stay.checkIn).toMatchObject({ price, charge })
  }
})

test('the limit of all discounts gives the same price in the browser as on the server', async () => {
  const owner = await site.admin()
  await owner(settingsCalls.save, { discounts: { most: 6, lowestNight: 0 } })
  const chosen = await bookingPage()
  for (const stay of bookable) {
    const { message: _, ...price } = await site.visitor(bookingCalls.price, { villaId, ...stay })
    expect(priceHere(stay, chosen), stay.checkIn).toMatchObject({ price })
    expect(price.total).toBeGreaterThanOrEqual(Math.floor(price.original * 0.94))
  }
  await owner(settingsCalls.save, { discounts: { most: 100, lowestNight: 0 } })
})

test('levy, fees and VAT in the browser equal the server’s', async () => {
  const owner = await site.admin()
  const levied = await aVilla(site.db, { levyClass: 'furnished_villa' })
  await owner(feeCalls.save, { name: 'Cleaning', scope: 'stay', rate: 80_00 })
  await owner(feeCalls.save, { villaId: levied.id, name: 'Linen', scope: 'guest_night', rate: 1_99 })
  for (const levy of ['included', 'added'] as const) {
    await owner(settingsCalls.save, { taxes: { levy, vat: 'amount' } })
    const chosen = await bookingPage(site.visitor, levied.slug)
    for (const stay of bookable) {
      const { message: _, ...price } = await site.visitor(bookingCalls.price, { villaId: levied.id, ...stay, guests: 2 })
      expect(priceHere(stay, chosen), stay.checkIn).toMatchObject({ price })
      const kinds = price.items.map(({ kind }) => kind)
      expect(kinds).toEqual(expect.arrayContaining(['fee', 'levy', 'vat']))
    }
  }
  await owner(settingsCalls.save, { taxes: { levy: 'included', vat: 'stated' } })
})

test('an unavailable stay has no price in the browser', async () => {
  const owner = await site.admin()
  const [taken] = bookable
  if (!taken) throw new Error('there is no stay')
  await owner(bookingCalls.restrict, { villaId, ...taken })
  const chosen = await bookingPage()
  expect(priceHere(taken, chosen)).toBeNull()
  for (const { checkIn, checkOut } of stays.filter((stay) => !bookable.includes(stay)))
    expect(priceHere({ checkIn, checkOut }, chosen)).toBeNull()
})

test('a possible repeat guest gets no price in the browser if a repeat discount exists', async () => {
  const stay = bookable.at(-1)
  if (!stay) throw new Error('there is no stay')
  const guest = await site.guest('Ana')
  expect(priceHere(stay, await bookingPage(guest))).not.toBeNull()
  await aDiscount(site.db, {
    type: 'repeater',
    name: 'Welcome back',
    percentHundredths: 500,
    validFrom: today,
    validUntil: today,
    minimumNights: 1,
  })
  expect(priceHere(stay, await bookingPage(guest))).toBeNull()
  expect(priceHere(stay, await bookingPage())).not.toBeNull()
})
