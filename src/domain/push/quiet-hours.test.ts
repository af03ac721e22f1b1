import { expect, test } from 'vitest'
import { clockAtProperty } from '../calendar-day.ts'
import { isQuiet } from './quiet-hours.ts'

const night = { from: '22:00', until: '07:00' }
const isQuietAt = (moment: string, hours = night) => isQuiet(clockAtProperty(new Date(moment)), hours)

test.each([
  ['21:59', false],
  ['22:00', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('a night without notices from 22:00 to 07:00: at %s', (time, quiet) => {
  expect(isQuiet(time, night)).toBe(quiet)
})

test('an afternoon without notices ends on the same day, and equal hours are none', () => {
  const rest = { from: '14:00', until: '17:00' }
  expect(['13:59', '14:00', '16:59', '17:00', '23:00'].map((time) => isQuiet(time, rest))).toEqual([false, true, true, false, false])
  expect(isQuiet('14:00', { from: '14:00', until: '14:00' })).toBe(false)
  expect(isQuiet('03:00', null)).toBe(false)
})

test('the night lasts from ten to seven by the clock of the villas, when that goes forward and when it goes back', () => {
  // 29 March 2026, 03:00 becomes 04:00; 25 October 2026, 04:00 becomes 03:00.
  const moments = ['2026-03-28T19:59Z', '2026-03-28T20:00Z', '2026-03-29T03:59Z', '2026-03-29T04:00Z']
  expect(moments.map((moment) => isQuietAt(moment))).toEqual([false, true, true, false])
  const autumn = ['2026-10-24T18:59Z', '2026-10-24T19:00Z', '2026-10-25T04:59Z', '2026-10-25T05:00Z']
  expect(autumn.map((moment) => isQuietAt(moment))).toEqual([false, true, true, false])
  // The hour that comes twice is quiet twice.
  const small = { from: '03:00', until: '04:00' }
  expect(['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:00Z'].map((moment) => isQuietAt(moment, small))).toEqual([
    true,
    true,
    false,
  ])
})
