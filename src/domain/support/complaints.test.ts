import { expect, test } from 'vitest'
import { complaintDeadlines, complaintState, formatComplaintNumber, getUrgency, nextStep } from './complaints.ts'

const days = { answerBy: '2026-12-31', solveBy: '2027-01-07', answeredOn: null, solvedOn: null }

test('both deadlines count from the day of receipt, across the end of a year', () => {
  expect(complaintDeadlines('2026-12-23', { answerDays: 8, solveDays: 15 })).toEqual({ answerBy: '2026-12-31', solveBy: '2027-01-07' })
})

test('a complaint number contains its year', () => {
  expect(formatComplaintNumber({ year: 2026, number: 7 })).toBe('C-7/2026')
})

test.each([
  ['an answer', days, { step: 'answer', by: '2026-12-31' }],
  ['a solution once it is answered', { ...days, answeredOn: '2026-12-24' }, { step: 'solution', by: '2027-01-07' }],
  ['nothing once it is solved', { ...days, answeredOn: '2026-12-24', solvedOn: '2026-12-24' }, null],
])('the next step of a complaint is %s', (_, given, expected) => expect(nextStep(given)).toEqual(expected))

test.each([
  ['2026-12-28', null],
  ['2026-12-29', 'soon'],
  ['2026-12-31', 'soon'],
  ['2027-01-01', 'late'],
])('on %s an answer due on 31 December is %s', (today, expected) => {
  expect(getUrgency({ step: 'answer', by: days.answerBy }, today)).toBe(expected)
})

test.each([
  ['2026-12-31', {}, 'open'],
  ['2027-01-01', {}, 'late'],
  ['2027-01-01', { answeredOn: '2026-12-30' }, 'answered'],
  ['2027-01-07', { answeredOn: '2026-12-30' }, 'answered'],
  ['2027-01-08', { answeredOn: '2026-12-30' }, 'late'],
  ['2027-01-08', { answeredOn: '2026-12-30', solvedOn: '2027-01-08' }, 'solved'],
])('on %s, with %o, a complaint is %s', (today, over, expected) => {
  expect(complaintState({ ...days, ...over }, today)).toBe(expected)
})
