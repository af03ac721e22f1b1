import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerHash } from '#nestpay/hash.ts'
import { SIMULATOR_MERCHANT } from '#simulator/merchant.ts'
import { badDay, bring, changed, type Fields, goToBank, pay, post, readRecords, states } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bankMessages, lostPayments, payments, rejectedAnswers } from '../db/schema.ts'

let site: TestSite
let mallory: Client
let cheapVilla: number
let dearVilla: number

const begin = async (hashVersion: 'ver2' | 'ver3') => {
  site = await testSite({ hashVersion, environment: { RATE_LIMITS: 'off' } })
  mallory = await site.guest('Mallory')
}
beforeEach(async () => {
  cheapVilla = (await aVilla(site.db)).id
  dearVilla = (await aVilla(site.db)).id
})

const dearStay = () => goToBank(mallory, dearVilla, { checkOut: '2026-08-01' })

/** A stay whose order id can be given as a phone: it has five digits. Ids are random. */
async function dearStayLikeAPhone() {
  for (;;) {
    const dear = await goToBank(mallory, (await aVilla(site.db)).id, { checkOut: '2026-08-01' })
    if (dear.orderId.replace(/\D/g, '').length >= 5) return dear
  }
}

/** Posts a manipulated answer while the bank's API is down, then lets the API recover. */
async function postsManipulated(fields: Fields, dear: { orderId: string }) {
  await badDay(site, dear.orderId, 'api-down')
  const response = await post(site, fields)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/payment-check'])
  expect(await states(site, dear.orderId)).toEqual(['open', 'pending'])
  await badDay(site, dear.orderId, null)
  await site.later(60)
  expect(await states(site, dear.orderId)).toEqual(['failed', 'failed'])
  const { booking, mails } = await readRecords(site, dear.orderId)
  expect(mails.filter((mail) => mail.endsWith(`New booking ${booking.code}`))).toEqual([])
}

describe('ver2, whose list of signed names the browser controls', () => {
  beforeAll(() => begin('ver2'))
  afterAll(() => site.close())

  test.each([
    ['is taken out of it', (list: string) => list.replace('oid|', '')],
    ['is replaced by ReturnOid', (list: string) => list.replace('oid|', 'ReturnOid|')],
    ['is replaced by a field of the attacker’s', (list: string) => list.replace('oid|', 'own|')],
  ])(
    'in ver2, where the browser controls the list of signed names, the approval of a cheap stay does not pay for an expensive one if oid %s',
    async (_, bend) => {
      const dear = await dearStay()
      const cheap = await goToBank(mallory, cheapVilla)
      const [answer] = await pay(site, cheap)
      const genuine = answer?.fields ?? []
      const list = bend(genuine.find(([name]) => name === 'HASHPARAMS')?.[1] ?? '')
      const renamed = changed(genuine, { HASHPARAMS: list, oid: dear.orderId, amount: dear.paymentForm.fields.amount ?? '' })
      await postsManipulated([...renamed, ['own', cheap.orderId]], dear)
    },
  )

  test('a transaction that has paid for one order does not pay for another', async () => {
    const first = await goToBank(mallory, cheapVilla)
    const [answer] = await pay(site, first)
    await bring(site, first.orderId)
    const { payment } = await readRecords(site, first.orderId)

    const second = await goToBank(mallory, dearVilla)
    const [other] = await pay(site, second)
    // ver2 does not sign TransId: the second answer carries the first one's TransId.
    const response = await post(site, changed(other?.fields ?? [], { TransId: payment.transId ?? '' }))
    expect(response.headers.get('location')).toBe('/payment-check')
    expect(answer?.fields).toContainEqual(['TransId', payment.transId])
    const paid = await readRecords(site, second.orderId)
    expect([paid.payment.state, paid.booking.status]).toEqual(['approved', 'paid'])
    expect(paid.payment.transId).toBe(site.bank.till.book.get(second.orderId)?.transId)
    const { id: _id, ...row } = paid.payment
    await expect(
      site.db.insert(payments).values({ ...row, orderId: `${row.orderId}9`, attempt: 9, transId: payment.transId }),
    ).rejects.toMatchObject({ cause: { constraint: 'payments_one_per_transaction' } })
  })
})

