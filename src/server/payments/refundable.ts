import { and, asc, eq } from 'drizzle-orm'
import type { Refundable } from '#domain/bookings/refund.ts'
import { sum } from '#domain/money.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'
import type { PaymentRow } from './queries.ts'

export type RefundRow = typeof refunds.$inferSelect

/** True for refunds that an owner requested; false for surplus refunds and corrections. */
export const isRequested = ({ requestedBy, correction }: RefundRow): boolean => requestedBy !== null && !correction

export const refundsOfBooking = async (db: Db, bookingId: number): Promise<RefundRow[]> => {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => refund)
}

export const refundsOfPayment = (db: Db, paymentId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id))

/** The approved payments of a booking with their refunded amounts, including refunds in progress. */
export async function listRefundables(db: Db, bookingId: number): Promise<(Refundable & { payment: PaymentRow })[]> {
  const approved = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved')))
    .orderBy(asc(payments.id))
  const ids = approved.map(({ id }) => id)
  const back = ids.length > 0 ? await db.select().from(refunds).where(anyOf(refunds.paymentId, ids)) : []
  return approved.map((payment) => {
    const own = back.filter(({ paymentId }) => paymentId === payment.id)
    const { id, amount, dinars, exchangeRateUnits } = payment
    return {
      id,
      amount,
      dinars,
      payment,
      rate: exchangeRateUnits,
      returned: sum(own.map((refund) => refund.amount)),
      returnedDinars: sum(own.map((refund) => refund.dinars)),
      surplus: sum(own.filter((refund) => !isRequested(refund)).map((refund) => refund.amount)),
    }
  })
}
