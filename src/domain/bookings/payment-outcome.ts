import { type Cents, sum } from '../money.ts'
import type { BookingStatus } from './status.ts'

export const outcomes = ['success', 'failed', 'error', 'cancelled'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * What became of the money. `waiting`: nobody knows yet; `checking`: approved, but the bank's records disagree; `returned`: all of
 * it goes back or went back; `partly_returned`: a part of it.
 */
export const charges = ['charged', 'not_charged', 'waiting', 'checking', 'returned', 'partly_returned'] as const
export type Charge = (typeof charges)[number]

/** Cents of one payment that go back: sent by the bank, on their way, or refused by the bank and left to the owners. */
export type RefundSums = { done: Cents; pending: Cents; refused: Cents }

export type PaymentOutcome = { outcome: Outcome; charge: Charge; refund: RefundSums | null }

type Paid = {
  state: 'open' | 'approved' | 'failed' | 'error'
  amount: Cents
  /** The bank's records disagree with the approval, and nobody has settled that yet. */
  disputed: boolean
  booking: BookingStatus
  /** `surplus`: goes back because it could not count, such as nights sold meanwhile. */
  refunds: readonly { amount: Cents; state: 'due' | 'unclear' | 'done' | 'failed'; surplus: boolean }[]
}

/** How a payment and its booking stand now: never 'not charged' while nobody knows, never 'successful' once it is cancelled. */
export function paymentOutcome({ state, amount, disputed, booking, refunds }: Paid): PaymentOutcome {
  if (state === 'open') return { outcome: 'error', charge: 'waiting', refund: null }
  if (state !== 'approved') return { outcome: state, charge: 'not_charged', refund: null }
  const inState = (...states: string[]) => sum(refunds.filter((refund) => states.includes(refund.state)).map((refund) => refund.amount))
  const refund = { done: inState('done'), pending: inState('due', 'unclear'), refused: inState('failed') }
  const back = refund.done + refund.pending + refund.refused
  return {
    outcome: outcomeOf(
      booking,
      refunds.some(({ surplus }) => surplus),
    ),
    charge: chargeOf({ disputed, back, amount }),
    refund: back > 0 ? refund : null,
  }
}

function outcomeOf(booking: BookingStatus, surplus: boolean): Outcome {
  if (surplus) return 'error'
  return booking === 'cancelled' || booking === 'refunded' ? 'cancelled' : 'success'
}

function chargeOf({ disputed, back, amount }: { disputed: boolean; back: Cents; amount: Cents }): Charge {
  if (back >= amount) return 'returned'
  if (disputed) return 'checking'
  return back > 0 ? 'partly_returned' : 'charged'
}
