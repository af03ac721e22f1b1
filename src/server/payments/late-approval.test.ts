import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentCalls } from '#contract/payments.ts'
import { badDay, bring, emptyCard, goToBank, pay, payForSoldNights, recordsOf, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let bob: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off', OWNER_EMAIL: 'owner@villas.example' } })
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

describe('an approval that comes after the hold ran out', () => {
  test('counts while the nights are free', async () => {
    const form = await goToBank(ana, villaId)
    await wait(30)
    await pay(site, form)
    await bring(site, form.orderId)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  })

  test('counts after the booking was given up for failed', async () => {
    const form = await goToBank(ana, villaId)
    await pay(site, form, { card: emptyCard })
    await bring(site, form.orderId)
    await wait(30)
    await pay(site, form)
    await bring(site, form.orderId)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  })

  test('wins over a hold that another guest’s abandoned attempt has left behind', async () => {
    const form = await goToBank(ana, villaId)
    await wait(21)
    await goToBank(bob, villaId)
    await wait(21)
    await pay(site, form)
    await bring(site, form.orderId)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  })

  test('goes back while another guest holds the nights at the bank', async () => {
    const form = await goToBank(ana, villaId)
    await wait(21)
    const bobs = await goToBank(bob, villaId)
    await pay(site, form)
    await bring(site, form.orderId)
    expect((await recordsOf(site, form.orderId)).refunds).toHaveLength(1)
    await pay(site, bobs)
    await bring(site, bobs.orderId)
    expect(await states(site, bobs.orderId)).toEqual(['approved', 'paid'])
  })
})

describe('a guest begins again while her first attempt is open', () => {
  test('and pays only the first after all: it counts', async () => {
    const [first] = await twoAttempts()
    await pay(site, first)
    await bring(site, first.orderId)
    expect(await states(site, first.orderId)).toEqual(['approved', 'paid'])
  })

  test.each([
    ['the first and then the second', [0, 1]],
    ['the second and then the first', [1, 0]],
  ] as const)('and pays %s: the later goes back', async (_, [one, other]) => {
    const attempts = await twoAttempts()
    for (const form of [attempts[one], attempts[other]]) {
      await pay(site, form)
      await bring(site, form.orderId)
    }
    await site.later(1)
    expect(await states(site, attempts[one].orderId)).toEqual(['approved', 'paid'])
    expect(await states(site, attempts[other].orderId)).toEqual(['approved', 'refunded'])
    expect((await recordsOf(site, attempts[other].orderId)).refunds).toMatchObject([{ state: 'done', amount: 2_450_00 }])
  })
})

describe('an approval for nights that were sold meanwhile', () => {
  test('on the same day the bank takes it back whole, the booking ends refunded, and both are told', async () => {
    const form = await soldMeanwhile()
    expect(await states(site, form.orderId)).toEqual(['approved', 'pending'])
    await site.later(1)

    const { booking, refunds, mails } = await recordsOf(site, form.orderId)
    expect(booking.status).toBe('refunded')
    expect(refunds).toMatchObject([{ state: 'done', dinars: 286_650, amount: 2_450_00 }])
    expect(site.bank.till.book.get(form.orderId)?.state).toBe('V')
    expect(mails).toEqual([
      `ana@example.com: Your money for booking ${booking.code} is on its way back`,
      `owner@villas.example: Refund for booking ${booking.code}`,
    ])
  })

  test('the guest is told that it was charged and goes back', async () => {
    const form = await soldMeanwhile()
    const { location } = await bring(site, form.orderId)
    const { result } = await site.visitor(paymentCalls.result, { query: location?.split('?')[1] ?? '' })
    expect(result).toMatchObject({ outcome: 'error', charge: 'returned', booking: { paid: 0 } })
  })

  test('after the day’s settlement it is given back by a refund', async () => {
    const form = await soldMeanwhile()
    await site.atBank('/sim/end-of-day', {})
    await site.later(1)
    expect((await recordsOf(site, form.orderId)).refunds).toMatchObject([{ state: 'done' }])
    expect(site.bank.till.book.get(form.orderId)?.refunds).toMatchObject([{ minor: 286_650_00 }])
  })

  test('between midnight and settlement the bank refuses both; it is tried again the next day', async () => {
    const form = await soldMeanwhile()
    await wait(24 * 60)
    await site.later(1)
    expect((await recordsOf(site, form.orderId)).refunds).toMatchObject([{ state: 'due', errCode: 'CORE-2508' }])
    await site.atBank('/sim/end-of-day', {})
    await site.later(60)
    expect((await recordsOf(site, form.orderId)).refunds).toMatchObject([{ state: 'due' }])
    await site.later(24 * 60)
    const { refunds, booking } = await recordsOf(site, form.orderId)
    expect(refunds).toMatchObject([{ state: 'done' }])
    expect(booking.status).toBe('refunded')
  })
})

describe('a bank’s page left open until the attempt had long been marked failed', () => {
  const paidHoursLater = async () => {
    const form = await goToBank(ana, villaId)
    await site.later(60)
    expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
    await site.later(2 * 60)
    await pay(site, form)
    return form.orderId
  }

  test('paid there, and never brought back: found a day later, and the nights are hers', async () => {
    const orderId = await paidHoursLater()
    await site.later(22 * 60)
    await site.later(5)
    expect(await states(site, orderId)).toEqual(['approved', 'paid'])
  })

  test('also where the bank cannot be asked on that day, and the site stands still for a week', async () => {
    const orderId = await paidHoursLater()
    await badDay(site, orderId, 'api-down')
    await site.later(22 * 60)
    await site.later(5)
    await badDay(site, orderId, null)
    await site.later(7 * 24 * 60)
    await site.later(61)
    expect(await states(site, orderId)).toEqual(['approved', 'paid'])
  })

  test('not paid: asked once, and no more', async () => {
    const form = await goToBank(ana, villaId)
    await site.later(60)
    await site.later(24 * 60)
    await site.later(5)
    const { asked } = (await recordsOf(site, form.orderId)).payment
    for (let day = 0; day < 3; day += 1) await site.later(24 * 60)
    expect((await recordsOf(site, form.orderId)).payment).toMatchObject({ asked, state: 'failed', askAt: null })
  })
})

async function wait(minutes: number) {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

const soldMeanwhile = () => payForSoldNights(site, ana, bob, villaId)

async function twoAttempts() {
  const first = await goToBank(ana, villaId)
  return [first, await goToBank(ana, villaId, { retryOf: first.orderId })] as const
}
