import type { Cents } from '../money.ts'
import { adminStatuses, type BookingStatus, blocksNights, hasEnded } from './status.ts'

/** What an owner can do to a booking: set a status, hide it (`delete`), or bring a hidden one back (`restore`). */
export const ownerChanges = [...adminStatuses, 'delete', 'restore'] as const
export type OwnerChange = (typeof ownerChanges)[number]

/** Everything that decides which changes of a booking are possible. */
export type BookingFacts = {
  status: BookingStatus
  hidden: boolean
  total: Cents
  /** Received, less what has gone back or is on its way back. */
  paid: Cents
  /** Received, less what has gone back. */
  kept: Cents
  /** Asked back by an owner, whether or not it has gone back yet. */
  refunded: Cents
  /** A card payment whose result is not known yet. */
  openPayment: boolean
  /** Another booking, a restriction or another platform has these nights. */
  nightsTaken: boolean
}

export type ChangeProblem =
  | 'money_kept'
  | 'dates_taken'
  | 'everything_paid'
  | 'nothing_to_refund'
  | 'change_not_possible'
  | 'booking_hidden'

export const changeMails = ['receipt', 'confirmation', 'cancellation', 'refund'] as const
export type ChangeMail = (typeof changeMails)[number]

/** What a change does. */
export type Consequences = {
  problem: null
  nights: 'taken' | 'freed' | 'unchanged'
  /** The payment to record with it: at least and at most so much; null where none can be. `least` 0: none is needed. */
  payment: { least: Cents; most: Cents } | null
  /** The most that can go back to the guest with it. */
  refundable: Cents
  /** What becomes of the open card payment, should the bank approve it. */
  openPayment: 'counts' | 'returned' | null
  /** What the guest is told. `refund` follows once the money has gone back. */
  mails: ChangeMail[]
}
export type Assessment = Consequences | { problem: ChangeProblem }

const refused = (problem: ChangeProblem): Assessment => ({ problem })

const nothing: Consequences = { problem: null, nights: 'unchanged', payment: null, refundable: 0, openPayment: null, mails: [] }

/** Whether a booking can be changed so, and what that does to its nights, its money and its guest. */
export function assessChange(facts: BookingFacts, change: OwnerChange): Assessment {
  if (change === 'restore') return restoring(facts)
  if (change === 'delete') return deleting(facts)
  if (facts.status === 'restricted') return refused('change_not_possible')
  if (change === 'cancelled' || change === 'refunded') return ending(facts, change)
  if (facts.hidden) return refused('booking_hidden')
  return change === 'failed' ? failing(facts) : selling(facts, change)
}

function selling({ status, total, paid, openPayment, nightsTaken }: BookingFacts, to: 'paid' | 'partial_paid'): Assessment {
  const sold = blocksNights(status)
  const remaining = Math.max(0, total - paid)
  if (!sold && nightsTaken) return refused('dates_taken')
  if (to === 'partial_paid' && remaining === 0) return refused('everything_paid')
  const least = to === 'paid' ? remaining : paid > 0 ? 0 : 1
  return {
    ...nothing,
    nights: sold ? 'unchanged' : 'taken',
    payment: remaining > 0 ? { least, most: remaining } : null,
    openPayment: late(openPayment, to === 'paid' ? 'returned' : 'counts'),
    mails: [...(least > 0 ? (['receipt'] as const) : []), ...(sold ? [] : (['confirmation'] as const))],
  }
}

function ending({ status, paid, refunded, openPayment }: BookingFacts, to: 'cancelled' | 'refunded'): Assessment {
  if (to === 'refunded' && paid === 0 && refunded === 0) return refused('nothing_to_refund')
  if (status === 'refunded' && to === 'cancelled' && paid === 0) return refused('change_not_possible')
  const sold = blocksNights(status)
  const told = sold || status === 'pending'
  return {
    ...nothing,
    nights: told ? 'freed' : 'unchanged',
    refundable: paid,
    openPayment: late(openPayment, 'returned'),
    mails: [...(told ? (['cancellation'] as const) : []), ...(paid > 0 ? (['refund'] as const) : [])],
  }
}

function failing({ status, kept, openPayment }: BookingFacts): Assessment {
  if (kept > 0) return refused('money_kept')
  if (status !== 'pending' && status !== 'failed') return refused('change_not_possible')
  return { ...nothing, nights: status === 'pending' ? 'freed' : 'unchanged', openPayment: late(openPayment, 'counts') }
}

function deleting({ status, hidden, kept, openPayment }: BookingFacts): Assessment {
  if (hidden) return refused('booking_hidden')
  if (kept > 0) return refused('money_kept')
  return { ...nothing, nights: hasEnded(status) ? 'unchanged' : 'freed', openPayment: late(openPayment, 'returned') }
}

function restoring({ status, hidden, openPayment, nightsTaken }: BookingFacts): Assessment {
  if (!hidden) return refused('change_not_possible')
  const sold = blocksNights(status)
  if (sold && nightsTaken) return refused('dates_taken')
  return { ...nothing, nights: sold ? 'taken' : 'unchanged', openPayment: late(openPayment, hasEnded(status) ? 'returned' : 'counts') }
}

const late = (open: boolean, then: 'counts' | 'returned') => (open ? then : null)
