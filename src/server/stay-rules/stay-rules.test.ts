import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { searchCalls } from '#contract/search.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { activity, bookings, stayRules } from '../db/schema.ts'

// Monday, 1 June 2026 at the villas.
let site: TestSite
let owner: Client
let ana: Client
let villaId: number
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  for (const { id, name } of (await owner(stayRuleCalls.list, {})).rules) if (name !== 'All year') await owner(stayRuleCalls.remove, { id })
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const SATURDAY = 6
const summer = {
  name: 'Summer',
  from: '2026-07-01',
  until: '2026-08-31',
  minimumNights: 7,
  arrivalDays: [SATURDAY],
  departureDays: [SATURDAY],
}
const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })
const askPrice = (asked: ReturnType<typeof stay>, villa = villaId) => site.visitor(bookingCalls.price, { villaId: villa, ...asked })

test('the default rule is 5 nights, no Sundays, until the end of next year', async () => {
  const { rules } = await site.visitor(stayRuleCalls.list, {})
  expect(rules).toMatchObject([
    { name: 'All year', minimumNights: 5, arrivalDays: [1, 2, 3, 4, 5, 6], departureDays: [1, 2, 3, 4, 5, 6], yearsAhead: 1, active: true },
  ])
  await expect(askPrice(stay('2026-07-06', '2026-07-10'))).rejects.toMatchObject({ message: 'Minimum stay is 5 nights' })
  await expect(askPrice(stay('2026-07-05', '2026-07-10'))).rejects.toMatchObject({ message: 'Check-in on Sundays is not available' })
  await expect(askPrice(stay('2027-12-28', '2028-01-03'))).rejects.toMatchObject({ code: 'too_far_ahead' })
})

test('a stay rule applies to price, booking and search until it is deleted', async () => {
  const { id } = await owner(stayRuleCalls.create, summer)
  const refused = { status: 400, code: 'arrival_day', message: 'At this time of the year, stays begin on Saturdays' }
  await expect(askPrice(stay('2026-07-06', '2026-07-13'))).rejects.toMatchObject(refused)
  await expect(goToBank(ana, villaId)).rejects.toMatchObject(refused)
  expect(await askPrice(stay('2026-07-04', '2026-07-11'))).toMatchObject({ available: true })
  const { problem, possible } = await site.visitor(searchCalls.stays, stay('2026-07-06', '2026-07-13'))
  expect(problem).toBe('At this time of the year, stays begin on Saturdays')
  expect(possible[0]).toMatchObject(stay('2026-07-04', '2026-07-11'))
  await owner(stayRuleCalls.remove, { id })
  expect(await askPrice(stay('2026-07-06', '2026-07-13'))).toMatchObject({ available: true })
})

test('a stay rule for one villa does not affect others, and search shows it', async () => {
  const other = (await aVilla(site.db)).id
  await owner(stayRuleCalls.create, { ...summer, villaIds: [other] })
  expect(await askPrice(stay('2026-07-06', '2026-07-13'))).toMatchObject({ available: true })
  await expect(askPrice(stay('2026-07-06', '2026-07-13'), other)).rejects.toMatchObject({ code: 'arrival_day' })
  const { problem, villas } = await site.visitor(searchCalls.stays, stay('2026-07-06', '2026-07-13'))
  expect(problem).toBeNull()
  const found = (id: number) => villas.find(({ villa }) => villa.id === id)
  expect(found(villaId)).toMatchObject({ available: true, rule: null, nearest: [] })
  expect(found(other)).toMatchObject({ available: false, rule: 'At this time of the year, stays begin on Saturdays' })
  expect(found(other)?.nearest[0]).toMatchObject(stay('2026-07-04', '2026-07-11'))
})

