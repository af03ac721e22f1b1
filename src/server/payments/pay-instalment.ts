import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { paymentCalls } from '#contract/payments.ts'
import { Refusal } from '#contract/refusal.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { closeEarlierAttempts } from './close-earlier-attempts.ts'
import { openPayment } from './open-payment.ts'
import { paidAmount } from './queries.ts'

/** Starts the payment of the next unpaid stage of the guest's own booking. */
export async function payInstalment(deps: Deps, account: Account, input: InputOf<typeof paymentCalls.createInstalment>) {
  const { bookingId, stage, retryOf, quotedDinars } = input
  await closeEarlierAttempts(deps, { bookingId, stage, accountId: account.id, retryOf })
  const rate = await currentExchangeRate(deps)
  return deps.db.transaction(async (tx) => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, input.bookingId)).for('update')
    if (!booking || booking.deletedAt !== null) throw new Refusal('no_such_booking')
    if (booking.accountId !== account.id) throw new Refusal('not_yours')
    const { next } = paymentState(booking.stages, await paidAmount(tx, booking.id))
    if (booking.status !== 'partial_paid' || !next || next.stage !== input.stage) throw new Refusal('stage_not_due')
    if (input.amount !== undefined && input.amount !== next.due) {
      throw new Refusal('price_changed', { details: { installmentAmount: next.due / 100 } })
    }
    return openPayment(tx, deps, { booking, stage: next.stage, amount: next.due, rate, quotedDinars })
  })
}
