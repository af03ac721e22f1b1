import { and, eq } from 'drizzle-orm'
import type { BookingFacts } from '#domain/bookings/status-change.ts'
import { sum } from '#domain/money.ts'
import type { Db } from '../db/client.ts'
import { payments } from '../db/schema.ts'
import { type BookingRow, findBlocker } from '../stays/queries.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'
import { isOfOpenOffer } from './offers.ts'
import { hasOpenPayment } from './queries.ts'
import { isRequested, refundsOfBooking } from './refundable.ts'

/** Facts that determine which status changes a booking allows. */
export async function readFacts(db: Db, booking: BookingRow, now: Date): Promise<BookingFacts> {
  const approved = await db
    .select({ amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.bookingId, booking.id), eq(payments.state, 'approved')))
  const received = sum(approved.map(({ amount }) => amount))
  const refunds = await refundsOfBooking(db, booking.id)
  const blocker = await findBlocker(db, booking.villaId, booking, now, { except: booking })
  const amounts = (some: typeof refunds) => sum(some.map(({ amount }) => amount))
  return {
    status: booking.status,
    hidden: booking.deletedAt !== null,
    total: booking.total,
    paid: received - amounts(refunds),
    retained: received - amounts(refunds.filter(({ state }) => state === 'done')),
    refunded: amounts(refunds.filter(isRequested)),
    offered: await isOfOpenOffer(db, booking),
    openPayment: await hasOpenPayment(db, booking.id),
    nightsTaken: blocker !== undefined || (await isSoldElsewhere(db, booking.villaId, booking)),
  }
}
