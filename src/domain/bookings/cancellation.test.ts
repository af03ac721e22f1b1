import { expect, test } from 'vitest'
import { cancellationLadder, cancellationSteps, HOUSE_POLICY, policyOf, readPolicy, refundOnCancel } from './cancellation.ts'

const stay = { checkIn: '2026-09-07', cancellation: HOUSE_POLICY }
const ladder = {
  ...stay,
  cancellation: [
    { days: 60, percent: 100 },
    { days: 21, percent: 50 },
  ],
}
const nothing = { percent: 0, until: null }

test.each([
  ['2026-06-01', [{ percent: 70, until: '2026-08-17' }, nothing]],
  ['2026-08-17', [{ percent: 70, until: '2026-08-17' }, nothing]],
  ['2026-08-18', [nothing]],
  ['2026-09-07', [nothing]],
])('on %s the remaining cancellation steps are %o', (today, steps) => {
  expect(cancellationSteps(stay, today)).toEqual(steps)
})

test.each([
  ['2026-07-09', 1_000_00, [{ percent: 100, until: '2026-07-09' }, { percent: 50, until: '2026-08-17' }, nothing]],
  ['2026-07-10', 500_00, [{ percent: 50, until: '2026-08-17' }, nothing]],
  ['2026-08-17', 500_00, [{ percent: 50, until: '2026-08-17' }, nothing]],
  ['2026-08-18', 0, [nothing]],
])('of several steps the first reached one applies: on %s %i cents are refunded', (today, refund, steps) => {
  expect(refundOnCancel({ amount: 1_000_00, levy: 0 }, ladder, today)).toBe(refund)
  expect(cancellationSteps(ladder, today)).toEqual(steps)
})

test('the steps use the same days as the refund', () => {
  expect(refundOnCancel({ amount: 1_000_00, levy: 0 }, stay, '2026-08-17')).toBe(700_00)
  expect(refundOnCancel({ amount: 1_000_00, levy: 0 }, stay, '2026-08-18')).toBe(0)
  expect(cancellationLadder(stay, '2026-08-17', { amount: 361_25, levy: 0 })).toEqual([
    { percent: 70, until: '2026-08-17', amount: 252_88 },
    { ...nothing, amount: 0 },
  ])
})

test('the climate levy is refunded in full at every step; percentages apply to the rest', () => {
  expect(cancellationLadder(stay, '2026-08-17', { amount: 1_105_00, levy: 105_00 })).toEqual([
    { percent: 70, until: '2026-08-17', amount: 805_00 },
    { ...nothing, amount: 105_00 },
  ])
})

test.each([
  ['21: 70', [{ days: 21, percent: 70 }]],
  [
    ' 60 days: 100 %\n\n1 day:0%\n',
    [
      { days: 60, percent: 100 },
      { days: 1, percent: 0 },
    ],
  ],
  ['', 'policy_unreadable'],
  ['three weeks: all', 'policy_unreadable'],
  ['21: -5', 'policy_unreadable'],
  ['21: 70.5', 'policy_unreadable'],
  ['21: 101', 'policy_percent'],
  ['0: 70', 'policy_days'],
  ['366: 70', 'policy_days'],
  ['21: 70\n60: 100', 'policy_order'],
  ['60: 70\n21: 70', 'policy_order'],
  ['60: 50\n21: 70', 'policy_order'],
  ['60: 70\n60: 50', 'policy_order'],
  ['70: 70\n60: 60\n50: 50\n40: 40\n30: 30\n20: 20\n10: 10', 'policy_too_long'],
])('the policy text %j is parsed as %j', (text, expected) => {
  expect(readPolicy(text)).toEqual(expected)
})

test('a villa uses its own policy, or else the house policy', () => {
  expect(policyOf('14: 50', '21: 70')).toEqual([{ days: 14, percent: 50 }])
  expect(policyOf('', '30: 80')).toEqual([{ days: 30, percent: 80 }])
})
