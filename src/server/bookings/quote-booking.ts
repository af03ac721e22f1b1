import { dayAtProperty } from '#domain/calendar-day.ts'
import { promoHoldsFor } from '#domain/pricing/promo-code.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import type { Stay } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { promoOfBooking } from '../promo-codes/queries.ts'
import { checkStay, whoseIs } from '../stay-rules/refuse-stay.ts'
import type { BookingRow } from '../stays/queries.ts'

/** Today's price of a booking for these nights, and the rates it comes from. `deps`: those of the transaction, within one. */
export async function quoteForBooking(deps: Deps, booking: BookingRow, wanted: Stay & { villaId: number; guests: number }) {
  const { db } = deps
  const card = (await currentRateCards(deps)).of(wanted.villaId)
  const { gapPercent } = await checkStay(deps, wanted, whoseIs(booking))
  // The code that the booking was made with goes on where it holds for the new nights, and needs no further use.
  const promo = await promoOfBooking(db, booking.id)
  const held = promo && promoHoldsFor(promo, wanted.villaId, wanted) ? promo : null
  const ask = { today: dayAtProperty(deps.now()), returning: booking.returningGuest, guests: wanted.guests, promo: held }
  return { quote: quoteStay(wanted, card, { ...ask, gapPercent }), card }
}
