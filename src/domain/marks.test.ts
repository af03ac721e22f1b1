import { expect, test } from 'vitest'
import { isMark, shownMarkWidth } from './marks.ts'

const key = 'u-0123456789abcdef01234567'

test.each([
  [`/pictures/${key}-252x84.webp`, 84],
  [`/pictures/${key}-84x84.webp`, 28],
  [`/pictures/${key}-420x40.webp`, 294],
])('the mark %s is shown %j pixels wide', (url, width) => {
  expect(isMark(url)).toBe(true)
  expect(shownMarkWidth(url)).toBe(width)
})

test.each([
  ['', 'nothing'],
  [`/pictures/${key}.webp`, 'an icon'],
  [`/pictures/${key}.jpg`, 'a photograph'],
  [`/pictures/${key}-0x84.webp`, 'no width'],
  [`https://elsewhere.example/pictures/${key}-252x84.webp`, 'another site'],
  [`/pictures/../${key}-252x84.webp`, 'another folder'],
])('%j is no mark: %s', (url) => {
  expect(isMark(url)).toBe(false)
})
