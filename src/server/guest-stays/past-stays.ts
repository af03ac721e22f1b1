import { and, asc, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { guestStayCalls, PastStay, StayRefund } from '#contract/guest-stays.ts'
import { toRefundStage } from '#domain/bookings/payment-outcome.ts'
import { canReview } from '#domain/bookings/review.ts'
import { hasEnded, soldStatuses } from '#domain/bookings/status.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { sum } from '#domain/money.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, payments, refunds, reviews, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import type { RefundRow } from '../payments/refundable.ts'
import { picturesAt } from '../pictures/queries.ts'
import { reviewFacts } from '../reviews/queries.ts'
import { namedVilla, noOffer, notDeleted } from '../stays/queries.ts'

/** A guest's own stays that are over or were cancelled, the latest first. */
export async function readPastStays(
  { db, now }: Deps,
  account: Account,
  input: InputOf<typeof guestStayCalls.past>,
): Promise<AnswerOf<typeof guestStayCalls.past>> {
  const today = dayAtProperty(now())
  const wanted = and(eq(bookings.accountId, account.id), notDeleted, noOffer, isPast(today))
  const { limit, offset } = pageAsked(input)
  const found = await db
    .select({ booking: bookings, villa: { ...namedVilla, withdrawnAt: villas.withdrawnAt }, review: reviews })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .where(wanted)
    .orderBy(desc(bookings.checkIn), desc(bookings.id))
    .limit(limit)
    .offset(offset)
  const getMoney = await readMoney(
    db,
    found.map(({ booking }) => booking.id),
  )
  const pictureAt = await picturesAt(
    db,
    found.map(({ villa }) => villa.imageUrl),
  )
  const stays = found.map(
    ({ booking, villa, review }): PastStay => ({
      ...getMoney(booking.id),
      bookingNumber: booking.code,
      villa: villa.name,
      villaSlug: villa.slug,
      onSale: villa.withdrawnAt === null,
      picture: pictureAt(villa.imageUrl),
      checkIn: booking.checkIn,
      checkOut: booking.checkOut,
      guests: booking.guests,
      cancelled: hasEnded(booking.status),
      stars: review?.stars ?? null,
      reviewOpen: canReview(booking, review && reviewFacts(review), today),
    }),
  )
  return { stays, total: await db.$count(bookings, wanted) }
}

const isPast = (today: CalendarDay): SQL | undefined =>
  or(inArray(bookings.status, ['cancelled', 'refunded']), and(inArray(bookings.status, [...soldStatuses]), lt(bookings.checkOut, today)))

/** All money that came for each of these bookings, and what of it has gone back or is going back. */
async function readMoney(db: Db, ids: readonly number[]) {
  const approved = and(anyOf(payments.bookingId, ids), eq(payments.state, 'approved'))
  const came = await db.select({ bookingId: payments.bookingId, amount: payments.amount }).from(payments).where(approved)
  const back = await db
    .select({ bookingId: payments.bookingId, refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(anyOf(payments.bookingId, ids))
    .orderBy(asc(refunds.id))
  return (id: number): Pick<PastStay, 'paid' | 'refunds'> => ({
    paid: sum(came.filter(({ bookingId }) => bookingId === id).map(({ amount }) => amount)),
    refunds: back.filter(({ bookingId }) => bookingId === id).map(({ refund }) => toStayRefund(refund)),
  })
}

/** A refund as its guest sees it. */
export const toStayRefund = ({ amount, state, createdAt, settledAt }: RefundRow): StayRefund => ({
  amount,
  state: toRefundStage(state),
  on: dayAtProperty((state === 'done' ? settledAt : null) ?? createdAt),
})
