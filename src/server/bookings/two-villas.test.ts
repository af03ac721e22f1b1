import { asc, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, goToBank, pay } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let thea: number
let onar: number
let people = 0

beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  people += 1
  ana = await site.guest(`Ana${people}`)
  bob = await site.guest(`Bob${people}`)
  thea = (await aVilla(site.db, { name: `Thea ${people}` })).id
  onar = (await aVilla(site.db, { name: `Onar ${people}` })).id
})
afterAll(() => site.close())

type Visit = Awaited<ReturnType<typeof goToBank>>

const goForBoth = (guest: Client, over: object = {}, also: object = {}) =>
  goToBank(guest, thea, {
    guest: { ...anaForm, email: `ana${people}@example.com`, guests: 5 },
    ...over,
    also: { villaId: onar, guests: 4, ...also },
  })
const rows = () =>
  site.db
    .select()
    .from(bookings)
    .where(inArray(bookings.villaId, [thea, onar]))
    .orderBy(asc(bookings.id))
const passes = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}
async function pays(form: Visit, over: Parameters<typeof pay>[2] = {}) {
  await pay(site, form, over)
  await bring(site, form.orderId)
}
const heldMinutes = async () =>
  (await rows()).map(({ holdsUntil }) => (holdsUntil ? (holdsUntil.getTime() - site.clock.now.getTime()) / 60_000 : null))
const goForSecond = async () => {
  const { attempt } = await ana(paymentCalls.lastAttempt, { villaId: onar, ...week })
  if (!attempt) throw new Error('nothing is held of the second villa')
  return goToBank(ana, onar, { guest: attempt.guest, retryOf: attempt.orderId })
}

test('two villas are held together, and are paid for one after the other as two bookings', async () => {
  const first = await goForBoth(ana)
  expect(await heldMinutes()).toEqual([20, 40])
  expect(await rows()).toMatchObject([
    { villaId: thea, guests: 5, status: 'pending', guestName: anaForm.name },
    { villaId: onar, guests: 4, status: 'pending', guestName: anaForm.name },
  ])
  await pays(first)
  passes(19)
  const second = await goForSecond()
  await pays(second)
  const both = await rows()
  expect(both.map(({ status }) => status)).toEqual(['paid', 'paid'])
  expect(new Set(both.map(({ code }) => code)).size).toBe(2)
  const { bookings: listed } = await ana(bookingCalls.mine, {})
  expect(listed.map(({ villaId }) => villaId).toSorted()).toEqual([thea, onar].toSorted())
})

test('where one of the two is taken neither is held, and the refusal names the villa', async () => {
  await goToBank(bob, onar)
  await expect(goForBoth(ana)).rejects.toMatchObject({ code: 'dates_held', details: { villaId: onar } })
  expect(await rows()).toHaveLength(1)
  await expect(goForBoth(ana, {}, { villaId: thea })).rejects.toMatchObject({ code: 'no_such_villa' })
  await expect(goForBoth(ana, {}, { guests: 7 })).rejects.toMatchObject({ code: 'too_many_guests', details: { villaId: onar } })
  await expect(goForBoth(ana, {}, { guests: 0 })).rejects.toMatchObject({ details: { villaId: onar } })
})

test('of two guests who want the same two villas at once, one gets both', async () => {
  const wants = [goForBoth(ana), goToBank(bob, onar, { also: { villaId: thea, guests: 2 } })]
  const results = await Promise.allSettled(wants)
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const held = await rows()
  expect(held).toHaveLength(2)
  expect(new Set(held.map(({ accountId }) => accountId)).size).toBe(1)
})

test('a second villa whose price or policy has changed is not held, nor is the first', async () => {
  await expect(goForBoth(ana, {}, { quotedTotal: 100 })).rejects.toMatchObject({ code: 'price_changed', details: { villaId: onar } })
  await expect(goForBoth(ana, {}, { quotedCancellation: 'none' })).rejects.toMatchObject({ code: 'policy_changed' })
  expect(await rows()).toEqual([])
})

test('an account whose address is not proved cannot hold two villas', async () => {
  const ben = await site.guest(`Ben${people}`, { proved: false })
  await expect(goForBoth(ben)).rejects.toMatchObject({ code: 'email_unproved' })
  expect(await rows()).toEqual([])
})

