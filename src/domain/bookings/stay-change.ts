import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import { type Instalment, instalmentsFor } from '../pricing/instalments.ts'
import { levyIn, levyPaid } from '../pricing/levy.ts'
import { carriedItems, type PriceItem, type PriceSummary, withFurther } from '../pricing/price-summary.ts'
import type { PaymentPlan, Quote } from '../pricing/quote.ts'
import { percentOnCancel } from './cancellation.ts'
import { type CancellableStay, shareGoingBack, withoutRetained } from './refund-on-cancel.ts'
import { paymentState, settledStages } from './schedule.ts'

/** Payments for changes have stages above those of the schedule. */
export const FIRST_CHANGE_STAGE = 4
export const LAST_CHANGE_STAGE = 9

/** What the owners have said to a change, where they want to agree first. */
export const consents = ['not_needed', 'needed', 'asked', 'agreed', 'refused'] as const
export type Consent = (typeof consents)[number]

type Changed = CancellableStay & { plan: PaymentPlan; stages: readonly Instalment[] }

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
}

type Asked = {
  /** Approved payments less refunds. */
  paid: Cents
  /** Stages of approved payments: no open stage gets the number of one. */
  paidStages: readonly number[]
  checkIn: CalendarDay
  quote: Pick<Quote, 'items' | 'original'>
  today: CalendarDay
  /** Name of the price item for what the policy keeps. */
  retainedName: string
  /** VAT of a price. */
  vatItems: (price: Pick<PriceSummary, 'items' | 'total'>) => PriceItem[]
}

/** Money goes back, or the policy keeps a part of it: the guest confirms the change by a mailed code, as a cancellation. */
export const changeNeedsCode = ({ back, retained }: Pick<ChangeTerms, 'back' | 'retained'>): boolean => back > 0 || retained > 0

/**
 * Terms of new nights for a booking. What does not come from the rates is carried on. Of a lower price the difference goes back as for a
 * cancellation today, with the climate levy of nights fewer or cheaper; of a higher price as many stages have to be paid as were paid
 * before, or all where stages are not possible.
 */
export function changeTerms(booking: Changed, { paid, paidStages, checkIn, quote, today, retainedName, vatItems }: Asked): ChangeTerms {
  const price = withFurther(quote, carriedItems(booking), vatItems)
  if (price.total <= paid) {
    const lower = paid - price.total
    const back = shareGoingBack(lower, levyGoingBack(booking, price, paid), percentOnCancel(booking, today))
    const retained = lower - back
    const fee = { kind: 'fee' as const, by: 'policy' as const, name: retainedName, amount: retained }
    const whole = withFurther(price, retained > 0 ? [fee] : [], vatItems)
    return { ...whole, ...inFull(whole.total, today), due: 0, back, retained }
  }
  const instalments = booking.plan === 'full' ? null : instalmentsFor(price.total, checkIn, today)
  if (!instalments) return { ...price, ...inFull(price.total, today), due: price.total - paid, back: 0, retained: 0 }
  const settled = settledStages(booking.stages, paid, today)
  const paidBefore = paymentState(booking.stages, paid).stages.filter((stage) => stage.paid).length
  const dueSoFar = sum(instalments.slice(0, paidBefore).map(({ amount }) => amount))
  const due = Math.max(0, dueSoFar - paid)
  const before = due > 0 ? instalments.slice(0, paidBefore) : settled
  const stages = [...before, ...openStages(instalments, paid + due, { after: before, used: paidStages })]
  return { ...price, plan: 'partial', stages, due, back: 0, retained: 0 }
}

/** The climate levy in what is paid that the new price does not have, at most the difference between the two. */
export function levyGoingBack(
  booking: Pick<PriceSummary, 'items' | 'total'>,
  price: Pick<PriceSummary, 'items' | 'total'>,
  paid: Cents,
): Cents {
  const own = withoutRetained(booking, paid)
  return Math.min(Math.max(0, paid - price.total), Math.max(0, levyPaid(own.price, own.paid) - levyIn(price).amount))
}

/** What is left of a plan once this is paid. A stage that is less than planned says what was planned. */
function openStages(
  plan: readonly Instalment[],
  paid: Cents,
  { after, used }: { after: readonly Instalment[]; used: readonly number[] },
): Instalment[] {
  let rest = paid
  let last = after.at(-1)?.stage ?? 0
  return plan.flatMap(({ stage, amount, dueOn }) => {
    const open = Math.max(0, amount - rest)
    rest = Math.max(0, rest - amount)
    if (open === 0) return []
    last = Math.max(stage, last + 1)
    while (used.includes(last)) last += 1
    return [{ stage: last, amount: open, dueOn, ...(open < amount ? { planned: amount } : {}) }]
  })
}

const inFull = (total: Cents, today: CalendarDay): { plan: PaymentPlan; stages: Instalment[] } => ({
  plan: 'full',
  stages: [{ stage: 1, amount: total, dueOn: today }],
})
