import type { bookingMoneyCalls } from '#contract/booking-money.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import { change as words } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockedBooking } from '../stays/queries.ts'
import { paidAmount } from './queries.ts'
import { refuseUnusualDay } from './refuse-unusual-day.ts'
import { sellByHand } from './sell-by-hand.ts'

/** Records a payment by transfer or in cash. A cancelled booking must be set to paid or partly paid instead. */
export async function recordPayment(deps: Deps, account: Account, input: InputOf<typeof bookingMoneyCalls.record>) {
  const { bookingId, version, ask, ...payment } = input
  const rate = await currentExchangeRate(deps)
  const recorded = await deps.db
    .transaction(async (tx) => {
      const booking = await lockedBooking(tx, bookingId)
      refuseStale(version, booking)
      if (ask) await refuseUnusualDay(tx, payment.receivedOn, deps.now())
      if (booking.status === 'cancelled' || booking.status === 'refunded') throw new Refusal('change_not_possible')
      const paid = await paidAmount(tx, bookingId)
      if (paid >= booking.total) throw new Refusal('everything_paid')
      const wanted = statusOncePaid(paid + payment.amount, booking.total)
      const { status, paymentId } = await sellByHand(tx, deps, account, booking, {
        status: wanted,
        payment,
        reason: words.paymentRecorded,
        rate,
      })
      if (paymentId === null) throw new Error('a payment was given and none was recorded')
      await recordActivity(tx, account, deps.now(), {
        subject: `booking ${booking.code}`,
        action: 'record payment',
        after: { ...payment, status },
      })
      return { paymentId, status }
    })
    .catch(orDatesTaken)
  return recorded
}
