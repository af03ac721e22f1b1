import { eq } from 'drizzle-orm'
import { change as words } from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import { lockedBooking } from '../stays/queries.ts'
import { changeStatus } from '../stays/record-change.ts'
import { paidAmount } from './queries.ts'
import { isRequested, type RefundRow, refundsOfBooking } from './refundable.ts'

/** Called once a refund is done: sets the booking to refunded when no refund is outstanding, and notifies guest and owner. */
export async function finishRefund(tx: Db, deps: Deps, refund: RefundRow): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId))
  if (!payment) return
  const booking = await lockedBooking(tx, payment.bookingId)
  await recordEvent(tx, deps.now(), { type: 'refund.done', refundId: refund.id })
  const all = await refundsOfBooking(tx, booking.id)
  const outstanding = all.some(({ state }) => state !== 'done')
  const close = () => changeStatus(tx, booking, { to: 'refunded', actor: 'bank', reason: words.refunded, at: deps.now() })
  if (!isRequested(refund)) {
    const neverSold = booking.status === 'pending' || booking.status === 'failed'
    if (neverSold && (await paidAmount(tx, booking.id)) === 0) await close()
    await recordEvent(tx, deps.now(), { type: 'payment.surplus_refunded', refundId: refund.id })
  }
  if (outstanding || !all.some(isRequested)) return
  if (booking.status === 'cancelled') await close()
  await recordEvent(tx, deps.now(), { type: 'booking.refunded', bookingId: booking.id })
}
