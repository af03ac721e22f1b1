import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import type { Instalment } from '../pricing/instalments.ts'
import type { PaymentPlan } from '../pricing/quote.ts'
import { type BookingStatus, hasEnded } from './status.ts'

/** A stored payment stage: a booking paid in full has one, a booking paid in stages three. Owners may add others. */
export type ScheduledStage = Instalment & {
  paid: boolean
  /** Amount still to pay. */
  due: Cents
}

export type PaymentState = {
  stages: ScheduledStage[]
  paid: Cents
  remaining: Cents
  /** Number of the last paid stage; 0 if none is paid. */
  stage: number
  next: ScheduledStage | null
}

/** Payment stages of a plan. */
export function stagesOf(plan: PaymentPlan, total: Cents, instalments: readonly Instalment[] | null, bookedOn: CalendarDay): Instalment[] {
  return plan === 'partial' && instalments ? [...instalments] : [{ stage: 1, amount: total, dueOn: bookedOn }]
}

/** `paid`: approved payments less refunds. It settles the stages in order. */
export function paymentState(stages: readonly Instalment[], paid: Cents): PaymentState {
  let dueSoFar = 0
  const scheduled = stages.map((stage) => {
    dueSoFar += stage.amount
    return { ...stage, paid: paid >= dueSoFar, due: Math.min(stage.amount, Math.max(0, dueSoFar - paid)) }
  })
  return {
    stages: scheduled,
    paid,
    remaining: Math.max(0, sum(stages.map((stage) => stage.amount)) - paid),
    stage: scheduled.findLast((stage) => stage.paid)?.stage ?? 0,
    next: scheduled.find((stage) => !stage.paid) ?? null,
  }
}

/** A stage as people count and compare it: which one of how many, and its percent of the price. Position 0: the schedule has no such stage. */
export function shareOfStage(
  stages: readonly Pick<Instalment, 'stage' | 'amount'>[],
  number: number,
): { position: number; percent: number } {
  const index = stages.findIndex(({ stage }) => stage === number)
  const total = sum(stages.map(({ amount }) => amount))
  return { position: index + 1, percent: Math.round(((stages[index]?.amount ?? 0) * 100) / Math.max(1, total)) }
}

/** `paymentState` of a booking. An ended booking owes nothing. */
export function bookingMoney({ status, stages }: { status: BookingStatus; stages: readonly Instalment[] }, paid: Cents): PaymentState {
  const state = paymentState(stages, paid)
  if (!hasEnded(status)) return state
  return { ...state, stages: state.stages.map((stage) => ({ ...stage, due: 0 })), remaining: 0, next: null }
}

/** Status of a sold booking after this amount was paid. */
export const statusOncePaid = (paid: Cents, total: Cents): 'paid' | 'partial_paid' => (paid >= total ? 'paid' : 'partial_paid')
