import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { supportCalls } from '#contract/support.ts'
import { amenities, attractions, galleryImages, pictures } from '../../src/server/db/schema.ts'
import { goToBank } from '../bank-visit.ts'
import { aDiscount, aSeason, aVilla, week } from '../builders.ts'
import { everything } from '../everything.ts'
import { sample } from '../long-tests.ts'
import { type Pages, pageRoutes, servePages, submit } from '../pages.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'

/** Every path whose route has an action. */
const addresses = pageRoutes
  .filter(({ file }) => /export (const|async function|function) action\b/.test(readFileSync(file, 'utf8')))
  .map(({ path }) => path.replace(/:\w+/g, '1'))

let site: TestSite
let pages: Pages
let guest: Client
let owner: Client

beforeAll(async () => {
  site = await testSite()
  pages = await servePages(site)
  guest = await site.guest('Ana')
  owner = await site.admin()
  const { db } = site
  const villa = await aVilla(db)
  await aSeason(db)
  await aDiscount(db)
  await db.insert(pictures).values({ key: 'a', alt: '', width: 1, height: 1, colour: '#fff' })
  await db.insert(galleryImages).values({ pictureKey: 'a', alt: 'The sea', category: 'exteriors' })
  await db.insert(amenities).values({ title: 'Pool', category: 'outdoor' })
  await db.insert(attractions).values({ title: 'Beach', description: 'Sand', distance: '1 km', location: 'Parga', category: 'beaches' })
  const { orderId } = await goToBank(guest, villa.id)
  await guest(supportCalls.request, { orderId, reason: 'other', message: 'Hello' })
})
afterAll(() => site.close())

/** All fields of the site's forms, so that only the intent is wrong. */
const fields: [string, string][] = Object.entries({
  id: '1',
  version: '1',
  bookingId: '1',
  ticketId: '1',
  paymentId: '1',
  villaId: '1',
  status: 'cancelled',
  tab: 'general',
  email: 'ana@example.com',
  password: 'Password-1',
  newPassword: 'Another-Password-1',
  confirmPassword: 'Another-Password-1',
  name: 'Ana',
  fullName: 'Ana',
  phone: '+381 60 1234567',
  country: 'Serbia',
  guests: '2',
  ...week,
  startDate: week.checkIn,
  endDate: week.checkOut,
  title: 'Pool',
  description: 'Water',
  category: 'outdoor',
  job: 'send mails',
  note: 'done',
  reason: 'other',
  message: 'Hello',
  terms: 'accepted',
  plan: 'full',
  act: 'erase',
  code: '123456',
  baseRate: '400',
  token: 'x'.repeat(43),
})

const wrong: [string, [string, string][]][] = [
  ['none', []],
  ['an empty one', [['intent', '']]],
  ['an unknown one', [['intent', 'nonsense']]],
  ['a property name of every object', [['intent', 'constructor']]],
  ['two intents', ['change', 'delete'].map((intent): [string, string] => ['intent', intent])],
]

test('the list contains the pages with forms', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/login', '/your-data', '/log-out', '/admin', '/admin/dashboard/bookings/1']))
  expect(addresses.length).toBeGreaterThan(20)
})

describe.each(addresses.map((address, index) => ({ address, index })))('$address', ({ address, index }) => {
  test.each(sample(wrong, 2, index))('an invalid intent (%s) is 400 and changes nothing', async (_, intents) => {
    const { cookie } = address.startsWith('/admin/') ? owner : guest
    // The rate limit counts every request.
    const stored = () => everything(site.db, ['rateLimits'])
    const before = await stored()
    const response = await submit(pages, address, [...fields, ...intents], cookie)
    expect(response.status).toBe(400)
    expect(await stored()).toBe(before)
  })
})

test('a known intent is executed', async () => {
  const response = await submit(pages, '/admin/dashboard/amenities', [['intent', 'delete'], ...fields], owner.cookie)
  expect(response.status).toBe(302)
  expect(await site.db.select().from(amenities)).toEqual([])
})
