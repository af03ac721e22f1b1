import { eq } from 'drizzle-orm'
import { type PaymentOutcome, paymentOutcome } from '#domain/bookings/payment-outcome.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import { paymentOutcome as words } from '#words/answers.en.ts'
import type { Db } from '../db/client.ts'
import { refunds } from '../db/schema.ts'
import type { PaymentRow } from './queries.ts'

/** Current outcome of a payment. */
export async function outcomeOf(db: Db, payment: PaymentRow, booking: { status: BookingStatus }): Promise<PaymentOutcome> {
  const { id, state, amount, disputedAt, attention } = payment
  const back = await db.select().from(refunds).where(eq(refunds.paymentId, id))
  return paymentOutcome({
    state,
    amount,
    disputed: disputedAt !== null && attention !== null,
    booking: booking.status,
    refunds: back.map((refund) => ({ amount: refund.amount, state: refund.state, surplus: refund.requestedBy === null })),
  })
}

/** One sentence for the `message` parameter of the confirmation page. */
export const outcomeMessage = ({ outcome, charge }: PaymentOutcome): string => {
  if (charge === 'waiting') return words.waiting
  if (charge === 'checking') return words.checking
  if (charge === 'not_charged') return outcome === 'failed' ? words.notApproved : words.notCompleted
  if (outcome === 'cancelled') return words.cancelled
  if (outcome === 'error') return words.refunded
  return words.charged
}
