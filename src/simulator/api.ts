import type { Element } from '#nestpay/xml.ts'
import { type ApiAnswer, failed, response } from './api-answers.ts'
import { captured, credited, voided } from './api-changes.ts'
import type { ChaosBoard } from './chaos.ts'
import { apiTime } from './identifiers.ts'
import type { Merchant } from './merchant.ts'
import type { Order, OrderBook } from './orders.ts'

type Api = { merchant: Merchant; book: OrderBook; chaos: ChaosBoard; now: () => Date }

const element = (text: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? ''

/** Answers the merchant's server (nestpay.md 8 and 13.5). */
export function answerApi(api: Api, xml: string): ApiAnswer {
  const oid = element(xml, 'OrderId')
  const answer = answerRequest(api, xml)
  // Simulates an answer about another guest's order.
  return api.chaos.for(oid)?.mode === 'api-other-order' ? { ...answer, xml: answer.xml.replaceAll(oid, 'VB-STRNGR-1-01') } : answer
}

function answerRequest(api: Api, xml: string): ApiAnswer {
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
  if (mode === 'refund-fails') return failed('Declined', '05', 'CORE-2202', 'Not permitted')
  const change = changed(api, order, { type: element(xml, 'Type'), total: element(xml, 'Total') })
  return mode === 'refund-times-out' && change.booked ? { ...change, timesOut: true } : change
}

function changed(api: Api, order: Order | undefined, { type, total }: { type: string; total: string }): ApiAnswer {
  if (type === 'Void') return voided(api, order)
  return type === 'Credit' ? credited(api, order, total) : captured(api, order, total)
}

function status({ chaos, now }: Api, order: Order | undefined): ApiAnswer {
  const bad = order && chaos.for(order.oid, order.maskedPan)
  const hidden =
    bad?.mode === 'api-not-found-yet' && order && now().getTime() < new Date(order.paidAt || now()).getTime() + bad.minutes * 60_000
  if (bad?.mode === 'api-no-record-otherwise') return failed('Declined', '99', '', 'There is no record of this today')
  if (!order?.state || hidden) return failed('Declined', '99', '', 'No record found for OID')
  const disagrees = bad?.mode === 'api-disagrees'
  const state = disagrees ? (order.state === 'D' ? 'C' : 'D') : order.state
  const refund = order.refunds.at(-1)
  const more = bad?.mode === 'api-other-amount' ? 100 : 0
  const code = disagrees ? (state === 'C' ? '00' : '05') : order.procReturnCode
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
        ['CHARGE_TYPE_CD', refund ? 'C' : 'S'],
        ['TRANS_STAT', refund ? 'C' : state],
        ['ORIG_TRANS_AMT', String(refund?.minor ?? order.minor + more)],
        ['CAPTURE_AMT', state === 'D' || state === 'A' ? '' : String((order.captured || order.minor) + more)],
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
    order.captured,
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