test('a stay rule that allows more in one villa makes this villa available in search', async () => {
  await owner(stayRuleCalls.create, { name: 'Short stays', villaIds: [villaId], minimumNights: 2 })
  const { problem, villas, available } = await site.visitor(searchCalls.stays, stay('2026-07-06', '2026-07-08'))
  expect(problem).toBeNull()
  expect(available).toBe(1)
  expect(villas[0]).toMatchObject({ villa: { id: villaId }, available: true })
  expect(villas.slice(1).every(({ rule }) => rule === 'Minimum stay is 5 nights')).toBe(true)
  await goToBank(ana, villaId, stay('2026-07-06', '2026-07-08'))
})

test('a stay rule can close dates', async () => {
  await owner(stayRuleCalls.create, { name: 'Roof', from: '2026-07-06', until: '2026-07-08', closed: true, villaIds: [villaId] })
  await expect(askPrice(stay('2026-07-01', '2026-07-07'))).rejects.toMatchObject({ code: 'closed' })
  expect(await askPrice(stay('2026-07-09', '2026-07-14'))).toMatchObject({ available: true })
})

test('a stay rule can allow bookings further ahead', async () => {
  const { id, version, active: _, ...first } = (await owner(stayRuleCalls.list, {})).rules[0] ?? expect.fail()
  await owner(stayRuleCalls.update, { ...first, id, version, yearsAhead: 2 })
  expect(await askPrice(stay('2028-07-03', '2028-07-08'))).toMatchObject({ available: true })
  await owner(stayRuleCalls.update, { ...first, id, yearsAhead: 1 })
})

const unsold = async () => (await owner(stayRuleCalls.unsold, {})).unsold
const attention = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'unsold_nights')

test('rules that together make nights unavailable are listed for the owner until one of them is changed, and for nobody else', async () => {
  await owner(stayRuleCalls.create, { ...summer, name: 'Weeks', arrivalDays: [], departureDays: [] })
  expect(await unsold()).toEqual([])
  const { id } = await owner(stayRuleCalls.create, { name: 'Short stays', maximumNights: 6 })
  const nights = { checkIn: '2026-07-06', checkOut: '2026-09-01', reason: { code: 'lengths', least: 7, most: 6 } }
  expect(await unsold()).toEqual([{ ...nights, villas: [] }])
  expect((await attention()).map(({ text }) => text)).toEqual([
    'All villas, nights of July 6, 2026 to August 31, 2026: nobody can book them, because stays have to have at least 7 nights, and may have at most 6 nights.',
  ])
  await expect(askPrice(stay('2026-07-06', '2026-07-13'))).rejects.toMatchObject({ code: 'too_long' })
  await expect(ana(stayRuleCalls.unsold, {})).rejects.toMatchObject({ status: 403 })

  await owner(stayRuleCalls.remove, { id })
  expect(await unsold()).toEqual([])
  expect(await attention()).toEqual([])
})

test('rules that make nights unavailable in some villas are listed with these villas', async () => {
  const other = await aVilla(site.db, { name: 'Villa Thea' })
  await owner(stayRuleCalls.create, { ...summer, villaIds: [other.id] })
  await owner(stayRuleCalls.create, { name: 'Short stays', maximumNights: 6, villaIds: [other.id] })
  expect(await unsold()).toMatchObject([{ villas: ['Villa Thea'], reason: { code: 'lengths' } }])
  expect(await attention()).toMatchObject([{ text: expect.stringMatching(/^Villa Thea, nights of July 4, 2026 to /) }])
})

test('nights kept free between two stays are not for sale', async () => {
  await owner(stayRuleCalls.create, { name: 'Cleaning', nightsBetween: 1 })
  const sold = await goToBank(ana, villaId, stay('2026-07-06', '2026-07-11'))
  await pay(site, sold)
  await bring(site, sold.orderId)
  expect(await askPrice(stay('2026-07-11', '2026-07-16'))).toMatchObject({ available: false })
  expect(await askPrice(stay('2026-07-13', '2026-07-18'))).toMatchObject({ available: true })
  await expect(goToBank(ana, villaId, stay('2026-07-01', '2026-07-06'))).rejects.toMatchObject({ code: 'dates_taken', status: 409 })
  const { villas } = await site.visitor(searchCalls.stays, stay('2026-07-11', '2026-07-16'))
  expect(villas.find(({ villa }) => villa.id === villaId)).toMatchObject({ available: false, nightsState: 'sold', rule: null })
})

