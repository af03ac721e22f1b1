import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { badDay, bring, card3dFails, emptyCard, goToBank, pay, payForSoldNights, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { isLong } from '../../../tests/long-tests.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { type ChaosMode, chaosModes } from '../../simulator/chaos.ts'

let site: TestSite
/** A site with callbacks enabled and a short timeout for the bank's API. */
let called: TestSite
let ana: Client
let bob: Client
let villaId: number

type Story = (mode: ChaosMode) => Promise<void>

/** One test per failure mode of nestpay.md 13.6; the type requires an entry for each new mode. */
const stories: Record<ChaosMode, Story> = {
  'never-return': async (mode) => {
    const form = await pays(mode)
    await expect(bring(site, form.orderId)).rejects.toThrow('no answer')
    await site.later(3)
    await expectPaidOnce(form)
    await site.later(60)
    await expectPaidOnce(form)
  },
  'close-at-issuer': async (mode) => {
    const form = await pays(mode)
    await site.later(19)
    await expect(goToBank(bob, villaId)).rejects.toMatchObject({ code: 'dates_held' })
    await site.later(1)
    await goToBank(bob, villaId)
    await site.later(60)
    expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
  },
  'late-post': async (mode) => {
    const form = await pays(mode, { minutes: 30 })
    await badDay(site, form.orderId, 'api-down')
    await site.later(30)
    await bring(site, form.orderId)
    await expectPaidOnce(form)
  },
  'double-post': async (mode) => {
    const form = await pays(mode)
    const pages = [await bring(site, form.orderId, 0), await bring(site, form.orderId, 1)]
    await expectPaidOnce(form)
    await site.later(5)
    pages.push(await bring(site, form.orderId, 2))
    expect(new Set(pages.map(({ location }) => location?.split('&issued=')[0])).size).toBe(1)
    await expectPaidOnce(form)
  },
  'decline-then-approve': async (mode) => {
    const form = await pays(mode)
    await bring(site, form.orderId, 0)
    expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
    await bring(site, form.orderId, 1)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  },
  'approve-then-decline': async (mode) => {
    const form = await pays(mode)
    const { location } = await bring(site, form.orderId)
    expect(location).toMatch(/status=success/)
    await expectPaidOnce(form)
  },

  'tampered-amount': requiresQuery,
  'wrong-hash': requiresQuery,
  'no-hash': requiresQuery,
  'ver1-hash': requiresQuery,
  'wrong-currency': requiresQuery,
  'foreign-clientid': requiresQuery,
  'unknown-oid': requiresQuery,
  'duplicate-fields': requiresQuery,
  'return-oid-only': requiresQuery,
  'huge-body': requiresQuery,
  'tampered-outcome': isNotApproved,
  'unsigned-outcome': isNotApproved,
  'missing-response': async (mode) => {
    const form = await pays(mode, { card: card3dFails })
    await bring(site, form.orderId)
    expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
  },

  'spaces-for-plus': acceptsAnswer,
  'upper-case-names': acceptsAnswer,
  'trailing-pipe': acceptsAnswer,
  'no-origin': acceptsAnswer,
  'null-origin': acceptsAnswer,
  'foreign-origin': acceptsAnswer,
  'message-utf8': acceptsAnswer,
  'message-latin5': acceptsAnswer,

  'callback-only': receivesCallback(['callback']),
  'callback-first': receivesCallback(['callback', 'browser']),
  'callback-after': receivesCallback(['browser', 'callback']),

  'api-down': reportsLater,
  'api-broken-xml': reportsLater,
  'api-html': reportsLater,
  'api-wrong-password': reportsLater,
  'api-other-order': reportsLater,
  'api-no-record-otherwise': async (mode) => {
    const form = await pays(mode)
    for (let hour = 0; hour < 3; hour += 1) await site.later(60)
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  },
  'api-other-amount': async (mode) => {
    const form = await pays(mode)
    await site.later(3)
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
    expect((await readRecords(site, form.orderId)).payment.attention).toMatch(/name RSD 286,651 for this order, this site RSD 286,650/)
  },
  'api-slow': async (mode) => {
    const form = await goToBank(await called.guest('Eve'), (await aVilla(called.db)).id)
    await badDay(called, form.orderId, mode)
    await pay(called, form)
    await called.later(60)
    expect(await states(called, form.orderId)).toEqual(['open', 'pending'])
    await badDay(called, form.orderId, null)
    await called.later(60)
    expect(await states(called, form.orderId)).toEqual(['approved', 'paid'])
  },
  'api-not-found-yet': async (mode) => {
    const form = await pays(mode, { minutes: 90 })
    for (let ten = 0; ten < 8; ten += 1) {
      await site.later(2)
      expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
    }
    await site.later(90)
    const [reminder, ...more] = (await readRecords(site, form.orderId)).mails.filter((mail) => mail.includes('is not finished'))
    expect([reminder, more]).toEqual([expect.stringMatching(/^ana@/), []])
    await expectPaidOnce(form)
  },
  'api-disagrees': async (mode) => {
    const approvedHere = await pays(mode)
    await bring(site, approvedHere.orderId)
    const declinedHere = await pays(mode, { card: emptyCard, villaId: (await aVilla(site.db)).id })
    await bring(site, declinedHere.orderId)
    expect(await states(site, declinedHere.orderId)).toEqual(['failed', 'failed'])
    await site.later(3)
    for (const { orderId } of [approvedHere, declinedHere]) {
      expect(await states(site, orderId)).toEqual(['approved', 'paid'])
      expect((await readRecords(site, orderId)).payment.attention).not.toBeNull()
    }
  },

  'refund-fails': async (mode) => {
    const form = await payForSoldNights(site, ana, bob, villaId)
    await badDay(site, form.orderId, mode)
    await site.later(1)
    await site.later(60)
    const { booking, refunds, mails } = await readRecords(site, form.orderId)
    expect(refunds).toMatchObject([{ state: 'failed', errCode: 'CORE-2202' }])
    expect(booking.status).not.toBe('refunded')
    expect(mails).toEqual([])
  },
  'refund-times-out': async (mode) => {
    const form = await payForSoldNights(site, ana, bob, villaId)
    await site.atBank('/sim/end-of-day', {})
    await badDay(site, form.orderId, mode)
    await site.later(1)
    expect((await readRecords(site, form.orderId)).refunds).toMatchObject([{ state: 'unclear' }])
    await site.later(6)
    await site.later(60)
    const { booking, refunds } = await readRecords(site, form.orderId)
    expect(refunds).toMatchObject([{ state: 'done' }])
    expect(booking.status).toBe('refunded')
    expect(site.bank.till.book.get(form.orderId)?.refunds).toHaveLength(1)
  },
}

/** What the bank's API says is not hashed: with the former version it belongs to the long tests. */
const modesWith = {
  ver2: chaosModes.filter((mode) => isLong('processes') || !/^(api|refund)-/.test(mode)),
  ver3: chaosModes,
}

describe.each(['ver2', 'ver3'] as const)('with hash %s, in each failure mode of the bank', (hashVersion) => {
  beforeAll(async () => {
    site = await testSite({ hashVersion, environment: { RATE_LIMITS: 'off' } })
    called = await testSite({ hashVersion, environment: { NESTPAY_CALLBACK: 'on' }, bankPatienceMs: 250 })
    ana = await site.guest('Ana')
    bob = await site.guest('Bob')
  })
  beforeEach(async () => {
    villaId = (await aVilla(site.db)).id
  })
  afterAll(() => Promise.all([site.close(), called.close()]))

  test.each(modesWith[hashVersion])('no money and no night is lost in the bank’s failure mode %s', (mode) => stories[mode](mode))
})

test('docs/payments.md documents every failure mode', () => {
  const told = readFileSync(resolve(import.meta.dirname, '../../../docs/payments.md'), 'utf8')
  expect(chaosModes.filter((mode) => !told.includes(`\`${mode}\``))).toEqual([])
})

/** The answer alone is sufficient proof: the bank's API is down. */
async function acceptsAnswer(mode: ChaosMode) {
  const form = await pays(mode)
  await badDay(site, form.orderId, 'api-down')
  const { location } = await bring(site, form.orderId)
  expect(location).toMatch(/^\/booking-confirmation\?status=success&/)
  await expectPaidOnce(form)
}

/** The answer changes nothing and reveals nothing; only the bank's API report counts. */
async function requiresQuery(mode: ChaosMode) {
  const form = await pays(mode)
  await badDay(site, form.orderId, 'api-down')
  expect(await bring(site, form.orderId)).toMatchObject({ status: 303, location: '/payment-check' })
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  expect((await readRecords(site, form.orderId)).mails).toEqual([])
  await badDay(site, form.orderId, null)
  await site.later(6)
  await expectPaidOnce(form)
}

async function isNotApproved(mode: ChaosMode) {
  const form = await pays(mode, { card: emptyCard })
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await site.later(60)
  expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
}

async function reportsLater(mode: ChaosMode) {
  const form = await pays(mode)
  for (let hour = 0; hour < 3; hour += 1) await site.later(60)
  expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  await badDay(site, form.orderId, null)
  await site.later(60)
  await expectPaidOnce(form)
}

function receivesCallback(order: ('callback' | 'browser')[]): Story {
  return async (mode) => {
    const form = await goToBank(await called.guest(mode), (await aVilla(called.db)).id)
    await badDay(called, form.orderId, mode)
    const deliveries = await pay(called, form)
    expect(deliveries.map(({ by }) => by)).toEqual(order)
    for (const [index, { by }] of deliveries.entries()) {
      const { status, body } = await bring(called, form.orderId, index)
      expect([status, body]).toEqual(by === 'callback' ? [200, 'Approved'] : [303, ''])
      expect(await states(called, form.orderId)).toEqual(['approved', 'paid'])
      expect((await readRecords(called, form.orderId)).mails).toHaveLength(3)
    }
  }
}

async function pays(
  mode: ChaosMode,
  { minutes = 5, card, villaId: villa = villaId }: { minutes?: number; card?: string; villaId?: number } = {},
) {
  const form = await goToBank(ana, villa)
  await badDay(site, form.orderId, mode, minutes)
  await pay(site, form, card ? { card } : {})
  return form
}

async function expectPaidOnce({ orderId }: { orderId: string }) {
  const { payment, booking, mails } = await readRecords(site, orderId)
  expect([payment.state, booking.status]).toEqual(['approved', 'paid'])
  expect(mails.filter((mail) => mail.startsWith('ana@') && !mail.includes('is not finished'))).toHaveLength(2)
}