describe('ver3, which does not sign field names', () => {
  beforeAll(() => begin('ver3'))
  afterAll(() => site.close())

  test('the approval of a cheap stay with its phone moved to ReturnOid does not pay for an expensive stay', async () => {
    const dear = await dearStayLikeAPhone()
    const cheap = await goToBank(mallory, cheapVilla, { guest: { ...anaForm, phone: dear.orderId } })
    const [answer] = await pay(site, cheap)
    const genuine = answer?.fields ?? []
    // Renamed so that sorting by name keeps the order of the values, and with it the hash.
    const names: Record<string, string> = {
      oid: 'OHA',
      ReturnOid: 'RETURNA',
      tel: 'ReturnOid',
      amount: 'AMO',
      storetype: 'RETURNB',
      shopurl: 'RETURNC',
    }
    const bent: Fields = genuine.map(([name, value]) => [names[name] ?? name, value])
    await postsManipulated(bent, dear)
  })

  test('an answer with renamed fields and a valid hash proves nothing', async () => {
    const dear = await dearStayLikeAPhone()
    const cheap = await goToBank(mallory, cheapVilla, { guest: { ...anaForm, phone: dear.orderId } })
    const [answer] = await pay(site, cheap)
    const values = (answer?.fields ?? [])
      .filter(([name]) => !/^(hash|encoding)$/i.test(name))
      .toSorted(([a], [b]) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1))
    const phoneAt = values.findIndex(([name]) => name === 'tel')
    const bent: Fields = values.map(([, value], index) => {
      if (index === phoneAt) return ['ReturnOid', value]
      const place = String(index).padStart(3, '0')
      return [index < phoneAt ? `A${place}` : `Z${place}`, value]
    })
    const clientAt = values.findIndex(([name]) => name === 'clientid')
    bent[clientAt] = ['clientid', bent[clientAt]?.[1] ?? '']
    const hash = answerHash('ver3', bent, SIMULATOR_MERCHANT.storeKey)
    await postsManipulated([...bent, ['HASH', hash]], dear)
  })

  test('an answer without one of the sent fields settles nothing and is checked with the bank', async () => {
    const form = await goToBank(mallory, cheapVilla)
    const [answer] = await pay(site, form)
    await badDay(site, form.orderId, 'api-down')
    const fewer = (answer?.fields ?? []).filter(([name]) => !['amount', 'HASH'].includes(name))
    await post(site, [...fewer, ['HASH', answerHash('ver3', fewer, SIMULATOR_MERCHANT.storeKey)]])
    expect(await states(site, form.orderId)).toEqual(['open', 'pending'])
    await badDay(site, form.orderId, null)
    await site.later(5)
    expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  })

  test('an answer with another value as oid is not recorded as a lost payment', async () => {
    const form = await goToBank(mallory, cheapVilla)
    const [answer] = await pay(site, form)
    const values = (answer?.fields ?? [])
      .filter(([name]) => !/^(hash|encoding)$/i.test(name))
      .toSorted(([a], [b]) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1))
    const at = values.findIndex(([name]) => name === 'oid')
    // The next field takes the name `oid`; values keep their order, so the hash stays valid.
    const bent: Fields = values.map(([name, value], index) => {
      if (index === at) return ['OHA', value]
      return index === at + 1 ? ['oid', value] : [name === 'ReturnOid' ? 'RETURNA' : name, value]
    })
    const response = await post(site, [...bent, ['HASH', answerHash('ver3', bent, SIMULATOR_MERCHANT.storeKey)]])
    expect(response.headers.get('location')).toBe('/payment-check')
    expect(await site.db.$count(lostPayments)).toBe(0)
  })

  test('many forged answers leave one counter for each day and reason', async () => {
    const before = await site.db.$count(bankMessages)
    for (let n = 0; n < 50; n += 1) {
      await post(site, [
        ['clientid', SIMULATOR_MERCHANT.clientId],
        ['oid', `VB-AAAA${String(n).padStart(2, '2')}-1-01`],
        ['Response', 'Approved'],
        ['filler', 'x'.repeat(5_000)],
      ])
    }
    expect(await site.db.$count(bankMessages)).toBe(before)
    const counted = await site.db.select().from(rejectedAnswers)
    expect(counted.map(({ reason }) => reason)).toEqual(['unknown order'])
    expect(counted[0]?.count).toBeGreaterThanOrEqual(50)
  })
})
