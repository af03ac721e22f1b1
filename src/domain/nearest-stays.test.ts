import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Availability, isFree } from './availability.ts'
import { addDays } from './calendar-day.ts'
import { nearestStays, shiftedStays } from './nearest-stays.ts'
import { nightCount, type Stay } from './stay.ts'
import { guestStayRules, stayProblem } from './stay-rules.ts'

const today = '2026-06-01'
// Taken: Monday 6 July to Saturday 18 July 2026.
const july: Availability = { taken: [{ checkIn: '2026-07-06', checkOut: '2026-07-18' }], rules: guestStayRules(today), today }
const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn, checkOut })

test.each([
  ['from a Sunday: a day earlier or later', stay('2026-06-14', '2026-06-20'), ['2026-06-13', '2026-06-19'], ['2026-06-15', '2026-06-22']],
  ['too short: the minimum length', stay('2026-06-15', '2026-06-17'), ['2026-06-15', '2026-06-20'], ['2026-06-16', '2026-06-22']],
  ['until a Sunday: one night more', stay('2026-06-16', '2026-06-21'), ['2026-06-16', '2026-06-22'], ['2026-06-15', '2026-06-20']],
  ['reversed: the dates in order', stay('2026-06-22', '2026-06-15'), ['2026-06-15', '2026-06-22'], ['2026-06-16', '2026-06-23']],
  ['zero nights: the minimum length', stay('2026-06-15', '2026-06-15'), ['2026-06-15', '2026-06-20'], ['2026-06-16', '2026-06-22']],
  ['too long: the maximum length', stay('2026-08-03', '2026-10-03'), ['2026-08-03', '2026-08-31'], ['2026-08-04', '2026-09-01']],
  ['last year: the same week of this year', stay('2025-08-04', '2025-08-11'), ['2026-08-03', '2026-08-10'], ['2026-08-04', '2026-08-11']],
  ['in the past: from today', stay('2026-05-29', '2026-06-05'), ['2026-06-01', '2026-06-08'], ['2026-06-02', '2026-06-09']],
  [
    'too far ahead: the same week of the last year on sale',
    stay('2029-08-06', '2029-08-13'),
    ['2027-08-09', '2027-08-16'],
    ['2027-08-10', '2027-08-17'],
  ],
  ['beyond the end of the window: before it', stay('2027-12-28', '2028-01-04'), ['2027-12-24', '2027-12-31'], ['2027-12-23', '2027-12-30']],
  ['taken: before and after', stay('2026-07-07', '2026-07-13'), ['2026-07-01', '2026-07-06'], ['2026-06-30', '2026-07-06']],
] as const)('the nearest stays for dates that cannot be booked, %s', (_, asked, first, second) => {
  expect(nearestStays(asked, july, { most: 2 })).toEqual([first, second].map(([checkIn, checkOut]) => stay(checkIn, checkOut)))
})

test('the search finds a stay of the same length at any distance', () => {
  const full: Availability = { ...july, taken: [{ checkIn: '2026-06-01', checkOut: '2027-03-31' }] }
  expect(nearestStays(stay('2026-07-06', '2026-07-11'), full, { most: 1, sameLength: true })).toEqual([stay('2027-03-31', '2027-04-05')])
})

test('the search finds no stay if everything is taken', () => {
  const full: Availability = { ...july, taken: [{ checkIn: '2026-06-01', checkOut: '2028-03-31' }] }
  expect(nearestStays(stay('2026-07-06', '2026-07-11'), full, { most: 3 })).toEqual([])
})

test('every stay found can be booked, and none is found twice', () => {
  const day = fc.integer({ min: -900, max: 2_000 }).map((days) => addDays(today, days))
  const taken = fc.array(
    fc.tuple(day, fc.integer({ min: 1, max: 30 })).map(([checkIn, nights]) => stay(checkIn, addDays(checkIn, nights))),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(day, day, taken, fc.boolean(), (checkIn, checkOut, others, sameLength) => {
      const availability: Availability = { taken: others, rules: guestStayRules(today), today }
      const found = nearestStays({ checkIn, checkOut }, availability, { most: 3, sameLength })
      for (const each of found) {
        expect(stayProblem(each, availability.rules, today)).toBeNull()
        expect(isFree(each, others)).toBe(true)
        if (sameLength) expect(nightCount(each)).toBe(nightCount({ checkIn, checkOut }))
      }
      expect(new Set(found.map((each) => each.checkIn)).size).toBe(found.length)
    }),
    { numRuns: 40 },
  )
})

test('shifted stays exclude Sundays and say whether they are free', () => {
  const moved = shiftedStays(stay('2026-06-30', '2026-07-06'), 3, july)
  expect(moved.map(({ shift, free }) => [shift, free])).toEqual([
    [-3, true],
    [0, true],
    [1, false],
    [2, false],
    [3, false],
  ])
  expect(moved[0]).toMatchObject(stay('2026-06-27', '2026-07-03'))
})
