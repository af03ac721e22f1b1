import { expect, test } from 'vitest'
import { arrivalTimes, canCancel, countdown, detailsOpenUntil, doorCodeFrom, guideAccess } from './own-stay.ts'

const stay = { checkIn: '2026-07-06', checkOut: '2026-07-13' }

test.each([
  ['2026-07-05', { state: 'ahead', days: 1 }],
  ['2026-06-06', { state: 'ahead', days: 30 }],
  ['2026-07-06', { state: 'arrival' }],
  ['2026-07-07', { state: 'here', days: 6 }],
  ['2026-07-13', { state: 'departure' }],
  ['2026-07-14', { state: 'over' }],
])('on %s the countdown is %o', (today, expected) => {
  expect(countdown(stay, today)).toEqual(expected)
})

const paid = { ...stay, sold: true, remaining: 0, disputed: false }

test.each([
  ['paid, long before', paid, '2026-06-01', true, false],
  ['paid, four days before', paid, '2026-07-02', true, false],
  ['paid, three days before', paid, '2026-07-03', true, true],
  ['paid, on the day of departure', paid, '2026-07-13', true, true],
  ['paid, after departure', paid, '2026-07-14', false, false],
  ['paid except one cent', { ...paid, remaining: 1 }, '2026-07-05', false, false],
  ['cancelled', { ...paid, sold: false }, '2026-07-05', false, false],
  ['a payment is disputed', { ...paid, disputed: true }, '2026-07-05', false, false],
])('access to guide and door code: %s', (_, facts, today, guide, doorCode) => {
  expect(guideAccess(facts, today)).toEqual({ guide, doorCode })
})

test('details can be changed until a week before arrival; the door code is shown from three days before', () => {
  expect([detailsOpenUntil(stay), doorCodeFrom(stay)]).toEqual(['2026-06-29', '2026-07-03'])
})

test('arrival times are every half hour from 15:00 to 23:00', () => {
  expect([arrivalTimes[0], arrivalTimes[1], arrivalTimes.at(-1)]).toEqual(['15:00', '15:30', '23:00'])
})

test.each([
  ['paid', '2026-07-05', true],
  ['partial_paid', '2026-06-01', true],
  ['paid', '2026-07-06', false],
  ['pending', '2026-06-01', false],
  ['cancelled', '2026-06-01', false],
  ['restricted', '2026-06-01', false],
] as const)('a %s stay on %s can be cancelled by its guest: %s', (status, today, possible) => {
  expect(canCancel({ ...stay, status }, today)).toBe(possible)
})
