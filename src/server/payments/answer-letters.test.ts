import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badDay, changed, type Fields, goToBank, pay, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { SIMULATOR_MERCHANT } from '../../simulator/merchant.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite({ hashVersion: 'ver3' })
})
afterAll(() => site.close())

test.each(['utf8', 'latin5'] as const)('a bank message written and signed in %s is accepted', async (charset) => {
  const form = await goToBank(await site.guest(charset), (await aVilla(site.db)).id)
  const [answer] = await pay(site, form)
  await badDay(site, form.orderId, 'api-down')
  const fields = changed(answer?.fields ?? [], { ErrMsg: 'Başarılı |\\ ödeme' })

  const encode = charset === 'utf8' ? (text: string) => Buffer.from(text) : inLatin5
  const signed = changed(fields, {
    HASH: createHash('sha512')
      .update(encode(plain(fields)))
      .digest('base64'),
  })
  const body = signed.map((pair) => pair.map((text) => percent(encode(text))).join('=')).join('&')
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=ISO-8859-9' }
  await site.send('/api/booking/payment-return.php', { method: 'POST', headers, body })
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
})

/** The plaintext that ver3 signs, implemented independently from nestpay.md 4.1. */
const plain = (fields: Fields) =>
  [...fields]
    .filter(([name]) => !['HASH', 'ENCODING'].includes(name.toUpperCase()))
    .sort(([a], [b]) => (a.toUpperCase() < b.toUpperCase() ? -1 : 1))
    .map(([, value]) => value)
    .concat(SIMULATOR_MERCHANT.storeKey)
    .map((value) => value.replace(/[\\|]/g, '\\$&'))
    .join('|')

const inLatin5 = (text: string) => Buffer.from(text.replaceAll('ş', '\xfe').replaceAll('ı', '\xfd'), 'latin1')

const percent = (bytes: Buffer) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