test('nights kept free between two stays are not sold if twenty guests book adjacent stays concurrently', async () => {
  await owner(stayRuleCalls.create, { name: 'Cleaning', nightsBetween: 1 })
  const guests = await Promise.all(Array.from({ length: 20 }, (_, index) => site.guest(`Guest ${index}`)))
  const stays = [stay('2026-09-07', '2026-09-12'), stay('2026-09-12', '2026-09-17')]
  const attempts = await Promise.allSettled(guests.map((guest, index) => goToBank(guest, villaId, stays[index % 2])))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await site.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.villaId, villaId))).toHaveLength(1)
})

test('a gap between two stays is sold once, as a whole and at its price, and search shows it', async () => {
  for (const nights of [stay('2026-07-06', '2026-07-11'), stay('2026-07-15', '2026-07-20')]) {
    const sold = await goToBank(ana, villaId, nights)
    await pay(site, sold)
    await bring(site, sold.orderId)
  }
  const gap = stay('2026-07-11', '2026-07-15')
  await expect(askPrice(gap)).rejects.toMatchObject({ code: 'too_short' })
  const usual = await askPrice(stay('2026-07-20', '2026-07-25'))
  await owner(stayRuleCalls.create, { name: 'Gaps', gapNights: 3, gapPercent: -20 })
  const { total, available } = await askPrice(gap)
  expect(available).toBe(true)
  expect(total).toBe(((usual.original / 5) * 4 * 80) / 100)
  const { items } = await askPrice(gap)
  expect(items.find(({ kind }) => kind === 'gap')).toMatchObject({ percentage: -20, amount: total - (usual.original / 5) * 4 })
  await expect(askPrice(stay('2026-07-11', '2026-07-14'))).rejects.toMatchObject({ code: 'too_short' })
  const { villas } = await site.visitor(searchCalls.stays, gap)
  expect(villas[0]).toMatchObject({ villa: { id: villaId }, available: true, total, rule: null })
  expect(villas.slice(1).every(({ available, rule }) => !available && rule === 'Minimum stay is 5 nights')).toBe(true)

  const guests = await Promise.all(Array.from({ length: 10 }, (_, index) => site.guest(`Gap ${index}`)))
  const attempts = await Promise.allSettled(guests.map((guest) => goToBank(guest, villaId, { ...gap, quotedTotal: total })))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('stays of the same account bound no gap: nobody makes one, buys it and moves the stay away', async () => {
  await owner(stayRuleCalls.create, { name: 'Gaps', gapNights: 2, gapPercent: -50 })
  const eve = await site.guest('Eve of the gap')
  for (const nights of [stay('2026-08-10', '2026-08-15'), stay('2026-08-18', '2026-08-24')]) {
    const sold = await goToBank(eve, villaId, nights)
    await pay(site, sold)
    await bring(site, sold.orderId)
  }
  const short = stay('2026-08-15', '2026-08-18')
  await expect(eve(bookingCalls.price, { villaId, ...short })).rejects.toMatchObject({ code: 'too_short' })
  await expect(goToBank(eve, villaId, short)).rejects.toMatchObject({ code: 'too_short' })
  expect((await eve(searchCalls.stays, short)).problem).toBe('Minimum stay is 5 nights')
  expect(await ana(bookingCalls.price, { villaId, ...short })).toMatchObject({ available: true, total: 525_00 })
})

test('a short stay that lies between no others costs what its nights cost, also for owners', async () => {
  await owner(stayRuleCalls.create, { name: 'Gaps', gapNights: 2, gapPercent: -50 })
  const week = stay('2026-07-06', '2026-07-13')
  const sold = await goToBank(ana, villaId, week)
  await pay(site, sold)
  await bring(site, sold.orderId)
  const [booked] = await site.db.select().from(bookings).where(eq(bookings.code, sold.bookingNumber))
  const shorter = { bookingId: booked?.id ?? 0, villaId, ...stay('2026-07-06', '2026-07-10'), price: 'rates' as const }
  expect(await owner(ownerChangeCalls.offer, shorter)).toMatchObject({ total: 1_400_00, back: 1_050_00 })
  const free = { villaId, ...stay('2026-08-03', '2026-08-05'), guests: 2, price: 'rates' as const }
  expect(await owner(handBookingCalls.offer, free)).toMatchObject({ total: 700_00 })
})

test('nights held by unpaid attempts around a short stay do not make a gap', async () => {
  await owner(stayRuleCalls.create, { name: 'Gaps', gapNights: 2, gapPercent: -20 })
  const accomplice = await site.guest('Eve')
  for (const nights of [stay('2026-07-06', '2026-07-11'), stay('2026-07-14', '2026-07-20')]) await goToBank(accomplice, villaId, nights)
  const short = stay('2026-07-11', '2026-07-14')
  await expect(askPrice(short)).rejects.toMatchObject({ code: 'too_short' })
  await expect(goToBank(ana, villaId, short)).rejects.toMatchObject({ code: 'too_short' })
  const { problem } = await site.visitor(searchCalls.stays, short)
  expect(problem).toBe('Minimum stay is 5 nights')
})

test.each([
  ['has no name', { ...summer, name: '' }, 'rule_name'],
  ['ends before it begins', { ...summer, until: '2026-06-30' }, 'end_date'],
  ['has only a first day', { ...summer, until: undefined }, 'end_date'],
  ['has only a last day', { ...summer, from: undefined }, 'start_date'],
  ['has a maximum below its minimum', { ...summer, maximumNights: 6 }, 'max_nights'],
  ['has a minimum of zero nights', { ...summer, minimumNights: 0 }, 'min_nights'],
  ['has an invalid weekday', { ...summer, arrivalDays: [7] }, 'arrival_days'],
  ['closes all dates', { name: 'Closed', closed: true }, 'closed'],
  ['has a booking window for a season only', { ...summer, yearsAhead: 2 }, 'years_ahead'],
  ['is empty', { name: 'Nothing', from: '2026-07-01', until: '2026-07-02' }, 'min_nights'],
])('an invalid stay rule is refused with an error at its field: %s', async (_, given, field) => {
  await expect(owner(stayRuleCalls.create, given)).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
})

test('of two changes to the same version of a rule the second is refused, and every change is in the activity', async () => {
  const { id } = await owner(stayRuleCalls.create, summer)
  const version = (await owner(stayRuleCalls.list, {})).rules.find((rule) => rule.id === id)?.version
  await owner(stayRuleCalls.update, { ...summer, id, version, minimumNights: 8 })
  await expect(owner(stayRuleCalls.update, { ...summer, id, version, minimumNights: 9 })).rejects.toMatchObject({ status: 409 })
  expect((await site.db.select().from(stayRules).where(eq(stayRules.id, id)))[0]).toMatchObject({ minimumNights: 8 })
  await owner(stayRuleCalls.remove, { id })
  await expect(owner(stayRuleCalls.remove, { id })).rejects.toMatchObject({ status: 404 })
  const recorded = await site.db.select().from(activity).orderBy(desc(activity.id)).limit(3)
  expect(recorded.map(({ subject, action }) => [subject, action])).toEqual([
    ['stay rule Summer', 'delete'],
    ['stay rule Summer', 'change'],
    ['stay rule Summer', 'add'],
  ])
})
