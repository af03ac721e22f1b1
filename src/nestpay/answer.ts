import { authenticated } from './codes.ts'
import { type Fields, fieldOf } from './fields.ts'
import { answerHashMatches, type HashVersion, signedNames } from './hash.ts'
import { RSD } from './request.ts'

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

/** `ask`: change nothing, ask the bank's API. `ignore`: change nothing, it is not for us. */
export type Verdict = 'approved' | 'failed' | 'error' | 'ask' | 'ignore'

export type Judgement = { verdict: Verdict; reason: string; transaction: Transaction }

/** What our records say of the order: `dinars` are whole. */
export type Expected = { clientId: string; storeKey: string; hashVersion: HashVersion; oid: string; dinars: number }

/** The order an answer is about; sometimes only the second name comes. */
export const orderIdOf = (fields: Fields): string | null => fieldOf(fields, 'oid') || fieldOf(fields, 'ReturnOid') || null

/** Decides what an answer means, by the rules of nestpay.md section 6 in their order. */
export function judgeAnswer(fields: Fields, expected: Expected): Judgement {
  const transaction = transactionOf(fields)
  const judged = (verdict: Verdict, reason: string): Judgement => ({ verdict, reason, transaction })
  const field = (name: string) => fieldOf(fields, name)

  if (field('clientid') !== expected.clientId || orderIdOf(fields) !== expected.oid) return judged('ignore', 'not our order')
  if ((field('hashAlgorithm') ?? expected.hashVersion).toLowerCase() !== expected.hashVersion)
    return judged('ask', 'unexpected hash version')
  const rule = answerHashMatches(expected.hashVersion, fields, expected.storeKey)
  if (rule === null) return judged('ask', 'wrong hash')
  if (!sameMoney(field('amount'), field('currency'), expected.dinars)) return judged('ask', 'wrong amount or currency')
  if (expected.hashVersion === 'ver2' && !outcomeIsSigned(fields)) return judged('ask', 'the outcome is not signed')

  const { response, procReturnCode, mdStatus } = transaction
  if (response === 'Approved' && procReturnCode === '00') {
    return authenticated(mdStatus)
      ? judged('approved', `hash ${rule}`)
      : judged('ask', `approved, but mdStatus is ${mdStatus ?? 'missing'}`)
  }
  return judged(response === 'Error' ? 'error' : 'failed', `${response ?? 'no response'} ${procReturnCode ?? ''}`.trim())
}

function sameMoney(amount: string | undefined, currency: string | undefined, dinars: number): boolean {
  if (currency !== undefined && currency !== RSD) return false
  return amount === undefined || minorUnits(amount) === dinars * 100
}

/** '59757.00', '59757,0' and '59757' alike; null for anything else. */
export function minorUnits(amount: string): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(amount.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

function outcomeIsSigned(fields: Fields): boolean {
  const names = new Set(signedNames(fields).map((name) => name.toLowerCase()))
  const has = (name: string) => names.has(name.toLowerCase())
  return has('clientid') && (has('oid') || has('ReturnOid')) && has('Response') && has('ProcReturnCode')
}

export function transactionOf(fields: Fields): Transaction {
  const value = (name: string) => fieldOf(fields, name)?.slice(0, 255) || null
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
