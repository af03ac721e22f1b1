import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import {
  badDay,
  changed,
  emptyCard,
  type Fields,
  goToBank,
  pay,
  post,
  readRecords,
  signedByBank,
  states,
} from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bankMessages } from '../db/schema.ts'

const hashVersions = ['ver2', 'ver3'] as const

let site: TestSite
let ana: Client
let villaId: number

/** The site of a block of tests, with a guest and a new villa for each test. */
function openSite(hashVersion: (typeof hashVersions)[number]): void {
  beforeAll(async () => {
    site = await testSite({ hashVersion, environment: { RATE_LIMITS: 'off' } })
    ana = await site.guest('Ana')
  })
  beforeEach(async () => {
    villaId = (await aVilla(site.db)).id
  })
  afterAll(() => site.close())
}

const answerStored = async (orderId: string) => {
  const stored = await site.db.select().from(bankMessages).where(eq(bankMessages.orderId, orderId))
  return stored.find(({ source }) => source === 'return')
}

describe.each(hashVersions)('altered answers with hash %s', (hashVersion) => {
  openSite(hashVersion)
  const other = hashVersion === 'ver2' ? 'ver3' : 'ver2'

  test.each<[string, (fields: Fields) => Fields]>([
    ['a smaller amount', (fields) => changed(fields, { amount: '1.00' })],
    ['an invalid amount', (fields) => changed(fields, { amount: '286650.00 RSD' })],
    ['another currency', (fields) => changed(fields, { currency: '978' })],
    ['a wrong hash', (fields) => changed(fields, { HASH: `${'A'.repeat(86)}==` })],
    ['no hash', (fields) => fields.filter(([name]) => name !== 'HASH')],
    ['another authorisation code', (fields) => changed(fields, { AuthCode: 'P00000' })],
    [`a valid hash of ${other}`, (fields) => signedByBank(changed(fields, { hashAlgorithm: other }))],
    [`only the algorithm name ${other}`, (fields) => changed(fields, { hashAlgorithm: other })],
  ])('an approval with %s changes nothing; the bank’s own report later does', async (_, forged) => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form)
    await badDay(site, form.orderId, 'api-down')

    const response = await post(site, forged(answer?.fields ?? []))
    expect(response.headers.get('location')).toBe('/payment-check')
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
    expect((await readRecords(site, form.orderId)).mails).toEqual([])

    await badDay(site, form.orderId, null)
    await site.later(6)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  })

  test('the stored message says why a signed answer was not applied, and has no card data', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form)
    await badDay(site, form.orderId, 'api-down')
    await post(site, signedByBank(changed(answer?.fields ?? [], { mdStatus: '7' })))
    const message = await answerStored(form.orderId)
    expect(message).toMatchObject({ verdict: 'ask', reason: 'approved, but mdStatus is 7' })
    const names = JSON.stringify(message?.fields)
    expect(names).toContain('"AuthCode"')
    expect(names).not.toMatch(/"(cavv|md|HASH|orgHash)"/)
  })

  test('an unsigned answer is counted, and none of its fields are stored', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form)
    await badDay(site, form.orderId, 'api-down')
    for (const AuthCode of ['P00000', 'P00001', 'P00002']) await post(site, changed(answer?.fields ?? [], { AuthCode }))
    expect(await answerStored(form.orderId)).toMatchObject({ verdict: 'reject', reason: 'wrong hash', count: 3, fields: [] })
  })

  test('a decline changed to an approval does not make the payment approved', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form, { card: emptyCard })
    await post(site, changed(answer?.fields ?? [], { Response: 'Approved', ProcReturnCode: '00' }))
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
    await site.later(45)
    expect(await states(site, form.orderId)).toEqual(['failed', 'failed'])
  })

  test('a signed gateway error changed to an approval is not accepted', async () => {
    const form = await goToBank(ana, villaId)
    const [error] = await pay(site, form, { issuer: 'cancel' })
    const forged = changed(error?.fields ?? [], { Response: 'Approved', ProcReturnCode: '00', mdStatus: '1' })
    await post(site, forged)
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
  })

  test('the approval of a cheap stay does not pay for an expensive one', async () => {
    const cheap = await goToBank(ana, villaId)
    const dear = await goToBank(ana, (await aVilla(site.db)).id, { checkOut: '2026-07-25' })
    const [answer] = await pay(site, cheap)
    await post(site, changed(answer?.fields ?? [], { oid: dear.orderId, ReturnOid: dear.orderId }))
    expect(await states(site, dear.orderId)).toEqual(['open', 'pending'])
    expect(await states(site, cheap.orderId)).toEqual(['open', 'pending'])
  })
})

describe.each(hashVersions)('doubtful and unreadable answers with hash %s', (hashVersion) => {
  openSite(hashVersion)

  test('an approval without full authentication counts only once the bank confirms it', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form)
    const doubtful = signedByBank(changed(answer?.fields ?? [], { mdStatus: '7' }))
    await badDay(site, form.orderId, 'api-down')
    await post(site, doubtful)
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
    await badDay(site, form.orderId, null)
    await post(site, doubtful)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
    expect((await readRecords(site, form.orderId)).payment.attention).toMatch(/approved, but mdStatus is 7/)
  })

  test('repeated invalid answers do not cause a bank query each time', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form, { card: emptyCard })
    for (let time = 0; time < 12; time += 1) await post(site, changed(answer?.fields ?? [], { AuthCode: 'P00000' }))
    const messages = await site.db.select().from(bankMessages).where(eq(bankMessages.orderId, form.orderId))
    expect(messages.filter(({ source }) => source === 'return')).toMatchObject([{ count: 12 }])
    expect(messages.filter(({ source }) => source === 'query')).toHaveLength(5)
  })

  test('an answer for an unknown order redirects to the neutral page', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form)
    const response = await post(site, signedByBank(changed(answer?.fields ?? [], { oid: 'VB-AAAAAA-1-01', ReturnOid: 'VB-AAAAAA-1-01' })))
    expect(response.headers.get('location')).toBe('/payment-check')
  })

  test.each([
    ['nothing', new URLSearchParams()],
    ['JSON', JSON.stringify({ oid: 'VB-AAAAAA-1-01', Response: 'Approved' })],
    ['broken percent signs', new Blob(['oid=%ZZ&Response=Approved'], { type: 'application/x-www-form-urlencoded' })],
  ])('%s instead of an answer redirects to the neutral page', async (_, body) => {
    const response = await site.send('/api/booking/payment-return.php', { method: 'POST', body })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/payment-check')
  })

  test('a guest returning without the session cookie is still signed in afterwards', async () => {
    const form = await goToBank(ana, villaId)
    const [answer] = await pay(site, form)
    await post(site, answer?.fields ?? [], { origin: 'null' })
    const { bookings } = await ana(bookingCalls.mine, {})
    expect(bookings.map(({ firstOrderId }) => firstOrderId)).toContain(form.orderId)
  })
})
