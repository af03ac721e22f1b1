import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { AdminStatus, BookingStatus } from '#domain/bookings/status.ts'
import { assessChange } from '#domain/bookings/status-change.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { readFacts } from '../payments/booking-facts.ts'
import { endEmptyOffer } from '../payments/offers.ts'
import { refundCancelled } from '../payments/refund-by-hand.ts'
import { refuseUnusualDay } from '../payments/refuse-unusual-day.ts'
import { sellByHand } from '../payments/sell-by-hand.ts'
import { type BookingRow, lockedBooking } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'

type Wish = InputOf<typeof bookingCalls.setStatus>
type Selling = Extract<AdminStatus, 'paid' | 'partial_paid'>

const sells = (status: AdminStatus): status is Selling => status === 'paid' || status === 'partial_paid'

/**
 * Sets a status by hand, if the booking's payments allow it (status-change.ts). 'Paid' and 'partly paid' require recorded money;
 * 'cancelled' and 'refunded' start refunds. The booking becomes refunded only after the bank has refunded.
 */
export async function setStatus(deps: Deps, account: Account, wish: Wish): Promise<{ status: BookingStatus }> {
  refuseMisplaced(wish)
  const { bookingId, version, status, reason = '', payment, refundAmount, ask } = wish
  const rate = await currentExchangeRate(deps)
  const changed = await deps.db
    .transaction(async (tx) => {
      const booking = await lockedBooking(tx, bookingId)
      refuseStale(version, booking)
      if (payment) refuseUnread(version, booking)
      if (ask && payment) await refuseUnusualDay(tx, payment.receivedOn, deps.now())
      const done = sells(status)
        ? await sellByHand(tx, deps, account, booking, { status, payment, reason, rate })
        : await end(tx, deps, account, booking, { ...wish, status })
      await recordActivity(tx, account, deps.now(), {
        subject: `booking ${booking.code}`,
        action: 'status',
        before: booking.status,
        after: { status, reason, ...(refundAmount === undefined ? {} : { refundAmount }), ...(payment ? { payment } : {}) },
      })
      return { status: done.status }
    })
    .catch(orDatesTaken)
  return changed
}

function refuseMisplaced({ status, payment, refundAmount }: Wish): void {
  if (payment && !sells(status)) throw badFields({ payment: 'payment_not_with_status' })
  if (refundAmount !== undefined && status !== 'cancelled' && status !== 'refunded')
    throw badFields({ refundAmount: 'refund_not_with_status' })
}

/** Money of a cancelled booking moves only for somebody who has read that it was cancelled: two changes at once never both move money. */
function refuseUnread(version: number | undefined, { status }: BookingRow): void {
  refuseIf(version === undefined && (status === 'cancelled' || status === 'refunded') && 'state_changed')
}

type Ending = Wish & { status: Exclude<AdminStatus, Selling> }

async function end(
  tx: Db,
  deps: Deps,
  account: Account,
  booking: BookingRow,
  { status, version, reason, refundAmount: amount }: Ending,
): Promise<{ status: BookingStatus }> {
  const at = deps.now()
  const change = assessChange(await readFacts(tx, booking, at), status)
  if (change.problem) throw new Refusal(change.problem)
  const { status: to, returning } =
    status === 'failed' ? { status, returning: 0 } : await refundCancelled(tx, deps, account, booking, { status, amount, reason })
  if (returning > 0) refuseUnread(version, booking)
  if (to === booking.status && returning === 0) return { status: to }
  if (change.mails.includes('cancellation')) await recordEvent(tx, at, { type: 'booking.cancelled', bookingId: booking.id, returning })
  const actor = String(account.id)
  await changeStatus(tx, booking, { to, actor, reason: reason ?? '', at })
  await endEmptyOffer(tx, booking, { actor, at })
  return { status: to }
}
