import { beforeEach, expect, test } from 'vitest'
import {
  type ApiUser,
  creditRequest,
  historyQuery,
  readChange,
  readReturned,
  readStatus,
  statusQuery,
  voidRequest,
} from '#nestpay/orders.ts'
import { aForm, type BankAlone, bankAlone } from '../../tests/bank-alone.ts'
import { SIMULATOR_MERCHANT } from './merchant.ts'

let bank: BankAlone
let oid: string

beforeEach(async () => {
  bank = bankAlone()
  oid = await paid('4546711234567894')
})

test('the state of an order is returned with its amount in minor units', async () => {
  const xml = Buffer.from(await bank.ask(statusQuery(SIMULATOR_MERCHANT, oid))).toString('latin1')
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="ISO-8859-9"\?><CC5Response>/)
  for (const part of ['<TRANS_STAT>C<', '<CHARGE_TYPE_CD>S<', '<ORIG_TRANS_AMT>100000<', '<CAPTURE_AMT>100000<'])
    expect(xml).toContain(part)
})

test.each([
  ['a payment', () => oid, 'approved'],
  ['a declined card', () => paid('4546710000007051'), 'declined'],
  ['an unknown order', () => 'VB-NOBODY-1-01', 'not_found'],
  ['a guest who is still on the card page', onCardPage, 'not_found'],
])('the state of an order: %s', async (_, order, state) => {
  expect(await status(await order())).toBe(state)
})

test('a question about the state of an order is accepted as a plain XML body too', async () => {
  const answer = await bank.send('/fim/api', statusQuery(SIMULATOR_MERCHANT, oid))
  expect(readStatus(answer, { oid, dinars: 1_000 }).state).toBe('approved')
})

test.each([
  ['password', { apiPassword: 'wrong' }],
  ['user', { apiUser: 'wrong' }],
  ['merchant', { clientId: '1' }],
])('a question about the state of an order with a wrong %s is refused', async (_, over) => {
  expect(await status(oid, { ...SIMULATOR_MERCHANT, ...over })).toBe('refused')
})

test('on the day of the sale a void succeeds, and a refund is refused until settlement', async () => {
  expect(await credit(1_000)).toMatchObject({ outcome: 'not_settled_yet', errCode: 'CORE-2508' })
  expect(await undo()).toMatchObject({ outcome: 'done' })
  expect(await status(oid)).toBe('cancelled')
  expect(await undo()).toMatchObject({ outcome: 'refused', errCode: 'CORE-2008' })
  expect(await credit(1_000)).toMatchObject({ outcome: 'refused', errCode: 'CORE-2123' })
})

test('after settlement refunds can be partial, up to the paid amount', async () => {
  await bank.json('/sim/end-of-day', {})
  expect(await undo()).toMatchObject({ outcome: 'refused', errCode: 'CORE-2008' })
  expect(await credit(600)).toMatchObject({ outcome: 'done' })
  expect(await credit(500)).toMatchObject({ outcome: 'refused', errCode: 'CORE-2503' })
  expect(await credit(400)).toMatchObject({ outcome: 'done' })
  expect(await credit(1)).toMatchObject({ outcome: 'refused', errCode: 'CORE-2504' })
  expect(readReturned(await bank.ask(historyQuery(SIMULATOR_MERCHANT, oid)), oid)).toBe(1_000)
})

test('the next day a sale can no longer be voided', async () => {
  bank.clock.now = new Date('2026-06-01T22:30:00Z')
  expect(await undo()).toMatchObject({ outcome: 'refused', errCode: 'CORE-2008' })
})

test('the history returns the refunded amount', async () => {
  const returned = async () => readReturned(await bank.ask(historyQuery(SIMULATOR_MERCHANT, oid)), oid)
  expect(await returned()).toBe(0)
  await undo()
  expect(await returned()).toBe(1_000)
})

test('a reservation can be captured in part by PostAuth and not be refunded before', async () => {
  oid = await paid('4546711234567894', { trantype: 'PreAuth' })
  expect(await status(oid)).toBe('reserved')
  expect(await credit(1_000)).toMatchObject({ outcome: 'refused', errCode: 'CORE-2117' })
  expect(await capture('1000.01')).toMatchObject({ outcome: 'refused', errCode: 'CORE-2512' })
  expect(await capture('400.00')).toMatchObject({ outcome: 'done' })
  expect(await capture('400.00')).toMatchObject({ outcome: 'refused', errCode: 'CORE-2509' })
  expect(readStatus(await bank.ask(statusQuery(SIMULATOR_MERCHANT, oid)), { oid, dinars: 400 }).state).toBe('approved')
})

async function paid(card: string, over: { trantype?: string } = {}): Promise<string> {
  const form = aForm(over)
  await bank.json('/sim/pay', { fields: form, card })
  return form.oid ?? ''
}

async function onCardPage(): Promise<string> {
  const form = aForm()
  await bank.page('/fim/est3Dgate', form)
  return form.oid ?? ''
}

const status = async (order: string, user: ApiUser = SIMULATOR_MERCHANT) =>
  readStatus(await bank.ask(statusQuery(user, order)), { oid: order, dinars: 1_000 }).state

const undo = async () => readChange(await bank.ask(voidRequest(SIMULATOR_MERCHANT, oid)), oid)
const credit = async (dinars: number) => readChange(await bank.ask(creditRequest(SIMULATOR_MERCHANT, oid, dinars)), oid)

async function capture(total: string) {
  const postAuth = creditRequest(SIMULATOR_MERCHANT, oid, 0).replace('Credit', 'PostAuth').replace('0.00', total)
  return readChange(await bank.ask(postAuth), oid)
}
