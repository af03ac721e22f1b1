import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { paidIn } from '#domain/bookings/refund.ts'
import type { Cents } from '#domain/money.ts'
import { readCalendarOfStay } from '../calendars/stay-event.ts'
import type { Db } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { listRefundables } from '../payments/refundable.ts'
import { aboutBooking, aboutPayment } from './about-booking.ts'
import { queueForGuest, queueForOwner } from './queue-for.ts'

/** `returning`: cents refunded with this cancellation. */
export async function queueCancelledMails(tx: Db, deps: Deps, bookingId: number, returning: Cents): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  const paid = paidIn(await listRefundables(tx, bookingId))
  const { siteUrl } = deps.env
  const calendar = await readCalendarOfStay(tx, deps, about)
  await queueForGuest(tx, deps, about, (say) => ({ ...say.cancelled(about, { paid, returning }, siteUrl).guest, calendar }))
  await queueForOwner(tx, deps, about, (say, about) => say.cancelled(about, { paid, returning }, siteUrl).owner)
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
  const { siteUrl } = deps.env
  await queueForGuest(tx, deps, about, (say) => say.returned(about, parts, siteUrl).guest)
  await queueForOwner(tx, deps, about, (say, about) => say.returned(about, parts, siteUrl).owner)
}

export async function queueSurplusMails(tx: Db, deps: Deps, refundId: number): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) return
  const about = await aboutPayment(tx, refund.paymentId)
  const { siteUrl } = deps.env
  await queueForGuest(tx, deps, about, (say) => say.surplusReturned(about, refund, siteUrl).guest)
  await queueForOwner(tx, deps, about, (say, about) => say.surplusReturned(about, refund, siteUrl).owner)
}
