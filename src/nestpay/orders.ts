import type { Transaction } from './answer.ts'
import { accessErrors, NOT_SETTLED_YET } from './codes.ts'
import { type Element, readResponse, toXml } from './xml.ts'

/** API user of the bank's portal. Not the portal login and not the store key. */
export type ApiUser = { clientId: string; apiUser: string; apiPassword: string }

const request = ({ clientId, apiUser, apiPassword }: ApiUser, elements: Element[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>${toXml(['CC5Request', [['Name', apiUser], ['Password', apiPassword], ['ClientId', clientId], ...elements]])}`

export const statusQuery = (user: ApiUser, oid: string): string =>
  request(user, [
    ['OrderId', oid],
    ['Extra', [['ORDERSTATUS', 'QUERY']]],
  ])
export const historyQuery = (user: ApiUser, oid: string): string =>
  request(user, [
    ['OrderId', oid],
    ['Extra', [['ORDERHISTORY', 'QUERY']]],
  ])
export const voidRequest = (user: ApiUser, oid: string): string =>
  request(user, [
    ['Type', 'Void'],
    ['OrderId', oid],
  ])

/** `dinars`: whole. */
export const creditRequest = (user: ApiUser, oid: string, dinars: number): string =>
  request(user, [
    ['Type', 'Credit'],
    ['OrderId', oid],
    ['Total', `${dinars}.00`],
    ['Currency', '941'],
  ])

/** `refused`: no information, because access was denied or the answer is unreadable. */
export type OrderState =
  | 'approved'
  | 'reserved'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'not_found'
  | 'unknown'
  | 'wrong_amount'
  | 'refused'

type Read = (name: string) => string | undefined

/** Expected order. `dinars`: whole; null accepts any amount. */
type AskedFor = { oid: string; dinars: number | null }

/** `dinars`: whole, from the bank's records; null if they contain none. */
export type StatusRead = { state: OrderState; reason: string; dinars: number | null; transaction: Transaction }

/** Parses the answer to a status query (nestpay.md 8.2). The outer result is about the query, not about the payment. */
export function readStatus(xml: Uint8Array, asked: AskedFor): StatusRead {
  const read = readResponse(xml)
  const nothing = { dinars: null, transaction: noTransaction }
  if (!read) return { state: 'refused', reason: 'not an answer of the API', ...nothing }
  const { state, reason } = judgeState(read, asked)
  if (state === 'refused' || state === 'not_found') return { state, reason, ...nothing }
  return { state, reason, dinars: bookedMinor(read) / 100, transaction: transactionIn(read) }
}

const bookedMinor = (read: Read): number => Number(read('CAPTURE_AMT') || read('ORIG_TRANS_AMT'))

/** Documented text; conclude nothing from any other text. */
const NOT_FOUND_TEXT = 'No record found for OID'

/** True if every order id in an answer is the requested one. `orNone`: also true if the answer contains none. */
function matchesOrder(read: Read, oid: string, { orNone = false } = {}): boolean {
  const named = [read('ORD_ID'), read('OrderId')].filter((name) => name !== undefined && name !== '')
  return named.length > 0 ? named.every((name) => name === oid) : orNone
}

type Judged = { state: OrderState; reason: string }

function judgeState(read: Read, asked: AskedFor): Judged {
  const errorCode = read('ERRORCODE') ?? ''
  if ((accessErrors as readonly string[]).includes(errorCode)) return { state: 'refused', reason: errorCode }
  const status = read('TRANS_STAT')
  const message = read('ErrMsg') ?? ''
  if (!status && saysNotFound(read, asked.oid)) return { state: 'not_found', reason: message }
  if (!status) return { state: 'refused', reason: errorCode || message || 'no status' }
  if (!matchesOrder(read, asked.oid)) return { state: 'refused', reason: 'the answer is about another order' }
  const reason = `${read('CHARGE_TYPE_CD')} ${status} ${read('PROC_RET_CD') ?? ''}`.trim()
  if (read('CHARGE_TYPE_CD') === 'C') return { state: isSettled(status) ? 'refunded' : 'unknown', reason }
  const state = saleState(read, status)
  return state === 'approved' ? amountChecked(read, asked.dinars, reason) : { state, reason }
}

const saysNotFound = (read: Read, oid: string): boolean =>
  read('ProcReturnCode') === '99' &&
  read('Response') === 'Declined' &&
  read('ErrMsg') === NOT_FOUND_TEXT &&
  matchesOrder(read, oid, { orNone: true })

const isSettled = (status: string | undefined): boolean => status === 'C' || status === 'S'

function saleState(read: Read, status: string): OrderState {
  if (status === 'D' || status === 'ERR') return 'declined'
  if (status === 'V' || status === 'CNCL') return 'cancelled'
  if (read('PROC_RET_CD') !== '00') return 'unknown'
  if (status === 'A') return 'reserved'
  return isSettled(status) ? 'approved' : 'unknown'
}

/** An approved sale counts only with the amount that was asked for. */
function amountChecked(read: Read, dinars: number | null, reason: string): Judged {
  const minor = bookedMinor(read)
  const right = dinars === null ? Number.isSafeInteger(minor) && minor > 0 : minor === dinars * 100
  return right ? { state: 'approved', reason } : { state: 'wrong_amount', reason: `${minor} in minor units` }
}

const noTransaction: Transaction = {
  authCode: null,
  transId: null,
  hostRefNum: null,
  response: null,
  procReturnCode: null,
  mdStatus: null,
  errCode: null,
  errMsg: null,
  maskedPan: null,
  trxDate: null,
  cardBrand: null,
  instalment: null,
}

const approvedIn = (read: Read) => read('PROC_RET_CD') === '00'

/** Converts '2026-04-12 14:05:33.000' to '20260412 14:05:33', the format of payment answers. */
const trxDate = (text: string | undefined) => text?.slice(0, 19).replaceAll('-', '') || null

const transactionIn = (read: Read): Transaction => ({
  ...noTransaction,
  authCode: read('AUTH_CODE') || null,
  transId: read('TRANS_ID') || null,
  hostRefNum: read('HOST_REF_NUM') || null,
  response: read('PROC_RET_CD') ? (approvedIn(read) ? 'Approved' : 'Declined') : null,
  procReturnCode: read('PROC_RET_CD') || null,
  mdStatus: read('MDSTATUS') || null,
  maskedPan: read('PAN') || null,
  trxDate: trxDate(read('AUTH_DTTM')),
})

export type Change = {
  outcome: 'done' | 'refused' | 'not_settled_yet' | 'unreadable'
  transId: string | null
  procReturnCode: string | null
  errCode: string | null
}

/** Parses the answer to Void, Credit or PostAuth. On failure any element may be missing. */
export function readChange(xml: Uint8Array, oid: string): Change {
  const read = readResponse(xml)
  const approved = read?.('Response') === 'Approved'
  if (!read || !matchesOrder(read, oid, { orNone: !approved }))
    return { outcome: 'unreadable', transId: null, procReturnCode: null, errCode: null }
  const errCode = read('ERRORCODE') || null
  const codes = { transId: read('TransId') || null, procReturnCode: read('ProcReturnCode') || null, errCode }
  if (approved && read('ProcReturnCode') === '00') return { outcome: 'done', ...codes }
  return { outcome: errCode === NOT_SETTLED_YET ? 'not_settled_yet' : 'refused', ...codes }
}

/** Plausibility limit for the transactions of one order. */
const MOST_TRANSACTIONS = 1_000

/** Rows of an order's history, newest first; null if the answer is unusable. */
function historyRows(xml: Uint8Array, oid: string): string[][] | null {
  const read = readResponse(xml)
  const count = Number(read?.('TRXCOUNT') || Number.NaN)
  if (!read || !matchesOrder(read, oid, { orNone: true })) return null
  if (!Number.isInteger(count) || count < 1 || count > MOST_TRANSACTIONS) return null
  return Array.from({ length: count }, (_, index) => (read(`TRX${index + 1}`) ?? '').split('\t'))
}

/** Refunded dinars in an order's history: credits, or the whole sale if voided. Null if the answer is unusable. */
export function readReturned(xml: Uint8Array, oid: string): number | null {
  let returned = 0
  const rows = historyRows(xml, oid)
  for (const [type, status, amount] of rows ?? []) {
    const minor = Number(amount)
    if (!Number.isFinite(minor)) return null
    if (type === 'C' && isSettled(status)) returned += minor
    if (type === 'S' && status === 'V') returned += minor
  }
  return rows && returned / 100
}

/** The approved sale with the expected amount in an order's history. */
export function readSale(xml: Uint8Array, { oid, dinars }: { oid: string; dinars: number }): Transaction | null {
  for (const row of historyRows(xml, oid) ?? []) {
    const [type, status, amount, , authorisedAt, , , hostRefNum, authCode, procReturnCode, transId] = row
    if (type !== 'S' || !isSettled(status) || procReturnCode !== '00' || Number(amount) !== dinars * 100) continue
    const told = { hostRefNum: hostRefNum || null, authCode: authCode || null, transId: transId || null, trxDate: trxDate(authorisedAt) }
    return { ...noTransaction, ...told, response: 'Approved', procReturnCode }
  }
  return null
}
