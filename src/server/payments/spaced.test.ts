import { expect, test } from 'vitest'
import { spaced } from './nestpay-merchant.ts'

test('simultaneous calls are spaced out, and a later call does not wait', async () => {
  const pauses: number[] = []
  let now = 10_000
  const turn = spaced(2_000, { now: () => now, pause: async (ms) => pauses.push(ms) })
  await Promise.all([turn(), turn(), turn()])
  expect(pauses).toEqual([2_000, 4_000])
  now += 5_000
  await turn()
  expect(pauses).toEqual([2_000, 4_000, 1_000])
  now += 60_000
  await turn()
  expect(pauses).toHaveLength(3)
})
