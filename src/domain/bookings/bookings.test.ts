import { describe, expect, test } from 'vitest'
import { refundOnCancel } from './cancellation.ts'
import { bookingCode, orderId } from './code.ts'
import { paymentState, stagesOf, statusOncePaid } from './schedule.ts'
import { blocksNights, bookingStatuses, displayState, mayMove } from './status.ts'

test('paid, partly paid and restricted nights block; all others do not', () => {
  expect(bookingStatuses.filter(blocksNights)).toEqual(['partial_paid', 'paid', 'restricted'])
})

test.each([
  ['paid', 'confirmed'],
  ['partial_paid', 'confirmed'],
  ['confirmed', 'confirmed'],
  ['restricted', 'confirmed'],
  ['pending', 'pending'],
  ['pending_review', 'pending'],
  ['cancelled', 'cancelled'],
  ['failed', 'cancelled'],
  ['refunded', 'cancelled'],
  ['something new', 'pending'],
])('%s is shown as %s', (status, shown) => {
  expect(displayState(status)).toBe(shown)
})

describe('a booking moves', () => {
  test.each([
    ['from pending to paid by the bank', 'pending', 'paid', 'bank', true],
    ['from pending to partly paid by the bank', 'pending', 'partial_paid', 'bank', true],
    ['from pending to failed by the bank', 'pending', 'failed', 'bank', true],
    ['from failed to paid by a late approval', 'failed', 'paid', 'bank', true],
    ['to paid with the third stage', 'partial_paid', 'paid', 'bank', true],
    ['not from paid to failed by the bank', 'paid', 'failed', 'bank', false],
    ['not from cancelled to paid by the bank', 'cancelled', 'paid', 'bank', false],
    ['from cancelled to refunded by the bank', 'cancelled', 'refunded', 'bank', true],
    ['from paid to cancelled by an administrator', 'paid', 'cancelled', 'admin', true],
    ['not to pending by an administrator', 'paid', 'pending', 'admin', false],
    ['not away from a restriction', 'restricted', 'paid', 'admin', false],
  ] as const)('%s', (_, from, to, actor, expected) => {
    expect(mayMove(from, to, actor)).toBe(expected)
  })
})

describe('what is paid and what comes next', () => {
  const stages = [
    { stage: 1, amount: 300_00, dueOn: '2027-03-01' },
    { stage: 2, amount: 300_00, dueOn: '2027-06-03' },
    { stage: 3, amount: 400_00, dueOn: '2027-07-13' },
  ] as const

  test.each([
    ['nothing yet', 0, 0, 1_000_00, 1],
    ['the first stage', 300_00, 1, 700_00, 2],
    ['two stages', 600_00, 2, 400_00, 3],
    ['all', 1_000_00, 3, 0, undefined],
    ['a transfer of two stages at once', 650_00, 2, 350_00, 3],
  ])('%s', (_, paid, stage, remaining, next) => {
    const state = paymentState(stages, paid)
    expect(state).toMatchObject({ paid, stage, remaining })
    expect(state.next?.stage).toBe(next)
  })

  test('a booking in stages is paid with its last, one in full with its first', () => {
    expect(statusOncePaid(stages, 1)).toBe('partial_paid')
    expect(statusOncePaid(stages, 2)).toBe('partial_paid')
    expect(statusOncePaid(stages, 3)).toBe('paid')
    expect(statusOncePaid(stagesOf('full', 1_000_00, stages, '2027-03-01'), 1)).toBe('paid')
  })
})

test.each([
  ['21 days before arrival', '2027-06-11', 700_00],
  ['20 days before arrival', '2027-06-12', 0],
])('cancelling %s gives back what the policy says', (_, today, refund) => {
  expect(refundOnCancel(1_000_00, '2027-07-02', today)).toBe(refund)
})

test('a booking number can be read out, an order id is the bank’s', () => {
  expect(bookingCode(new Uint8Array([0, 1, 2, 30, 31, 255]))).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  const order = { code: '7K3Q9A', stage: 1, attempt: 1 }
  expect(orderId({ ...order, epoch: '' })).toBe('VB-7K3Q9A-1-01')
  expect(orderId({ ...order, epoch: 'T0R5K2' })).toBe('VB-7K3Q9A-1-01-T0R5K2')
})
