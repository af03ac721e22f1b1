import { eq } from 'drizzle-orm'
import type { bookingMoneyCalls } from '#contract/booking-money.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { UNTIL_DECIDED } from '#domain/bookings/holds.ts'
import type { RecordedPayment } from '#domain/bookings/recorded-payment.ts'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import { type BookingStatus, blocksNights } from '#domain/bookings/status.ts'
import { change as words } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { currentExchangeRate, type ExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { payments, refunds } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, lockedBooking } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { type PaymentRow, paidAmount } from './queries.ts'
import { refuseUnusualDay } from './refuse-unusual-day.ts'
import { sellByHand } from './sell-by-hand.ts'

/**
 * Reverses a payment recorded by mistake, as a correction entry in the ledger, and records the right one if it is given. A booking without
 * money left becomes pending and holds its nights until an owner decides.
 */
export async function reversePayment(deps: Deps, account: Account, input: InputOf<typeof bookingMoneyCalls.reverse>) {
  const { paymentId, version, reason, payment: right, ask } = input
  const rate = await currentExchangeRate(deps)
  return deps.db
    .transaction(async (tx) => {
      const [seen] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(eq(payments.id, paymentId))
      if (!seen) throw new Refusal('not_found')
      const booking = await lockedBooking(tx, seen.bookingId)
      refuseStale(version, booking)
      if (ask && right) await refuseUnusualDay(tx, right.receivedOn, deps.now())
      const payment = await reversible(tx, paymentId)
      const at = deps.now()
      const { amount, dinars, orderId } = payment
      const byOwner = { requestedBy: account.id, settledBy: account.id, createdAt: at, settledAt: at }
      await tx.insert(refunds).values({ paymentId, amount, dinars, reason, ...byOwner, state: 'done', correction: true })
      const status = await statusLeft(tx, booking)
      await changeStatus(tx, booking, {
        to: status,
        actor: String(account.id),
        reason: words.paymentReversed(orderId, reason),
        at,
        ...(status === 'pending' ? { hold: { hold: 'correction', holdsUntil: UNTIL_DECIDED } } : {}),
      })
      await recordEvent(tx, at, { type: 'payment.reversed', paymentId })
      await recordActivity(tx, account, at, {
        subject: `booking ${booking.code}`,
        action: 'reverse payment',
        after: { orderId, reason, status, ...(right ? { payment: right } : {}) },
      })
      if (!right) return { status }
      return recordInstead(tx, deps, account, { bookingId: booking.id, payment: right, rate })
    })
    .catch(orDatesTaken)
}

type Right = { bookingId: number; payment: RecordedPayment; rate: ExchangeRate }

async function recordInstead(
  tx: Db,
  deps: Deps,
  account: Account,
  { bookingId, payment, rate }: Right,
): Promise<{ status: BookingStatus }> {
  const booking = await lockedBooking(tx, bookingId)
  refuseIf((booking.status === 'cancelled' || booking.status === 'refunded') && 'change_not_possible')
  const wanted = statusOncePaid((await paidAmount(tx, bookingId)) + payment.amount, booking.total)
  const { status } = await sellByHand(tx, deps, account, booking, { status: wanted, payment, reason: words.paymentRecorded, rate })
  return { status }
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
