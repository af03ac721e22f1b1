import { expect, test } from 'vitest'
import { timeIn } from './time-in.ts'

const say = timeIn({ days: 'd', hours: 'h', minutes: 'min' })

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [1_440, '1 d'],
  [1_445, '1 d'],
  [4_565, '3 d 4 h'],
])('%i minutes are said in their two largest units', (minutes, said) => {
  expect(say(minutes).replaceAll('\u00a0', ' ')).toBe(said)
})
