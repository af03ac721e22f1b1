import { expect, test } from 'vitest'
import { placedBeside } from './placed-beside.ts'

test.each([
  [1, 3, 'before', [2, 1, 3, 4]],
  [1, 3, 'after', [2, 3, 1, 4]],
  [4, 1, 'before', [4, 1, 2, 3]],
  [1, 4, 'after', [2, 3, 4, 1]],
  [2, 2, 'after', [1, 2, 3, 4]],
  [9, 1, 'before', [1, 2, 3, 4]],
  [1, 9, 'before', [1, 2, 3, 4]],
] as const)('picture %i that is moved beside %i gets its place, %s', (id, target, side, order) => {
  expect(placedBeside([1, 2, 3, 4], id, target, side)).toEqual(order)
})
