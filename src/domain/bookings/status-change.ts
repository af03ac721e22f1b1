import type { Cents } from '../money.ts'
import { adminStatuses, type BookingStatus, blocksNights, hasEnded } from './status.ts'

/** Owner actions on a booking: set a status, hide it (`delete`), or show a hidden one again (`restore`). */
export const ownerChanges = [...adminStatuses, 'delete', 'restore'] as const
export type OwnerChange = (typeof ownerChanges)[number]

/** Facts that decide which changes of a booking are possible. */
export type BookingFacts = {
  status: BookingStatus
  hidden: boolean
  total: Cents
  /** Received, less completed and pending refunds. */
  paid: Cents
  /** Received, less completed refunds. */
  retained: Cents
  /** Refunds requested by an owner, completed or not. */
  refunded: Cents
  /** The booking has a card payment with an unknown result. */
  openPayment: boolean
  /** One of the stays of an offer that its guest may still accept. */
  offered: boolean
  /** Another booking, a restriction or an imported calendar blocks these nights. */
  nightsTaken: boolean
}

export type ChangeProblem =
  | 'money_kept'
  | 'dates_taken'
  | 'everything_paid'
  | 'nothing_to_refund'
  | 'change_not_possible'
  | 'booking_hidden'
  | 'stay_offered'

export const changeMails = ['receipt', 'confirmation', 'cancellation', 'refund'] as const
export type ChangeMail = (typeof changeMails)[number]

/** Effects of a possible change. */
export type Consequences = {
  problem: null
  nights: 'taken' | 'freed' | 'unchanged'
  /** Range of the payment to record with the change; null if none can be recorded. `least` 0: recording is optional. */
  payment: { least: Cents; most: Cents } | null
  /** Most that can be refunded with the change. */
  refundable: Cents
  /** What happens to the open card payment if the bank approves it. */
  openPayment: 'counts' | 'returned' | null
  /** Emails to the guest. `refund` is sent after the money has gone back. */
  mails: ChangeMail[]
}
export type Assessment = Consequences | { problem: ChangeProblem }

const refused = (problem: ChangeProblem): Assessment => ({ problem })

const nothing: Consequences = { problem: null, nights: 'unchanged', payment: null, refundable: 0, openPayment: null, mails: [] }

/** Checks whether a booking can be changed this way, and returns the effects on nights, money and emails. */
export function assessChange(facts: BookingFacts, change: OwnerChange): Assessment {
  if (change === 'restore') return assessRestore(facts)
  if (change === 'delete') return assessDelete(facts)
  if (facts.status === 'restricted') return refused('change_not_possible')
  if (change === 'cancelled' || change === 'refunded') return assessEnd(facts, change)
  if (facts.hidden) return refused('booking_hidden')
  return change === 'failed' ? assessFailure(facts) : assessSale(facts, change)
}

function assessSale({ status, total, paid, openPayment, nightsTaken }: BookingFacts, to: 'paid' | 'partial_paid'): Assessment {
  const sold = blocksNights(status)
  const remaining = Math.max(0, total - paid)
  if (!sold && nightsTaken) return refused('dates_taken')
  if (to === 'partial_paid' && remaining === 0) return refused('everything_paid')
  const least = to === 'paid' ? remaining : paid > 0 ? 0 : 1
  return {
    ...nothing,
    nights: sold ? 'unchanged' : 'taken',
    payment: remaining > 0 ? { least, most: remaining } : null,
    openPayment: toEffect(openPayment, to === 'paid' ? 'returned' : 'counts'),
    mails: [...(least > 0 ? (['receipt'] as const) : []), ...(sold ? [] : (['confirmation'] as const))],
  }
}

function assessEnd({ status, paid, refunded, openPayment }: BookingFacts, to: 'cancelled' | 'refunded'): Assessment {
  if (to === 'refunded' && paid === 0 && refunded === 0) return refused('nothing_to_refund')
  if (status === 'refunded' && to === 'cancelled' && paid === 0) return refused('change_not_possible')
  const sold = blocksNights(status)
  const notified = sold || status === 'pending'
  return {
    ...nothing,
    nights: notified ? 'freed' : 'unchanged',
    refundable: paid,
    openPayment: toEffect(openPayment, 'returned'),
    mails: [...(notified ? (['cancellation'] as const) : []), ...(paid > 0 ? (['refund'] as const) : [])],
  }
}

function assessFailure({ status, retained, openPayment, offered }: BookingFacts): Assessment {
  if (offered && status === 'pending') return refused('stay_offered')
  if (retained > 0) return refused('money_kept')
  if (status !== 'pending' && status !== 'failed') return refused('change_not_possible')
  return { ...nothing, nights: status === 'pending' ? 'freed' : 'unchanged', openPayment: toEffect(openPayment, 'counts') }
}

function assessDelete({ status, hidden, retained, openPayment, offered }: BookingFacts): Assessment {
  if (offered && status === 'pending') return refused('stay_offered')
  if (hidden) return refused('booking_hidden')
  if (retained > 0) return refused('money_kept')
  return { ...nothing, nights: hasEnded(status) ? 'unchanged' : 'freed', openPayment: toEffect(openPayment, 'returned') }
}

function assessRestore({ status, hidden, openPayment, nightsTaken }: BookingFacts): Assessment {
  if (!hidden) return refused('change_not_possible')
  const sold = blocksNights(status)
  if (sold && nightsTaken) return refused('dates_taken')
  return {
    ...nothing,
    nights: sold ? 'taken' : 'unchanged',
    openPayment: toEffect(openPayment, hasEnded(status) ? 'returned' : 'counts'),
    mails: sold ? ['confirmation'] : [],
  }
}

const toEffect = (openPayment: boolean, effect: 'counts' | 'returned') => (openPayment ? effect : null)
