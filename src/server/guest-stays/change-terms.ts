import { Refusal, refuseIf } from '#contract/refusal.ts'
import { refundOnCancel } from '#domain/bookings/cancellation.ts'
import { canCancel } from '#domain/bookings/own-stay.ts'
import { type ChangeTerms, changeTerms } from '#domain/bookings/stay-change.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import { partyProblem, type Stay } from '#domain/stay.ts'
import { keptByPolicy } from '#words/records.en.ts'
import { refuseStay } from '../bookings/refuse-stay.ts'
import { datesHeld } from '../bookings/refuse-taken-nights.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { hasOpenPayment, paidAmount } from '../payments/queries.ts'
import { rateCard } from '../pricing/queries.ts'
import { type BookingRow, blockerOf, hasEarlierStay } from '../stays/queries.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'
import { villaOnSale } from '../villas/queries.ts'

const ONE_EURO = 100

export type WantedStay = Stay & { villaId: number }

/** Refuses what can be known before anything is locked: a stay that begins, the rules of stays, too small a villa. */
export async function refuseChange(deps: Deps, booking: BookingRow, wanted: WantedStay): Promise<void> {
  const today = dayAtProperty(deps.now())
  refuseIf(!canCancel(booking, today) && 'stay_over')
  refuseIf(!isRefundable(booking, today) && isRefundable(wanted, today) && 'moved_out_of_policy')
  const same = booking.villaId === wanted.villaId && booking.checkIn === wanted.checkIn && booking.checkOut === wanted.checkOut
  refuseIf(same && 'nothing_changed')
  await refuseStay(deps, wanted)
  const { capacity } = await villaOnSale(deps.db, wanted.villaId)
  refuseIf(partyProblem(booking.guests, capacity))
  refuseIf((await hasOpenPayment(deps.db, booking.id)) && 'payment_open')
}

/** A stay that the policy no longer refunds must not be moved to a day on which it would, and cancelled then. */
const isRefundable = ({ checkIn }: Pick<WantedStay, 'checkIn'>, today: CalendarDay): boolean => refundOnCancel(ONE_EURO, checkIn, today) > 0

/** @throws Refusal `dates_taken` or `dates_held` if anybody but the booking itself has one of the nights */
export async function refuseOthersNights(db: Db, booking: BookingRow, wanted: WantedStay, now: Date): Promise<void> {
  const blocker = await blockerOf(db, wanted.villaId, wanted, now, { except: booking.id })
  if (blocker?.holdsUntil) throw new Refusal(datesHeld(blocker.holdsUntil, now))
  refuseIf((blocker !== undefined || (await isSoldElsewhere(db, wanted.villaId, wanted))) && 'dates_taken')
}

/** The terms of a change today, and what has been paid until now. */
export async function termsOf(db: Db, deps: Deps, booking: BookingRow, wanted: WantedStay): Promise<ChangeTerms & { paid: Cents }> {
  const today = dayAtProperty(deps.now())
  const returning = booking.accountId !== null && (await hasEarlierStay(db, booking.accountId, booking.id))
  const quote = quoteStay(wanted, await rateCard(db), { today, returning })
  refuseIf(quote.total <= 0 && 'no_price')
  const paid = await paidAmount(db, booking.id)
  return { ...changeTerms(booking, paid, quote, today, keptByPolicy), paid }
}
