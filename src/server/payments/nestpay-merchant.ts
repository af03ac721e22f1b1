import { setTimeout as pause } from 'node:timers/promises'
import { judgeAnswer, readLostApproval, readOrderId, type Transaction as Told } from '#nestpay/answer.ts'
import { accessErrors } from '#nestpay/codes.ts'
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
import { getPrefix } from '#words/languages.ts'
import type { BankKeys } from '../env-sets.ts'
import { readBody, type WithBody } from '../outside/read-body.ts'
import type { Access, Merchant, OrderState, RefundResult, Transaction } from './bank.ts'

const PATIENCE_MS = 20_000

/** Where the bank’s page leads back to. */
export const returnAddress = (siteUrl: string): string => `${siteUrl}/api/booking/payment-return.php`
/** Where the bank itself tells results, if it does. */
export const callbackAddress = (siteUrl: string): string => `${siteUrl}/api/booking/payment-callback.php`

/** Keys and addresses of an account, and the hash version that the bank has agreed to. */
export type BankAccess = BankKeys & { hashVersion: HashVersion }

/** Follows no redirect, which would take the password of the API user elsewhere. */
type Posted = {
  method: 'POST'
  redirect: 'manual'
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  signal: AbortSignal
}

export type MerchantSettings = {
  siteUrl: string
  /** What the card page can speak; the first where it does not speak the guest's language. */
  langs: readonly string[]
  callback: boolean
  fetch: (url: string, init: Posted) => Promise<{ readonly ok: boolean } & WithBody>
  patienceMs?: number
  /** Minimum time between the starts of two API calls, in milliseconds. */
  gapMs?: number
  /** Called after each API call; `answered` is false without a readable response in time. */
  asked?: (question: Question, answered: boolean, seconds: number) => void
}

type Question = 'order' | 'void' | 'credit' | 'history'

/** An account at NestPay or at its simulator, which differ only in address and keys. */
export function nestpayMerchant(keys: BankAccess, settings: MerchantSettings): Merchant {
  const { siteUrl, langs, callback, fetch, patienceMs = PATIENCE_MS, gapMs = 0 } = settings
  const { clientId, storeKey, hashVersion } = keys
  const turn = spaced(gapMs)

  /** Calls the bank's API; null on timeout, HTTP error or an oversized body. */
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
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new TextEncoder().encode(new URLSearchParams({ DATA: xml }).toString()),
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
    formFor: ({ orderId, dinars, payer, language }) => {
      const fields = paymentFields({
        clientId,
        storeKey,
        hashVersion,
        lang: langs.includes(language) ? language : (langs[0] ?? 'en'),
        amount: dinars,
        oid: orderId,
        returnUrl: returnAddress(siteUrl),
        shopUrl: `${siteUrl}${getPrefix(language)}/booking`,
        ...(callback ? { callbackUrl: callbackAddress(siteUrl) } : {}),
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
      return { orderId: readOrderId(read.fields), fields: read.fields.map(([name, value]) => [name, value]) }
    },
    judge: ({ fields }, { orderId, dinars, sent }) => {
      const { verdict, reason, transaction } = judgeAnswer(fields, { clientId, storeKey, hashVersion }, { oid: orderId, dinars, sent })
      return { verdict, reason, transaction: toTransaction(transaction) }
    },
    readLostApproval: ({ fields }) => {
      const lost = readLostApproval(fields, { clientId, storeKey, hashVersion })
      return lost && { orderId: lost.oid, dinars: lost.dinars, transaction: toTransaction(lost.transaction) }
    },
    redacted: ({ fields }) => redactedFields(fields),
    askOrder: async (orderId, dinars) => {
      const answer = await ask('order', statusQuery(keys, orderId))
      if (!answer) return { state: 'silent', reason: 'no answer', dinars: null, transaction: toTransaction(null) }
      const read = readStatus(answer, { oid: orderId, dinars })
      return { ...read, state: states[read.state], transaction: toTransaction(read.transaction) }
    },
    tryAccess: async () => {
      const answer = await ask('order', statusQuery(keys, NONEXISTENT_ORDER))
      return answer ? accessIn(answer) : 'silent'
    },
    voidPayment: (orderId) => change('void', orderId, voidRequest(keys, orderId)),
    credit: (orderId, dinars) => change('credit', orderId, creditRequest(keys, orderId, dinars)),
    askHistory: async (orderId, dinars) => {
      const answer = await ask('history', historyQuery(keys, orderId))
      const returned = answer ? readReturned(answer, orderId) : null
      if (!answer || returned === null) return null
      const sale = readSale(answer, { oid: orderId, dinars })
      return { returned, sale: sale && toTransaction(sale) }
    },
  }
}

/** Booking codes never contain a zero, so this order id can never exist. */
const NONEXISTENT_ORDER = 'VB-CHECK0-1-01'

function accessIn(answer: Uint8Array): Access {
  const { state, reason } = readStatus(answer, { oid: NONEXISTENT_ORDER, dinars: null })
  if (state === 'not_found') return 'right'
  return (accessErrors as readonly string[]).includes(reason) ? 'refused' : 'silent'
}

/** Bytes. API responses are a few kilobytes. */
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

/** Transaction data stored with a payment. */
export const toTransaction = (told: Told | null): Transaction => ({
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

type Time = { now: () => number; pause: (ms: number) => Promise<unknown> }

const real: Time = { now: () => performance.now(), pause }

/** Spaces the starts of calls at least `gapMs` milliseconds apart. Protects the bank's API from bursts. */
export function spaced(gapMs: number, time: Time = real): () => Promise<void> {
  let free = 0
  return async () => {
    const now = time.now()
    const turn = Math.max(now, free)
    free = turn + gapMs
    if (turn > now) await time.pause(turn - now)
  }
}
