import { expect, test } from 'vitest'
import { nextRestoreAt, numbersAbove, orderEpoch } from './restores.ts'

const at = (moment: string) => ({ at: new Date(moment) })

test('each restore has a second of its own, also when two begin in one second or the clock goes back', () => {
  const now = new Date('2026-05-12T09:00:00.400Z')
  expect(nextRestoreAt(now, [])).toEqual(new Date('2026-05-12T09:00:00Z'))
  expect(nextRestoreAt(now, [at('2026-05-12T09:00:00Z')])).toEqual(new Date('2026-05-12T09:00:01Z'))
  expect(nextRestoreAt(now, [at('2026-08-01T00:00:00Z'), at('2026-05-01T00:00:00Z')])).toEqual(new Date('2026-08-01T00:00:01Z'))
})

test('a later restore has a higher number and another epoch, and both fit until 2093', () => {
  expect(numbersAbove(at('2026-05-12T09:00:00Z'))).toBe(42_886_800)
  expect(numbersAbove(at('2026-05-12T09:00:01Z'))).toBe(42_886_801)
  expect(orderEpoch(at('2026-05-12T09:00:00Z'))).toBe('TEX2C0')
  expect(orderEpoch(at('2026-05-12T09:00:00Z'))).not.toBe(orderEpoch(at('2026-05-12T09:00:01Z')))
  expect(numbersAbove(at('2092-12-31T00:00:00Z'))).toBeLessThan(2 ** 31)
})
