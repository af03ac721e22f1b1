import { expect, test } from 'vitest'
import { HOUSE_POLICY } from './cancellation.ts'
import { bookingCode, isOrderId, orderId } from './code.ts'
import { heldUntil, holdKinds, isPromised, longestBrief } from './holds.ts'
import { refundOnCancel } from './refund-on-cancel.ts'
import { bookingMoney, paymentState, planStages, statusOncePaid } from './schedule.ts'
import { blocksNights, bookingStatuses, displayState } from './status.ts'

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
])('a booking that is %s is shown as %s', (status, shown) => {
  expect(displayState(status)).toBe(shown)
})

const stages = [
  { stage: 1, amount: 300_00, dueOn: '2027-03-01' },
  { stage: 2, amount: 300_00, dueOn: '2027-06-03' },
  { stage: 3, amount: 400_00, dueOn: '2027-07-13' },
] as const

test.each([
  ['nothing paid', 0, 0, 1_000_00, 1],
  ['the first stage paid', 300_00, 1, 700_00, 2],
  ['two stages paid', 600_00, 2, 400_00, 3],
  ['everything paid', 1_000_00, 3, 0, undefined],
  ['a transfer that exceeds two stages', 650_00, 2, 350_00, 3],
])('the payment state of a booking with %s', (_, paid, stage, remaining, next) => {
  const state = paymentState(stages, paid)
  expect(state).toMatchObject({ paid, stage, remaining })
  expect(state.next?.stage).toBe(next)
})

test('the amount due of a stage is its unpaid part', () => {
  expect(paymentState(stages, 650_00).stages.map(({ due }) => due)).toEqual([0, 0, 350_00])
  expect(paymentState(stages, 100_00).stages.map(({ due }) => due)).toEqual([200_00, 300_00, 400_00])
  expect(paymentState(stages, 1_000_00).stages.map(({ due }) => due)).toEqual([0, 0, 0])
})

test.each(['cancelled', 'failed', 'refunded'] as const)('a %s booking owes nothing', (status) => {
  const state = bookingMoney({ status, stages }, 300_00)
  expect(state).toMatchObject({ paid: 300_00, remaining: 0, next: null })
  expect(state.stages.map(({ due }) => due)).toEqual([0, 0, 0])
})

test('a booking is paid once the whole price is paid', () => {
  expect(statusOncePaid(300_00, 1_000_00)).toBe('partial_paid')
  expect(statusOncePaid(999_99, 1_000_00)).toBe('partial_paid')
  expect(statusOncePaid(1_000_00, 1_000_00)).toBe('paid')
})

test.each([
  ['21 days before arrival', '2027-06-11', 700_00],
  ['20 days before arrival', '2027-06-12', 0],
])('cancelling %s (%s) refunds %i cents', (_, today, refund) => {
  expect(refundOnCancel({ checkIn: '2027-07-02', cancellation: HOUSE_POLICY, items: [], total: 1_000_00 }, 1_000_00, today)).toBe(refund)
})

test('a booking code has six unambiguous characters; an order id has code, stage, attempt and epoch', () => {
  expect(bookingCode(new Uint8Array([0, 1, 2, 30, 31, 255]))).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  const order = { code: '7K3Q9A', stage: 1, attempt: 1 }
  expect(orderId({ ...order, epoch: '' })).toBe('VB-7K3Q9A-1-01')
  expect(orderId({ ...order, epoch: 'T0R5K2' })).toBe('VB-7K3Q9A-1-01-T0R5K2')
})

test.each([
  ['VB-7K3Q9A-1-01', true],
  ['VB-7K3Q9A-3-112-T0R5K2', true],
  ['VB-7K3Q9A-1-1', false],
  ['VB-7K3Q9A-1-01-', false],
  ['VB-7K3Q9-1-01', false],
  ['VB-7K3Q0A-1-01', false],
  ['VB-7K3Q9A-x-01', false],
  ['a VB-7K3Q9A-1-01', false],
  ['VB-7K3Q9A-1-01 or', false],
])('whether %s is an order id of this house: %s', (text, expected) => {
  expect(isOrderId(text)).toBe(expected)
})

const [now, later] = [new Date('2026-06-01T09:00:00Z'), new Date('2026-06-01T09:20:00Z')]
test.each([
  ['without a hold', null, null],
  ['until its end', later, later],
  ['no longer at its end', now, null],
])('nights of a booking are held: %s', (_, holdsUntil, until) => {
  expect(heldUntil({ holdsUntil }, now)).toBe(until)
})

test('holds of days are promised to somebody, holds of a guest who is paying are not', () => {
  expect(holdKinds.filter(isPromised)).toEqual(['offer', 'transfer', 'correction'])
  expect(isPromised(null)).toBe(false)
  expect(longestBrief(20)).toBe(40)
})

test.each([
  ['in stages', 'partial', stages, stages],
  ['in stages where they are not possible', 'partial', null, [{ stage: 1, amount: 1_000_00, dueOn: '2027-03-01' }]],
  ['in full', 'full', stages, [{ stage: 1, amount: 1_000_00, dueOn: '2027-03-01' }]],
] as const)('the stages of a booking that is paid %s', (_, plan, instalments, expected) => {
  expect(planStages(plan, 1_000_00, instalments, '2027-03-01')).toEqual(expected)
})
