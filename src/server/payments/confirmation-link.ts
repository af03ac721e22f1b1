import { createHmac, timingSafeEqual } from 'node:crypto'
import { paymentState } from '#domain/bookings/schedule.ts'
import type { Cents } from '#domain/money.ts'
import { bookingById } from '../bookings/queries.ts'
import type { Deps } from '../deps.ts'
import { outcomeOf } from './outcome.ts'
import { paidAmount, paymentByOrderId } from './queries.ts'

const euros = (amount: Cents) => (amount / 100).toFixed(2)

/** The confirmation page's address with every specified field, signed: the page trusts nothing else of it. */
export async function confirmationPath(deps: Deps, orderId: string): Promise<string> {
  const payment = await paymentByOrderId(deps.db, orderId)
  const found = payment && (await bookingById(deps.db, payment.bookingId))
  if (!payment || !found) return '/booking-confirmation?status=error'
  const { booking, villa } = found
  const state = paymentState(booking.stages, await paidAmount(deps.db, booking.id))
  const { outcome, message } = await outcomeOf(deps.db, payment)
  const query = new URLSearchParams({
    status: outcome,
    oid: orderId,
    message,
    authCode: payment.authCode ?? '',
    transId: payment.transId ?? '',
    paymentType: payment.stage > 1 ? 'installment' : booking.plan,
    paidAmount: euros(payment.amount),
    remainingAmount: euros(state.remaining),
    paymentStageNumber: String(payment.stage),
    nextPaymentDueDate: state.next?.dueOn ?? '',
    villaId: String(villa.id),
    bookingNumber: booking.code,
    startDate: booking.checkIn,
    endDate: booking.checkOut,
    totalPrice: euros(booking.total),
    guestName: booking.guestName,
    guestEmail: booking.email,
    guestPhone: booking.phone,
    guests: String(booking.guests),
    villa: villa.name,
  })
  query.set('sig', signatureOf(query, deps.secret))
  return `/booking-confirmation?${query}`
}

function signatureOf(query: URLSearchParams, secret: string): string {
  const signed = new URLSearchParams(query)
  signed.delete('sig')
  signed.sort()
  return createHmac('sha256', secret).update(`confirmation ${signed}`).digest('base64url')
}

/** The order id of a query that we signed, whole and unchanged; null otherwise. */
export function verifiedOrderId(query: URLSearchParams, secret: string): string | null {
  const given = Buffer.from(query.get('sig') ?? '')
  const right = Buffer.from(signatureOf(query, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return query.get('oid')
}
