import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, goToBank, pay, post, readRecords, signedByBank, states } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, week } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { confirmationPath } from './confirmation-link.ts'

let site: TestSite
let ana: Client
let bob: Client
let villaId: number
let people = 0

beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  people += 1
  ana = await site.guest(`Ana ${people}`, { proved: false })
  bob = await site.guest(`Bob ${people}`)
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const passes = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}
const readPage = async (orderId: string) => {
  const query = (await confirmationPath(site.deps, orderId)).split('?')[1] ?? ''
  return (await ana(paymentCalls.result, { query })).result
}
const priceFor = (guest: Api) => guest(bookingCalls.price, { villaId, ...week })

/** Goes to the bank and cancels on the card page. */
async function cancels(over: object = {}) {
  const form = await goToBank(ana, villaId, { termsAccepted: true, ...over })
  await pay(site, form, { issuer: 'cancel' })
  await bring(site, form.orderId)
  return form
}

test('the page after a cancellation at the bank says that nothing was charged so far, and the attempt stays monitored', async () => {
  const { orderId } = await cancels()
  expect(await readPage(orderId)).toMatchObject({ outcome: 'error', charge: 'left', otherCharge: null })
  expect(await states(site, orderId)).toEqual(['open', 'pending'])
  expect((await readRecords(site, orderId)).payment.askAt).not.toBeNull()
})

test('a guest who cancels at the bank can retry immediately, four times, without a code or waiting', async () => {
  let last = await cancels()
  for (let time = 0; time < 3; time += 1) {
    passes(1)
    last = await cancels({ retryOf: last.orderId })
  }
  await pay(site, last)
  await bring(site, last.orderId)
  expect(await states(site, last.orderId)).toEqual(['approved', 'paid'])
})

test('repeated attempts hold the nights for less than three hold periods', async () => {
  let last = await cancels()
  for (const minutes of [18, 18, 9]) {
    passes(minutes)
    last = await cancels({ retryOf: last.orderId })
  }
  expect((await readRecords(site, last.orderId)).booking.holdsUntil).toEqual(new Date(site.clock.now.getTime() + 11 * 60_000))
  passes(12)
  await expect(goToBank(ana, villaId)).rejects.toMatchObject({ code: 'held_too_often' })
  await goToBank(bob, villaId)
})

test('three declined cards after a cancellation cause no waiting time', async () => {
  let last = await cancels()
  for (let time = 0; time < 3; time += 1) {
    passes(3)
    last = await goToBank(ana, villaId, { retryOf: last.orderId })
    await pay(site, last, { card: emptyCard })
    await bring(site, last.orderId)
  }
  passes(1)
  const next = await goToBank(ana, villaId)
  expect(await states(site, next.orderId)).toEqual(['open', 'pending'])
})

test('an answer that may be an approval does not count as a cancellation', async () => {
  const form = await goToBank(ana, villaId)
  const [error] = await pay(site, form, { issuer: 'cancel' })
  await post(
    site,
    (error?.fields ?? []).map(([name, value]) => [name, name === 'Response' ? 'Approved' : value]),
  )
  expect((await readPage(form.orderId))?.charge).toBe('waiting')
})

test('a gateway error with another amount does not count as a cancellation', async () => {
  const form = await goToBank(ana, villaId)
  const [error] = await pay(site, form, { issuer: 'cancel' })
  await post(site, signedByBank((error?.fields ?? []).map(([name, value]) => [name, name === 'amount' ? '1.00' : value])))
  expect((await readPage(form.orderId))?.charge).toBe('waiting')
})

test('the page after a cancellation at the bank says charged if the bank’s records contain the payment', async () => {
  const form = await goToBank(ana, villaId)
  const [error] = await pay(site, form, { issuer: 'cancel' })
  await pay(site, form)
  await post(site, error?.fields ?? [])
  expect((await readPage(form.orderId))?.charge).toBe('charged')
})

test.each([
  ['the first and then the second', [0, 1]],
  ['the second and then the first', [1, 0]],
] as const)(
  'if a cancelled and a second attempt are approved (%s), the first charge keeps the booking, the other is refunded, and both pages say so',
  async (_, [one, other]) => {
    const first = await cancels()
    const attempts = [first, await goToBank(ana, villaId, { retryOf: first.orderId })] as const
    for (const form of [attempts[one], attempts[other]]) {
      await pay(site, form)
      await bring(site, form.orderId)
    }
    const [keeps, goesBack] = [attempts[one], attempts[other]]
    const pending = { done: 0, pending: 2_450_00, refused: 0 }
    expect(await readPage(keeps.orderId)).toMatchObject({
      outcome: 'success',
      charge: 'charged',
      otherCharge: { bookingNumber: goesBack.bookingNumber, amount: 2_450_00, keepsBooking: false, refund: pending },
    })
    expect(await readPage(goesBack.orderId)).toMatchObject({
      outcome: 'error',
      charge: 'returned',
      refund: pending,
      otherCharge: { bookingNumber: keeps.bookingNumber, keepsBooking: true },
    })
    await site.later(1)
    expect(await states(site, keeps.orderId)).toEqual(['approved', 'paid'])
    expect(goesBack.bookingNumber).toBe(keeps.bookingNumber)
    const { refunds } = await readRecords(site, goesBack.orderId)
    expect(refunds).toMatchObject([{ state: 'done', reason: 'this stage was already paid' }])
  },
)

