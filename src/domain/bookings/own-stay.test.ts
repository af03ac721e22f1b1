import { expect, test } from 'vitest'
import { accessAfter, arrivalTimes, canCancel, countdown, detailsOpenUntil, doorCodeFrom, guideAccess } from './own-stay.ts'

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

const paid = { ...stay, sold: true, remaining: 0, paidUntil: null, disputedOn: null, shown: false }
const owing = { ...paid, remaining: 50_00 }

test.each([
  ['paid, long before', paid, '2026-06-01', true, false],
  ['paid, four days before', paid, '2026-07-02', true, false],
  ['paid, three days before', paid, '2026-07-03', true, true],
  ['paid, on the day of departure', paid, '2026-07-13', true, true],
  ['paid, after departure', paid, '2026-07-14', false, false],
  ['paid except one cent', { ...paid, remaining: 1 }, '2026-07-05', false, false],
  ['cancelled', { ...paid, sold: false }, '2026-07-05', false, false],
  ['an extra is added during the stay', { ...owing, paidUntil: '2026-07-08' }, '2026-07-10', true, true],
  ['an extra is added when the code was open', { ...owing, paidUntil: '2026-07-03' }, '2026-07-05', true, true],
  ['an extra is added before the code was open', { ...owing, paidUntil: '2026-07-02' }, '2026-07-05', true, false],
  ['an extra was added, after departure', { ...owing, paidUntil: '2026-07-08' }, '2026-07-14', false, false],
  ['an owner shows the code', { ...owing, shown: true }, '2026-06-01', true, true],
  ['an owner shows the code of a cancelled stay', { ...owing, shown: true, sold: false }, '2026-07-05', false, false],
  ['a payment is disputed before arrival', { ...paid, disputedOn: '2026-07-04' }, '2026-07-07', false, false],
  ['a payment is disputed during the stay', { ...paid, disputedOn: '2026-07-06' }, '2026-07-07', true, true],
])('whether a guest has access to guide and door code: %s', (_, facts, today, guide, doorCode) => {
  expect(guideAccess(facts, today)).toEqual({ guide, doorCode })
})

const both = { guide: true, doorCode: true }
const neither = { guide: false, doorCode: false }

test.each([
  [
    'an unpaid extra a month before',
    paid,
    { ...stay, remaining: 50_00, sameVilla: true },
    '2026-06-01',
    both,
    { guide: true, doorCode: false },
  ],
  ['an unpaid extra during the stay', paid, { ...stay, remaining: 50_00, sameVilla: true }, '2026-07-08', both, both],
  ['a lower price of a stay that is partly paid', owing, { ...stay, remaining: 0, sameVilla: true }, '2026-07-01', neither, both],
  ['another villa that is not paid', paid, { ...stay, remaining: 50_00, sameVilla: false }, '2026-07-08', both, neither],
  ['another villa that is paid', paid, { ...stay, remaining: 0, sameVilla: false }, '2026-07-08', both, both],
  [
    'later days that are not paid',
    paid,
    { checkIn: '2026-07-20', checkOut: '2026-07-27', remaining: 1, sameVilla: true },
    '2026-07-04',
    both,
    { guide: true, doorCode: false },
  ],
])('what a change of a stay gives and takes: %s', (_, before, wanted, today, was, will) => {
  expect(accessAfter(before, wanted, today)).toEqual({ before: was, after: will })
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