test('after a declined card both are held anew under the same booking numbers', async () => {
  const first = await goForBoth(ana)
  await pays(first, { card: emptyCard })
  const codes = (await rows()).map(({ code }) => code)
  passes(3)
  const { attempt } = await ana(paymentCalls.lastAttempt, { villaId: onar, ...week })
  const again = await goForBoth(ana, {}, { retryOf: attempt?.orderId })
  expect((await rows()).map(({ code }) => code)).toEqual(codes)
  expect(await heldMinutes()).toEqual([20, 40])
  await pays(again)
  await pays(await goForSecond())
  expect((await rows()).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('a guest who pays for neither loses the first hold after 20 minutes and the second after 40, whatever the jobs do', async () => {
  await goForBoth(ana)
  for (let minute = 0; minute < 21; minute += 1) await site.later(1)
  await goToBank(bob, thea, { guest: anaForm })
  await expect(goToBank(bob, onar, { guest: anaForm })).rejects.toMatchObject({ code: 'dates_held' })
  for (let minute = 0; minute < 20; minute += 1) await site.later(1)
  await goToBank(bob, onar, { guest: anaForm })
  expect((await rows()).filter(({ holdsUntil }) => holdsUntil !== null && holdsUntil > site.clock.now)).toHaveLength(1)
})

test('a guest who holds a second villa over and over, beside one villa after the other, keeps it no longer than its running hold', async () => {
  let { retryOf } = { retryOf: '' }
  const again = async (first: number) => {
    const also = { villaId: onar, guests: 2, ...(retryOf ? { retryOf } : {}) }
    await goToBank(ana, first, { guest: { ...anaForm, email: `ana${people}@example.com` }, also })
    const { attempt } = await ana(paymentCalls.lastAttempt, { villaId: onar, ...week })
    retryOf = attempt?.orderId ?? ''
  }
  const holdEnd = async () => (await rows()).find(({ villaId }) => villaId === onar)?.holdsUntil?.getTime()
  await again(thea)
  passes(21)
  await again((await aVilla(site.db)).id)
  const end = await holdEnd()
  passes(21)
  await again((await aVilla(site.db)).id)
  expect(await holdEnd()).toBe(end)
  passes(21)
  await expect(again((await aVilla(site.db)).id)).rejects.toMatchObject({ code: 'held_too_often', details: { villaId: onar } })
})

test('the unfinished line leads to the villa to pay for first, then to the second, and one mail is enough for both', async () => {
  const unfinished = async () => (await ana(paymentCalls.unfinished, {})).unfinished?.villaId
  const written = async () =>
    (await site.db.select().from(mails).where(like(mails.occasion, 'booking unfinished %')).orderBy(mails.id)).filter(({ subject }) =>
      subject.includes(` ${people} `),
    )
  const first = await goForBoth(ana)
  expect(await unfinished()).toBe(thea)
  for (let minute = 0; minute < 13; minute += 1) await site.later(1)
  expect((await written()).map(({ subject }) => subject)).toEqual([`Your booking at Thea ${people} is not finished`])
  await pays(first)
  expect(await unfinished()).toBe(onar)
  await site.later(1)
  expect((await written()).map(({ subject }) => subject)).toEqual([
    `Your booking at Thea ${people} is not finished`,
    `Your booking at Onar ${people} is not finished`,
  ])
  await pays(await goForSecond())
  expect(await unfinished()).toBeUndefined()
})

test('while the first may have been paid at the bank, nobody is asked to go on with the second', async () => {
  const first = await goForBoth(ana)
  await badDay(site, first.orderId, 'api-down', 30)
  for (let minute = 0; minute < 15; minute += 1) await site.later(1)
  const about = await site.db.select().from(mails).where(like(mails.occasion, 'booking unfinished %'))
  expect(about.filter(({ subject }) => subject.includes(` ${people} `))).toEqual([])
})

test('one of the two is cancelled without the other', async () => {
  await pays(await goForBoth(ana))
  await pays(await goForSecond())
  const owner = await site.admin()
  const [first] = await rows()
  await owner(bookingCalls.setStatus, { bookingId: first?.id ?? 0, status: 'cancelled' })
  expect((await rows()).map(({ status }) => status)).toMatchObject([expect.stringMatching(/cancelled|refunded/), 'paid'])
  expect(await site.db.$count(bookings, eq(bookings.villaId, onar))).toBe(1)
})
