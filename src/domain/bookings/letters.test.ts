import { expect, test } from 'vitest'
import { letterRefusal, possibleLetters, reminderByHand } from './letters.ts'

const stage = { stage: 2, amount: 300_00, dueOn: '2026-07-10', paid: false, due: 300_00 }
const booking = {
  status: 'partial_paid' as const,
  email: 'ana@example.com',
  arrivalTime: '',
  checkIn: '2026-08-01',
  checkOut: '2026-08-08',
}

test.each([
  ['both before the arrival', {}, stage, '2026-07-01', ['instalment', 'arrival']],
  ['no reminder when all is paid', {}, null, '2026-07-01', ['arrival']],
  ['no question when the time is known', { arrivalTime: '17:00' }, stage, '2026-07-01', ['instalment']],
  ['no question the day after arrival', {}, stage, '2026-08-02', ['instalment']],
  ['nothing on the day of departure', {}, stage, '2026-08-08', []],
  ['nothing to a guest without an address', { email: '' }, stage, '2026-07-01', []],
  ['nothing about a cancelled stay', { status: 'cancelled' as const }, stage, '2026-07-01', []],
  ['nothing about a stay that is not sold yet', { status: 'pending' as const }, stage, '2026-07-01', []],
])('letters of a booking: %s', (_, change, next, today, possible) => {
  expect(possibleLetters({ ...booking, ...change }, { next, paymentOpen: false }, today)).toEqual(possible)
})

test.each([
  ['instalment', {}, true, 'payment_open'],
  ['arrival', {}, true, null],
  ['instalment', { email: '' }, true, 'guest_without_email'],
  ['arrival', { email: '' }, false, 'guest_without_email'],
  ['arrival', { email: '', arrivalTime: '17:00' }, false, 'letter_not_needed'],
  ['instalment', { email: '', status: 'refunded' as const }, false, 'letter_not_needed'],
] as const)('a letter about %s to a booking with %j, a payment open: %s, is refused with %s', (letter, change, paymentOpen, refusal) => {
  expect(letterRefusal(letter, { ...booking, ...change }, { next: stage, paymentOpen }, '2026-07-01')).toBe(refusal)
})

test.each([
  ['2026-06-01', 'soon'],
  ['2026-07-09', 'soon'],
  ['2026-07-10', 'today'],
  ['2026-07-11', 'overdue'],
])('a reminder by hand on %s says %s', (today, reminder) => {
  expect(reminderByHand(today, '2026-07-10')).toBe(reminder)
})
