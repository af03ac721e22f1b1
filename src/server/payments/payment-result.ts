import type { AnswerOf } from '#contract/call.ts'
import type { paymentCalls } from '#contract/payments.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { rateOf } from '#domain/currency.ts'
import { nightCount } from '#domain/stay.ts'
import { bookingById } from '../bookings/queries.ts'
import type { Deps } from '../deps.ts'
import { verifiedOrderId } from './confirmation-link.ts'
import { outcomeOf } from './outcome.ts'
import { paidAmount, paymentByOrderId } from './queries.ts'

/** What became of a payment, as the server knows it now, for whoever holds the signed query. */
export async function paymentResult({ db, secret }: Deps, query: string): Promise<AnswerOf<typeof paymentCalls.result>> {
  const orderId = verifiedOrderId(new URLSearchParams(query), secret)
  const payment = orderId === null ? undefined : await paymentByOrderId(db, orderId)
  const found = payment && (await bookingById(db, payment.bookingId))
  if (!payment || !found) return { verified: false, result: null }
  const { booking, villa } = found
  const state = paymentState(booking.stages, await paidAmount(db, booking.id))
  const { outcome, charge } = await outcomeOf(db, payment)
  return {
    verified: true,
    result: {
      outcome,
      charge,
      booking: {
        id: booking.id,
        bookingNumber: booking.code,
        status: booking.status,
        villaId: villa.id,
        villa: villa.name,
        villaSlug: villa.slug,
        checkIn: booking.checkIn,
        checkOut: booking.checkOut,
        nights: nightCount(booking),
        guest: { name: booking.guestName, email: booking.email, phone: booking.phone, guests: booking.guests },
        specialRequests: booking.specialRequests,
        plan: booking.plan,
        lines: booking.lines,
        original: booking.original,
        discounts: booking.discounts,
        total: booking.total,
        paid: state.paid,
        remaining: state.remaining,
        stages: state.stages,
      },
      transaction: { ...payment, rate: rateOf(payment.rateUnits), rateDate: payment.rateDay },
    },
  }
}
