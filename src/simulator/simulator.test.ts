import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aForm, type BankAlone, bankAlone, formIn } from '../../tests/bank-alone.ts'
import { pageWords } from './page-words.ts'

const GATE = '/fim/est3Dgate'
const goodCard = { number: '4546 7112 3456 7894', month: '12', year: '30', code: '000' }

let bank: BankAlone

beforeEach(() => {
  bank = bankAlone()
})

test('the card page shows merchant, order, amount and the notice that it is a simulator', async () => {
  const form = aForm()
  const page = await bank.page(GATE, form)
  for (const shown of ['SIMULATOR', '990000000000001', form.oid, '1000.00 RSD', 'Card number']) expect(page).toContain(shown)
})

/** What a guest reads on a page, one text a line. */
const listTexts = (page: string) =>
  [...page.slice(page.indexOf('<body>')).matchAll(/>([^<>]*\p{L}{3}[^<>]*)<|aria-label="([^"]*)"/gu)].map(
    ([, text, label]) => text ?? label,
  )
/** All texts in English, with numbers as pages show them. */
const english = (words: object): string[] =>
  Object.values(words).flatMap((said) => (typeof said === 'string' ? said : typeof said === 'function' ? said(3) : english(said)))

test('every page of a Serbian payment is in Serbian alone', async () => {
  const form = aForm({ lang: 'sr' })
  const cardPages = [await bank.page(GATE, form), await bank.page(`/fim/pay/${token(form)}`, { ...goodCard, year: '20' })]
  await bank.posted(`/fim/pay/${token(form)}`, goodCard)
  const pages = [
    ...cardPages,
    await bank.get(`/acs/${token(form)}`),
    await bank.page(`/acs/${token(form)}`, { choice: 'otp', otp: '0' }),
    await bank.page(`/acs/${token(form)}`, { choice: 'close' }),
    await bank.page(`/acs/${token(form)}`, { choice: 'refuse' }),
  ]
  for (const page of pages) expect(page).toContain('<html lang="sr">')
  const texts = pages.flatMap(listTexts)
  expect(texts).toEqual(
    expect.arrayContaining(['Broj kartice', 'Odbijeno: limit', 'Proverite datum isteka.', 'Kod nije tačan.', 'Plaćanje nije odobreno']),
  )
  expect(texts.filter((text) => english(pageWords.en).includes(text ?? ''))).toEqual([])
})

test('the card page redirects by the issuer’s page back to the shop', async () => {
  const form = aForm()
  await bank.page(GATE, form)
  const presented = await bank.posted(`/fim/pay/${token(form)}`, goodCard)
  expect([presented.status, presented.headers.get('location')]).toEqual([303, `/acs/${token(form)}`])
  expect(await bank.get(`/acs/${token(form)}`)).toContain('454671***7894')

  const { action, fields } = formIn(await bank.page(`/acs/${token(form)}`, { choice: 'otp', otp: '123456' }))
  expect(action).toBe('https://shop.example/return')
  expect(fields).toMatchObject({
    oid: form.oid,
    Response: 'Approved',
    ProcReturnCode: '00',
    mdStatus: '1',
    orgRnd: form.rnd,
    orgHash: form.hash,
  })
})

test('the card page allows corrections, and returns the guest to the shop after three errors', async () => {
  const form = aForm()
  await bank.page(GATE, form)
  const mistyped = { ...goodCard, number: '4546711234567895' }
  expect(await bank.page(`/fim/pay/${token(form)}`, mistyped)).toContain('Please check the card number.')
  expect(await bank.page(`/fim/pay/${token(form)}`, { ...goodCard, year: '20' })).toContain('Please check the expiry date.')
  const { fields } = formIn(await bank.page(`/fim/pay/${token(form)}`, { ...goodCard, code: '1' }))
  expect(fields).toMatchObject({ Response: 'Error', ProcReturnCode: '99', mdStatus: '0' })
  expect(bank.order(form.oid ?? '')?.failCount).toBe(3)
})

test('the card page can be cancelled', async () => {
  const form = aForm()
  await bank.page(GATE, form)
  const { fields } = formIn(await bank.page(`/fim/cancel/${token(form)}`))
  expect(fields).toMatchObject({ Response: 'Error', ProcReturnCode: '99', mdStatus: '0' })
})

test('full card numbers are neither shown nor stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'books.json')
  bank = bankAlone({ stateFile })
  const form = aForm()
  await bank.json('/sim/pay', { fields: form, card: '4546711234567894' })
  expect(readFileSync(stateFile, 'utf8')).toContain('454671***7894')
  expect(readFileSync(stateFile, 'utf8')).not.toContain('4546711234567894')
  expect(await bank.get(`/sim/orders/${form.oid}`)).not.toContain('4546711234567894')
})

test.each([
  ['confirm', { Response: 'Approved', mdStatus: '1' }],
  ['attempt', { Response: 'Approved', mdStatus: '4', eci: '06' }],
  ['refuse', { mdStatus: '0' }],
])('the choice to %s on the issuer’s page has its documented result', async (choice, told) => {
  const form = aForm()
  await presented(form)
  const { fields } = formIn(await bank.page(`/acs/${token(form)}`, { choice }))
  expect(fields).toMatchObject(told)
  expect('Response' in fields).toBe('Response' in told)
})

