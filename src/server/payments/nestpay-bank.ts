import { judgeAnswer, orderIdOf, readLostApproval, type Transaction as Told } from '#nestpay/answer.ts'
import { redactedFields } from '#nestpay/fields.ts'
import { readFormBody } from '#nestpay/form-body.ts'
import type { HashVersion } from '#nestpay/hash.ts'
import {
  creditRequest,
  historyQuery,
  readChange,
  readReturned,
  readSale,
  readStatus,
  type OrderState as StateTold,
  statusQuery,
  voidRequest,
} from '#nestpay/orders.ts'
import { paymentFields } from '#nestpay/request.ts'
import type { BankKeys } from '../env-sets.ts'
import { readBody } from '../outside/read-body.ts'
import type { Bank, OrderState, RefundResult, Transaction } from './bank.ts'
import { spaced } from './spaced.ts'

const PATIENCE_MS = 20_000
const RETURN_PATH = '/api/booking/payment-return.php'
const CALLBACK_PATH = '/api/booking/payment-callback.php'

type Settings = {
  siteUrl: string
  hashVersion: HashVersion
  lang: string
  callback: boolean
  fetch: typeof fetch
  patienceMs?: number
  /** How far apart calls of the bank's API begin. */
  gapMs?: number
  /** Told of every question, whether it was answered, and how long that took. */
  asked?: (question: Question, answered: boolean, seconds: number) => void
}

type Question = 'order' | 'void' | 'credit' | 'history'

/** NestPay as the site's bank; the simulator differs by address and keys only. */
export function nestpayBank(keys: BankKeys, settings: Settings): Bank {
  const { siteUrl, hashVersion, lang, callback, fetch, patienceMs = PATIENCE_MS, gapMs = 0 } = settings
  const { clientId, storeKey } = keys
  const turn = spaced(gapMs)

  /** Asks the bank's API; null when nothing comes back in time that could be read. */
  async function ask(question: Question, xml: string): Promise<Uint8Array | null> {
    await turn()
    const begun = performance.now()
    const answer = await post(xml)
    settings.asked?.(question, answer !== null, (performance.now() - begun) / 1000)
    return answer
  }

  async function post(xml: string): Promise<Uint8Array | null> {
    try {
      const response = await fetch(keys.apiUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ DATA: xml }),
        signal: AbortSignal.timeout(patienceMs),
      })
      return response.ok ? await readBody(response, LARGEST_ANSWER) : null
    } catch {
      return null
    }
  }

  async function change(question: 'void' | 'credit', orderId: string, xml: string): Promise<RefundResult> {
    const answer = await ask(question, xml)
    const read = answer ? readChange(answer, orderId) : null
    if (!read || read.outcome === 'unreadable') return { outcome: 'silent', transId: null, procReturnCode: null, errCode: null }
    return { ...read, outcome: read.outcome }
  }

  return {
    origin: new URL(keys.gatewayUrl).origin,
    formFor: ({ orderId, dinars, payer }) => {
      const fields = paymentFields({
        clientId,
        storeKey,
        hashVersion,
        lang,
        amount: dinars,
        oid: orderId,
        returnUrl: siteUrl + RETURN_PATH,
        shopUrl: `${siteUrl}/booking`,
        ...(callback ? { callbackUrl: siteUrl + CALLBACK_PATH } : {}),
        billTo: { name: payer.name },
        email: payer.email,
        phone: payer.phone,
      })
      const { rnd: _rnd, hash: _hash, ...sent } = fields
      return { form: { method: 'POST', action: keys.gatewayUrl, fields }, sent }
    },
    readAnswer: (body, contentType) => {
      const read = readFormBody(body, contentType)
      if ('unreadable' in read) return null
      return { orderId: orderIdOf(read.fields), fields: read.fields.map(([name, value]) => [name, value]) }
    },
    judge: ({ fields }, { orderId, dinars, sent }) => {
      const { verdict, reason, transaction } = judgeAnswer(fields, { clientId, storeKey, hashVersion }, { oid: orderId, dinars, sent })
      return { verdict, reason, transaction: kept(transaction) }
    },
    readLostApproval: ({ fields }) => {
      const lost = readLostApproval(fields, { clientId, storeKey, hashVersion })
      return lost && { orderId: lost.oid, dinars: lost.dinars, transaction: kept(lost.transaction) }
    },
    redacted: ({ fields }) => redactedFields(fields),
    askOrder: async (orderId, dinars) => {
      const answer = await ask('order', statusQuery(keys, orderId))
      if (!answer) return { state: 'silent', reason: 'no answer', dinars: null, transaction: kept(null) }
      const read = readStatus(answer, { oid: orderId, dinars })
      return { ...read, state: states[read.state], transaction: kept(read.transaction) }
    },
    voidPayment: (orderId) => change('void', orderId, voidRequest(keys, orderId)),
    credit: (orderId, dinars) => change('credit', orderId, creditRequest(keys, orderId, dinars)),
    historyOf: async (orderId, dinars) => {
      const answer = await ask('history', historyQuery(keys, orderId))
      const returned = answer ? readReturned(answer, orderId) : null
      if (!answer || returned === null) return null
      const sale = readSale(answer, { oid: orderId, dinars })
      return { returned, sale: sale && kept(sale) }
    },
  }
}

/** Answers of the API take some kilobytes; anything much larger is not one. */
const LARGEST_ANSWER = 1024 * 1024

const states: Record<StateTold, OrderState> = {
  approved: 'approved',
  declined: 'declined',
  cancelled: 'cancelled',
  refunded: 'refunded',
  not_found: 'not_found',
  reserved: 'unclear',
  unknown: 'unclear',
  wrong_amount: 'other_amount',
  refused: 'silent',
}

/** What of the bank's word is kept with a payment. */
const kept = (told: Told | null): Transaction => ({
  authCode: told?.authCode ?? null,
  transId: told?.transId ?? null,
  hostRefNum: told?.hostRefNum ?? null,
  response: told?.response ?? null,
  procReturnCode: told?.procReturnCode ?? null,
  mdStatus: told?.mdStatus ?? null,
  errCode: told?.errCode ?? null,
  errMsg: told?.errMsg ?? null,
  maskedPan: told?.maskedPan ?? null,
  trxDate: told?.trxDate ?? null,
  cardInstalment: told?.instalment ?? null,
})
