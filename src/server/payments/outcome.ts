import { eq } from 'drizzle-orm'
import { type PaymentOutcome, paymentOutcome } from '#domain/bookings/payment-outcome.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
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
  if (charge === 'waiting') return 'We are waiting for the bank’s answer; you will get a mail; please do not pay again.'
  if (charge === 'checking') return 'Your payment is being checked with the bank; please do not pay again.'
  if (charge === 'not_charged')
    return outcome === 'failed'
      ? 'The payment was not approved. Your card has not been charged.'
      : 'The payment could not be completed. Your card has not been charged.'
  if (outcome === 'cancelled') return 'This booking is cancelled.'
  if (outcome === 'error') return 'Your card was charged, but the booking could not be kept. The whole amount goes back to your card.'
  return 'Your card has been charged.'
}