test('a wrong code on the issuer’s page can be corrected, and an unknown choice decides nothing', async () => {
  const form = aForm()
  await presented(form)
  expect(await bank.page(`/acs/${token(form)}`, { choice: 'otp', otp: '000000' })).toContain('The code is wrong.')
  expect(await bank.page(`/acs/${token(form)}`, { choice: 'perhaps' })).toContain('Please choose.')
  expect(bank.order(form.oid ?? '')?.state).toBeNull()
})

test('the issuer’s page that is closed without a choice sends nothing to the shop', async () => {
  const form = aForm()
  await presented(form)
  expect(await bank.page(`/acs/${token(form)}`, { choice: 'close' })).toContain('Nothing more comes from here')
  expect(bank.heard).toEqual([])
})

test.each([
  ['a wrong hash', (form: Record<string, string>) => ({ ...form, amount: '1.00' }), '3D-1004', '7'],
  ['another store type', () => signed({ storetype: 'pay_hosting' }), '3D-1007', '7'],
  ['a zero amount', () => aForm({ amount: 0 }), 'CORE-2009', '0'],
  ['an order id that is too long', () => aForm({ oid: 'V'.repeat(65) }), 'CORE-1015', '0'],
])('the gate returns a form with %s to the shop with an error', async (_, change, ErrCode, mdStatus) => {
  const { action, fields } = formIn(await bank.page(GATE, change(aForm())))
  expect(action).toBe('https://shop.example/return')
  expect(fields).toMatchObject({ Response: 'Error', ProcReturnCode: '99', ErrCode, mdStatus, HASHPARAMS: 'clientid|oid|rnd' })
})

test.each([
  ['an unknown merchant', { clientid: '1' }, 'This merchant is not known here.'],
  ['no return URL', { okUrl: '' }, 'no usable return address'],
  ['no order id', { oid: '' }, 'The form lacks: oid.'],
  ['card instalments', { instalment: '3' }, 'forbids the field instalment'],
  ['a callback URL that was not agreed', { callbackUrl: 'https://shop.example/call' }, 'forbids the field callbackUrl'],
])('the gate refuses a form with %s without a redirect', async (_, over, says) => {
  const response = await bank.posted(GATE, { ...aForm(), ...over })
  const page = await response.text()
  expect(response.status).toBe(400)
  expect(page).toContain(says)
  expect(formIn(page).action).toBe('')
})

test('a repeated form of a paid order is refused, and the order stays paid', async () => {
  const form = aForm()
  await bank.json('/sim/pay', { fields: form, card: '4546711234567894' })
  const paid = bank.order(form.oid ?? '')
  expect(formIn(await bank.page(GATE, form)).fields).toMatchObject({ ErrCode: 'CORE-2507' })
  expect(bank.order(form.oid ?? '')).toMatchObject({ state: 'C', authCode: paid?.authCode, transId: paid?.transId })
})

test('a reload shows the same page, a second form for the order is refused', async () => {
  const form = aForm()
  await bank.page(GATE, form)
  expect(await bank.page(GATE, form)).toContain('Card number')
  expect(formIn(await bank.page(GATE, aForm({ oid: form.oid ?? '' }))).fields).toMatchObject({ ErrCode: 'CORE-2304' })
  bank.clock.now = new Date(bank.clock.now.getTime() + 16 * 60_000)
  expect(await bank.page(GATE, aForm({ oid: form.oid ?? '' }))).toContain('Card number')
})

test.each([
  ['4355084355084358', { Response: 'Approved', ProcReturnCode: '00', mdStatus: '1' }],
  ['5401341234567891', { Response: 'Approved', 'EXTRA.CARDBRAND': 'MASTERCARD' }],
  ['4546710000409000', { Response: 'Approved', mdStatus: '1' }],
  ['4546710000206000', { Response: 'Approved', mdStatus: '4', eci: '06' }],
  ['4546710000305000', { Response: 'Declined', mdStatus: '5', AuthCode: '' }],
  ['4546710000001005', { Response: 'Declined', ProcReturnCode: '05' }],
  ['4546710000007051', { Response: 'Declined', ProcReturnCode: '51', AuthCode: '' }],
  ['4546710000001096', { Response: 'Declined', ProcReturnCode: '96' }],
  ['4546710000009099', { Response: 'Error', ProcReturnCode: '99' }],
])('test card %s has its documented result', async (card, told) => {
  const { deliveries } = await bank.json('/sim/pay', { fields: aForm({ hashVersion: 'ver3' }), card })
  expect(Object.fromEntries(deliveries[0].fields)).toMatchObject(told)
})

test('an answer has the fields of the form and identifiers in the real format', async () => {
  const form = aForm({ hashVersion: 'ver3' })
  const { deliveries } = await bank.json('/sim/pay', { fields: form, card: '4546711234567894' })
  const { hash: _hash, rnd: _rnd, ...sent } = form
  expect(Object.fromEntries(deliveries[0].fields)).toMatchObject({
    ...sent,
    TransId: expect.stringMatching(/^26152[A-Za-z]{5}\d{5}$/),
    HostRefNum: expect.stringMatching(/^6152\d{8}$/),
    AuthCode: expect.stringMatching(/^[PT]\d{5}$/),
    'EXTRA.TRXDATE': '20260601 11:00:00',
    maskedCreditCard: '4546 71** **** 7894',
  })
})

const token = ({ oid }: Record<string, string>) => bank.order(oid ?? '')?.token

async function presented(form: Record<string, string>) {
  await bank.page(GATE, form)
  await bank.page(`/fim/pay/${token(form)}`, goodCard)
}

/** ver2 does not sign the store type, so it can be changed without invalidating the hash. */
const signed = (over: Record<string, string>) => ({ ...aForm(), ...over })
