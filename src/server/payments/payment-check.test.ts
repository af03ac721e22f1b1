import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentCalls } from '#contract/payments.ts'
import { bring, changed, goToBank, pay, post, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { daysAfter } from '../clock.ts'
import { paymentCheck } from './payment-check.ts'

let site: TestSite
let ana: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
beforeEach(async () => {
  villaId = (await aVilla(site.db)).id
})
afterAll(() => site.close())

const check = (cookie = '', of = site, path = '/payment-check') =>
  paymentCheck(of.deps, new Request(`http://localhost:3000${path}`, { headers: { cookie } }))

test('an unproven answer reveals nothing about the order it names', async () => {
  const form = await goToBank(ana, villaId)
  const response = await post(site, [
    ['clientid', form.paymentForm.fields.clientid ?? ''],
    ['oid', form.orderId],
    ['Response', 'Approved'],
  ])
  expect(response.headers.get('location')).toBe('/payment-check')
  const page = await (await check()).text()
  expect(page).toContain('Your payment is being checked. Please do not pay again.')
  expect(page).not.toMatch(/ana|VB-/i)
})

test('an unproven answer shows the result only to the browser that started the payment', async () => {
  const form = await goToBank(ana, villaId)
  const own = await check(ana.cookie)
  expect([own.status, own.headers.get('location')]).toEqual([303, expect.stringContaining(`oid=${form.orderId}`)])
  const bob = await site.guest(`Bob ${villaId}`)
  expect((await check(bob.cookie)).status).toBe(200)
  expect((await check(`payment=${form.orderId}.${'A'.repeat(43)}`)).status).toBe(200)
})

const answerIn = (lang: string) => post(site, [['lang', lang]])

test('the neutral page uses the language of the bank’s page', async () => {
  expect((await answerIn('sr')).headers.get('location')).toBe('/sr/payment-check')
  for (const lang of ['en', 'tr', '', '__proto__', '//elsewhere.example'])
    expect((await answerIn(lang)).headers.get('location'), lang).toBe('/payment-check')
  const page = await (await check('', site, '/sr/payment-check')).text()
  expect(page).toContain('<html lang="sr-Latn">')
  expect(page).toContain('Molimo Vas da ne plaćate ponovo.')
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/sr/login?redirect=/reservations', '/sr'])
})

const paidLink = async () => {
  const form = await goToBank(ana, villaId)
  await pay(site, form)
  const { location } = await bring(site, form.orderId)
  return new URLSearchParams(location?.split('?')[1])
}

test('a confirmation link contains no name, email or phone', async () => {
  const query = await paidLink()
  expect([...query.keys()].filter((name) => /^guest./.test(name))).toEqual(['guests'])
  expect([...query.values()].join('\n')).not.toMatch(/Petrović|ana@example|1234567/)
})

test('a confirmation link shows contact data only to the guest’s own session and to the owner', async () => {
  const query = (await paidLink()).toString()
  const contact = { name: 'Ana Petrović', email: 'ana@example.com', phone: '+381 60 1234567' }
  for (const [who, expected] of [
    [ana, contact],
    [await site.admin(), contact],
    [site.visitor, null],
    [await site.guest(`Eve ${villaId}`), null],
  ] as const) {
    expect((await who(paymentCalls.result, { query })).result?.booking.contact).toEqual(expected)
  }
})

test('a confirmation link with a changed date is not verified', async () => {
  const query = await paidLink()
  query.set('issued', daysAfter(site.clock.now, 1).toISOString())
  expect((await ana(paymentCalls.result, { query: query.toString() })).verified).toBe(false)
})

test('a confirmation link shows visitors nothing after thirty days, and the guest still everything', async () => {
  const query = (await paidLink()).toString()
  const { now } = site.clock
  site.clock.now = daysAfter(now, 31)
  expect(await site.visitor(paymentCalls.result, { query })).toEqual({ verified: false, result: null })
  const again = await site.signIn('ana@example.com', 'Password-1')
  expect((await again(paymentCalls.result, { query })).result?.charge).toBe('charged')
  site.clock.now = now
})

describe('the neutral page', () => {
  let broken: TestSite

  beforeAll(async () => {
    broken = await testSite()
  })
  afterAll(() => broken.close())

  /** Makes every write fail with this SQLSTATE. */
  const failWrites = async (code: string) => {
    await broken.asOwner(
      sql.raw(
        `CREATE OR REPLACE FUNCTION fail_write() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no'' USING ERRCODE = ''${code}''; END'`,
      ),
    )
    for (const table of ['payments', 'bank_messages', 'tries', 'rejected_answers']) {
      await broken.asOwner(
        sql.raw(`CREATE OR REPLACE TRIGGER fail_write BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_write()`),
      )
    }
  }
  const mendWrites = async () => {
    for (const table of ['payments', 'bank_messages', 'tries', 'rejected_answers'])
      await broken.asOwner(sql.raw(`DROP TRIGGER fail_write ON ${table}`))
  }

  test.each([
    ['is full', '53100'],
    ['is read-only', '25006'],
  ])(
    'a guest returns from the bank while the database %s: the guest gets the neutral page, and the payment is found afterwards',
    async (_, code) => {
      const guest = await broken.guest(`Ana ${code}`)
      const form = await goToBank(guest, (await aVilla(broken.db)).id)
      const [answer] = await pay(broken, form)
      await failWrites(code)
      const response = await post(broken, answer?.fields ?? [])
      expect([response.status, response.headers.get('location'), await response.text()]).toEqual([303, '/payment-check', ''])
      await mendWrites()
      await broken.later(3)
      expect(await states(broken, form.orderId)).toEqual(['approved', 'paid'])
    },
  )

  test.each([
    ['a body that is too large', { body: 'x'.repeat(100_000) }],
    ['no form', { body: JSON.stringify({}) }],
  ])('a guest returns from the bank while the database is up, and the request has %s: the guest gets the neutral page', async (_, init) => {
    const response = await broken.send('/api/booking/payment-return.php', { method: 'POST', ...init })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/payment-check'])
  })

  test('a guest returns from the bank while the database is up, and the request has no answer: the guest gets the neutral page', async () => {
    const response = await broken.send('/api/booking/payment-return.php')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/payment-check'])
  })

  test('a guest returns from the bank while the database is up, and the rate limit is exceeded: the guest gets the neutral page', async () => {
    const send = () => broken.send('/api/booking/payment-return.php', { method: 'POST', body: new URLSearchParams({ oid: 'x' }) })
    const answers = await Promise.all(Array.from({ length: 320 }, send))
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`))).toEqual(new Set(['303 /payment-check']))
    expect(answers.some(({ headers }) => headers.has('retry-after'))).toBe(true)
  })

  test('a guest returns from the bank while the database is down: the guest gets the neutral page, which needs no database', async () => {
    const guest = await broken.guest('Ana away')
    const form = await goToBank(guest, (await aVilla(broken.db)).id)
    const [answer] = await pay(broken, form)
    await broken.closeDatabase()
    const response = await post(broken, changed(answer?.fields ?? [], {}))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/payment-check'])
    const page = await check(guest.cookie, broken)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<html lang="en">')
    const booked = await check(guest.cookie.replace(/(payment=[^;]+)\.en/, '$1.el'), broken)
    expect(await booked.text(), 'of a booking in Greek').toContain('<html lang="el">')
  })
})
