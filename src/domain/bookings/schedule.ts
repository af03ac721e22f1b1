import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import type { Instalment, StageNumber } from '../pricing/instalments.ts'
import type { PaymentPlan } from '../pricing/quote.ts'
import { type BookingStatus, hasEnded } from './status.ts'

/** A stage of a booking as kept: paid in full it has one stage, in stages three. */
export type ScheduledStage = Instalment & {
  paid: boolean
  /** What of it is still to pay. */
  due: Cents
}

export type PaymentState = {
  stages: ScheduledStage[]
  paid: Cents
  remaining: Cents
  /** How many stages are paid. */
  stage: 0 | StageNumber
  next: ScheduledStage | null
}

/** The stages that a booking of this plan is paid in. */
export function stagesOf(plan: PaymentPlan, total: Cents, instalments: readonly Instalment[] | null, bookedOn: CalendarDay): Instalment[] {
  return plan === 'partial' && instalments ? [...instalments] : [{ stage: 1, amount: total, dueOn: bookedOn }]
}

/** `paid` is the sum over approved payments less what was given back; it settles the stages in order. */
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

/** The same for a booking: one that has ended owes nothing. */
export function bookingMoney({ status, stages }: { status: BookingStatus; stages: readonly Instalment[] }, paid: Cents): PaymentState {
  const state = paymentState(stages, paid)
  if (!hasEnded(status)) return state
  return { ...state, stages: state.stages.map((stage) => ({ ...stage, due: 0 })), remaining: 0, next: null }
}

/** The status of a sold booking that has been paid so much of its price. */
export const statusOncePaid = (paid: Cents, total: Cents): 'paid' | 'partial_paid' => (paid >= total ? 'paid' : 'partial_paid')
