import { expect, test } from 'vitest'
import { reminderOn } from './reminder.ts'

test.each([
  ['eight days before', '2026-07-01', null],
  ['seven days before', '2026-07-02', 'soon'],
  ['the day before', '2026-07-08', 'soon'],
  ['on the day', '2026-07-09', 'today'],
  ['the day after', '2026-07-10', null],
  ['two days after', '2026-07-11', null],
  ['three days after', '2026-07-12', 'overdue'],
  ['weeks after', '2026-08-20', 'overdue'],
  ['on the last day of the stay', '2026-09-14', null],
] as const)('which reminder of an instalment due on July 9 is sent: %s', (_, today, expected) => {
  expect(reminderOn(today, '2026-07-09', '2026-09-14')).toBe(expected)
})
