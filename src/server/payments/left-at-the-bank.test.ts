import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, goToBank, pay, post, recordsOf, signedByBank, states } from '../../../tests/bank-visit.ts'
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
const pageOf = async (orderId: string) => {
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

describe('a guest cancels on the bank’s page', () => {
  test('and reads that nothing was charged as far as we know; the attempt stays watched', async () => {
    const { orderId } = await cancels()
    expect(await pageOf(orderId)).toMatchObject({ outcome: 'error', charge: 'left', otherCharge: null })
    expect(await states(site, orderId)).toEqual(['open', 'pending'])
    expect((await recordsOf(site, orderId)).payment.askAt).not.toBeNull()
  })

  test('and tries again at once, also for the fourth time, without a code and without waiting', async () => {
    let last = await cancels()
    for (let time = 0; time < 3; time += 1) {
      passes(1)
      last = await cancels({ retryOf: last.orderId })
    }
    await pay(site, last)
    await bring(site, last.orderId)
    expect(await states(site, last.orderId)).toEqual(['approved', 'paid'])
  })

  test('her tries hold the nights for less than three holds', async () => {
    let last = await cancels()
    for (const minutes of [18, 18, 9]) {
      passes(minutes)
      last = await cancels({ retryOf: last.orderId })
    }
    expect((await recordsOf(site, last.orderId)).booking.holdsUntil).toEqual(new Date(site.clock.now.getTime() + 11 * 60_000))
    passes(12)
    await expect(goToBank(ana, villaId)).rejects.toMatchObject({ code: 'held_too_often' })
    await goToBank(bob, villaId)
  })

  test('and her card is then refused three times: she need not wait', async () => {
    let last = await cancels()
    for (let time = 0; time < 3; time += 1) {
      passes(3)
      last = await goToBank(ana, villaId, { retryOf: last.orderId })
      await pay(site, last, { card: emptyCard })
      await bring(site, last.orderId)
    }
    passes(1)
    await goToBank(ana, villaId)
  })

  test('an answer that may be an approval is no such answer', async () => {
    const form = await goToBank(ana, villaId)
    const [error] = await pay(site, form, { issuer: 'cancel' })
    await post(
      site,
      (error?.fields ?? []).map(([name, value]) => [name, name === 'Response' ? 'Approved' : value]),
    )
    expect((await pageOf(form.orderId))?.charge).toBe('waiting')
  })

  test('nor is an error over another amount', async () => {
    const form = await goToBank(ana, villaId)
    const [error] = await pay(site, form, { issuer: 'cancel' })
    await post(site, signedByBank((error?.fields ?? []).map(([name, value]) => [name, name === 'amount' ? '1.00' : value])))
    expect((await pageOf(form.orderId))?.charge).toBe('waiting')
  })

  test('not where the bank’s own records know of the payment', async () => {
    const form = await goToBank(ana, villaId)
    const [error] = await pay(site, form, { issuer: 'cancel' })
    await pay(site, form)
    await post(site, error?.fields ?? [])
    expect((await pageOf(form.orderId))?.charge).toBe('charged')
  })
})

describe('she cancels, tries again, and both are approved', () => {
  test.each([
    ['the first and then the second', [0, 1]],
    ['the second and then the first', [1, 0]],
  ] as const)('%s: the one charged first keeps the booking, the other goes back, and both pages say so', async (_, [one, other]) => {
    const first = await cancels()
    const attempts = [first, await goToBank(ana, villaId, { retryOf: first.orderId })] as const
    for (const form of [attempts[one], attempts[other]]) {
      await pay(site, form)
      await bring(site, form.orderId)
    }
    const [keeps, goesBack] = [attempts[one], attempts[other]]
    const pending = { done: 0, pending: 2_450_00, refused: 0 }
    expect(await pageOf(keeps.orderId)).toMatchObject({
      ...{ outcome: 'success', charge: 'charged' },
      otherCharge: { bookingNumber: goesBack.bookingNumber, amount: 2_450_00, keepsBooking: false, refund: pending },
    })
    expect(await pageOf(goesBack.orderId)).toMatchObject({
      ...{ outcome: 'error', charge: 'returned', refund: pending },
      otherCharge: { bookingNumber: keeps.bookingNumber, keepsBooking: true },
    })
    await site.later(1)
    expect(await states(site, keeps.orderId)).toEqual(['approved', 'paid'])
    expect(await states(site, goesBack.orderId)).toEqual(['approved', 'refunded'])
    const { refunds } = await recordsOf(site, goesBack.orderId)
    expect(refunds).toMatchObject([{ state: 'done', reason: `these nights were already paid for with booking ${keeps.bookingNumber}` }])
  })

  test('only the second is charged: the first ends without a mail about a failure', async () => {
    const first = await cancels()
    const second = await goToBank(ana, villaId, { retryOf: first.orderId })
    await pay(site, second)
    await bring(site, second.orderId)
    expect(await pageOf(first.orderId)).toMatchObject({ charge: 'left', otherCharge: { keepsBooking: true } })
    for (let quarter = 0; quarter < 5; quarter += 1) await site.later(15)
    const { payment, mails } = await recordsOf(site, first.orderId)
    expect([payment.state, mails]).toEqual(['failed', []])
  })
})

test('she has paid without knowing it, and tries again: the bank is asked, and she does not pay twice', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await expect(goToBank(ana, villaId, { retryOf: form.orderId })).rejects.toMatchObject({ code: 'stage_paid', status: 409 })
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  await expect(goToBank(ana, villaId, { retryOf: form.orderId })).rejects.toMatchObject({ code: 'stage_paid' })
})

