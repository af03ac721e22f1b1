import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { ownReviewCalls, reviewCalls } from '#contract/reviews.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, reviews } from '../db/schema.ts'

let site: TestSite
let ana: Client
let owner: Client
let bookingNumber: string

const said = { stars: 4, review: 'Quiet, and the lemons are real.', name: 'Ana, Serbia' }

/** Ana has paid for 6 to 13 July. */
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  bookingNumber = await paidStay(ana)
})
afterEach(() => site.close())

async function paidStay(guest: Client, over: object = {}): Promise<string> {
  const form = await goToBank(guest, (await aVilla(site.db)).id, over)
  await pay(site, form)
  await bring(site, form.orderId)
  return form.bookingNumber
}
async function itIs(day: string) {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  owner = await site.admin()
}
const writes = (over: object = {}) => ana(ownReviewCalls.write, { bookingNumber, ...said, ...over })
const shown = async () => {
  const { review, reviewOpen } = await ana(guestStayCalls.stay, { bookingNumber })
  return [review?.state, reviewOpen]
}
const listed = async () => (await owner(reviewCalls.list, {})).reviews

test('a guest can write a review from the day of departure and change it for ten days; it is published two weeks later', async () => {
  await itIs('2026-07-12')
  expect(await shown()).toEqual([undefined, false])
  await expect(writes()).rejects.toMatchObject({ code: 'review_closed' })
  await itIs('2026-07-13')
  expect(await shown()).toEqual([undefined, true])
  await writes()
  await itIs('2026-07-22')
  await writes({ stars: 5 })
  expect(await shown()).toEqual(['waiting', true])
  await itIs('2026-07-23')
  await expect(writes({ review: 'Something else, too late for the owners to read' })).rejects.toMatchObject({ code: 'review_closed' })
  expect(await shown()).toEqual(['waiting', false])
  await itIs('2026-07-26')
  expect(await site.visitor(reviewCalls.published, {})).toEqual({
    reviews: [],
    count: 0,
    notShown: 0,
    average: null,
    best: [],
    outOfTen: null,
  })
  expect(await listed()).toMatchObject([{ ...said, stars: 5, state: 'waiting', writtenOn: '2026-07-13', shownFrom: '2026-07-27' }])
  await itIs('2026-07-27')
  expect(await shown()).toEqual(['published', false])
  const seen = await site.visitor(reviewCalls.published, { villaId: (await site.db.select().from(bookings))[0]?.villaId })
  expect(seen).toMatchObject({ reviews: [{ ...said, stars: 5 }], count: 1, average: null })
  await expect(writes({ stars: 1 })).rejects.toMatchObject({ code: 'review_closed' })
})

test.each([
  ['stars', { stars: 0 }],
  ['stars', { stars: 6 }],
  ['stars', { stars: 4.5 }],
  ['review', { review: '  ' }],
  ['name', { name: '' }],
])('a review with invalid %s is refused', async (field, over) => {
  await itIs('2026-07-14')
  await expect(writes(over)).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  expect(await site.db.$count(reviews)).toBe(0)
})

test('only the guest of a stay paid in full and not cancelled can review it', async () => {
  const bob = await site.guest('Bob')
  const partly = await paidStay(ana, { ...weekLater(9), plan: 'partial' })
  await itIs('2026-07-14')
  await expect(bob(ownReviewCalls.write, { bookingNumber, ...said })).rejects.toMatchObject({ code: 'signed_out' })
  const others = await site.signIn('bob@example.com', 'Password-1')
  await expect(others(ownReviewCalls.write, { bookingNumber, ...said })).rejects.toMatchObject({ code: 'no_such_booking' })
  await itIs('2026-09-20')
  await expect(writes({ bookingNumber: partly })).rejects.toMatchObject({ code: 'review_closed' })
  const [booking] = await site.db.select().from(bookings).where(eq(bookings.code, bookingNumber))
  await owner(bookingCalls.setStatus, { bookingId: booking?.id ?? 0, status: 'cancelled', reason: 'A storm', refundAmount: 0 })
  await expect(writes()).rejects.toMatchObject({ code: 'review_closed' })
})

test('owners can publish and answer any time, but refuse only for a listed reason, which the guest sees', async () => {
  await itIs('2026-07-14')
  await writes()
  const [{ id: reviewId = 0, version } = {}] = await listed()
  await expect(owner(reviewCalls.refuse, { reviewId, refusal: 'bad for us' as 'insult' })).rejects.toMatchObject({ status: 400 })
  await owner(reviewCalls.answer, { reviewId, version, answer: 'Come again!' })
  await expect(owner(reviewCalls.publish, { reviewId, version })).rejects.toMatchObject({ code: 'state_changed' })
  expect(await shown()).toEqual(['published', false])
  await owner(reviewCalls.refuse, { reviewId, refusal: 'personal_data' })
  expect((await ana(guestStayCalls.stay, { bookingNumber })).review).toMatchObject({ state: 'refused', refusal: 'personal_data' })
  expect(await site.visitor(reviewCalls.published, {})).toMatchObject({ reviews: [], count: 0 })
  await owner(reviewCalls.publish, { reviewId })
  expect(await listed()).toMatchObject([{ state: 'published', refusal: null, answer: 'Come again!' }])
  const { activity } = await owner(activityCalls.list, {})
  expect(activity.filter(({ action, subject }) => action === 'review' && subject === `booking ${bookingNumber}`)).toHaveLength(3)
  await expect(ana(reviewCalls.publish, { reviewId })).rejects.toMatchObject({ status: 403 })
})

test('cancelling a stay removes its published review and renders the pages again', async () => {
  await itIs('2026-07-14')
  await writes()
  const [{ id: reviewId = 0 } = {}] = await listed()
  await owner(reviewCalls.publish, { reviewId })
  const version = async () => JSON.stringify(await site.db.execute(sql`SELECT version FROM content_version`))
  const before = await version()
  await site.db.update(bookings).set({ guests: 3 }).where(eq(bookings.code, bookingNumber))
  expect(await version()).toEqual(before)
  const [booking] = await site.db.select().from(bookings).where(eq(bookings.code, bookingNumber))
  await owner(bookingCalls.setStatus, { bookingId: booking?.id ?? 0, status: 'cancelled', reason: 'A storm', refundAmount: 0 })
  expect(await version()).not.toEqual(before)
  expect(await site.visitor(reviewCalls.published, {})).toMatchObject({ reviews: [], count: 0 })
})

test('the data export has the review; after erasure only its stars remain', async () => {
  await itIs('2026-07-14')
  await writes({ review: 'Mila loved it', name: 'Mila' })
  const [{ id: reviewId = 0 } = {}] = await listed()
  await owner(reviewCalls.answer, { reviewId, answer: 'Greetings to Mila' })
  expect((await ana(privacyCalls.read, {})).reviews).toMatchObject([{ number: bookingNumber, stars: 4, review: 'Mila loved it' }])
  await ana(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toMatch(/mila/i)
  expect(await site.db.select().from(reviews)).toMatchObject([{ stars: 4, review: '', name: '', answer: '' }])
  expect(await site.visitor(reviewCalls.published, {})).toMatchObject({ reviews: [{ stars: 4, review: '', name: '' }], count: 1 })
})
