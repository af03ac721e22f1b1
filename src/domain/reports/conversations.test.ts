import { expect, test } from 'vitest'
import { addShares, answerTimesByMonth, computeAnswerTimes, computeMedian, weeksOfPeriod } from './conversations.ts'

test.each([
  ['of nothing', [], null],
  ['of one value', [30], 30],
  ['of two values, their mean', [10, 21], 16],
  ['the middle of an odd number, in any order', [600, 5, 30], 30],
  ['the mean of the middle two of an even number', [1, 2, 4, 10_000], 3],
  ['sorted by number and not by digits', [9, 100, 20], 20],
])('the median %s', (_, values, median) => {
  expect(computeMedian(values)).toBe(median)
})

test('what was not answered counts apart, and in the month in which the guest began to wait', () => {
  const waits = [
    { day: '2026-01-31', minutes: 10 },
    { day: '2026-03-01', minutes: 60 },
    { day: '2026-03-02', minutes: null },
    { day: '2026-03-31', minutes: 100 },
  ]
  expect(computeAnswerTimes(waits)).toEqual({ median: 60, answered: 3, unanswered: 1 })
  expect(answerTimesByMonth(waits, ['2026-01', '2026-02', '2026-03'])).toEqual([
    { month: '2026-01', median: 10, answered: 1, unanswered: 0 },
    { month: '2026-02', median: null, answered: 0, unanswered: 0 },
    { month: '2026-03', median: 80, answered: 2, unanswered: 1 },
  ])
})

test.each([
  ['Monday to Sunday', '2026-06-01', '2026-06-07', ['2026-06-01']],
  ['a Sunday and a Monday', '2026-06-07', '2026-06-08', ['2026-06-01', '2026-06-08']],
  ['across New Year', '2026-01-01', '2026-01-05', ['2025-12-29', '2026-01-05']],
  ['nothing, where the period has not begun', '2026-06-08', '2026-06-03', []],
])('the weeks of a period: %s', (_, from, until, weeks) => {
  expect(weeksOfPeriod({ from, until })).toEqual(weeks)
})

test('a year has 53 weeks with a day in it', () => {
  expect(weeksOfPeriod({ from: '2026-01-01', until: '2026-12-31' })).toHaveLength(53)
})

test('the topic that is asked most comes first, each with its share', () => {
  const rows = [
    { topic: 'other', count: 1 },
    { topic: 'question', count: 2 },
  ]
  expect(addShares(rows)).toEqual([
    { topic: 'question', count: 2, percent: 66.7 },
    { topic: 'other', count: 1, percent: 33.3 },
  ])
  expect(addShares([])).toEqual([])
})
