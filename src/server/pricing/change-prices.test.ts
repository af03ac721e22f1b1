import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

const summer = { name: 'Summer', from: '2026-07-01', until: '2026-07-31', rate: 400_00 }
const spring = {
  type: 'custom',
  name: 'Spring offer',
  percentage: 12.5,
  validFrom: '2026-05-01',
  validUntil: '2026-07-01',
  minimumNights: 5,
} as const
const lastChange = async () => (await admin(activityCalls.list, { limit: 1 })).activity[0]

const send = async (method: string, path: string, body: object) => {
  const headers = { 'content-type': 'application/json', cookie: admin.cookie }
  return (await site.send(`/api/pricing/${path}`, { method, headers, body: JSON.stringify(body) })).json()
}

test('a season applies as soon as it is saved, until it is switched off', async () => {
  const villa = await aVilla(site.db)
  const total = async () => (await site.visitor(bookingCalls.price, { villaId: villa.id, ...week })).total
  expect(await total()).toBe(7 * 350_00)
  const { id } = await admin(pricingCalls.saveSeason, summer)
  expect(await total()).toBe(7 * 400_00)
  await admin(pricingCalls.saveSeason, { ...summer, id, rate: 410_00 })
  expect(await total()).toBe(7 * 410_00)
  expect(await lastChange()).toMatchObject({ subject: 'season Summer', before: { rate: 400_00 }, after: { rate: 410_00 } })
  await admin(pricingCalls.deactivateSeason, { id })
  expect(await total()).toBe(7 * 350_00)
  expect(await lastChange()).toMatchObject({ action: 'deactivate', before: { active: true }, after: { active: false } })
})

const year = { ...summer, name: 'June', from: '2035-06-01', until: '2035-06-30', rate: 380_00 }
const july = { ...summer, name: 'July', from: '2035-07-01', until: '2035-07-31', rate: 46_00 }
const stored = async () => (await site.visitor(pricingCalls.seasons, {})).seasons.filter(({ from }) => from === july.from)

test('a season with a price far from its neighbours needs a confirmation if the client asks for the check', async () => {
  await admin(pricingCalls.saveSeason, year)
  await expect(admin(pricingCalls.saveSeason, { ...july, ask: true })).rejects.toMatchObject({
    status: 409,
    code: 'unusual_rate',
    message: '€46.00 a night is under half of the price next to it (€380.00). Is that right?',
  })
  expect(await stored()).toEqual([])
  const { id } = await admin(pricingCalls.saveSeason, { ...july, rate: 460_00, ask: true })
  await expect(admin(pricingCalls.saveSeason, { ...july, id, rate: 4_600_00, ask: true })).rejects.toMatchObject({
    message: '€4,600.00 a night is over double of the price next to it (€380.00). Is that right?',
  })
  expect(await stored()).toMatchObject([{ id, rate: 460_00 }])
  await admin(pricingCalls.saveSeason, { ...july, id, rate: 4_600_00, ask: false })
  expect(await stored()).toMatchObject([{ id, rate: 4_600_00 }])
  await admin(pricingCalls.saveSeason, { ...july, id, rate: 10_00, closed: true, ask: true })
  expect(await stored()).toMatchObject([{ id, rate: 10_00, closed: true }])
})

test('a season with a price far from its neighbours is saved without a confirmation by the specified call', async () => {
  const asSpecified = { season_name: 'July', start_date: '2036-07-01', end_date: '2036-07-31', price_per_night: 4, active: 1 }
  expect(await send('POST', 'update_seasonal_pricing.php', asSpecified)).toMatchObject({ success: true })
})

test('a discount rule can be changed and switched off', async () => {
  const { id } = await admin(pricingCalls.createDiscount, spring)
  await admin(pricingCalls.updateDiscount, { ...spring, id, percentage: 7.25 })
  expect(await lastChange()).toMatchObject({
    subject: 'discount Spring offer',
    before: { percentHundredths: 1250 },
    after: { percentHundredths: 725 },
  })
  await admin(pricingCalls.deactivateDiscount, { id })
  expect((await site.visitor(pricingCalls.discounts, {})).discounts).toMatchObject([{ id, active: false, state: 'inactive' }])
})

