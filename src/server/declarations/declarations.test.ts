import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { declarationCalls } from '#contract/declarations.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, week, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let owner: Client
let thea: number
const on = async (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  owner = await site.admin()
}
async function paidStay(villaId: number, stay: object) {
  const form = await goToBank(ana, villaId, stay)
  await pay(site, form)
  await bring(site, form.orderId)
  return { ...form, bookingId: (await readRecords(site, form.orderId)).booking.id }
}
let stayed: Awaited<ReturnType<typeof paidStay>>
let cancelled: Awaited<ReturnType<typeof paidStay>>

/** One stay of July, one of September that is cancelled on 20 July with 30% retained, and one of September that is cancelled with a full refund. */
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  thea = (await aVilla(site.db, { name: 'Villa Thea', registrationKind: 'ama', registrationNumber: '00012345678', levyClass: 'short_let' }))
    .id
  stayed = await paidStay(thea, week)
  cancelled = await paidStay(thea, weekLater(9))
  const returned = await paidStay(thea, weekLater(10))
  await on('2026-07-20')
  await owner(bookingCalls.setStatus, { bookingId: cancelled.bookingId, status: 'refunded' })
  const all = { status: 'refunded' as const, refundAmount: 2_450_00, reason: 'as a favour' }
  await owner(bookingCalls.setStatus, { bookingId: returned.bookingId, ...all })
})
afterAll(() => site.close())

const read = (month: string) => owner(declarationCalls.read, { month })
const due = async () => {
  const { stats } = await owner(dashboardCalls.stats, {})
  return stats.attention.filter(({ kind }) => kind === 'declaration').map(({ text }) => text)
}

test('a month has the stays that ended in it, and those cancelled in it with a retained amount', async () => {
  expect(await read('2026-07')).toEqual({
    stays: [
      expect.objectContaining({
        bookingNumber: stayed.bookingNumber,
        platform: null,
        villa: 'Villa Thea',
        checkIn: '2026-07-06',
        checkOut: '2026-07-13',
        registrationKind: 'ama',
        registrationNumber: '00012345678',
        guestName: 'Ana Petrović',
        cancelledOn: null,
        amount: 2_450_00,
        methods: ['card'],
        levyNights: 7,
        levy: 56_00,
      }),
      expect.objectContaining({
        // 30% of the price without its levy of 56.
        bookingNumber: cancelled.bookingNumber,
        checkOut: '2026-09-14',
        cancelledOn: '2026-07-20',
        amount: 718_20,
        levyNights: 0,
        levy: 0,
      }),
    ],
    levies: [{ levyClass: 'short_let', nights: 7, amount: 56_00 }],
    declarations: {
      stays: { due: '2026-08-20', declaredOn: null, declaredBy: null },
      levy: { due: '2026-08-31', declaredOn: null, declaredBy: null },
    },
  })
  expect(await read('2026-09')).toMatchObject({ stays: [], levies: [] })
})

test('a stay is not declared before it has ended', async () => {
  await on('2026-07-12')
  expect((await read('2026-07')).stays.map(({ bookingNumber }) => bookingNumber)).not.toContain(stayed.bookingNumber)
  await on('2026-07-13')
  expect((await read('2026-07')).stays.map(({ bookingNumber }) => bookingNumber)).toContain(stayed.bookingNumber)
})

test('owners are reminded from five days before the due day until they record the declaration', async () => {
  await on('2026-08-14')
  expect(await due()).toEqual([])
  await on('2026-08-15')
  expect(await due()).toEqual(['The stays of July 2026 are to be declared by August 20, 2026.'])
  await on('2026-08-26')
  expect(await due()).toHaveLength(2)
  await owner(declarationCalls.declare, { month: '2026-07', kind: 'stays', declaredOn: '2026-08-19' })
  expect(await due()).toEqual(['The climate levy of July 2026 is to be declared by August 31, 2026.'])
  expect((await read('2026-07')).declarations.stays).toEqual({
    due: '2026-08-20',
    declaredOn: '2026-08-19',
    declaredBy: expect.any(String),
  })
  const { activity } = await owner(activityCalls.list, { limit: 1 })
  expect(activity[0]).toMatchObject({ subject: 'declaration of stays 2026-07', after: { declaredOn: '2026-08-19' } })
  await owner(declarationCalls.declare, { month: '2026-07', kind: 'stays' })
  expect(await due()).toHaveLength(2)
})

const elsewhere = {
  platform: 'Other platform',
  checkIn: '2026-07-20',
  checkOut: '2026-07-25',
  guestName: 'Maria Weber',
  country: 'Austria',
  amount: 900_00,
  method: 'transfer' as const,
}

test('a stay on another platform can be added, with the levy of its villa, and removed', async () => {
  const { id } = await owner(declarationCalls.addStay, { villaId: thea, ...elsewhere })
  const { activity } = await owner(activityCalls.list, { limit: 1 })
  expect(activity[0]).toMatchObject({ subject: 'stay of Other platform', action: 'add' })
  expect(JSON.stringify(activity[0])).not.toContain('Weber')
  const { stays, levies } = await read('2026-07')
  expect(stays.find(({ platformStayId }) => platformStayId === id)).toMatchObject({
    platform: 'Other platform',
    guestName: 'Maria Weber',
    country: 'Austria',
    amount: 900_00,
    methods: ['transfer'],
    levyNights: 5,
    levy: 40_00,
  })
  expect(levies).toEqual([{ levyClass: 'short_let', nights: 12, amount: 96_00 }])
  await expect(owner(declarationCalls.addStay, { villaId: thea, ...elsewhere })).rejects.toMatchObject({
    fields: { checkIn: expect.any(String) },
  })
  await owner(declarationCalls.removeStay, { id })
  await expect(owner(declarationCalls.removeStay, { id })).rejects.toMatchObject({ code: 'not_found' })
  expect((await read('2026-07')).stays).toHaveLength(2)
})

test.each<[string, object, string]>([
  ['that ends before it begins', { checkOut: '2026-07-20' }, 'checkOut'],
  ['without a platform', { platform: '' }, 'platform'],
  ['without a guest', { guestName: ' ' }, 'guestName'],
  ['of an unknown villa', { villaId: 9_999 }, 'villaId'],
  ['of a negative amount', { amount: -1 }, 'amount'],
])('a stay %s is refused with an error at its field', async (_, over, field) => {
  const wrong = owner(declarationCalls.addStay, { villaId: thea, ...elsewhere, ...over })
  await expect(wrong).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('the stays of a month can be exported as CSV', async () => {
  const response = await site.send('/api/exportDeclarations.php?month=2026-07', { headers: { cookie: owner.cookie } })
  const lines = (await response.text()).split('\r\n')
  expect(lines[0]).toContain('Booking number,Platform,Villa,Registration')
  expect(lines[1]).toBe(
    `${stayed.bookingNumber},own site,Villa Thea,AMA 00012345678,2026-07-06,2026-07-13,,Ana Petrović,Serbia,,2450.00,card,7,56.00`,
  )
  expect(lines[2]).toContain(',2026-07-20,')
  expect((await site.send('/api/exportDeclarations.php?month=2026-13', { headers: { cookie: owner.cookie } })).status).toBe(400)
})
