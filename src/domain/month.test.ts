import { expect, test } from 'vitest'
import { listWeeks } from './month.ts'

test.each([
  [0, [null, null, null, null, '2027-07-01', '2027-07-02', '2027-07-03'], 5],
  [1, [null, null, null, '2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04'], 5],
])('July 2027 has its weeks if they begin on day %i', (firstWeekday, first, count) => {
  const weeks = listWeeks('2027-07', firstWeekday)
  expect([weeks[0], weeks.length]).toEqual([first, count])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