test('if only the second attempt after a cancellation is charged, the first fails without a mail', async () => {
  const first = await cancels()
  const second = await goToBank(ana, villaId, { retryOf: first.orderId })
  await pay(site, second)
  await bring(site, second.orderId)
  expect(await readPage(first.orderId)).toMatchObject({ charge: 'left', otherCharge: { keepsBooking: true } })
  for (let quarter = 0; quarter < 5; quarter += 1) await site.later(15)
  const { payment, mails } = await readRecords(site, first.orderId)
  expect(payment.state).toBe('failed')
  expect(mails.filter((mail) => /not|fail/.test(mail))).toEqual([])
})

test('a retry after an unnoticed payment is refused: the bank is asked first', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await expect(goToBank(ana, villaId, { retryOf: form.orderId })).rejects.toMatchObject({ code: 'stage_paid', status: 409 })
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  await expect(goToBank(ana, villaId, { retryOf: form.orderId })).rejects.toMatchObject({ code: 'stage_paid' })
})

test('a paid attempt does not prevent an attempt for other nights', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  const other = await goToBank(ana, villaId, { checkIn: '2026-07-13', checkOut: '2026-07-20', retryOf: form.orderId })
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  expect(await states(site, other.orderId)).toEqual(['open', 'pending'])
})

test('the guest can retry while the bank’s API is down', async () => {
  const form = await cancels()
  await badDay(site, form.orderId, 'api-down')
  const again = await goToBank(ana, villaId, { retryOf: form.orderId })
  expect(again.orderId).not.toBe(form.orderId)
  expect(await states(site, again.orderId)).toEqual(['open', 'pending'])
})

test('nights held by an unfinished attempt are available to its guest, with the end of the hold', async () => {
  await cancels()
  const until = new Date(site.clock.now.getTime() + 20 * 60_000).toISOString()
  expect(await priceFor(ana)).toMatchObject({ available: true, keptUntil: until, message: 'We hold these nights for you while you pay.' })
})

test('other guests see how long an unfinished attempt holds the nights', async () => {
  await cancels()
  passes(6)
  const message = 'These dates are being booked by another guest right now. Please try again in 14 minutes or choose other dates.'
  for (const guest of [bob, site.visitor]) {
    expect(await priceFor(guest)).toMatchObject({ available: false, keptUntil: null, message })
  }
})

test('a guest’s own paid stay is named as the reason', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  expect((await priceFor(ana)).message).toBe('You have booked these nights already. You will find them under My Reservations.')
  expect((await priceFor(bob)).message).toBe('These dates are no longer available. Please choose other dates.')
})

const last = (guest: Api, over: object = {}) => guest(paymentCalls.lastAttempt, { villaId, ...week, ...over })

test('the entered details are restored after the bank’s page, with the attempt’s order id and the accepted terms', async () => {
  const { orderId } = await cancels()
  const guest = { ...anaForm, specialRequests: anaForm.specialRequests ?? '' }
  expect((await last(ana)).attempt).toEqual({ orderId, holding: true, termsAccepted: true, plan: 'full', guest })
})

test('the entered details are restored after a decline; the accepted terms expire after a day', async () => {
  const form = await goToBank(ana, villaId, { termsAccepted: true })
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  expect((await last(ana)).attempt).toMatchObject({ orderId: form.orderId, holding: true, termsAccepted: true })
  passes(25 * 60)
  expect((await last(ana)).attempt).toMatchObject({ termsAccepted: false })
})

test('the entered details are restored for other dates only while the attempt holds some of the nights', async () => {
  await cancels()
  const other = { checkOut: '2026-07-14' }
  expect((await last(ana, other)).attempt).toMatchObject({ holding: true, termsAccepted: false })
  passes(21)
  expect((await last(ana, other)).attempt).toBeNull()
})

test('the entered details are restored only for the same guest, and not after payment', async () => {
  const form = await cancels()
  expect((await last(bob)).attempt).toBeNull()
  await expect(last(site.visitor)).rejects.toMatchObject({ code: 'signed_out' })
  await pay(site, form)
  await bring(site, form.orderId)
  expect((await last(ana)).attempt).toBeNull()
})
