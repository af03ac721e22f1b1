import { authenticated } from './codes.ts'
import { type Fields, findField } from './fields.ts'
import { minorUnits } from './minor-units.ts'
import { RSD } from './request.ts'
import { type Keys, outcomeFields, type SentOrder, trustAnswer } from './trust.ts'

export type Transaction = {
  authCode: string | null
  transId: string | null
  hostRefNum: string | null
  response: string | null
  procReturnCode: string | null
  mdStatus: string | null
  errCode: string | null
  errMsg: string | null
  maskedPan: string | null
  trxDate: string | null
  cardBrand: string | null
  instalment: string | null
}

/**
 * `ask`: valid hash, but insufficient proof; change nothing and query the bank's API. `left`: the same for an error before the payment:
 * the guest may be shown that the attempt failed (nestpay.md section 6, rule 6). `reject`: no valid hash; change nothing.
 * `ignore`: another merchant or another order.
 */
export type Verdict = 'approved' | 'failed' | 'error' | 'left' | 'ask' | 'reject' | 'ignore'

export type Judgement = { verdict: Verdict; reason: string; transaction: Transaction }

/** Order id in an answer, unverified. Some answers contain only `ReturnOid`. */
export const readOrderId = (fields: Fields): string | null => findField(fields, 'oid') || findField(fields, 'ReturnOid') || null

/** Decides what an answer means for an order. Applies the rules of nestpay.md section 6 in their order. */
export function judgeAnswer(fields: Fields, keys: Keys, order: SentOrder): Judgement {
  const transaction = readTransaction(fields)
  const judged = (verdict: Verdict, reason: string): Judgement => ({ verdict, reason, transaction })
  if (findField(fields, 'clientid') !== keys.clientId || readOrderId(fields) !== order.oid) return judged('ignore', 'not our order')
  const trust = trustAnswer(fields, keys, order)
  if (!trust.trusted) {
    const left = trust.before && transaction.response === 'Error' && transaction.procReturnCode !== '00'
    return judged(left ? 'left' : trust.signed ? 'ask' : 'reject', trust.reason)
  }

  const decisive = outcomeFields(fields, keys.hashVersion)
  const [response, code, mdStatus] = ['Response', 'ProcReturnCode', 'mdStatus'].map((name) => findField(decisive, name) || null)
  if (response === 'Approved' && code === '00') {
    return authenticated(mdStatus ?? null)
      ? judged('approved', trust.rule)
      : judged('ask', `approved, but mdStatus is ${mdStatus ?? 'missing'}`)
  }
  if (transaction.response === 'Approved') return judged('ask', 'the outcome is incomplete')
  return judged(response === 'Error' ? 'error' : 'failed', `${response ?? 'no response'} ${code ?? ''}`.trim())
}

/**
 * Reads an approval of an order that is not in the database: the payment of a lost order (nestpay.md section 6, rule 2). Null unless
 * the hash is valid and the outcome is signed. `dinars`: whole; null if the answer contains no whole amount in dinars.
 */
export function readLostApproval(fields: Fields, keys: Keys): { oid: string; dinars: number | null; transaction: Transaction } | null {
  const oid = findField(fields, 'oid')
  const minor = findField(fields, 'currency') === RSD ? minorUnits(findField(fields, 'amount') ?? '') : null
  const dinars = minor !== null && minor % 100 === 0 ? minor / 100 : null
  if (!oid) return null
  // The sent form of this order is lost, so only the gateway's own fields can be checked for completeness.
  const trust = trustAnswer(fields, keys, { oid, dinars: dinars ?? 0, sent: {} })
  const decisive = outcomeFields(fields, keys.hashVersion)
  const approved = findField(decisive, 'Response') === 'Approved' && findField(decisive, 'ProcReturnCode') === '00'
  return trust.trusted && approved ? { oid, dinars, transaction: readTransaction(fields) } : null
}

export function readTransaction(fields: Fields): Transaction {
  const value = (name: string) => findField(fields, name)?.slice(0, 255) || null
  return {
    authCode: value('AuthCode'),
    transId: value('TransId'),
    hostRefNum: value('HostRefNum'),
    response: value('Response'),
    procReturnCode: value('ProcReturnCode'),
    mdStatus: value('mdStatus'),
    errCode: value('ErrCode') ?? value('ErrorCode'),
    errMsg: value('ErrMsg'),
    maskedPan: value('MaskedPan') ?? value('maskedCreditCard'),
    trxDate: value('EXTRA.TRXDATE'),
    cardBrand: value('EXTRA.CARDBRAND'),
    instalment: value('instalment'),
  }
}
