import { refuseIf } from '#contract/refusal.ts'
import { type PolicyRow, percentOnCancel } from '#domain/bookings/cancellation.ts'
import { canCancel } from '#domain/bookings/own-stay.ts'
import { type ChangeTerms, changeTerms } from '#domain/bookings/stay-change.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { isAgreedBelowRates, sumRetained } from '#domain/pricing/price-summary.ts'
import { guestsInPrice } from '#domain/pricing/quote.ts'
import { vatItems } from '#domain/pricing/taxes.ts'
import { isSameStay, type Stay } from '#domain/stay.ts'
import { keptByPolicy } from '#words/records.ts'
import { quoteForBooking } from '../bookings/quote-booking.ts'
import { refuseNightsOfOthers } from '../bookings/refuse-taken-nights.ts'
import type { Deps } from '../deps.ts'
import { hasOpenPayment, listPaidStages, paidAmount } from '../payments/queries.ts'
import { rulesForGuests } from '../stay-rules/queries.ts'
import { refuseCrowdedNights, refuseStay, whoseIs } from '../stay-rules/refuse-stay.ts'
import type { BookingRow } from '../stays/queries.ts'
import { policyAfter } from '../villas/policy.ts'
import { villaOnSale } from '../villas/queries.ts'

/** `guests`: without it as many as now. */
export type WantedStay = Stay & { villaId: number; guests?: number | undefined }

const countGuests = (booking: BookingRow, { guests = booking.guests }: WantedStay): number => guests

/**
 * Refuses what can be known before anything is locked: a stay that begins, the rules of stays, too small a villa. A stay must not be moved
 * to a day on which the policy refunds more of it, and cancelled then.
 */
export async function refuseChange(deps: Deps, booking: BookingRow, wanted: WantedStay): Promise<void> {
  const today = dayAtProperty(deps.now())
  refuseIf(!canCancel(booking, today) && 'stay_over')
  const { checkIn } = wanted
  const cancellation = await policyAfter(deps, booking, wanted.villaId)
  refuseIf(percentOnCancel({ cancellation, checkIn }, today) > percentOnCancel(booking, today) && 'moved_out_of_policy')
  const guests = countGuests(booking, wanted)
  refuseIf(isSameStay(booking, wanted) && guests === booking.guests && 'nothing_changed')
  refuseIf((booking.priceByHand || isAgreedBelowRates(booking)) && 'price_agreed')
  const { capacity } = await villaOnSale(deps.db, wanted.villaId)
  await refuseStay(deps, { ...wanted, guests, capacity }, whoseIs(booking))
  refuseIf((await hasOpenPayment(deps.db, booking.id)) && 'payment_open')
}

/** @throws Refusal `dates_taken` or `dates_held` if anybody but the booking itself has one of the nights, or too few would stay empty */
export async function refuseOthersNights(deps: Deps, booking: BookingRow, wanted: WantedStay): Promise<void> {
  const { db } = deps
  const now = deps.now()
  await refuseNightsOfOthers(db, booking, wanted, now)
  const rules = (await rulesForGuests(deps, { offered: false })).of(wanted.villaId)
  await refuseCrowdedNights(db, wanted, rules, { now, guest: booking.accountId, except: booking })
}

/** The terms of a change with the policy from then on, what has been paid until now, and how many guests the new price is for. */
export type TermsNow = ChangeTerms & {
  paid: Cents
  guests: number
  guestsInPrice: number | null
  cancellation: PolicyRow[]
  priceByHand: false
}

/** `deps`: those of the transaction, within one. */
export async function computeTerms(deps: Deps, booking: BookingRow, wanted: WantedStay): Promise<TermsNow> {
  const { db } = deps
  const today = dayAtProperty(deps.now())
  const guests = countGuests(booking, wanted)
  const { quote, card } = await quoteForBooking(deps, booking, { ...wanted, guests })
  const paid = await paidAmount(db, booking.id)
  const terms = changeTerms(booking, {
    paid,
    quote,
    today,
    checkIn: wanted.checkIn,
    retainedName: keptByPolicy,
    paidStages: await listPaidStages(db, booking.id),
    vatItems: (price) => vatItems(price, wanted.checkOut, card.vat),
  })
  // Not even where the policy keeps something: what owners gave back is not spent twice.
  refuseIf(terms.total - sumRetained(terms) <= 0 && 'no_price')
  const cancellation = await policyAfter(deps, booking, wanted.villaId)
  return { ...terms, paid, cancellation, guests, priceByHand: false, guestsInPrice: guestsInPrice(card, guests) }
}
