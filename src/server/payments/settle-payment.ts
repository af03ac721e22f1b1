import { and, eq } from 'drizzle-orm'
import { type Hold, heldUntil, isPromised, noHold } from '#domain/bookings/holds.ts'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import type { Dinars } from '#domain/currency.ts'
import { type Cents, sum } from '#domain/money.ts'
import * as words from '#words/records.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import { nightsAlreadySold, transactionAlreadyUsed } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import { type BookingRow, findBlocker, lockedBooking, releaseHoldsBefore, releaseOwnHolds } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'
import { bringBackTerms, termsOfEarlierAttempt, withTerms } from './agreed-terms.ts'
import type { Transaction } from './bank.ts'
import { isOfOpenOffer, paidAlternative, takeOffer } from './offers.ts'
import { paidChange } from './paid-change.ts'
import { logPayment } from './payment-log.ts'
import { hasLaterOpenAttempt, hasOpenPayment, type PaymentRow, paidAmount, paymentByOrderId } from './queries.ts'
import { FIRST_ASK_MINUTES } from './reconciliation-schedule.ts'
import { recordRefund, refundPayment } from './refund-payment.ts'

export type FinalResult = {
  verdict: 'approved' | 'failed' | 'error'
  /** Source of the result: an answer by browser or callback, the bank's records, or the owner who asked the bank. */
  from: 'answer' | 'records' | 'owner'
  transaction: Transaction
  /** Dinars already refunded according to the bank's records. */
  returned?: Dinars
  /** Note for the administrator about an approval. */
  attention?: string | null
}

/**
 * Applies a payment result exactly once: an approved payment stays approved, a refused one yields only to an approval. Called for browser
 * returns, gateway callbacks, reconciliation and the owner. Writes only facts; mails follow from the events.
 * @returns false if the answer's transaction has already paid another order: nothing was changed, the caller has to ask the bank
 */
export async function settlePayment(deps: Deps, orderId: string, result: FinalResult): Promise<boolean> {
  const settling = withDelivery(deps, () => deps.db.transaction((tx) => settle(tx, deps, orderId, result)))
  const effect = await settling.catch((error) => (transactionAlreadyUsed(error) ? 'transaction_used' : Promise.reject(error)))
  const { procReturnCode: code, mdStatus } = result.transaction
  const { verdict, from } = result
  logPayment(deps, 'settled', orderId, { verdict, from, effect, code, mdStatus }, effect === 'refund_due' || effect === 'transaction_used')
  return effect !== 'transaction_used'
}

/** `none`: known before. `counted`: an approval counts, `refund_due`: it cannot, and its money goes back. */
type Effect = 'none' | 'counted' | 'refund_due' | 'returned_at_bank' | 'not_paid' | 'transaction_used'

async function settle(tx: Db, deps: Deps, orderId: string, result: FinalResult): Promise<Effect> {
  const payment = await paymentByOrderId(tx, orderId, { lock: true })
  if (!payment || payment.state === 'approved') return 'none'
  if (result.verdict === 'approved') return approve(tx, deps, payment, result)
  if (payment.state === 'open') {
    await refuse(tx, deps, payment, { ...result, verdict: result.verdict })
    return 'not_paid'
  }
  await tx
    .update(payments)
    .set({ askAt: nextCheckAt(deps, result) })
    .where(eq(payments.id, payment.id))
  return 'none'
}

/** Every answer is checked against the bank's records: an approval immediately, a refusal after FIRST_ASK_MINUTES. */
const nextCheckAt = ({ now }: Deps, { verdict, from }: FinalResult): Date | null => {
  if (from !== 'answer') return null
  return verdict === 'approved' ? now() : minutesAfter(now(), FIRST_ASK_MINUTES)
}

async function approve(tx: Db, deps: Deps, payment: PaymentRow, result: FinalResult): Promise<Effect> {
  const { from, returned = 0 } = result
  const at = deps.now()
  const booking = await lockedBooking(tx, payment.bookingId)
  const used = await usedTransaction(tx, result.transaction)
  if (used && from === 'answer') return 'transaction_used'
  const transaction = used ? { ...result.transaction, transId: null } : result.transaction
  const attention = used ? words.payment.transactionUsed(used) : (result.attention ?? null)
  const change = booking.changeOf === null || returned >= payment.dinars ? null : await paidChange(tx, deps, booking, payment)
  const paidBefore = await paidAmount(tx, booking.id)
  const agreed = change ? null : await termsOfEarlierAttempt(tx, payment, paidBefore)
  const paidFor = agreed ? withTerms(booking, agreed) : booking
  await tx
    .update(payments)
    .set({
      ...change?.belongs,
      ...transaction,
      state: 'approved',
      settledAt: at,
      askAt: nextCheckAt(deps, result),
      attention,
      confirmedAt: from === 'answer' ? null : at,
    })
    .where(eq(payments.id, payment.id))
  if (returned > 0) await recordRefund(tx, deps, payment, returned)
  if (returned >= payment.dinars) return 'returned_at_bank'
  const refusal = change
    ? change.refusal
    : (surplusReason(paidFor, payment, paidBefore) ?? (await sellNights(tx, deps, paidFor, payment, paidBefore)))
  if (agreed && !refusal) await bringBackTerms(tx, booking, agreed)
  if (refusal) await refundPayment(tx, deps, payment, refusal)
  else await recordEvent(tx, at, { type: 'payment.approved', paymentId: payment.id })
  return refusal ? 'refund_due' : 'counted'
}

