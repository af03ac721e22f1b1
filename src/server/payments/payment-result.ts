import type { AnswerOf } from '#contract/call.ts'
import type { paymentCalls } from '#contract/payments.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { heldForAnotherTry } from '#domain/bookings/holds.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { bookingMoney, withPaidDays } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { isFixedRate, toRate } from '#domain/currency.ts'
import { nightCount } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { bookingById } from '../stays/queries.ts'
import { verifiedOrder } from './confirmation-link.ts'
import { offeredStayPath } from './offers.ts'
import { findOtherCharge } from './other-attempts.ts'
import { readOutcome } from './outcome.ts'
import { listReceived, paidAmount, paymentByOrderId } from './queries.ts'

type Result = AnswerOf<typeof paymentCalls.result>

const UNVERIFIED: Result = { verified: false, result: null }

/**
 * Current result of a payment for a signed query. Contact data is returned only to the guest's own session and to administrators; for all
 * others an expired link is unverified (decisions.md section 9).
 */
export async function paymentResult(deps: Deps, account: Account | null, query: string): Promise<Result> {
  const { db, secret, now } = deps
  const link = verifiedOrder(new URLSearchParams(query), { secret, now: now() })
  const payment = link ? await paymentByOrderId(db, link.orderId) : undefined
  const found = payment && (await bookingById(db, payment.bookingId))
  if (!link || !payment || !found) return UNVERIFIED
  const { booking, villa } = found
  const own = account !== null && (isAmong(forRoles.bookings, account.role) || account.id === booking.accountId)
  if (link.expired && !own) return UNVERIFIED
  const state = bookingMoney(booking, await paidAmount(db, booking.id))
  return {
    verified: true,
    result: {
      ...(await readOutcome(db, payment, booking)),
      otherCharge: await findOtherCharge(db, payment, booking),
      booking: {
        id: booking.id,
        bookingNumber: booking.code,
        changeOf: booking.changeOf === null ? null : ((await bookingById(db, booking.changeOf))?.booking.code ?? null),
        offer: booking.offerId === null ? null : { page: own ? offeredStayPath(deps, booking) : null },
        status: booking.status,
        keptUntil: heldForAnotherTry(booking, now())?.toISOString() ?? null,
        villaId: villa.id,
        villa: villa.name,
        villaSlug: villa.slug,
        checkIn: booking.checkIn,
        checkOut: booking.checkOut,
        nights: nightCount(booking),
        guests: booking.guests,
        contact: own ? { name: booking.guestName, email: booking.email, phone: booking.phone } : null,
        specialRequests: own ? booking.specialRequests : '',
        plan: booking.plan,
        items: booking.items,
        original: booking.original,
        total: booking.total,
        paid: state.paid,
        remaining: state.remaining,
        stages: withPaidDays(state.stages, (await listReceived(db, [booking.id]))(booking.id)),
        cancellation: cancellationLadder(booking, dayAtProperty(now()), state.paid),
      },
      transaction: {
        ...payment,
        rate: toRate(payment.exchangeRateUnits),
        rateDate: isFixedRate(payment.rateSource) ? null : payment.rateDay,
      },
    },
  }
}
