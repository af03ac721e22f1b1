import { type CalendarDay, daysBetween } from '../calendar-day.ts'
import { type Cents, percentOf } from '../money.ts'
import { levyPaid, withLevyAfter } from '../pricing/levy.ts'
import { type PriceSummary, sumRetained } from '../pricing/price-summary.ts'
import { type Cancellable, cancellationSteps, percentOnCancel } from './cancellation.ts'

/** An amount that goes back by a percentage, and the levy in it, which goes back completely. */
export const shareGoingBack = (amount: Cents, levy: Cents, percent: number): Cents => percentOf(amount - levy, percent) + levy

/** A booking's policy with its price. */
export type CancellableStay = Cancellable & Priced
type Priced = Pick<PriceSummary, 'items' | 'total'>

/** A price and what is paid of it, without what the policy has kept before: that is not refunded, nor kept once more. */
export function withoutRetained<P extends Priced>(price: P, paid: Cents): { price: P; paid: Cents } {
  const retained = sumRetained(price)
  const items = price.items.filter((item) => item.kind !== 'fee' || item.by !== 'policy')
  // Owners may have lowered the price below it.
  return { price: { ...price, items, total: Math.max(0, price.total - retained) }, paid: Math.max(0, paid - retained) }
}

function refundBy(percent: number, stay: CancellableStay, paid: Cents, day: CalendarDay): Cents {
  const own = withoutRetained(stay, paid)
  const levy = levyPaid(withLevyAfter(own.price, daysBetween(stay.checkIn, day)), own.paid)
  return shareGoingBack(own.paid, levy, percent)
}

/**
 * What a cancellation on a day gives back: the policy's percentage of what is paid, without what was kept before; the climate levy of nights
 * ahead goes back completely. The one computation for pages, mails, papers, owners and the bank.
 * @param paid approved payments less all refunds
 */
export const refundOnCancel = (stay: CancellableStay, paid: Cents, day: CalendarDay): Cents =>
  refundBy(percentOnCancel(stay, day), stay, paid, day)

/** The steps ahead, each with what a cancellation in it gives back; after the last only the climate levy. `paid`: as in `refundOnCancel`. */
export const cancellationLadder = (stay: CancellableStay, today: CalendarDay, paid: Cents) =>
  cancellationSteps(stay, today).map((step) => ({ ...step, amount: refundBy(step.percent, stay, paid, today) }))
