import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { ownReviewCalls, reviewCalls } from '#contract/reviews.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'
import { askForReviews } from './review-mails.ts'

let site: TestSite
let ana: Client
let bookingNumber: string
let bookingId: number

/** Ana has paid for 6 to 13 July at Villa Thea. */
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  bookingNumber = await books('full')
  bookingId = (await site.db.select().from(bookings))[0]?.id ?? 0
})
afterEach(() => site.close())

async function books(plan: 'full' | 'partial') {
  const form = await goToBank(ana, (await aVilla(site.db, { name: 'Villa Thea' })).id, { plan })
  await pay(site, form)
  await bring(site, form.orderId)
  return form.bookingNumber
}
async function itIs(day: string) {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
}
/** Runs the job twice a day over a range of days. */
async function daily(from: string, until: string) {
  for (let day = new Date(from); day <= new Date(until); day = new Date(day.getTime() + 86_400_000)) {
    for (const clock of ['06:00', '18:00']) {
      site.clock.now = new Date(`${day.toISOString().slice(0, 10)}T${clock}:00Z`)
      await askForReviews(site.deps)
    }
  }
}
const written = async () =>
  (await site.db.select().from(mails).orderBy(mails.id)).filter(({ subject }) => /How was|Your review/.test(subject))
const subjects = async () => (await written()).map(({ subject }) => subject)

const ASKED = 'How was your stay at Villa Thea?'
const REMINDED = 'Your review of Villa Thea'
const said = { stars: 4, review: 'Quiet, and the lemons are real.', name: 'Ana, Serbia' }

test('the guest is asked the day after departure and reminded a week later, each once', async () => {
  await daily('2026-07-01', '2026-07-13')
  expect(await subjects()).toEqual([])
  await daily('2026-07-14', '2026-07-20')
  expect(await subjects()).toEqual([ASKED])
  await daily('2026-07-21', '2026-09-01')
  expect(await written()).toMatchObject([
    { subject: ASKED, recipient: 'ana@example.com', text: expect.stringContaining(encodeURIComponent(`/reservations/${bookingNumber}`)) },
    { subject: REMINDED, recipient: 'ana@example.com' },
  ])
})

test('a guest who has written a review is not reminded', async () => {
  await daily('2026-07-14', '2026-07-14')
  await itIs('2026-07-15')
  await ana(ownReviewCalls.write, { bookingNumber, ...said })
  await daily('2026-07-16', '2026-08-01')
  expect(await subjects()).toEqual([ASKED])
})

test('after the site was down for two weeks past departure, no review is requested', async () => {
  await daily('2026-07-28', '2026-08-10')
  expect(await subjects()).toEqual([])
})

test.each(['cancelled', 'deleted', 'paid in part', 'erased', 'without an account'])(
  'no review is requested for a stay that is %s',
  async (what) => {
    const owner = await site.admin()
    const set = (row: Partial<typeof bookings.$inferInsert>) => site.db.update(bookings).set(row).where(eq(bookings.id, bookingId))
    if (what === 'cancelled')
      await owner(bookingCalls.setStatus, { bookingId, status: 'cancelled', reason: 'A storm', refundAmount: 2_450_00 })
    // As older data may be: owners cannot delete a paid booking.
    if (what === 'deleted') await set({ deletedAt: site.clock.now })
    if (what === 'paid in part') await set({ status: 'partial_paid' })
    if (what === 'without an account') await set({ accountId: null })
    if (what === 'erased') {
      await itIs('2026-07-14')
      await ana(privacyCalls.erase, { password: 'Password-1' })
    }
    await daily('2026-07-14', '2026-07-27')
    expect(await subjects()).toEqual([])
  },
)

test('two concurrent processes, after a third one crashed, send one mail', async () => {
  site.clock.now = new Date('2026-07-14T09:00:00Z')
  const died = new Error('the process died')
  const dying = { ...site.deps, log: site.deps.log, env: { ...site.deps.env } }
  Object.defineProperty(dying.env, 'siteUrl', {
    get: () => {
      throw died
    },
  })
  await expect(askForReviews(dying)).rejects.toThrow(died)
  expect(await subjects()).toEqual([])
  await Promise.all([askForReviews(site.deps), askForReviews(site.deps)])
  expect(await subjects()).toEqual([ASKED])
})

test('the author gets a mail with the reason for each refusal of a review, once per reason', async () => {
  await itIs('2026-07-14')
  await ana(ownReviewCalls.write, { bookingNumber, ...said })
  const owner = await site.admin()
  const [{ id: reviewId = 0 } = {}] = (await owner(reviewCalls.list, {})).reviews
  const refuse = (refusal: 'insult' | 'advertising') => owner(reviewCalls.refuse, { reviewId, refusal })
  await refuse('insult')
  await refuse('insult')
  expect(await site.visitor(reviewCalls.published, {})).toMatchObject({ reviews: [], count: 0, notShown: 1 })
  await refuse('advertising')
  const told = (await written()).filter(({ subject }) => subject === 'Your review of Villa Thea is not shown')
  expect(told.map(({ recipient, text }) => [recipient, /Reason: (.*)/.exec(text)?.[1]])).toEqual([
    ['ana@example.com', 'It insults somebody'],
    ['ana@example.com', 'It is advertising'],
  ])
  expect(told[0]?.text).not.toContain(said.review)
  await owner(reviewCalls.publish, { reviewId })
  expect(await site.visitor(reviewCalls.published, {})).toMatchObject({ count: 1, notShown: 0 })
})
