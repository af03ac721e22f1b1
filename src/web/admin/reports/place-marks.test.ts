import { expect, test } from 'vitest'
import { placeMarks } from './place-marks.ts'

test.each<[values: number[], marks: number[]]>([
  [[], [0, 1]],
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [1, 40],
    [0, 10, 20, 30, 40],
  ],
  [[41], [0, 20, 40, 60]],
  [
    [-12, 40],
    [-20, 0, 20, 40],
  ],
  [[-5], [-6, -4, -2, 0, 2]],
])('the axis of %j has the marks %j', (values, marks) => {
  expect(placeMarks(values)).toEqual(marks)
})
