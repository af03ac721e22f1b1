import { isOrderId } from '#domain/bookings/code.ts'
import { getPrefix, type Language, languages } from '#words/languages.ts'
import * as words from '#words/records.ts'
import { bankMessages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { BankAnswer, GatewayResult } from './bank.ts'
import { confirmationPath } from './confirmation-link.ts'
import { recordLostPayment } from './lost-payments.ts'
import { PAYMENT_CHECK_PATH } from './payment-check-page.ts'
import { countAnswer, logPayment } from './payment-log.ts'
import { type PaymentRow, paymentByOrderId } from './queries.ts'
import { triggerCheck } from './reconcile-payments.ts'
import { countRejected, countRejectedFor } from './rejected-answers.ts'
import { settlePayment } from './settle-payment.ts'

type Source = 'return' | 'callback'

/**
 * Processes a gateway answer, from a browser or from the bank. Uses no session and no cookie: the signature is the proof.
 * @returns the order id if the answer proves the outcome; otherwise null, and the response must reveal nothing
 */
async function takeAnswer(deps: Deps, answer: BankAnswer | null, source: Source): Promise<string | null> {
  if (!answer) return rejected(deps, source, 'unreadable')
  const payment = answer.orderId ? await paymentByOrderId(deps.db, answer.orderId) : undefined
  if (payment) return applyAnswer(deps, source, answer, payment)
  const lost = await deps.bank.readLostApproval(answer)
  // Accept only order ids of this site's format: ver3 does not sign field names, so a guest can move values of a genuine receipt.
  if (!lost || !isOrderId(lost.orderId)) return rejected(deps, source, 'unknown order')
  countAnswer(deps, 'lost', null)
  logPayment(deps, 'answered', lost.orderId, { source, verdict: 'lost', code: lost.transaction.procReturnCode }, true)
  await recordLostPayment(deps, lost)
  await storeMessage(deps, source, answer, { verdict: 'ignore', reason: words.approvedOrderUnknown })
  return null
}

async function applyAnswer(deps: Deps, source: Source, answer: BankAnswer, payment: PaymentRow): Promise<string | null> {
  const result = await deps.bank.judge(answer, payment)
  const { verdict, reason, transaction } = result
  if (verdict === 'ignore') return rejected(deps, source, 'another merchant')
  noteAnswer(deps, source, payment.orderId, result)
  if (verdict === 'reject') {
    await countRejectedFor(deps, { orderId: payment.orderId, source, reason })
    return reconcileBecause(deps, payment, reason)
  }
  await storeMessage(deps, source, answer, result)
  if (verdict === 'ask' || verdict === 'left') return reconcileBecause(deps, payment, reason)
  if (await settlePayment(deps, payment.orderId, { verdict, from: 'answer', transaction })) return payment.orderId
  return reconcileBecause(deps, payment, words.payment.transactionUsedByAnswer)
}

/** The reason is this site's own wording where the answer proves nothing, and the bank's text otherwise, which is no matter of the log. */
function noteAnswer(deps: Deps, source: Source, orderId: string, { verdict, reason, transaction }: GatewayResult): void {
  const { procReturnCode: code, mdStatus } = transaction
  countAnswer(deps, verdict, code)
  const doubt = verdict === 'ask' || verdict === 'reject'
  logPayment(deps, 'answered', orderId, { source, verdict, code, mdStatus, ...(doubt ? { reason } : {}) }, doubt)
}

async function rejected(deps: Deps, source: Source, reason: 'unreadable' | 'unknown order' | 'another merchant'): Promise<null> {
  countAnswer(deps, 'ignore', null)
  deps.log.warn({ source, reason }, 'answer of the bank rejected')
  await countRejected(deps, reason)
  return null
}

async function reconcileBecause(deps: Deps, payment: PaymentRow, reason: string): Promise<null> {
  if (payment.state !== 'approved') await triggerCheck(deps, payment, words.payment.answerNotTaken(reason))
  return null
}

/** Stores signed answers only: anybody can send unsigned ones. */
async function storeMessage(
  deps: Deps,
  source: Source,
  answer: BankAnswer,
  result: Pick<GatewayResult, 'verdict' | 'reason'>,
): Promise<void> {
  const { verdict, reason } = result
  const orderId = answer.orderId?.slice(0, 64) ?? null
  await deps.db.insert(bankMessages).values({ orderId, at: deps.now(), source, verdict, reason, fields: deps.bank.redacted(answer) })
}

const readAnswer = async ({ bank }: Deps, request: Request): Promise<BankAnswer | null> =>
  bank.readAnswer(new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type'))

/** The language of the bank's page, as the answer says. Not proved, so that it may only decide in which language a page is. */
function languageIn(answer: BankAnswer | null): Language {
  const givenLanguage = answer?.fields.find(([name]) => name === 'lang')?.[1]
  return languages.find((one) => one === givenLanguage) ?? 'en'
}

const seeOther = (path: string) => new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })

/** Browser return: 303 to the confirmation page, a same-site request that carries the session cookie again. */
export async function guestReturns(deps: Deps, request: Request): Promise<Response> {
  const answer = await readAnswer(deps, request)
  const orderId = await takeAnswer(deps, answer, 'return')
  return seeOther(orderId ? await confirmationPath(deps, orderId) : getPrefix(languageIn(answer)) + PAYMENT_CHECK_PATH)
}

/** Response when processing the answer failed. Never an error page and never 'pay again': the guest may have paid. */
export const returnFailed = (): Response => seeOther(PAYMENT_CHECK_PATH)

/** Server-to-server callback. NestPay expects the plain body 'Approved' as acknowledgement. */
export async function bankCalls(deps: Deps, request: Request): Promise<Response> {
  if (deps.env.NESTPAY_CALLBACK === 'off') return new Response('Not found', { status: 404 })
  await takeAnswer(deps, await readAnswer(deps, request), 'callback')
  return new Response('Approved', { headers: { 'content-type': 'text/plain' } })
}
