import { createHmac, timingSafeEqual } from 'node:crypto'
import { bookingMoney } from '#domain/bookings/schedule.ts'
import type { Cents } from '#domain/money.ts'
import { getPrefix } from '#words/languages.ts'
import { daysAfter } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { bookingById } from '../stays/queries.ts'
import { outcomeMessage, readOutcome } from './outcome.ts'
import { paidAmount, paymentByOrderId } from './queries.ts'

export const LINK_DAYS = 30

const euros = (amount: Cents) => (amount / 100).toFixed(2)

/**
 * Signed URL of the confirmation page, in the booking's language, with the specified fields; the page trusts only signed values. Name, email and phone are left out
 * because URLs end up in browser histories and logs; the page fetches them in the guest's own session.
 */
export async function confirmationPath(deps: Deps, orderId: string): Promise<string> {
  const payment = await paymentByOrderId(deps.db, orderId)
  const found = payment && (await bookingById(deps.db, payment.bookingId))
  if (!payment || !found) return '/booking-confirmation?status=error'
  const { booking, villa } = found
  const state = bookingMoney(booking, await paidAmount(deps.db, booking.id))
  const outcome = await readOutcome(deps.db, payment, booking)
  const query = new URLSearchParams({
    status: outcome.outcome === 'cancelled' ? 'error' : outcome.outcome,
    oid: orderId,
    message: outcomeMessage(outcome, booking.language),
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
    guests: String(booking.guests),
    villa: villa.name,
    issued: deps.now().toISOString(),
  })
  query.set('sig', signText(query, deps.secret))
  return `${getPrefix(booking.language)}/booking-confirmation?${query}`
}

function signText(query: URLSearchParams, secret: string): string {
  const signed = new URLSearchParams(query)
  signed.delete('sig')
  signed.sort()
  return createHmac('sha256', secret).update(`confirmation ${signed}`).digest('base64url')
}

/** Verifies the signature. @returns the order id and whether the link is older than 30 days; null if the signature is invalid */
export function verifiedOrder(query: URLSearchParams, { secret, now }: { secret: string; now: Date }) {
  const given = Buffer.from(query.get('sig') ?? '')
  const right = Buffer.from(signText(query, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const issued = new Date(query.get('issued') ?? 0)
  return { orderId: query.get('oid') ?? '', expired: !(issued >= daysAfter(now, -LINK_DAYS)) }
}
