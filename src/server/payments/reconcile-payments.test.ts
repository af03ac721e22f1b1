import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { badDay, bring, emptyCard, goToBank, pay, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bankMessages } from '../db/schema.ts'

let site: TestSite
let ana: Client
let bob: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ now: '2026-05-01T09:00:00Z', environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

test('two minutes after a guest closed the bank’s page the bank is queried, the booking is paid and the mails are written', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await site.later(1)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await site.later(1)

  const { payment, booking, mails } = await readRecords(site, form.orderId)
  expect(booking.status).toBe('paid')
  expect(payment).toMatchObject({ state: 'approved', response: 'Approved', procReturnCode: '00', mdStatus: '1' })
  expect(payment.trxDate).toMatch(/^20260501 11:\d\d:\d\d$/)
  expect(mails).toHaveLength(3)
})

test('a late answer after the payment was found changes nothing and sends no mail', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await site.later(3)
  const before = await readRecords(site, form.orderId)
  expect((await bring(site, form.orderId)).location).toMatch(/status=success/)
  expect(await readRecords(site, form.orderId)).toEqual(before)
})

test('a payment is found if the bank’s records have it only after twelve minutes', async () => {
  const form = await goToBank(ana, villaId)
  await badDay(site, form.orderId, 'api-not-found-yet', 12)
  await pay(site, form)
  await advance(10)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await advance(10)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('a decline from the bank’s records is final only when no other card can be tried', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  await advance(20)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await advance(20)
  expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
  expect((await readRecords(site, form.orderId)).payment.procReturnCode).toBe('51')
})

test('a payment by a second card after a declined one is found without an answer', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  await pay(site, form)
  await advance(5)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  expect((await readRecords(site, form.orderId)).payment.attention).toMatch(/refused/)
})

test('an unpaid attempt stays open while the hold lasts and then fails', async () => {
  const form = await goToBank(ana, villaId)
  await advance(20)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await advance(20)
  const { payment, booking, mails } = await readRecords(site, form.orderId)
  expect([payment.state, booking.status]).toEqual(['failed', 'failed'])
  expect(payment.askAt).toBeNull()
  expect(mails).toEqual([
    expect.stringMatching(/^ana@example\.com: Your booking at Villa \d+ is not finished$/),
    `ana@example.com: Payment for booking ${booking.code} failed`,
  ])
})

test('the nights of an unpaid attempt are free the minute the hold ends', async () => {
  await goToBank(ana, villaId)
  await advance(19, 19)
  await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_held' })
  await advance(1, 1)
  await goToBank(bob, villaId)
})

test('while the bank’s API is down a payment stays open, and it is found when the API is up again', async () => {
  const form = await goToBank(ana, villaId)
  await badDay(site, form.orderId, 'api-down')
  await pay(site, form)
  await advance(3 * 60, 10)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await badDay(site, form.orderId, null)
  await advance(60, 10)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

test('after five days without the bank’s API a payment is left to the owner and is not marked failed', async () => {
  const form = await goToBank(ana, villaId)
  await badDay(site, form.orderId, 'api-down')
  for (let day = 0; day < 7; day += 1) await advance(24 * 60, 6 * 60)
  const { payment, booking } = await readRecords(site, form.orderId)
  expect([payment.state, booking.status]).toEqual(['open', 'pending'])
  expect(payment.askAt).toBeNull()
  expect(payment.attention).toMatch(/Please ask the bank/)
})

test('the bank is queried after 2, 7, 17 and 37 minutes, and not after the attempt has failed', async () => {
  const form = await goToBank(ana, villaId)
  const opened = site.clock.now
  await advance(60, 1)
  const minutes = (await questions(form.orderId)).map(({ at }) => (at.getTime() - opened.getTime()) / 60_000)
  expect(minutes).toEqual([2, 7, 17, 37])
})

test('an answered payment is queried once to compare the answer with the bank’s records', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  await advance(60)
  expect(await questions(form.orderId)).toMatchObject([{ verdict: 'approved' }])
  expect((await readRecords(site, form.orderId)).payment).toMatchObject({ state: 'approved', askAt: null, attention: null })
})

/** Advances the time in steps and runs the due jobs. */
async function advance(minutes: number, step = 5) {
  for (let gone = 0; gone < minutes; gone += step) await site.later(step)
}

const questions = (orderId: string) =>
  site.db
    .select()
    .from(bankMessages)
    .where(and(eq(bankMessages.orderId, orderId), eq(bankMessages.source, 'query')))
    .orderBy(bankMessages.id)
