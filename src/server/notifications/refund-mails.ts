import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { paidIn } from '#domain/bookings/refund.ts'
import type { Cents } from '#domain/money.ts'
import type { Db } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { refundablesOf } from '../payments/refundable.ts'
import { aboutBooking, aboutPayment, queueForGuest, queueForOwner } from './about-booking.ts'
import { cancelled, returned, surplusReturned } from './refund-templates.ts'

/** `returning`: cents refunded with this cancellation. */
export async function queueCancelledMails(tx: Db, deps: Deps, bookingId: number, returning: Cents): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  const paid = paidIn(await refundablesOf(tx, bookingId))
  const { guest, owner } = cancelled(about, { paid, returning }, deps.env.siteUrl)
  await queueForGuest(tx, deps, about, guest)
  await queueForOwner(tx, deps, about, owner)
}

/** One mail for all refunds the owners requested for a booking, even from several payments. */
export async function queueReturnedMails(tx: Db, deps: Deps, bookingId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  const parts = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(refunds.requestedBy), eq(refunds.correction, false)))
    .orderBy(asc(refunds.id))
  const { guest, owner } = returned(about, parts, deps.env.siteUrl)
  await queueForGuest(tx, deps, about, guest)
  await queueForOwner(tx, deps, about, owner)
}

export async function queueSurplusMails(tx: Db, deps: Deps, refundId: number): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) return
  const about = await aboutPayment(tx, refund.paymentId)
  const { guest, owner } = surplusReturned(about, refund, deps.env.siteUrl)
  await queueForGuest(tx, deps, about, guest)
  await queueForOwner(tx, deps, about, owner)
}
