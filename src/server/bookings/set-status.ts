import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { Refused } from '#contract/refused.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { type AdminStatus, blocksNights, mayMove } from '#domain/bookings/status.ts'
import { dinarsFor } from '#domain/currency.ts'
import type { Account } from '../accounts/sessions.ts'
import { currentRate } from '../currency/current-rate.ts'
import { recordActivity } from '../dashboard/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { payments } from '../db/schema.ts'
import { nightsAlreadySold } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { deliverEvents } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import { nextOrderId } from '../payments/order-ids.ts'
import { paidAmount } from '../payments/queries.ts'
import { refundCancelled } from '../payments/refund-by-hand.ts'
import { type BookingRow, lockedBooking, releaseHoldsBefore } from './queries.ts'
import { changeStatus } from './record-change.ts'

type Wish = InputOf<typeof bookingCalls.setStatus>

/**
 * Sets a status by hand. Paid and partly paid record a bank transfer; nights that somebody else has are refused. Cancelled and
 * refunded send money back: the booking is called refunded only once the bank has done so.
 */
export async function setStatus(deps: Deps, account: Account, wish: Wish) {
  const { bookingId, version, status, reason, refundAmount } = wish
  const at = deps.now()
  const rate = await currentRate(deps)
  const changed = await deps.db
    .transaction(async (tx) => {
      const booking = await lockedBooking(tx, bookingId)
      if (booking.deletedAt !== null) throw new Refused('no_such_booking')
      refuseStale(version, booking)
      if (!mayMove(booking.status, status, 'admin')) throw new Refused('state_changed')
      if (blocksNights(status)) await releaseHoldsBefore(tx, booking.villaId, at)
      if (status === 'paid' || status === 'partial_paid') await recordTransfer(tx, account, booking, status, { at, rate })
      const to = await cancelled(tx, deps, account, booking, wish)
      await changeStatus(tx, booking, { to, actor: String(account.id), reason: reason ?? '', at })
      await recordActivity(tx, account, at, {
        subject: `booking ${booking.code}`,
        action: 'status',
        before: booking.status,
        after: { status, reason, ...(refundAmount === undefined ? {} : { refundAmount }) },
      })
      return { status: to }
    })
    .catch((error) => {
      throw nightsAlreadySold(error) ? new Refused('dates_taken') : error
    })
  await deliverEvents(deps)
  return changed
}

/** @returns the status that the booking gets now */
async function cancelled(tx: Db, deps: Deps, account: Account, booking: BookingRow, wish: Wish): Promise<AdminStatus> {
  const { status, reason, refundAmount: amount } = wish
  if (status !== 'cancelled' && status !== 'refunded') {
    if (amount === undefined) return status
    const text = 'Money goes back only with cancelled or refunded'
    throw new Refused('bad_input', { text, fields: { refundAmount: text } })
  }
  const { status: to, returning } = await refundCancelled(tx, deps, account, booking, { status, amount, reason })
  if (booking.status === 'pending' || blocksNights(booking.status)) {
    await recordEvent(tx, deps.now(), { type: 'booking.cancelled', bookingId: booking.id, returning })
  }
  return to
}

type At = { at: Date; rate: { units: number; day: string; source: string } }

/** A transfer over everything that is still open, or over the next stage. */
async function recordTransfer(
  tx: Db,
  account: Account,
  booking: BookingRow,
  status: 'paid' | 'partial_paid',
  { at, rate }: At,
): Promise<void> {
  const { remaining, next } = paymentState(booking.stages, await paidAmount(tx, booking.id))
  const amount = status === 'paid' ? remaining : (next?.amount ?? 0)
  if (amount === 0 || !next) return
  await tx.insert(payments).values({
    bookingId: booking.id,
    stage: next.stage,
    ...(await nextOrderId(tx, booking, next.stage)),
    method: 'transfer',
    state: 'approved',
    amount,
    dinars: dinarsFor(amount, rate.units),
    rateUnits: rate.units,
    rateSource: rate.source,
    rateDay: rate.day,
    openedAt: at,
    settledAt: at,
    recordedBy: account.id,
  })
}
