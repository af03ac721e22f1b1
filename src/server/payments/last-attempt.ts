import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { paymentCalls } from '#contract/payments.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { daysAfter } from '../clock.ts'
import { bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { readSettings } from '../settings/queries.ts'
import { noOffer, notDeleted } from '../stays/queries.ts'

const CONSENT_DAYS = 1

/** The guest's own unpaid attempt that holds some of these nights, otherwise the last one for exactly this stay. */
export async function lastAttempt(
  { db, now }: Deps,
  account: Account,
  { villaId, checkIn, checkOut }: InputOf<typeof paymentCalls.lastAttempt>,
): Promise<AnswerOf<typeof paymentCalls.lastAttempt>> {
  const unpaid = and(
    notDeleted,
    noOffer,
    isNull(bookings.offerId),
    eq(bookings.accountId, account.id),
    eq(bookings.villaId, villaId),
    inArray(bookings.status, ['pending', 'failed']),
  )
  const overlapping = and(lt(bookings.checkIn, checkOut), gt(bookings.checkOut, checkIn))
  const holds = sql<boolean>`coalesce(${bookings.holdsUntil} > ${now()}, false)`
  const sameStay = sql<boolean>`(${bookings.checkIn} = ${checkIn} AND ${bookings.checkOut} = ${checkOut})`
  const [last] = await db
    .select({ booking: bookings, orderId: payments.orderId, holds, sameStay })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(unpaid, overlapping, sql`(${holds} OR ${sameStay})`))
    .orderBy(desc(holds), desc(bookings.id), desc(payments.id))
    .limit(1)
  if (!last) return { attempt: null }
  const { booking, orderId } = last
  const { guestName: name, email, phone, guests, specialRequests, plan } = booking
  const { texts } = await readSettings(db)
  const { termsAcceptedAt, termsVersion } = booking
  const consented = termsAcceptedAt !== null && termsAcceptedAt > daysAfter(now(), -CONSENT_DAYS) && termsVersion === texts.termsVersion
  const [promo] = selectItems(booking, 'promo')
  const guest = { name, email, phone, guests, specialRequests }
  return {
    attempt: {
      orderId,
      holding: last.holds,
      termsAccepted: last.sameStay && consented,
      plan,
      guest,
      ...(promo ? { promoCode: promo.code } : {}),
    },
  }
}
