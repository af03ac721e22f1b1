import { eq } from 'drizzle-orm'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import type { Dinars } from '#domain/currency.ts'
import { type BookingRow, lockedBooking, releaseHoldsBefore, releaseOwnHolds } from '../bookings/queries.ts'
import { changeStatus } from '../bookings/record-change.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import { nightsAlreadySold } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { queueFailedMail, queuePaidMails } from '../mail/payment-mails.ts'
import type { Transaction } from './bank.ts'
import { giveBack, recordReturned } from './give-back.ts'
import { hasOpenPayment, type PaymentRow, paidAmount, paymentByOrderId } from './queries.ts'

export type FinalWord = {
  verdict: 'approved' | 'failed' | 'error'
  transaction: Transaction
  /** When to ask whether the bank's books agree; null where the word comes from them. */
  askAt: Date | null
  /** Dinars of it that the bank's books say have gone back already. */
  returned?: Dinars
  /** What the administrator should know of an approval. */
  attention?: string | null
}

/**
 * The one place that applies the bank's word, whether it comes with the guest, from the bank or from our asking.
 * Applied once: an approved payment stays approved, a refused one yields only to an approval.
 */
export async function settlePayment(deps: Deps, orderId: string, word: FinalWord): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await paymentByOrderId(tx, orderId, { lock: true })
    if (!payment || payment.state === 'approved') return
    if (word.verdict === 'approved') await approve(tx, deps, payment, word)
    else if (payment.state === 'open') await refuse(tx, deps, payment, { ...word, verdict: word.verdict })
    else await tx.update(payments).set({ askAt: word.askAt }).where(eq(payments.id, payment.id))
  })
}

async function approve(tx: Db, deps: Deps, payment: PaymentRow, word: FinalWord): Promise<void> {
  const { transaction, askAt, returned = 0, attention = null } = word
  const at = deps.now()
  const booking = await lockedBooking(tx, payment.bookingId)
  const paidBefore = await paidAmount(tx, booking.id)
  await tx
    .update(payments)
    .set({ ...transaction, state: 'approved', settledAt: at, askAt, attention })
    .where(eq(payments.id, payment.id))
  if (returned > 0) await recordReturned(tx, deps, payment, returned)
  if (returned >= payment.dinars) return
  const refusal = whyItCannotCount(booking, payment, paidBefore) ?? (await sellNights(tx, deps, booking, payment))
  if (refusal) await giveBack(tx, deps, payment, refusal)
  else await queuePaidMails(tx, deps, payment.id)
}

function whyItCannotCount({ status, deletedAt, stages }: BookingRow, { stage }: PaymentRow, paidBefore: number): string | null {
  if (deletedAt !== null || status === 'cancelled' || status === 'refunded') return 'the booking was cancelled meanwhile'
  const dueUpToStage = stages.filter((other) => other.stage <= stage).reduce((total, other) => total + other.amount, 0)
  return paidBefore >= dueUpToStage ? 'this stage was already paid' : null
}

/** Makes the nights the guest's, unless somebody else has them by now. @returns why not, or null */
async function sellNights(tx: Db, deps: Deps, booking: BookingRow, { stage }: PaymentRow): Promise<string | null> {
  const at = deps.now()
  await releaseHoldsBefore(tx, booking.villaId, at)
  await releaseOwnHolds(tx, booking, booking)
  const to = statusOncePaid(booking.stages, stage)
  try {
    await tx.transaction((savepoint) => changeStatus(savepoint, booking, { to, actor: 'bank', reason: `stage ${stage} approved`, at }))
    return null
  } catch (error) {
    if (nightsAlreadySold(error)) return 'the nights were sold meanwhile'
    throw error
  }
}

async function refuse(
  tx: Db,
  deps: Deps,
  payment: PaymentRow,
  { verdict, transaction, askAt }: FinalWord & { verdict: 'failed' | 'error' },
) {
  const at = deps.now()
  await tx
    .update(payments)
    .set({ ...transaction, state: verdict, settledAt: at, askAt })
    .where(eq(payments.id, payment.id))
  const booking = await lockedBooking(tx, payment.bookingId)
  if (booking.status === 'pending' && !(await hasOpenPayment(tx, booking.id))) {
    await changeStatus(tx, booking, { to: 'failed', actor: 'bank', reason: `stage ${payment.stage} not approved`, at })
  }
  await queueFailedMail(tx, deps, payment.id)
}