const outside = {
  discount_type: 'custom',
  discount_name: 'X',
  percentage: 5,
  valid_from: '2026-05-01',
  valid_until: '2026-06-01',
  min_nights: 1,
}

test('a new discount rule is refused with the errors of all its fields', async () => {
  const wrong = { ...outside, discount_type: '', discount_name: ' ', percentage: 0, valid_from: '', min_nights: 0 }
  expect((await send('POST', 'create_discount_rule.php', wrong)).fields).toEqual({
    discount_type: 'Discount type is required',
    discount_name: 'Discount name is required',
    percentage: 'Percentage must be between 0 and 100',
    valid_from: 'Valid from and until dates are required',
    min_nights: 'Minimum nights must be at least 1',
  })
})

test('a new discount rule with empty date ranges is refused with all errors', async () => {
  const wrong = { ...outside, valid_until: '2026-05-01', stay_period_start: '2026-07-02', stay_period_end: '2026-07-02' }
  expect((await send('POST', 'create_discount_rule.php', wrong)).fields).toEqual({
    valid_until: 'Valid until must be after valid from date',
    stay_period_end: 'Stay period end must be after start date',
  })
})

test('a restriction without both dates is refused with the form’s message', async () => {
  const response = await site.send('/api/booking/restrict_dates.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({ villaId: 1, startDate: '2026-07-01' }),
  })
  expect(await response.json()).toMatchObject({ error: 'Please select both start and end dates for the restriction.' })
})

const books = async (over: object = {}) => {
  const { id } = await aVilla(site.db)
  return goToBank(await site.guest(`Guest ${id}`), id, over)
}

test.each(['full', 'partial'])('a price of zero is refused for payment if the base price is 0 (%s)', async (plan) => {
  await admin(pricingCalls.saveBaseRate, { baseRate: 0 })
  await expect(books({ plan })).rejects.toMatchObject({ code: 'no_price', status: 409 })
  await admin(pricingCalls.saveBaseRate, { baseRate: 350_00 })
  await books({ plan })
})

test('a price of zero is refused for payment if a discount is 100%', async () => {
  const { id } = await admin(pricingCalls.createDiscount, { ...spring, percentage: 100 })
  await expect(books()).rejects.toMatchObject({ code: 'no_price' })
  await admin(pricingCalls.deactivateDiscount, { id })
  await books()
})

test.each([100_000.01, 21_474_836.48, 3_000_000_000, 1e15])('a price of %d a night is refused with a message', async (price) => {
  for (const [path, body] of [
    ['update_base_price.php', { base_price: price }],
    ['update_seasonal_pricing.php', { season_name: 'Dear', start_date: '2026-07-01', end_date: '2026-07-31', price_per_night: price }],
  ] as const) {
    const headers = { 'content-type': 'application/json', cookie: admin.cookie }
    const response = await site.send(`/api/pricing/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([response.status, (await response.json()).error]).toEqual([400, expect.stringMatching(/at most €100,000|too large/)])
  }
})

test('a base price far from the seasons needs a confirmation if the client asks for the check', async () => {
  for (const { id } of (await site.visitor(pricingCalls.seasons, {})).seasons) await admin(pricingCalls.deactivateSeason, { id })
  const refused = (baseRate: number) => expect(admin(pricingCalls.saveBaseRate, { baseRate, ask: true })).rejects
  const { baseRate } = await site.visitor(pricingCalls.baseRate, {})
  await refused(3_500_00).toMatchObject({ message: expect.stringContaining('over double of the price of before') })
  await admin(pricingCalls.saveSeason, summer)
  await refused(35_00).toMatchObject({ code: 'unusual_rate', message: expect.stringContaining('under half of the price next to it') })
  expect((await site.visitor(pricingCalls.baseRate, {})).baseRate).toBe(baseRate)
  await admin(pricingCalls.saveBaseRate, { baseRate: 35_00, ask: false })
  expect((await site.visitor(pricingCalls.baseRate, {})).baseRate).toBe(35_00)
})
