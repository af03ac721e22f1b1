import { type PaymentOutcome, paymentOutcome } from '#domain/bookings/payment-outcome.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { findLastAnswer } from './last-answer.ts'
import type { PaymentRow } from './queries.ts'
import { refundsOfPayment } from './refundable.ts'

/** Current outcome of a payment. */
export async function readOutcome(db: Db, payment: PaymentRow, booking: { status: BookingStatus }): Promise<PaymentOutcome> {
  const { id, orderId, state, amount, disputedAt, attention } = payment
  const back = await refundsOfPayment(db, id)
  return paymentOutcome({
    state,
    amount,
    left: state === 'open' && (await findLastAnswer(db, orderId)) === 'left',
    disputed: disputedAt !== null && attention !== null,
    booking: booking.status,
    refunds: back.map((refund) => ({ amount: refund.amount, state: refund.state, surplus: refund.requestedBy === null })),
  })
}

/** One sentence for the `message` parameter of the confirmation page. */
export const outcomeMessage = ({ outcome, charge }: PaymentOutcome, language: Language): string => {
  const words = apiMessagesIn[language].paymentOutcome
  if (charge === 'waiting') return words.waiting
  if (charge === 'left') return words.left
  if (charge === 'checking') return words.checking
  if (charge === 'not_charged') return outcome === 'failed' ? words.notApproved : words.notCompleted
  if (outcome === 'cancelled') return words.cancelled
  if (outcome === 'error') return words.refunded
  return words.charged
}
