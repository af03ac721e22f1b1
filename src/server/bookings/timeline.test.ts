import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { timelineCalls } from '#contract/timeline.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aSeason, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, connectedCalendars, importedEvents, stayRules } from '../db/schema.ts'

let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  admin = await site.admin()
})
afterAll(() => site.close())

const july = { from: '2026-07-01', days: 31 }

test('the timeline has bookings, restrictions, platform stays and prices of free nights of all villas', async () => {
  const [thea, onar] = [await aVilla(site.db, { name: 'Villa Thea' }), await aVilla(site.db, { name: 'Villa Onar' })]
  await aVilla(site.db, { name: 'Villa Withdrawn', withdrawnAt: site.clock.now })
  await aSeason(site.db, { name: 'High summer', from: '2026-07-10', until: '2026-07-20', rate: 460_00 })
  const ana = await site.guest('Ana')
  const form = await goToBank(ana, thea.id, { ...week, plan: 'partial' })
  // Held nights are not sold.
  expect((await admin(timelineCalls.read, july)).villas.map(({ stays }) => stays)).toEqual([[], []])
  await pay(site, form)
  await bring(site, form.orderId)
  await admin(bookingCalls.restrict, { villaId: thea.id, checkIn: '2026-07-20', checkOut: '2026-07-22', reason: 'New windows' })
  const platform = { checkIn: '2026-06-28', checkOut: '2026-07-03' }
  const [restriction] = await site.db
    .insert(bookings)
    .values({ ...platform, code: 'KEPT01', villaId: onar.id, status: 'restricted', guestName: 'Airbnb', createdAt: site.clock.now })
    .returning()
  const [calendar] = await site.db
    .insert(connectedCalendars)
    .values({ villaId: onar.id, name: 'Airbnb', token: 'token', createdAt: site.clock.now })
    .returning()
  const event = { ...platform, calendarId: calendar?.id ?? 0, uid: '1', summary: 'Reserved', restrictionId: restriction?.id ?? 0 }
  await site.db.insert(importedEvents).values(event)

  const seen = await admin(timelineCalls.read, july)
  expect(seen).toMatchObject({ ...july, today: '2026-06-01', total: 2 })
  expect(seen.villas.map(({ name, stays }) => [name, stays])).toEqual([
    [
      'Villa Onar',
      [
        {
          ...platform,
          platform: 'Airbnb',
          status: null,
          bookingId: null,
          bookingNumber: '',
          name: 'Reserved',
          guests: null,
          overdue: false,
        },
      ],
    ],
    [
      'Villa Thea',
      [
        expect.objectContaining({
          ...week,
          platform: null,
          status: 'partial_paid',
          bookingNumber: form.bookingNumber,
          guests: 2,
          overdue: false,
        }),
        expect.objectContaining({ checkIn: '2026-07-20', status: 'restricted', name: 'New windows', guests: null }),
      ],
    ],
  ])
  expect(seen.villas[0]?.prices).toEqual([
    { from: '2026-07-01', price: 350_00 },
    { from: '2026-07-10', price: 460_00 },
    { from: '2026-07-21', price: 350_00 },
  ])
  expect((await admin(timelineCalls.read, { ...july, limit: 1, offset: 1 })).villas.map(({ name }) => name)).toEqual(['Villa Thea'])
  await expect(ana(timelineCalls.read, july)).rejects.toMatchObject({ status: 403 })
  await expect(admin(timelineCalls.read, { ...july, days: 401 })).rejects.toMatchObject({ status: 400 })
})

test('free nights say how many guests have to take, and which of them nobody can book', async () => {
  const [short] = await site.db
    .insert(stayRules)
    .values({ name: 'Gaps', from: '2026-09-01', until: '2026-09-30', minimumNights: 3, gapNights: 2, active: true })
    .returning()
  const villa = await aVilla(site.db, { name: 'Villa Armonia' })
  const keep = (checkIn: string, checkOut: string) => admin(bookingCalls.restrict, { villaId: villa.id, checkIn, checkOut })
  await keep('2026-07-20', '2026-08-03')
  await keep('2026-08-06', '2026-08-20')
  const { id } = await keep('2026-09-01', '2026-09-10')
  await keep('2026-09-12', '2026-09-20')
  await keep('2026-09-21', '2026-09-25')
  const read = async () => {
    const { villas } = await admin(timelineCalls.read, { from: '2026-08-01', days: 61 })
    const { leastNights, unoffered } = villas.find(({ name }) => name === 'Villa Armonia') ?? {}
    return { leastNights, unoffered }
  }
  expect(await read()).toEqual({
    leastNights: [
      { from: '2026-08-01', nights: 5 },
      { from: '2026-09-01', nights: 3 },
      { from: '2026-09-10', nights: 2 },
      { from: '2026-09-12', nights: 3 },
    ],
    unoffered: [
      { checkIn: '2026-08-03', checkOut: '2026-08-06' },
      { checkIn: '2026-09-20', checkOut: '2026-09-21' },
    ],
  })
  // Taking a restriction back frees its nights.
  await admin(bookingCalls.remove, { bookingId: id })
  expect((await read()).leastNights).not.toContainEqual({ from: '2026-09-10', nights: 2 })
  await site.db.delete(stayRules).where(eq(stayRules.id, short?.id ?? 0))
})

test('a stay with an overdue stage is told apart from one that is paid in time', async () => {
  const villa = await aVilla(site.db, { name: 'Villa Eirini' })
  const ben = await site.guest('Ben')
  const form = await goToBank(ben, villa.id, { checkIn: '2026-11-02', checkOut: '2026-11-09', plan: 'partial' })
  await pay(site, form)
  await bring(site, form.orderId)
  const read = async () => {
    const { villas } = await admin(timelineCalls.read, { from: '2026-11-01', days: 30 })
    return villas.find(({ name }) => name === 'Villa Eirini')?.stays.map(({ status, overdue }) => ({ status, overdue }))
  }
  expect(await read()).toEqual([{ status: 'partial_paid', overdue: false }])
  const stages = [
    { stage: 1, amount: 100_00, dueOn: '2026-05-01' },
    { stage: 2, amount: 2_350_00, dueOn: '2026-05-20' },
  ]
  await site.db.update(bookings).set({ stages }).where(eq(bookings.villaId, villa.id))
  expect(await read()).toEqual([{ status: 'partial_paid', overdue: true }])
})
