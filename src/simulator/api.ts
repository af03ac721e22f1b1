import { type Element, xmlOf } from '#nestpay/xml.ts'
import type { ChaosBoard } from './chaos.ts'
import { apiTime, belgradeDay, newHostRefNum, newTransId } from './identifiers.ts'
import type { Merchant } from './merchant.ts'
import type { Order, OrderBook } from './orders.ts'

type Api = { merchant: Merchant; book: OrderBook; chaos: ChaosBoard; now: () => Date }
/** `booked`: money has moved. `timesOut`: it has, but the shop does not hear of it. */
export type ApiAnswer = { xml: string; booked?: boolean; timesOut?: boolean }

const element = (text: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? ''

const response = (elements: Element[]): ApiAnswer => ({
  xml: `<?xml version="1.0" encoding="ISO-8859-9"?>${xmlOf(['CC5Response', elements])}`,
})
const failed = (response_: 'Error' | 'Declined', code: string, errCode: string, message: string) =>
  response([
    ['Response', response_],
    ['ProcReturnCode', code],
    ['ErrMsg', message],
    ['Extra', [['ERRORCODE', errCode]]],
  ])

/** Answers the merchant's server (nestpay.md 8 and 13.5). */
export function answerApi(api: Api, xml: string): ApiAnswer {
  const { merchant, book, chaos } = api
  const oid = element(xml, 'OrderId')
  const mode = chaos.for(oid)?.mode
  const known =
    element(xml, 'Name') === merchant.apiUser &&
    element(xml, 'Password') === merchant.apiPassword &&
    element(xml, 'ClientId') === merchant.clientId
  if (!known || mode === 'api-wrong-password') return failed('Error', '99', 'CORE-2201', 'API user unknown')
  const order = book.get(oid)
  if (order) book.note(order, api.now(), 'in', `API ${element(xml, 'Type') || 'query'}`, [])
  if (element(xml, 'ORDERSTATUS') === 'QUERY') return status(api, order)
  if (element(xml, 'ORDERHISTORY') === 'QUERY') return history(order)
  const type = element(xml, 'Type')
  if (mode === 'refund-fails') return failed('Declined', '05', 'CORE-2202', 'Not permitted')
  const change =
    type === 'Void'
      ? voided(api, order)
      : type === 'Credit'
        ? credited(api, order, element(xml, 'Total'))
        : failed('Error', '99', 'CORE-2509', 'Nothing to capture')
  return mode === 'refund-times-out' && change.booked ? { ...change, timesOut: true } : change
}

function status({ chaos, now }: Api, order: Order | undefined): ApiAnswer {
  const bad = order && chaos.for(order.oid, order.card)
  const hidden =
    bad?.mode === 'api-not-found-yet' && order && now().getTime() < new Date(order.paidAt || now()).getTime() + bad.minutes * 60_000
  if (!order?.state || hidden) return failed('Declined', '99', '', 'No record found for OID')
  const disagrees = bad?.mode === 'api-disagrees'
  const state = disagrees ? (order.state === 'D' ? 'C' : 'D') : order.state
  const code = disagrees ? (state === 'C' ? '00' : '05') : order.procReturnCode
  const amount = String(order.minor)
  return response([
    ['OrderId', order.oid],
    ['Response', 'Approved'],
    ['ProcReturnCode', '00'],
    ['ErrMsg', `Record(s) found for ${order.oid}`],
    [
      'Extra',
      [
        ['ORD_ID', order.oid],
        ['TRANS_ID', order.transId],
        ['CHARGE_TYPE_CD', 'S'],
        ['TRANS_STAT', state],
        ['ORIG_TRANS_AMT', amount],
        ['CAPTURE_AMT', state === 'D' ? '' : amount],
        ['AUTH_CODE', order.authCode],
        ['HOST_REF_NUM', order.hostRefNum],
        ['PROC_RET_CD', code],
        ['AUTH_DTTM', apiTime(new Date(order.paidAt))],
        ['PAN', order.maskedPan],
        ['MDSTATUS', order.mdStatus],
      ],
    ],
  ])
}

function history(order: Order | undefined): ApiAnswer {
  if (!order?.state)
    return response([
      ['Response', 'Declined'],
      ['ProcReturnCode', '05'],
      ['Extra', [['TRXCOUNT', '0']]],
    ])
  const sale = [
    'S',
    order.state,
    order.minor,
    order.minor,
    order.paidAt,
    order.paidAt,
    '',
    order.hostRefNum,
    order.authCode,
    order.procReturnCode,
    order.transId,
  ]
  const credits = order.refunds.map(({ minor, transId, at }) => ['C', 'C', minor, minor, at, at, '', '', '', '00', transId])
  const rows = [...credits.reverse(), sale].map((row, index): Element => [`TRX${index + 1}`, row.join('\t')])
  return response([
    ['OrderId', order.oid],
    ['Response', 'Approved'],
    ['ProcReturnCode', '00'],
    ['Extra', [['TRXCOUNT', String(rows.length)], ...rows]],
  ])
}

const done = (order: Order, transId: string, now: Date): ApiAnswer => ({
  booked: true,
  ...response([
    ['OrderId', order.oid],
    ['GroupId', order.oid],
    ['Response', 'Approved'],
    ['ProcReturnCode', '00'],
    ['AuthCode', order.authCode],
    ['HostRefNum', newHostRefNum(now)],
    ['TransId', transId],
    [
      'Extra',
      [
        ['ERRORCODE', ''],
        ['TRXDATE', apiTime(now)],
      ],
    ],
  ]),
})

function voided({ book, now }: Api, order: Order | undefined): ApiAnswer {
  const today = belgradeDay(now())
  if (order?.state !== 'C' || belgradeDay(new Date(order.paidAt)) !== today)
    return failed('Declined', '99', 'CORE-2008', 'No transaction to void')
  order.state = 'V'
  book.put(order)
  return done(order, newTransId(now()), now())
}

function credited({ book, now }: Api, order: Order | undefined, total: string): ApiAnswer {
  if (order?.state === 'C') return failed('Declined', '99', 'CORE-2508', 'Not settled yet')
  if (order?.state !== 'S') return failed('Declined', '99', 'CORE-2123', 'No transaction to refund')
  const minor = Math.round(Number(total) * 100)
  const left = order.minor - order.refunds.reduce((sum, refund) => sum + refund.minor, 0)
  if (left === 0) return failed('Declined', '99', 'CORE-2504', 'Nothing left')
  if (!(minor > 0 && minor <= left)) return failed('Declined', '99', 'CORE-2503', 'More than is left')
  const transId = newTransId(now())
  order.refunds.push({ minor, transId, at: now().toISOString() })
  book.put(order)
  return done(order, transId, now())
}
