import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

const paid = { state: 'approved', amount: 1_000_00, left: false, disputed: false, booking: 'paid', refunds: [] } as const
const refund = (amount: number, state: 'due' | 'unclear' | 'done' | 'failed', surplus = false) => ({ amount, state, surplus })

test.each([
  ['paid', {}, ['success', 'charged', null]],
  ['the bank has not answered', { state: 'open', booking: 'pending' }, ['error', 'waiting', null]],
  ['the guest left the bank’s page', { state: 'open', booking: 'pending', left: true }, ['error', 'left', null]],
  ['the guest left, and the payment was approved', { left: true }, ['success', 'charged', null]],
  ['refused', { state: 'failed', booking: 'failed' }, ['failed', 'not_charged', null]],
  ['the gateway failed', { state: 'error', booking: 'failed' }, ['error', 'not_charged', null]],
  ['the bank’s records disagree', { disputed: true }, ['success', 'checking', null]],
  ['cancelled without a refund', { booking: 'cancelled' }, ['cancelled', 'charged', null]],
  [
    'cancelled, refund of 70% pending',
    { booking: 'cancelled', refunds: [refund(700_00, 'due')] },
    ['cancelled', 'partly_returned', { done: 0, pending: 700_00, refused: 0 }],
  ],
  [
    'cancelled, refund of 70% refused by the bank',
    { booking: 'cancelled', refunds: [refund(700_00, 'failed')] },
    ['cancelled', 'partly_returned', { done: 0, pending: 0, refused: 700_00 }],
  ],
  [
    'cancelled, fully refunded in two parts',
    { booking: 'refunded', refunds: [refund(700_00, 'done'), refund(300_00, 'done')] },
    ['cancelled', 'returned', { done: 1_000_00, pending: 0, refused: 0 }],
  ],
  [
    'partly refunded, and the stay remains sold',
    { refunds: [refund(100_00, 'done')] },
    ['success', 'partly_returned', { done: 100_00, pending: 0, refused: 0 }],
  ],
  [
    'the booking failed, and a refund of the surplus is pending',
    { booking: 'failed', refunds: [refund(1_000_00, 'unclear', true)] },
    ['error', 'returned', { done: 0, pending: 1_000_00, refused: 0 }],
  ],
  [
    'disputed and cancelled, full refund pending',
    { disputed: true, booking: 'cancelled', refunds: [refund(1_000_00, 'due')] },
    ['cancelled', 'returned', { done: 0, pending: 1_000_00, refused: 0 }],
  ],
] as const)('the current outcome of a payment: %s', (_, changes, [outcome, charge, back]) => {
  expect(paymentOutcome({ ...paid, ...changes })).toEqual({ outcome, charge, refund: back })
})
