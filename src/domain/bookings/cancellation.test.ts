import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import {
  cancellationSteps,
  choosePolicy,
  HOUSE_POLICY,
  ladderKey,
  type PolicyRow,
  percentOnCancel,
  readPolicy,
  stricterPolicy,
} from './cancellation.ts'

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
  ['2026-07-09', 100, [{ percent: 100, until: '2026-07-09' }, { percent: 50, until: '2026-08-17' }, nothing]],
  ['2026-07-10', 50, [{ percent: 50, until: '2026-08-17' }, nothing]],
  ['2026-08-17', 50, [{ percent: 50, until: '2026-08-17' }, nothing]],
  ['2026-08-18', 0, [nothing]],
])('of several steps the first reached one applies: on %s %i%', (today, percent, steps) => {
  expect(percentOnCancel(ladder, today)).toBe(percent)
  expect(cancellationSteps(ladder, today)).toEqual(steps)
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
  ['365: 100', [{ days: 365, percent: 100 }]],
  ['21:   70', [{ days: 21, percent: 70 }]],
  ['60: 60\n50: 50\n40: 40\n30: 30\n20: 20\n10: 10', [60, 50, 40, 30, 20, 10].map((number) => ({ days: number, percent: number }))],
  ['', 'policy_unreadable'],
  ['about 21: 70', 'policy_unreadable'],
  ['three weeks: all', 'policy_unreadable'],
  ['21: -5', 'policy_unreadable'],
  ['21: 70.5', 'policy_unreadable'],
  ['21: 101', 'policy_percent'],
  ['0: 70', 'policy_days'],
  ['366: 70', 'policy_days'],
  ['366: 70\n21: 50', 'policy_days'],
  ['60: 101\n21: 50', 'policy_percent'],
  ['21: 70\n60: 100', 'policy_order'],
  ['60: 70\n21: 70', 'policy_order'],
  ['60: 50\n21: 70', 'policy_order'],
  ['60: 70\n60: 50', 'policy_order'],
  ['70: 70\n60: 60\n50: 50\n40: 40\n30: 30\n20: 20\n10: 10', 'policy_too_long'],
])('the policy text %j is parsed as %j', (text, expected) => {
  expect(readPolicy(text)).toEqual(expected)
})

test('a villa uses its own policy, or else the house policy', () => {
  expect(choosePolicy('14: 50', '21: 70')).toEqual([{ days: 14, percent: 50 }])
  expect(choosePolicy('', '30: 80')).toEqual([{ days: 30, percent: 80 }])
  expect(choosePolicy(' \n', '30: 80')).toEqual([{ days: 30, percent: 80 }])
  expect(choosePolicy('', 'as agreed')).toEqual(HOUSE_POLICY)
})

test('a row that gives nothing is no step of its own', () => {
  const cancellation = [...HOUSE_POLICY, { days: 1, percent: 0 }]
  expect(cancellationSteps({ ...stay, cancellation }, '2026-06-01')).toEqual([{ percent: 70, until: '2026-08-17' }, nothing])
})

test('what a guest was shown of a policy is compared by its days and percentages', () => {
  expect(ladderKey(cancellationSteps(ladder, '2026-06-01'))).toBe('100% 2026-07-09, 50% 2026-08-17, 0%')
})

test.each<[string, [number, number][], [number, number][], [number, number][]]>([
  ['a lenient and a strict one', [[1, 100]], [[90, 10]], [[90, 10]]],
  [
    'two that cross',
    [
      [60, 100],
      [21, 50],
    ],
    [[30, 70]],
    [
      [60, 70],
      [30, 50],
    ],
  ],
  ['the same twice', [[21, 70]], [[21, 70]], [[21, 70]]],
  ['one that refunds nothing', [[21, 70]], [], []],
])('of two policies the stricter holds at each step: %s', (_, one, other, stricter) => {
  const rows = (pairs: [number, number][]) => pairs.map(([days, percent]) => ({ days, percent }))
  expect(stricterPolicy(rows(one), rows(other))).toEqual(rows(stricter))
})

test('whatever the two policies, on each day the lower percentage holds', () => {
  const policies = fc
    .uniqueArray(fc.record({ days: fc.integer({ min: 1, max: 120 }), percent: fc.integer({ min: 0, max: 100 }) }), {
      maxLength: 6,
      selector: ({ days }) => days,
    })
    .map((rows) => rows.sort((a, b) => b.days - a.days))
    .filter((rows: PolicyRow[]) => rows.every(({ percent }, index) => percent > (rows[index + 1]?.percent ?? -1)))
  fc.assert(
    fc.property(policies, policies, (one, other) => {
      const both = stricterPolicy(one, other)
      for (let before = 0; before <= 130; before += 1) {
        const day = { checkIn: stay.checkIn }
        const today = addDays(stay.checkIn, -before)
        const percent = (cancellation: PolicyRow[]) => percentOnCancel({ ...day, cancellation }, today)
        expect(percent(both)).toBe(Math.min(percent(one), percent(other)))
      }
      const written = both.map(({ days, percent }) => `${days}: ${percent}`).join('\n')
      if (both.length > 0 && both.length <= 6) expect(readPolicy(written)).toEqual(both)
    }),
  )
})
