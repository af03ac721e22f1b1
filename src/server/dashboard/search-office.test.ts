import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { paperCalls } from '#contract/papers.ts'
import { supportCalls } from '#contract/support.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings } from '../db/schema.ts'

let site: TestSite
let owner: Client
let number: string
let bookingNumber: string

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.person('owner')
  const zsofia = await site.guest('Zsofia')
  const form = await goToBank(zsofia, (await aVilla(site.db)).id)
  await pay(site, form)
  await bring(site, form.orderId)
  bookingNumber = form.bookingNumber
  const [booking] = await site.db.update(bookings).set({ guestName: 'Zsófia Kovács' }).where(eq(bookings.code, bookingNumber)).returning()
  await zsofia(supportCalls.request, { orderId: form.orderId, reason: 'other', message: 'May we leave the car one day longer?' })
  const { papers } = await owner(paperCalls.ofBooking, { bookingId: booking?.id ?? 0 })
  number = papers.find(({ kind }) => kind === 'receipt')?.number ?? ''
})
afterAll(() => site.close())

const search = async (who: Client, text: string) => {
  const { bookings, tickets, papers } = await who(dashboardCalls.search, { search: text })
  return [bookings.map(({ guestName }) => guestName), tickets.map(({ beginning }) => beginning), papers.map((paper) => paper.number)]
}

test('an owner finds a stay and what its guest wrote by a part of the name without accents, and a message by its words', async () => {
  const stay = [['Zsófia Kovács'], ['May we leave the car one day longer?'], []]
  expect(await search(owner, 'kovacs')).toEqual(stay)
  expect(await search(owner, bookingNumber)).toEqual(stay)
  expect(await search(owner, 'THE CAR')).toEqual(stay)
})

test('a document is found by its number alone, however it is typed', async () => {
  expect((await search(owner, number.toLowerCase()))[2]).toEqual([number])
  expect((await search(owner, number.slice(0, -1)))[2]).toEqual([])
})

test('nothing is found for a text that nobody has, and for none', async () => {
  expect(await search(owner, 'nobody at all')).toEqual([[], [], []])
  expect(await search(owner, '%')).toEqual([[], [], []])
  expect(await search(owner, '')).toEqual([[], [], []])
})

test('an accountant finds stays and documents, and nothing that guests have written', async () => {
  const accountant = await site.person('accountant')
  expect(await search(accountant, 'kovacs')).toEqual([['Zsófia Kovács'], [], []])
  expect(await search(accountant, 'the car')).toEqual([[], [], []])
  expect((await search(accountant, number))[2]).toEqual([number])
})

test('housekeeping searches nothing', async () => {
  const house = await site.person('housekeeping')
  await expect(house(dashboardCalls.search, { search: 'kovacs' })).rejects.toMatchObject({ code: 'not_admin' })
})
