import { paymentState } from '#domain/bookings/schedule.ts'
import { calendarOfStay } from '../calendars/stay-event.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { paidAmount } from '../payments/queries.ts'
import { aboutPayment, queueForGuest, queueForOwner } from './about-booking.ts'
import { confirmation, newBooking, paymentFailed, receipt } from './payment-letters.ts'

/** The bank has approved: the payment's receipt, and with the first stage the booking's confirmation. */
export async function queuePaidMails(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const { payment, booking } = about
  const { siteUrl } = deps.env
  const state = paymentState(booking.stages, await paidAmount(tx, booking.id))
  await queueForGuest(tx, deps, about, receipt(about, state, siteUrl))
  if (payment.stage > 1) return
  await queueForGuest(tx, deps, about, confirmation(about, state, siteUrl, calendarOfStay(deps, about)))
  await queueForOwner(tx, deps, about, newBooking(about))
}

export async function queueFailedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  await queueForGuest(tx, deps, about, paymentFailed(about))
}
