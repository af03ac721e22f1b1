import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import type { Instalment } from '../pricing/instalments.ts'
import { levyIn, levyPaid } from '../pricing/levy.ts'
import type { PriceItem, PriceSummary } from '../pricing/price-summary.ts'
import type { PaymentPlan, Quote } from '../pricing/quote.ts'
import type { Stay } from '../stay.ts'
import { type Cancellable, refundOnCancel } from './cancellation.ts'
import { paymentState } from './schedule.ts'

/** Payments for changes have stages above those of the schedule. */
export const FIRST_CHANGE_STAGE = 4
export const LAST_CHANGE_STAGE = 9

/** What the owners have said to a change, where they want to agree first. */
export const consents = ['not_needed', 'needed', 'asked', 'agreed', 'refused'] as const
export type Consent = (typeof consents)[number]

type Changed = Stay & Cancellable & Pick<PriceSummary, 'items' | 'total'> & { plan: PaymentPlan; stages: readonly Instalment[] }

/** What a booking becomes by a change, and the money that moves with it. */
export type ChangeTerms = {
  items: PriceItem[]
  original: Cents
  total: Cents
  plan: PaymentPlan
  stages: Instalment[]
  /** To pay before the nights are swapped. */
  due: Cents
  /** Goes back by the cancellation policy. */
  back: Cents
  /** Part of a lower price that the policy keeps. It becomes an item of the price. */
  retained: Cents
  /** Part of `back` that is climate levy. */
  levyReturned: Cents
}

/** Money goes back, or the policy keeps a part of it: the guest confirms the change by a mailed code, as a cancellation. */
export const changeNeedsCode = ({ back, retained }: Pick<ChangeTerms, 'back' | 'retained'>): boolean => back > 0 || retained > 0

/**
 * Terms of new nights for a booking. `paid`: approved payments less refunds. Of a lower price the difference goes back as for a
 * cancellation today, with the climate levy of nights fewer or cheaper; of a higher price as many stages have to be paid as were paid
 * before, or all where stages are not possible.
 * @param fee name of the price item for what the policy keeps
 */
export function changeTerms(booking: Changed, paid: Cents, quote: Quote, today: CalendarDay, fee: string): ChangeTerms {
  const { items, original, total } = quote
  if (total <= paid) {
    const levyReturned = Math.min(paid - total, Math.max(0, levyPaid(booking, paid) - levyIn(quote).amount))
    const back = refundOnCancel({ amount: paid - total, levy: levyReturned }, booking, today)
    const retained = paid - total - back
    const all: PriceItem[] = retained > 0 ? [...items, { kind: 'fee', name: fee, amount: retained }] : items
    const rest = { ...inFull(total + retained, today), due: 0, back, retained, levyReturned }
    return { items: all, original, total: total + retained, ...rest }
  }
  const paidStages = paymentState(booking.stages, paid).stage
  if (booking.plan === 'full' || !quote.instalments)
    return { items, original, total, ...inFull(total, today), due: total - paid, ...nothingBack }
  const stages = [...quote.instalments]
  const dueSoFar = sum(stages.slice(0, paidStages).map(({ amount }) => amount))
  return { items, original, total, plan: 'partial', stages, due: Math.max(0, dueSoFar - paid), ...nothingBack }
}

const nothingBack = { back: 0, retained: 0, levyReturned: 0 }

const inFull = (total: Cents, today: CalendarDay): { plan: PaymentPlan; stages: Instalment[] } => ({
  plan: 'full',
  stages: [{ stage: 1, amount: total, dueOn: today }],
})
