import { eq } from 'drizzle-orm'
import type { bookingMoneyCalls } from '#contract/booking-money.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { change as words } from '#words/records.en.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, lockedBooking } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { type PaymentRow, paidAmount } from './queries.ts'

/**
 * Reverses a payment recorded by mistake, as a correction entry in the ledger. A booking without money left becomes pending and holds its
 * nights for HOLD_MINUTES, so that the right payment can be recorded.
 */
export async function reversePayment(deps: Deps, account: Account, input: InputOf<typeof bookingMoneyCalls.reverse>) {
  const { paymentId, version, reason } = input
  const reversed = await deps.db.transaction(async (tx) => {
    const [seen] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(eq(payments.id, paymentId))
    if (!seen) throw new Refusal('not_found')
    const booking = await lockedBooking(tx, seen.bookingId)
    refuseStale(version, booking)
    const payment = await reversible(tx, paymentId)
    const at = deps.now()
    const { amount, dinars, orderId } = payment
    const byOwner = { requestedBy: account.id, settledBy: account.id, createdAt: at, settledAt: at }
    await tx.insert(refunds).values({ paymentId, amount, dinars, reason, ...byOwner, state: 'done', correction: true })
    const status = await statusLeft(tx, booking)
    const holdsUntil = status === 'pending' ? { holdsUntil: minutesAfter(at, deps.env.HOLD_MINUTES) } : {}
    await changeStatus(tx, booking, {
      to: status,
      actor: String(account.id),
      reason: words.paymentReversed(orderId, reason),
      at,
      ...holdsUntil,
    })
    await recordEvent(tx, at, { type: 'payment.reversed', paymentId })
    await recordActivity(tx, account, at, {
      subject: `booking ${booking.code}`,
      action: 'reverse payment',
      after: { orderId, reason, status },
    })
    return { status }
  })
  return reversed
}

async function reversible(tx: Db, paymentId: number): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment || payment.method === 'card') throw new Refusal('payment_not_recorded')
  const returned = await tx.$count(refunds, eq(refunds.paymentId, paymentId))
  if (returned > 0) throw new Refusal('payment_returned')
  return payment
}

async function statusLeft(tx: Db, { id, status, total }: BookingRow): Promise<BookingRow['status']> {
  if (!blocksNights(status)) return status
  const paid = await paidAmount(tx, id)
  return paid > 0 ? statusOncePaid(paid, total) : 'pending'
}
