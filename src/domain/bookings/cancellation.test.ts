import { expect, test } from 'vitest'
import { cancellationSteps, refundOnCancel } from './cancellation.ts'

const checkIn = '2026-09-07'
const nothing = { percent: 0, until: null }

test.each([
  ['2026-06-01', [{ percent: 70, until: '2026-08-17' }, nothing]],
  ['2026-08-17', [{ percent: 70, until: '2026-08-17' }, nothing]],
  ['2026-08-18', [nothing]],
  ['2026-09-07', [nothing]],
])('on %s the steps ahead are %o', (today, steps) => {
  expect(cancellationSteps(checkIn, today)).toEqual(steps)
})

test('the days of the steps are those of the refund', () => {
  expect(refundOnCancel(1_000_00, checkIn, '2026-08-17')).toBe(700_00)
  expect(refundOnCancel(1_000_00, checkIn, '2026-08-18')).toBe(0)
})
