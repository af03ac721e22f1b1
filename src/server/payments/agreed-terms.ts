import { eq } from 'drizzle-orm'
import type { AgreedTerms } from '#domain/bookings/agreed-terms.ts'
import type { Db } from '../db/client.ts'
import { bookings, promoUses } from '../db/schema.ts'
import type { BookingRow } from '../stays/queries.ts'
import { hasLaterAttempt, type PaymentRow } from './queries.ts'

/** The terms of a booking as an attempt to pay it is stored with them. */
export const termsAgreed = (booking: BookingRow, promoCodeId: number | null): AgreedTerms => ({
  plan: booking.plan,
  guests: booking.guests,
  items: booking.items,
  original: booking.original,
  total: booking.total,
  stages: booking.stages,
  cancellation: booking.cancellation,
  guestsInPrice: booking.guestsInPrice,
  returningGuest: booking.returningGuest,
  termsAcceptedAt: booking.termsAcceptedAt?.toISOString() ?? null,
  termsVersion: booking.termsVersion,
  promoCodeId,
})

/**
 * The terms that the approval of an attempt brings back, because the guest has tried again with others since; null where the booking has
 * its own. Only before anything is paid: whatever comes later is a surplus.
 */
export async function termsOfEarlierAttempt(db: Db, payment: PaymentRow, paidBefore: number): Promise<AgreedTerms | null> {
  const { agreed } = payment
  return agreed && paidBefore === 0 && (await hasLaterAttempt(db, payment)) ? agreed : null
}

/** The booking with the terms of an attempt. */
export function withTerms(booking: BookingRow, { promoCodeId: _, termsAcceptedAt, ...terms }: AgreedTerms): BookingRow {
  return { ...booking, ...terms, termsAcceptedAt: termsAcceptedAt === null ? null : new Date(termsAcceptedAt) }
}

/** Writes the terms of an earlier attempt into its booking, with the promo code that its price has. */
export async function bringBackTerms(tx: Db, booking: BookingRow, agreed: AgreedTerms): Promise<void> {
  const { plan, guests, items, original, total, stages, cancellation, ...more } = withTerms(booking, agreed)
  const { guestsInPrice, returningGuest, termsAcceptedAt, termsVersion } = more
  await tx
    .update(bookings)
    .set({
      plan,
      guests,
      items,
      original,
      total,
      stages,
      cancellation,
      guestsInPrice,
      returningGuest,
      termsAcceptedAt,
      termsVersion,
    })
    .where(eq(bookings.id, booking.id))
  await tx.delete(promoUses).where(eq(promoUses.bookingId, booking.id))
  if (agreed.promoCodeId !== null) await tx.insert(promoUses).values({ bookingId: booking.id, promoCodeId: agreed.promoCodeId })
}
