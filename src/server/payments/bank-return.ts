import { minutesAfter } from '../clock.ts'
import { bankMessages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { askAfter } from './ask-bank.ts'
import { FIRST_ASK_MINUTES } from './asking-pace.ts'
import type { BankAnswer, BankWord } from './bank.ts'
import { confirmationPath } from './confirmation-link.ts'
import { paymentByOrderId } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

type Source = 'return' | 'callback'

// Anybody can post rubbish about an order; the bank is not to be bothered by each.
const MOST_ASKED_AT_ONCE = 5

/**
 * Takes the bank's answer from whoever brings it. Reads no session and sets no cookie: the signature is the proof.
 * @returns the order it was about, or null where nothing can be made of it
 */
export async function takeAnswer(deps: Deps, request: Request, source: Source): Promise<string | null> {
  const body = new Uint8Array(await request.arrayBuffer())
  const answer = deps.bank.readAnswer(body, request.headers.get('content-type'))
  if (!answer) {
    await keepMessage(deps, source, null, { verdict: 'ignore', reason: 'unreadable' })
    return null
  }
  const payment = answer.orderId ? await paymentByOrderId(deps.db, answer.orderId) : undefined
  if (!payment) {
    await keepMessage(deps, source, answer, { verdict: 'ignore', reason: 'no such order' })
    return null
  }
  const word = deps.bank.judge(answer, payment)
  await keepMessage(deps, source, answer, word)
  const { verdict, transaction, reason } = word
  if (verdict === 'ignore') return null
  if (verdict !== 'ask') {
    await settlePayment(deps, payment.orderId, { verdict, transaction, askAt: minutesAfter(deps.now(), FIRST_ASK_MINUTES) })
  } else if (payment.state !== 'approved' && payment.asked < MOST_ASKED_AT_ONCE)
    await askAfter(deps, payment, `Its answer was not taken as it came: ${reason}.`)
  return payment.orderId
}

/** What anybody may have posted as an order id does not go into the log. */
const ours = (answer: BankAnswer | null): string | undefined => answer?.orderId?.match(/^VB-[A-Z0-9]{6}-\d-\d{2}$/)?.[0]

async function keepMessage(
  deps: Deps,
  source: Source,
  answer: BankAnswer | null,
  word: Pick<BankWord, 'verdict' | 'reason'>,
): Promise<void> {
  const { verdict, reason } = word
  if (verdict === 'ask' || verdict === 'ignore')
    deps.log.warn({ orderId: ours(answer), source, verdict, reason }, 'answer of the bank not applied')
  await deps.db.insert(bankMessages).values({
    orderId: answer?.orderId?.slice(0, 64) ?? null,
    at: deps.now(),
    source,
    verdict,
    reason,
    fields: answer ? deps.bank.redacted(answer) : [],
  })
}

const seeOther = (path: string) => new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })

/** The guest comes back from the bank: 303 to the confirmation page, where the session cookie travels again. */
export async function guestReturns(deps: Deps, request: Request): Promise<Response> {
  const orderId = await takeAnswer(deps, request, 'return')
  return seeOther(orderId ? await confirmationPath(deps, orderId) : '/booking-confirmation?status=error')
}

/** The bank calls by itself: the bare word tells it that we have heard. */
export async function bankCalls(deps: Deps, request: Request): Promise<Response> {
  if (deps.env.NESTPAY_CALLBACK === 'off') return new Response('Not found', { status: 404 })
  await takeAnswer(deps, request, 'callback')
  return new Response('Approved', { headers: { 'content-type': 'text/plain' } })
}
