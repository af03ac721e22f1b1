import { expect, test } from 'vitest'
import { listNights, nightCount, overlaps, partyProblem, without } from './stay.ts'
import { guestStayRules, stayProblem } from './stay-rules.ts'

const today = '2026-06-01'
const rules = guestStayRules(today)

test.each([
  ['five nights from a Monday', '2026-07-06', '2026-07-11', null],
  ['arriving today', '2026-06-01', '2026-06-06', null],
  ['four nights', '2026-07-06', '2026-07-10', { code: 'too_short', nights: 5 }],
  ['arriving on a Sunday', '2026-07-05', '2026-07-10', 'sunday_check_in'],
  ['leaving on a Sunday', '2026-07-06', '2026-07-12', 'sunday_check_out'],
  ['arriving yesterday', '2026-05-30', '2026-06-09', 'in_the_past'],
  ['leaving before arriving', '2026-07-11', '2026-07-06', 'reversed'],
  ['no nights', '2026-07-06', '2026-07-06', 'reversed'],
  ['28 nights', '2026-07-06', '2026-08-03', null],
  ['29 nights', '2026-07-06', '2026-08-04', { code: 'too_long', nights: 28 }],
  ['until the last day of next year', '2027-12-24', '2027-12-31', null],
  ['into the year after next', '2027-12-28', '2028-01-03', 'too_far_ahead'],
] as const)('whether a stay can be booked: %s', (_, checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut }, rules, today)).toEqual(problem)
})

const closed = [{ checkIn: '2026-11-01', checkOut: '2027-04-01' }]
const decided = guestStayRules(today, { leadDays: 3, closed })
test.each([
  ['arriving within the lead time', '2026-06-03', '2026-06-08', { code: 'too_soon', day: '2026-06-04' }],
  ['arriving on the first day after the lead time', '2026-06-04', '2026-06-09', null],
  ['leaving before the closed season', '2026-10-26', '2026-10-31', null],
  ['staying into the closed season', '2026-10-28', '2026-11-03', 'closed'],
  ['within the closed season', '2027-02-01', '2027-02-06', 'closed'],
  ['arriving on the first day after the closed season', '2027-04-01', '2027-04-06', null],
] as const)('whether a stay can be booked with a lead time and a closed season: %s', (_, checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut }, decided, today)).toEqual(problem)
})

test('a stay occupies its nights, not the check-out day', () => {
  const stay = { checkIn: '2026-07-06', checkOut: '2026-07-09' }
  expect(nightCount(stay)).toBe(3)
  expect(listNights(stay)).toEqual(['2026-07-06', '2026-07-07', '2026-07-08'])
})

test.each([
  ['one arrives when the other leaves', '2026-07-11', '2026-07-16', false],
  ['one leaves when the other arrives', '2026-07-01', '2026-07-06', false],
  ['one shared night', '2026-07-10', '2026-07-16', true],
  ['inside', '2026-07-07', '2026-07-08', true],
  ['around', '2026-07-01', '2026-07-20', true],
])('whether two stays overlap: %s', (_, checkIn, checkOut, expected) => {
  expect(overlaps({ checkIn: '2026-07-06', checkOut: '2026-07-11' }, { checkIn, checkOut })).toBe(expected)
})

test.each([
  ['no guests', 0, 6, 'no_guests'],
  ['six in a villa for six', 6, 6, null],
  ['seven in a villa for eight', 7, 8, { code: 'too_many_guests', most: 6 }],
  ['six in a villa for five', 6, 5, { code: 'too_many_guests', most: 5 }],
] as const)('whether the number of guests fits a villa: %s', (_, guests, capacity, problem) => {
  expect(partyProblem(guests, capacity)).toEqual(problem)
})

test.each([
  ['itself', ['07-05', '07-12'], []],
  ['one that begins in it', ['07-10', '07-20'], [['07-12', '07-20']]],
  ['one that ends in it', ['07-01', '07-08'], [['07-01', '07-05']]],
  [
    'one around it',
    ['07-01', '07-20'],
    [
      ['07-01', '07-05'],
      ['07-12', '07-20'],
    ],
  ],
  ['one beside it', ['07-12', '07-15'], [['07-12', '07-15']]],
] as const)('without the nights of a stay from July 5 to 12: %s', (_, [from, until], left) => {
  const stay = (from: string, until: string) => ({ checkIn: `2027-${from}`, checkOut: `2027-${until}` })
  expect(without([stay(from, until)], stay('07-05', '07-12'))).toEqual(left.map(([from, until]) => stay(from, until)))
})
