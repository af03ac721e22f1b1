import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { canCancel } from '#domain/bookings/own-stay.ts'
import { refundableIn, spreadRefund } from '#domain/bookings/refund.ts'
import { cancellationLadder, refundOnCancel } from '#domain/bookings/refund-on-cancel.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { change as words } from '#words/records.ts'
import { limitActionCodes, sendActionCode, takeActionCode } from '../accounts/action-codes.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { templatesIn } from '../notifications/in-language.ts'
import { paidAmount } from '../payments/queries.ts'
import { refundCancelled } from '../payments/refund-by-hand.ts'
import { listRefundables } from '../payments/refundable.ts'
import type { BookingRow } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { lockOwnBooking, ownBooking } from './own-booking.ts'

type Cancellation = AnswerOf<typeof guestStayCalls.cancellation>

/** Refund by card if the guest cancels today, and the day from which it is lower. */
export async function readCancellation({ db, now }: Deps, account: Account, bookingNumber: string): Promise<Cancellation> {
  const { booking, villa } = await ownBooking(db, account, bookingNumber)
  const today = dayAtProperty(now())
  const payments = await listRefundables(db, booking.id)
  const paid = refundableIn(payments)
  const offer = refundOnCancel(booking, paid, today)
  return {
    bookingNumber,
    villa: villa.name,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    possible: canCancel(booking, today),
    paid,
    refund: offer,
    parts: (spreadRefund(offer, payments) ?? []).flatMap(({ paymentId, amount, dinars }) =>
      payments
        .filter(({ id }) => id === paymentId)
        .map(({ payment: { orderId, method, maskedPan } }) => ({ orderId, method, card: maskedPan, amount, dinars })),
    ),
    steps: cancellationLadder(booking, today, paid),
    email: account.email,
  }
}

/** What a code is good for: this booking, and the amount that the guest was shown. */
const toAction = ({ id }: BookingRow, refund: Cents): string => `cancel ${id} ${refund}`

/** @throws Refusal `stay_over`, or `price_changed` if the refund differs from the amount that the guest was shown */
async function refuseChanged(db: Db, deps: Deps, booking: BookingRow, shown: Cents): Promise<void> {
  const today = dayAtProperty(deps.now())
  refuseIf(!canCancel(booking, today) && 'stay_over')
  const offer = refundOnCancel(booking, await paidAmount(db, booking.id), today)
  if (offer !== shown) throw new Refusal('refund_changed', { details: { refund: offer / 100 } })
}

/** Mails the code with which the guest confirms the cancellation. */
export async function sendCancellationCode(deps: Deps, account: Account, input: InputOf<typeof guestStayCalls.cancellationCode>) {
  const { booking, villa } = await ownBooking(deps.db, account, input.bookingNumber)
  await refuseChanged(deps.db, deps, booking, input.refund)
  await sendActionCode(deps, account, toAction(booking, input.refund), (code, language) =>
    templatesIn(language).cancellationCode(account, { booking, villa, refund: input.refund }, code),
  )
  return { mailServer: deps.env.SMTP_URL !== undefined }
}

/** Cancels the guest's own stay: its nights are free at once, and the refunds go back as for a cancellation by an owner. */
export async function cancelOwnStay(deps: Deps, account: Account, input: InputOf<typeof guestStayCalls.cancel>) {
  const { bookingNumber, refund, code } = input
  const at = deps.now()
  await limitActionCodes(deps, account)
  const cancelled = await deps.db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, bookingNumber)
    await refuseChanged(tx, deps, booking, refund)
    if (!(await takeActionCode(tx, deps, account, toAction(booking, refund), code))) return null
    const wish = { status: 'cancelled', amount: refund, reason: undefined } as const
    const { status, returning } = await refundCancelled(tx, deps, account, booking, wish)
    await recordEvent(tx, at, { type: 'booking.cancelled', bookingId: booking.id, returning })
    await changeStatus(tx, booking, { to: status, actor: String(account.id), reason: words.cancelledByGuest, at })
    return { status }
  })
  if (!cancelled) throw new Refusal('wrong_email_code', { fields: { code: 'wrong_email_code' } })
  return cancelled
}
