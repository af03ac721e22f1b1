import { type Cents, sum } from '../money.ts'
import type { BookingStatus } from './status.ts'

export const outcomes = ['success', 'failed', 'error', 'cancelled'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Where the money of a payment is. `waiting`: the result is not known; `left`: nor is it here, but the bank's page ended without a payment
 * according to the bank's answer; `checking`: approved, but the bank's records disagree;
 * `returned`: fully refunded or being refunded; `partly_returned`: partly.
 */
export const charges = ['charged', 'not_charged', 'waiting', 'left', 'checking', 'returned', 'partly_returned'] as const
export type Charge = (typeof charges)[number]

/** Refund amounts of one payment, in cents. `refused`: the bank refused the refund and an owner must settle it. */
export type RefundSums = { done: Cents; pending: Cents; refused: Cents }

/** Where money that goes back is. `refused`: the bank refused it. */
export const refundStages = ['pending', 'done', 'refused'] as const
export type RefundStage = (typeof refundStages)[number]

type RefundState = 'due' | 'unclear' | 'done' | 'failed'
const stages: Record<RefundState, RefundStage> = { due: 'pending', unclear: 'pending', done: 'done', failed: 'refused' }

export const toRefundStage = (state: RefundState): RefundStage => stages[state]

export type PaymentOutcome = { outcome: Outcome; charge: Charge; refund: RefundSums | null }

type Returning = { amount: Cents; state: RefundState }

type Paid = {
  state: 'open' | 'approved' | 'failed' | 'error'
  amount: Cents
  /** The bank's last answer says that its page ended without a payment. It proves nothing. */
  left: boolean
  /** The bank's records disagree with the approval, and no owner has settled the difference. */
  disputed: boolean
  booking: BookingStatus
  /** `surplus`: refunded because the payment could not count, for example because the nights were sold in the meantime. */
  refunds: readonly (Returning & { surplus: boolean })[]
}

/** Result of a payment and its booking. Never 'not_charged' while the result is unknown; never 'success' for a cancelled booking. */
export function paymentOutcome({ state, amount, left, disputed, booking, refunds }: Paid): PaymentOutcome {
  if (state === 'open') return { outcome: 'error', charge: left ? 'left' : 'waiting', refund: null }
  if (state !== 'approved') return { outcome: state, charge: 'not_charged', refund: null }
  const refund = refundSums(refunds)
  const back = refund.done + refund.pending + refund.refused
  return {
    outcome: toOutcome(
      booking,
      refunds.some(({ surplus }) => surplus),
    ),
    charge: toCharge({ disputed, back, amount }),
    refund: back > 0 ? refund : null,
  }
}

export function refundSums(refunds: readonly Returning[]): RefundSums {
  const sumIn = (stage: RefundStage) => sum(refunds.filter(({ state }) => toRefundStage(state) === stage).map(({ amount }) => amount))
  return { done: sumIn('done'), pending: sumIn('pending'), refused: sumIn('refused') }
}

function toOutcome(booking: BookingStatus, surplus: boolean): Outcome {
  if (surplus) return 'error'
  return booking === 'cancelled' || booking === 'refunded' ? 'cancelled' : 'success'
}

function toCharge({ disputed, back, amount }: { disputed: boolean; back: Cents; amount: Cents }): Charge {
  if (back >= amount) return 'returned'
  if (disputed) return 'checking'
  return back > 0 ? 'partly_returned' : 'charged'
}
