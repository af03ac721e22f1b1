import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { dashboardCalls } from '#contract/dashboard.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { heldUntil } from '#domain/bookings/holds.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type Dinars, exchangeRateUnits } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import * as words from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { bookings, lostPayments, payments } from '../db/schema.ts'
import { nightsAlreadySold, transactionAlreadyUsed } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import type { LostPaymentRow } from '../payments/lost-payments.ts'
import { paidAlternative, takeOffer } from '../payments/offers.ts'
import { paidAmount } from '../payments/queries.ts'
import { type BookingRow, lockedBooking, releaseHoldsBefore } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'

type Settlement = InputOf<typeof dashboardCalls.settle>

/** Applies the owner's decision about a lost payment: attach it to a booking, refund it, or close it with a note. */
export async function settleLostPayment(deps: Deps, account: Account, id: number, settlement: Settlement): Promise<void> {
  const { how, note } = settlement
  await deps.db
    .transaction(async (tx) => {
      const [lost] = await tx.select().from(lostPayments).where(eq(lostPayments.id, id)).for('update')
      if (!lost) throw new Refusal('not_found')
      if (lost.state !== 'open' && lost.state !== 'refund_failed') throw new Refusal('state_changed')
      const state = await applyDecision(tx, deps, lost, settlement)
      await tx
        .update(lostPayments)
        .set({ settledAt: deps.now(), settledBy: account.id, ...state })
        .where(eq(lostPayments.id, id))
      await recordActivity(tx, account, deps.now(), {
        subject: `payment ${lost.orderId}`,
        action: 'settle',
        before: { state: lost.state },
        after: { how, note, ...state },
      })
    })
    .catch((error) => {
      if (nightsAlreadySold(error)) throw new Refusal('dates_taken')
      throw transactionAlreadyUsed(error) ? badFields({ how: 'transaction_used' }) : error
    })
}

async function applyDecision(tx: Db, deps: Deps, lost: LostPaymentRow, settlement: Settlement): Promise<Partial<LostPaymentRow>> {
  const { how, bookingNumber, amount } = settlement
  if (how === 'done') return { state: 'settled', askAt: null }
  if (how !== 'attach' && how !== 'refund') throw badFields({ how: 'lost_payment_undecided' })
  // Uses the amount from the bank's records: ver2 does not sign the one in an answer.
  const dinars = lost.confirmedDinars
  if (dinars === null) throw badFields({ how: 'lost_payment_unconfirmed' })
  // After a failed refund the bank's history is checked first, so that the money is not refunded twice.
  if (how === 'refund') return { state: lost.state === 'refund_failed' ? 'refund_unclear' : 'refund_due', asked: 0, askAt: deps.now() }
  const booking = await bookingNumbered(tx, bookingNumber)
  await attach(tx, deps, lost, { booking, dinars, amount })
  return { state: 'attached', bookingId: booking.id, askAt: null }
}

async function bookingNumbered(tx: Db, code: string | undefined): Promise<BookingRow> {
  const unknown = badFields({ bookingNumber: 'booking_number_unknown' })
  if (!code) throw badFields({ bookingNumber: 'booking_number_required' })
  const [found] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.code, code.toUpperCase()))
  if (!found) throw unknown
  const booking = await lockedBooking(tx, found.id)
  if (booking.deletedAt !== null || !['pending', 'failed', 'partial_paid'].includes(booking.status)) {
    throw badFields({ bookingNumber: 'booking_waits_for_nothing' })
  }
  return booking
}

type Attached = { booking: BookingRow; dinars: Dinars; amount: Cents | undefined }

/** Records the money as an approved payment of the booking's next stage, with the order id known to the bank. */
async function attach(tx: Db, deps: Deps, lost: LostPaymentRow, { booking, dinars, amount: given }: Attached): Promise<void> {
  const { next, remaining, paid } = paymentState(booking.stages, await paidAmount(tx, booking.id))
  const waits = next && (await paidAlternative(tx, booking)) === undefined
  if (!waits) throw badFields({ bookingNumber: 'booking_waits_for_nothing' })
  const amount = given ?? next.due
  if (amount < next.due || amount > remaining) {
    throw badFields({ amount: { code: 'amount_out_of_range', least: next.due, most: remaining } })
  }
  const at = deps.now()
  const ofStage = await tx.select({ attempt: payments.attempt }).from(payments).where(eq(payments.bookingId, booking.id))
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingId: booking.id,
      stage: next.stage,
      attempt: 1 + Math.max(0, ...ofStage.map(({ attempt }) => attempt)),
      orderId: lost.orderId,
      state: 'approved',
      amount,
      dinars,
      exchangeRateUnits: exchangeRateUnits(dinars / (amount / 100)),
      rateSource: words.rateOfTheBank,
      rateDay: dayAtProperty(lost.receivedAt),
      transId: lost.transId,
      authCode: lost.authCode,
      trxDate: lost.trxDate,
      maskedPan: lost.maskedPan,
      openedAt: lost.receivedAt,
      settledAt: at,
      confirmedAt: at,
    })
    .returning()
  if (!payment) throw new Error('inserting a payment gave no row')
  await releaseHoldsBefore(tx, booking.villaId, at)
  const ours = blocksNights(booking.status) || heldUntil(booking, at) !== null
  if (!ours && (await isSoldElsewhere(tx, booking.villaId, booking))) throw new Refusal('dates_taken')
  const to = paymentState(booking.stages, paid + amount).remaining === 0 ? 'paid' : 'partial_paid'
  await changeStatus(tx, booking, { to, actor: 'bank', reason: words.change.paymentAttached(lost.orderId), at })
  await takeOffer(tx, booking, { actor: 'bank', at })
  await recordEvent(tx, at, { type: 'payment.approved', paymentId: payment.id })
}
