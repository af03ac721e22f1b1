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
export function planStages(
  plan: PaymentPlan,
  total: Cents,
  instalments: readonly Instalment[] | null,
  bookedOn: CalendarDay,
): Instalment[] {
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

/** Money that has come, less what of it has gone back. */
export type Received = { on: CalendarDay; amount: Cents }

/** The stages with the day on which each was paid: that of the payment with which enough had come. `received`: as it came. */
export function withPaidDays<S extends ScheduledStage>(
  stages: readonly S[],
  received: readonly Received[],
): (S & { paidOn: CalendarDay | null })[] {
  let dueSoFar = 0
  return stages.map((stage) => {
    dueSoFar += stage.amount
    let came = 0
    const settling = received.find(({ amount }) => {
      came += amount
      return came >= dueSoFar
    })
    return { ...stage, paidOn: stage.paid && settling ? settling.on : null }
  })
}

/** The stages that are paid, together worth what is paid. `firstDue`: for a part of the first one. */
export function settledStages(stages: readonly Instalment[], paid: Cents, firstDue?: CalendarDay): Instalment[] {
  if (paid === 0) return []
  const settled = paymentState(stages, paid).stages.filter((stage) => stage.paid)
  const rest = paid - sum(settled.map(({ amount }) => amount))
  const last = settled.at(-1) ?? { stage: 1, amount: 0, dueOn: firstDue ?? '' }
  const whole = { stage: last.stage, amount: last.amount + rest, dueOn: last.dueOn }
  return [...settled.slice(0, -1).map(({ stage, amount, dueOn }) => ({ stage, amount, dueOn })), whole]
}

type Counted = Pick<Instalment, 'stage' | 'amount'> & { planned?: Cents | undefined }

/**
 * A stage as people count and compare it: which one of how many, and its percent of the price. Position 0: the schedule has no such stage.
 * `lessPaid`: of an open stage that is lower because more was paid before, what was planned and what was paid; else null.
 */
export type StageShare = { position: number; percent: number; lessPaid: { planned: Cents; before: Cents } | null }

export function shareOfStage(stages: readonly Counted[], number: number): StageShare {
  const index = stages.findIndex(({ stage }) => stage === number)
  const { amount = 0, planned = amount } = stages[index] ?? {}
  const total = sum(stages.map((stage) => stage.amount))
  const lessPaid = planned > amount ? { planned, before: planned - amount } : null
  return { position: index + 1, percent: Math.round((planned * 100) / Math.max(1, total)), lessPaid }
}

/** `paymentState` of a booking. An ended booking owes nothing. */
export function bookingMoney({ status, stages }: { status: BookingStatus; stages: readonly Instalment[] }, paid: Cents): PaymentState {
  const state = paymentState(stages, paid)
  if (!hasEnded(status)) return state
  return { ...state, stages: state.stages.map((stage) => ({ ...stage, due: 0 })), remaining: 0, next: null }
}

/** Status of a sold booking after this amount was paid. */
export const statusOncePaid = (paid: Cents, total: Cents): 'paid' | 'partial_paid' => (paid >= total ? 'paid' : 'partial_paid')
