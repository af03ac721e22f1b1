import { expect, test } from 'vitest'
import { readChange, readReturned, readSale, readStatus } from './orders.ts'

const oid = 'VB-7K3Q9A-1-01'
const other = 'VB-8XW2TT-1-01'
const answer = (inner: string) => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-9"?><CC5Response>${inner}</CC5Response>`)

const status = ({ order = oid, message = 'Record(s) found for OID', amount = '5975700' } = {}) =>
  answer(
    `<OrderId>${order}</OrderId><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode><ErrMsg>${message}</ErrMsg><Extra><ORD_ID>${order}</ORD_ID>` +
      `<CHARGE_TYPE_CD>S</CHARGE_TYPE_CD><TRANS_STAT>C</TRANS_STAT><PROC_RET_CD>00</PROC_RET_CD><CAPTURE_AMT>${amount}</CAPTURE_AMT></Extra>`,
  )

test.each([
  ['of the requested order', status(), 'approved', 59_757],
  ['of another order', status({ order: other }), 'refused', null],
  ['without an order', status({ order: '' }), 'refused', null],
  ['with another amount', status({ amount: '5975800' }), 'wrong_amount', 59_758],
])('whether a status answer counts: %s', (_, xml, state, dinars) => {
  expect(readStatus(xml, { oid, dinars: 59_757 })).toMatchObject({ state, dinars })
})

test.each([
  ['No record found for OID', 'not_found'],
  ['No record found for OID ', 'not_found'],
  ['No record found', 'refused'],
  ['There is no record today, please ask later', 'refused'],
  ['no record of your API user', 'refused'],
])("the message '%s' of the bank means %s", (message, state) => {
  const xml = answer(`<OrderId></OrderId><Response>Declined</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>${message}</ErrMsg>`)
  expect(readStatus(xml, { oid, dinars: 1 }).state).toBe(state)
})

test('a missing record of another order is refused', () => {
  const xml = answer(
    `<OrderId>${other}</OrderId><Response>Declined</Response><ProcReturnCode>99</ProcReturnCode><ErrMsg>No record found for OID</ErrMsg>`,
  )
  expect(readStatus(xml, { oid, dinars: 1 }).state).toBe('refused')
})

test.each([
  [`<OrderId>${oid}</OrderId><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode>`, 'done'],
  [`<OrderId>${other}</OrderId><Response>Approved</Response><ProcReturnCode>00</ProcReturnCode>`, 'unreadable'],
  ['<Response>Approved</Response><ProcReturnCode>00</ProcReturnCode>', 'unreadable'],
  [`<OrderId>${other}</OrderId><Response>Declined</Response><ProcReturnCode>05</ProcReturnCode>`, 'unreadable'],
  ['<Response>Declined</Response>', 'refused'],
  ['<Response>Declined</Response><Extra><ERRORCODE>CORE-2508</ERRORCODE></Extra>', 'not_settled_yet'],
])('a refund answered by %s is %s', (inner, outcome) => {
  expect(readChange(answer(inner), oid).outcome).toBe(outcome)
})

const sale = 'S\tC\t5975700\t5975700\t2026-04-12 14:05:33.000\t\t\t610214671764\tP37891\t00\t26102OFhA14386'
const history = (order: string, count: string) =>
  answer(`<OrderId>${order}</OrderId><Extra><TRXCOUNT>${count}</TRXCOUNT><TRX1>${sale}</TRX1></Extra>`)

test.each([
  ['1', oid, 0],
  ['1', other, null],
  ['1001', oid, null],
  ['999999999999', oid, null],
  ['-1', oid, null],
  ['1.5', oid, null],
])('a history of %s transactions of order %s: %s returned', (count, order, returned) => {
  expect(readReturned(history(order, count), oid)).toBe(returned)
  expect(readSale(history(order, count), { oid, dinars: 59_757 })?.transId ?? null).toBe(returned === null ? null : '26102OFhA14386')
})
