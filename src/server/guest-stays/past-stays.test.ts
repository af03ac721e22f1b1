import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, bob] = [await site.guest('Ana'), await site.guest('Bob')]
  site.clock.now = new Date('2026-06-01T09:00:00Z')
})
afterAll(() => site.close())

async function paidStay(weeks: number) {
  const form = await goToBank(ana, (await aVilla(site.db, { name: `Villa ${weeks}` })).id, weekLater(weeks))
  await pay(site, form)
  await bring(site, form.orderId)
  return form
}

const readPast = async (guest: Client) => (await guest(guestStayCalls.past, {})).stays

test('a cancelled stay and one that is over are among the past ones, with what has gone back, and only for their guest', async () => {
  const over = await paidStay(0)
  const cancelled = await paidStay(4)
  const ahead = await paidStay(8)
  expect(await readPast(ana)).toEqual([])

  const { bookingNumber } = cancelled
  await ana(guestStayCalls.cancellationCode, { bookingNumber, refund: 1_715_00 })
  const [mail] = await site.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  await ana(guestStayCalls.cancel, { bookingNumber, refund: 1_715_00, code: /code is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '' })
  expect(await readPast(ana)).toMatchObject([
    {
      bookingNumber,
      villa: 'Villa 4',
      cancelled: true,
      onSale: true,
      paid: 2_450_00,
      refunds: [{ amount: 1_715_00, state: 'pending', on: '2026-06-01' }],
      stars: null,
      reviewOpen: false,
    },
  ])
  await site.atBank('/sim/end-of-day', {})
  await site.later(24 * 60)
  expect((await readPast(ana))[0]?.refunds).toEqual([{ amount: 1_715_00, state: 'done', on: '2026-06-02' }])

  // The day after departure of the first stay.
  const { checkOut } = weekLater(0)
  site.clock.now = new Date(`${checkOut}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect((await readPast(ana)).map((stay) => stay.bookingNumber)).toEqual([bookingNumber])
  site.clock.now = new Date(site.clock.now.getTime() + 24 * 60 * 60_000)
  expect(await readPast(ana)).toMatchObject([{ bookingNumber }, { bookingNumber: over.bookingNumber, cancelled: false, reviewOpen: true }])
  const { bookings } = await ana(bookingCalls.mine, { from: site.clock.now.toISOString().slice(0, 10) })
  expect(bookings.map((stay) => stay.bookingNumber)).toEqual([ahead.bookingNumber])
  expect((await ana(bookingCalls.mine, {})).total).toBe(2)
  bob = await site.guest('Bobby')
  expect(await bob(guestStayCalls.past, {})).toEqual({ stays: [], total: 0 })
})

test('past stays come in pages, the latest first', async () => {
  const { stays, total } = await ana(guestStayCalls.past, { limit: 1, offset: 1 })
  expect([stays.map(({ villa }) => villa), total]).toEqual([['Villa 0'], 2])
})