/** The transaction's id if it has already paid another order; otherwise null. */
async function usedTransaction(tx: Db, { transId }: Transaction): Promise<string | null> {
  if (transId === null) return null
  const same = and(eq(payments.transId, transId), eq(payments.state, 'approved'))
  return (await tx.$count(payments, same)) > 0 ? transId : null
}

function surplusReason({ status, deletedAt, stages, total }: BookingRow, { stage, amount }: PaymentRow, paidBefore: number): string | null {
  if (deletedAt !== null || status === 'cancelled' || status === 'refunded') return words.refund.cancelledMeanwhile
  const dueUpToStage = sum(stages.filter((other) => other.stage <= stage).map((other) => other.amount))
  if (paidBefore >= dueUpToStage) return words.refund.stagePaid
  return paidBefore + amount > total ? words.refund.moreThanPrice : null
}

/** Assigns the nights to the guest unless they were sold meanwhile. @returns the reason for a refusal, or null */
async function sellNights(
  tx: Db,
  deps: Deps,
  booking: BookingRow,
  { stage, amount }: PaymentRow,
  paidBefore: Cents,
): Promise<string | null> {
  const at = deps.now()
  const other = await paidAlternative(tx, booking)
  if (other) return words.refund.alternativePaid(other.code)
  const alreadyHeld = blocksNights(booking.status) || heldUntil(booking, at) !== null
  if (!alreadyHeld && (await isSoldElsewhere(tx, booking.villaId, booking))) return words.refund.nightsSold
  await releaseHoldsBefore(tx, booking.villaId, at)
  await releaseOwnHolds(tx, booking, booking)
  const to = statusOncePaid(paidBefore + amount, booking.total)
  try {
    await tx.transaction((savepoint) =>
      changeStatus(savepoint, booking, { to, actor: 'bank', reason: words.change.stageApproved(stage), at }),
    )
    await takeOffer(tx, booking, { actor: 'bank', at })
    return null
  } catch (error) {
    if (nightsAlreadySold(error)) return whoHasNights(tx, booking, at)
    throw error
  }
}

/** Why the nights cannot be had: the guest has paid for them by another attempt, or they were sold. */
async function whoHasNights(tx: Db, booking: BookingRow, at: Date): Promise<string> {
  const blocker = await findBlocker(tx, booking.villaId, booking, at, { except: booking })
  const own = blocker?.holdsUntil === null && blocker.accountId !== null && blocker.accountId === booking.accountId
  return own ? words.refund.nightsPaid(blocker.code) : words.refund.nightsSold
}

async function refuse(tx: Db, deps: Deps, payment: PaymentRow, result: FinalResult & { verdict: 'failed' | 'error' }): Promise<void> {
  const at = deps.now()
  await tx
    .update(payments)
    .set({ ...result.transaction, state: result.verdict, settledAt: at, askAt: nextCheckAt(deps, result) })
    .where(eq(payments.id, payment.id))
  const booking = await lockedBooking(tx, payment.bookingId)
  const waits = isPromised(booking.hold) || (await isOfOpenOffer(tx, booking))
  if (booking.status === 'pending' && !waits && !(await isWaitedFor(tx, payment))) {
    const reason = words.change.stageNotApproved(payment.stage)
    await changeStatus(tx, booking, { to: 'failed', actor: 'bank', reason, at, hold: restOfHold(booking, at) })
  }
  await recordEvent(tx, at, { type: 'payment.refused', paymentId: payment.id })
}

/** After a refusal the guest has the rest of the hold to try again. A refused change leaves the stay as it was. */
const restOfHold = ({ hold, holdsUntil }: BookingRow, at: Date): Hold | typeof noHold =>
  hold === 'payment' && holdsUntil !== null && holdsUntil > at ? { hold, holdsUntil } : noHold

/**
 * Whether another attempt still holds the nights. Of attempts with terms of their own the last one does: one that the guest has left does
 * not keep the nights from others, and books them all the same if it is approved.
 */
const isWaitedFor = (tx: Db, payment: PaymentRow): Promise<boolean> =>
  payment.agreed === null ? hasOpenPayment(tx, payment.bookingId) : hasLaterOpenAttempt(tx, payment)
