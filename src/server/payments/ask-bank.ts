import { and, asc, eq, lte } from 'drizzle-orm'
import { writtenDinars } from '#domain/currency.ts'
import { minutesAfter } from '../clock.ts'
import { bankMessages, bookings, payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { deliverEvents } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import { nextAsk } from './asking-pace.ts'
import type { OrderWord } from './bank.ts'
import type { PaymentRow } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

// A payment can show up in the bank's books a while after it was made.
const MARGIN_MINUTES = 5
// Even if each runs into its time-out of 20 seconds, the job ends within its lease.
const MOST_AT_ONCE = 25
const NOT_FOUND_GRACE_MINUTES = 3
const GAVE_UP = 'The bank has not told for five days what became of this payment. Please ask the bank.'

/** Guests close the tab at the bank. Whoever has not come back is asked after, until the bank gives its word. */
export async function askBank(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.method, 'card'), lte(payments.askAt, deps.now())))
    .orderBy(asc(payments.askAt))
    .limit(MOST_AT_ONCE)
  for (const payment of due) await askAfter(deps, payment)
}

/** `doubt`: what is wrong with the answer that made us ask. @returns the bank's word, or null where it is being asked already */
export async function askAfter(deps: Deps, payment: PaymentRow, doubt: string | null = null): Promise<OrderWord | null> {
  if (!(await claim(deps, payment))) return null
  const word = await deps.bank.askOrder(payment.orderId, payment.dinars)
  await deps.db.insert(bankMessages).values({
    orderId: payment.orderId,
    at: deps.now(),
    source: 'query',
    verdict: word.state,
    reason: word.reason,
    fields: word.transaction,
  })
  if (payment.state === 'approved') await compare(deps, payment, word)
  else if (word.state === 'refunded') await concludeReturned(deps, payment)
  else await conclude(deps, payment, word, doubt)
  return word
}

async function claim({ db, now }: Deps, { id, asked }: PaymentRow): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ asked: asked + 1, askAt: minutesAfter(now(), 2) })
    .where(and(eq(payments.id, id), eq(payments.asked, asked)))
    .returning({ id: payments.id })
  return claimed.length > 0
}

async function conclude(deps: Deps, payment: PaymentRow, word: OrderWord, doubt: string | null): Promise<void> {
  if (word.state === 'other_amount') return dispute(deps, payment, otherAmount(payment, word), null)
  const verdict = finalVerdict(deps, word, await holdEnd(deps, payment))
  if (!verdict) return askAgain(deps, payment)
  const attention = payment.state === 'open' ? doubt : 'Its answer refused this payment.'
  await settlePayment(deps, payment.orderId, {
    verdict,
    from: 'records',
    transaction: word.transaction,
    attention: attention && `The bank approved when asked. ${attention}`,
  })
}

const otherAmount = ({ dinars }: PaymentRow, word: OrderWord): string =>
  `The bank’s records name ${word.dinars === null ? 'another amount' : writtenDinars(word.dinars)} for this order, this site ${writtenDinars(dinars)}.`

/** It was paid, and somebody has given it back at the bank before we knew: the order's history has both. */
async function concludeReturned(deps: Deps, payment: PaymentRow): Promise<void> {
  const history = await deps.bank.historyOf(payment.orderId, payment.dinars)
  if (!history?.sale) return askAgain(deps, payment)
  await settlePayment(deps, payment.orderId, {
    verdict: 'approved',
    from: 'records',
    transaction: history.sale,
    returned: history.returned,
    attention: 'The bank approved when asked, and somebody has given money back there.',
  })
}

/** 'Not found' and 'declined' are final only once the guest can no longer pay; silence never is. */
function finalVerdict({ now }: Deps, { state }: OrderWord, holdEnds: Date): 'approved' | 'failed' | null {
  if (state === 'approved') return 'approved'
  if (state !== 'not_found' && state !== 'declined' && state !== 'cancelled') return null
  return now() > minutesAfter(holdEnds, MARGIN_MINUTES) ? 'failed' : null
}

async function holdEnd({ db, env }: Deps, { bookingId, openedAt }: PaymentRow): Promise<Date> {
  const [booking] = await db.select({ holdsUntil: bookings.holdsUntil }).from(bookings).where(eq(bookings.id, bookingId))
  return booking?.holdsUntil ?? minutesAfter(openedAt, env.HOLD_MINUTES)
}

/** A signed approval stands whatever the records say, but where they disagree the owner and the guest's page are told. */
async function compare(deps: Deps, payment: PaymentRow, word: OrderWord): Promise<void> {
  if (word.state === 'unclear' || word.state === 'silent') return askAgain(deps, payment)
  const disagreement = await disagreementOf(deps, payment, word)
  if (disagreement === null) return confirm(deps, payment)
  if (word.state !== 'not_found') return dispute(deps, payment, disagreement, null)
  // A payment can show up in the bank's records a moment after its answer.
  const waited = payment.settledAt && payment.settledAt <= minutesAfter(deps.now(), -NOT_FOUND_GRACE_MINUTES)
  if (waited) return dispute(deps, payment, disagreement, nextAsk(payment.openedAt, payment.asked + 1, deps.now()))
  await deps.db
    .update(payments)
    .set({ askAt: minutesAfter(deps.now(), 1) })
    .where(eq(payments.id, payment.id))
}

async function disagreementOf({ db }: Deps, payment: PaymentRow, word: OrderWord): Promise<string | null> {
  if (word.state === 'not_found') return 'The bank’s answer approved this payment, its records do not know the order.'
  if (word.state === 'declined') return `The bank’s answer approved this payment, its records say declined (${word.reason}).`
  if (word.state === 'other_amount') return otherAmount(payment, word)
  const { transId } = word.transaction
  if (word.state === 'approved') {
    const same = !transId || !payment.transId || transId === payment.transId
    return same ? null : `The bank’s answer named the transaction ${payment.transId}, its records name ${transId}.`
  }
  const known = await db.$count(refunds, eq(refunds.paymentId, payment.id))
  return known > 0 ? null : 'The bank’s books say that this payment was given back; this site did not ask for that.'
}

/** The records agree, at once or after a while: a dispute ends by itself. */
async function confirm({ db, now }: Deps, { id, disputedAt, attention }: PaymentRow): Promise<void> {
  await db
    .update(payments)
    .set({ askAt: null, confirmedAt: now(), disputedAt: null, attention: disputedAt ? null : attention })
    .where(eq(payments.id, id))
}

/** Puts it before the owner, with a mail the first time. */
async function dispute(deps: Deps, { id, orderId, disputedAt }: PaymentRow, attention: string, askAt: Date | null): Promise<void> {
  deps.log.error({ orderId, reason: attention }, 'the bank contradicts itself')
  await deps.db.transaction(async (tx) => {
    await tx
      .update(payments)
      .set({ attention, askAt, disputedAt: disputedAt ?? deps.now() })
      .where(eq(payments.id, id))
    if (!disputedAt) await recordEvent(tx, deps.now(), { type: 'payment.disputed', paymentId: id })
  })
  await deliverEvents(deps)
}

async function askAgain({ db, now }: Deps, payment: PaymentRow): Promise<void> {
  const askAt = nextAsk(payment.openedAt, payment.asked + 1, now())
  const refused = payment.state === 'failed' || payment.state === 'error'
  const attention = askAt === null && !refused ? { attention: GAVE_UP } : {}
  await db
    .update(payments)
    .set({ askAt, ...attention })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
}
