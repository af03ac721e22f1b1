import { expect, test } from 'vitest'
import { onWeekdays } from './en/days.ts'

test.each([
  [[6], 'on Saturdays'],
  [[0, 5], 'on Fridays and Sundays'],
  [[1, 2, 3, 4, 5, 6], 'from Monday to Saturday'],
  [[0, 5, 6], 'from Friday to Sunday'],
  [[1, 3, 5], 'on Mondays, Wednesdays, and Fridays'],
  [[0, 1, 2, 3, 4, 5, 6], 'on every day'],
])('days %s are written %s', (days, written) => {
  expect(onWeekdays(days)).toBe(written)
})
