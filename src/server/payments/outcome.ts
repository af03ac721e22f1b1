import { type PaymentOutcome, paymentOutcome } from '#domain/bookings/payment-outcome.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
import { answersIn } from '#words/answers.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { lastAnswerOf } from './last-answer.ts'
import type { PaymentRow } from './queries.ts'
import { refundsOfPayment } from './refundable.ts'

/** Current outcome of a payment. */
export async function outcomeOf(db: Db, payment: PaymentRow, booking: { status: BookingStatus }): Promise<PaymentOutcome> {
  const { id, orderId, state, amount, disputedAt, attention } = payment
  const back = await refundsOfPayment(db, id)
  return paymentOutcome({
    state,
    amount,
    left: state === 'open' && (await lastAnswerOf(db, orderId)) === 'left',
    disputed: disputedAt !== null && attention !== null,
    booking: booking.status,
    refunds: back.map((refund) => ({ amount: refund.amount, state: refund.state, surplus: refund.requestedBy === null })),
  })
}

/** One sentence for the `message` parameter of the confirmation page. */
export const outcomeMessage = ({ outcome, charge }: PaymentOutcome, language: Language): string => {
  const words = answersIn[language].paymentOutcome
  if (charge === 'waiting') return words.waiting
  if (charge === 'left') return words.left
  if (charge === 'checking') return words.checking
  if (charge === 'not_charged') return outcome === 'failed' ? words.notApproved : words.notCompleted
  if (outcome === 'cancelled') return words.cancelled
  if (outcome === 'error') return words.refunded
  return words.charged
}
