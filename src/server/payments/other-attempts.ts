import { and, asc, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm'
import { type RefundSums, refundSums } from '#domain/bookings/payment-outcome.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import type { Cents } from '#domain/money.ts'
import type { Db } from '../db/client.ts'
import { bookings, payments } from '../db/schema.ts'
import type { BookingRow } from '../stays/queries.ts'
import type { PaymentRow } from './queries.ts'
import { isRequested, refundsOfPayment } from './refundable.ts'

/** Another attempt of the guest for the same nights or stage that was charged as well: it keeps the booking, or it is refunded automatically. */
export type OtherCharge = { bookingNumber: string; amount: Cents; keepsBooking: boolean; refund: RefundSums }

/** Other card payments of the same stage, and of the guest's other bookings of the same nights. */
const otherAttempts = (payment: PaymentRow, { id, accountId, villaId, checkIn, checkOut }: BookingRow) => {
  const sameStage = and(eq(bookings.id, id), eq(payments.stage, payment.stage))
  const nights = and(eq(bookings.villaId, villaId), lt(bookings.checkIn, checkOut), gt(bookings.checkOut, checkIn))
  const sameNights = accountId !== null && payment.stage === 1 ? and(eq(bookings.accountId, accountId), nights) : undefined
  return and(ne(payments.id, payment.id), eq(payments.method, 'card'), or(sameStage, sameNights))
}

/** The other charge to show to the guest; null if there is none. */
export async function findOtherCharge(db: Db, payment: PaymentRow, booking: BookingRow): Promise<OtherCharge | null> {
  const counts = payment.state === 'approved' && !(await isSurplus(db, payment))
  const charged = await db
    .select({ payment: payments, booking: bookings })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(otherAttempts(payment, booking), eq(payments.state, 'approved')))
    .orderBy(asc(payments.id))
  for (const other of charged) {
    const surplus = await isSurplus(db, other.payment)
    const keepsBooking = !surplus && blocksNights(other.booking.status)
    if (counts ? !surplus : !keepsBooking) continue
    const refund = refundSums(await refundsOfPayment(db, other.payment.id))
    return { bookingNumber: other.booking.code, amount: other.payment.amount, keepsBooking, refund }
  }
  return null
}

const isSurplus = async (db: Db, { id }: PaymentRow): Promise<boolean> =>
  (await refundsOfPayment(db, id)).some((refund) => !isRequested(refund) && !refund.correction)

/** True if the guest has tried again since, and that attempt is open or has paid. */
export async function isReplaced(db: Db, payment: PaymentRow, booking: BookingRow): Promise<boolean> {
  const [later] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(otherAttempts(payment, booking), gt(payments.id, payment.id), inArray(payments.state, ['open', 'approved'])))
    .orderBy(desc(payments.id))
    .limit(1)
  return later !== undefined
}
