import { asc, eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { paidIn, type Refundable, type RefundPart, refundableIn, spreadRefund } from '#domain/bookings/refund.ts'
import { refundOnCancel } from '#domain/bookings/refund-on-cancel.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { type CalendarDay, dayAtProperty, daysBetween } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { refund as words } from '#words/records.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { type BookingRow, bookingById } from '../stays/queries.ts'
import { isRequested, listRefundables, refundsOfBooking } from './refundable.ts'

/** The refund that the policy provides for, and the payments it would come from. */
export async function refundOffer({ db, now }: Deps, bookingId: number): Promise<AnswerOf<typeof bookingCalls.refundOffer>> {
  const found = await bookingById(db, bookingId)
  if (!found || found.booking.status === 'restricted') throw new Refusal('no_such_booking')
  const today = dayAtProperty(now())
  const payments = await listRefundables(db, bookingId)
  const offer = await refundByPolicy(db, found.booking, payments, today)
  const parts = spreadRefund(offer, payments) ?? []
  return {
    paid: paidIn(payments),
    refundable: refundableIn(payments),
    offer,
    daysBeforeArrival: daysBetween(today, found.booking.checkIn),
    parts: parts.flatMap(({ paymentId, amount, dinars }) =>
      payments.filter(({ id }) => id === paymentId).map(({ payment: { orderId, method } }) => ({ orderId, method, amount, dinars })),
    ),
  }
}

/**
 * What the policy gives back if the booking is cancelled today. Of a booking that was cancelled before: what it gave on that day, or
 * nothing once an owner has refunded any amount since.
 */
export async function refundByPolicy(db: Db, booking: BookingRow, payments: readonly Refundable[], today: CalendarDay): Promise<Cents> {
  const paid = refundableIn(payments)
  if (!hasEnded(booking.status)) return refundOnCancel(booking, paid, today)
  const endedAt = await findEnd(db, booking)
  const before = await refundsOfBooking(db, booking.id)
  const refunded = endedAt !== null && before.some((refund) => isRequested(refund) && refund.createdAt >= endedAt)
  return refunded ? 0 : refundOnCancel(booking, paid, endedAt === null ? today : dayAtProperty(endedAt))
}

/** When a booking that has ended was last sold or pending. */
async function findEnd(db: Db, { id }: BookingRow): Promise<Date | null> {
  const changes = await db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, id)).orderBy(asc(bookingChanges.id))
  return changes.findLast(({ fromStatus, toStatus }) => hasEnded(toStatus) && !(fromStatus && hasEnded(fromStatus)))?.at ?? null
}

type Wish = { status: 'cancelled' | 'refunded'; amount: Cents | undefined; reason: string | undefined }

/**
 * Records the refunds of a cancelled booking; a job sends them to the bank.
 * @returns the booking's status until the bank has confirmed, and the amount now being refunded
 */
export async function refundCancelled(
  tx: Db,
  deps: Deps,
  account: Account,
  booking: BookingRow,
  { status, amount, reason }: Wish,
): Promise<{ status: 'cancelled' | 'refunded'; returning: Cents }> {
  const payments = await listRefundables(tx, booking.id)
  const offer = await refundByPolicy(tx, booking, payments, dayAtProperty(deps.now()))
  const wanted = amount ?? offer
  if (wanted !== offer && !reason) throw new Refusal('refund_reason_required', { details: { offer: offer / 100 } })
  const parts = spreadRefund(wanted, payments)
  if (!parts) throw new Refusal('refund_too_high', { details: { refundable: refundableIn(payments) / 100 } })
  const before = await refundsOfBooking(tx, booking.id)
  const cancelledBefore = before.some(isRequested)
  if (status === 'refunded' && wanted === 0 && refundableIn(payments) > 0 && !cancelledBefore) throw new Refusal('nothing_to_refund')
  await requestRefunds(tx, deps, account, { payments, parts, reason: reason || words.cancelled })
  const waiting = parts.length > 0 || before.some(({ state }) => state !== 'done')
  return { status: waiting ? 'cancelled' : status, returning: wanted }
}

type Parts = { payments: Awaited<ReturnType<typeof listRefundables>>; parts: readonly RefundPart[]; reason: string }

/** Only card payments can be refunded through the bank. Other refunds start as failed until the owners have transferred the money. */
export async function requestRefunds(tx: Db, { now }: Deps, account: Account, { payments, parts, reason }: Parts): Promise<void> {
  const methodOf = new Map(payments.map(({ id, payment }) => [id, payment.method]))
  for (const part of parts) {
    const byCard = methodOf.get(part.paymentId) === 'card'
    const state = byCard ? ({ state: 'due', tryAt: now() } as const) : ({ state: 'failed' } as const)
    await tx.insert(refunds).values({ ...part, ...state, reason, createdAt: now(), requestedBy: account.id })
  }
}
