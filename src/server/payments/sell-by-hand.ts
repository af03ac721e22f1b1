import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { RecordedPayment } from '#domain/bookings/recorded-payment.ts'
import { statusOncePaid } from '#domain/bookings/schedule.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { assessChange, type Consequences } from '#domain/bookings/status-change.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { ExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, releaseHoldsBefore } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { readFacts } from './booking-facts.ts'
import { paidAlternative, takeOffer } from './offers.ts'
import { insertRecordedPayment } from './recorded-payment.ts'

type Sale = { status: 'paid' | 'partial_paid'; payment?: RecordedPayment | undefined; reason: string; rate: ExchangeRate }
type Sold = { status: BookingRow['status']; paymentId: number | null }

/**
 * Sells the nights for payments already recorded plus `sale.payment`.
 * @returns the status that follows from the paid amount
 * @throws Refusal `payment_required` if the money is not sufficient
 */
export async function sellByHand(tx: Db, deps: Deps, account: Account, booking: BookingRow, sale: Sale): Promise<Sold> {
  const at = deps.now()
  // Nights held for a change are sold only by moving the booking.
  if (booking.changeOf !== null) throw new Refusal('change_not_possible')
  await releaseHoldsBefore(tx, booking.villaId, at)
  const facts = await readFacts(tx, booking, at)
  const change = assessChange(facts, sale.status)
  if (change.problem) throw new Refusal(change.problem)
  refuseIf((await paidAlternative(tx, booking)) !== undefined && 'offer_taken')
  checkPayment(change.payment, sale.payment, at)
  const status = statusOncePaid(facts.paid + (sale.payment?.amount ?? 0), booking.total)
  const sold = change.nights === 'taken'
  if (!sold && !sale.payment) return { status, paymentId: null }
  const paymentId = sale.payment ? await insertRecordedPayment(tx, account, booking, sale.payment, { at, rate: sale.rate }) : null
  await changeStatus(tx, booking, { to: status, actor: String(account.id), reason: sale.reason, at })
  if (sold) await takeOffer(tx, booking, { actor: String(account.id), at })
  const confirmedAgain = sold && (hasEnded(booking.status) || paymentId === null)
  if (paymentId !== null) await recordEvent(tx, at, { type: 'payment.recorded', paymentId, confirmed: sold && !confirmedAgain })
  if (confirmedAgain) await recordEvent(tx, at, { type: 'booking.confirmed_again', bookingId: booking.id })
  return { status, paymentId }
}

function checkPayment(wanted: Consequences['payment'], payment: RecordedPayment | undefined, at: Date): void {
  const { least, most } = wanted ?? { least: 0, most: 0 }
  if ((payment?.amount ?? 0) < least) throw new Refusal('payment_required', { details: { remaining: most / 100 } })
  if (!payment) return
  if (payment.amount > most) throw new Refusal('payment_too_high', { details: { remaining: most / 100 } })
  if (payment.receivedOn > dayAtProperty(at)) {
    throw new Refusal('payment_in_future', { fields: { receivedOn: 'payment_in_future' } })
  }
}