test('an attempt that has paid for other nights is none of theirs', async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  await bring(site, form.orderId)
  await goToBank(ana, villaId, { checkIn: '2026-07-13', checkOut: '2026-07-20', retryOf: form.orderId })
})

test('the bank cannot be asked: she may try again all the same', async () => {
  const form = await cancels()
  await badDay(site, form.orderId, 'api-down')
  await goToBank(ana, villaId, { retryOf: form.orderId })
})

describe('while her unfinished attempt keeps the nights', () => {
  test('they are available to her, and she reads until when', async () => {
    await cancels()
    const until = new Date(site.clock.now.getTime() + 20 * 60_000).toISOString()
    expect(await priceFor(ana)).toMatchObject({ available: true, keptUntil: until, message: 'We keep these nights for you while you pay.' })
  })

  test('others read how long to wait', async () => {
    await cancels()
    passes(6)
    const message = 'These dates are being booked by another guest right now. Please try again in 14 minutes or choose other dates.'
    for (const guest of [bob, site.visitor]) {
      expect(await priceFor(guest)).toMatchObject({ available: false, keptUntil: null, message })
    }
  })

  test('her own paid stay is no mystery to her', async () => {
    const form = await goToBank(ana, villaId)
    await pay(site, form)
    await bring(site, form.orderId)
    expect((await priceFor(ana)).message).toBe('You have booked these nights already. You find them under My Reservations.')
    expect((await priceFor(bob)).message).toBe('These dates are no longer available. Please choose other dates.')
  })
})

describe('what she entered is had again', () => {
  const last = (guest: Api, over: object = {}) => guest(paymentCalls.lastAttempt, { villaId, ...week, ...over })

  test('after the bank’s page, with the attempt to name and the terms she accepted', async () => {
    const { orderId } = await cancels()
    const guest = { ...anaForm, specialRequests: anaForm.specialRequests ?? '' }
    expect((await last(ana)).attempt).toEqual({ orderId, holding: true, termsAccepted: true, plan: 'full', guest })
  })

  test('after a refusal, until a day later without the terms', async () => {
    const form = await goToBank(ana, villaId, { termsAccepted: true })
    await pay(site, form, { card: emptyCard })
    await bring(site, form.orderId)
    expect((await last(ana)).attempt).toMatchObject({ orderId: form.orderId, holding: false, termsAccepted: true })
    passes(25 * 60)
    expect((await last(ana)).attempt).toMatchObject({ termsAccepted: false })
  })

  test('for other dates only as long as the attempt keeps some of the nights', async () => {
    await cancels()
    const other = { checkOut: '2026-07-14' }
    expect((await last(ana, other)).attempt).toMatchObject({ holding: true, termsAccepted: false })
    passes(21)
    expect((await last(ana, other)).attempt).toBeNull()
  })

  test('by nobody else, and not once it is paid', async () => {
    const form = await cancels()
    expect((await last(bob)).attempt).toBeNull()
    await expect(last(site.visitor)).rejects.toMatchObject({ code: 'signed_out' })
    await pay(site, form)
    await bring(site, form.orderId)
    expect((await last(ana)).attempt).toBeNull()
  })
})
