import { expect, test } from 'vitest'
import { type MailingWhen, mailingPeriod } from './mailing.ts'

const between = { from: '2027-07-01', until: '2027-07-31' }

test.each<[today: string, when: MailingWhen, what: string, from: string, until: string]>([
  ['2027-06-09', 'in_house', 'night', '2027-06-09', '2027-06-09'],
  ['2027-06-09', 'arrive_today', 'arrival', '2027-06-09', '2027-06-09'],
  ['2027-06-30', 'arrive_tomorrow', 'arrival', '2027-07-01', '2027-07-01'],
  ['2027-06-09', 'arrive_this_week', 'arrival', '2027-06-09', '2027-06-13'],
  ['2027-06-09', 'arrive_next_week', 'arrival', '2027-06-14', '2027-06-20'],
  ['2027-06-13', 'arrive_this_week', 'arrival', '2027-06-13', '2027-06-13'],
  ['2027-06-13', 'arrive_next_week', 'arrival', '2027-06-14', '2027-06-20'],
  ['2027-06-14', 'arrive_next_week', 'arrival', '2027-06-21', '2027-06-27'],
  ['2027-12-29', 'arrive_next_week', 'arrival', '2028-01-03', '2028-01-09'],
  ['2027-06-09', 'leave_today', 'departure', '2027-06-09', '2027-06-09'],
  ['2027-06-09', 'leave_tomorrow', 'departure', '2027-06-10', '2027-06-10'],
  ['2027-06-09', 'leave_this_week', 'departure', '2027-06-09', '2027-06-13'],
  ['2027-06-13', 'leave_this_week', 'departure', '2027-06-13', '2027-06-13'],
  ['2027-06-09', 'stay_between', 'night', '2027-07-01', '2027-07-31'],
  ['2027-06-09', 'arrive_between', 'arrival', '2027-07-01', '2027-07-31'],
  ['2027-06-09', 'leave_between', 'departure', '2027-07-01', '2027-07-31'],
])('on %s, %s means %s from %s until %s', (today, when, what, from, until) => {
  expect(mailingPeriod(when, today, between)).toEqual({ what, from, until })
})

test('two days in the wrong order are taken in the right one', () => {
  expect(mailingPeriod('stay_between', '2027-06-09', { from: '2027-07-31', until: '2027-07-01' })).toEqual({ what: 'night', ...between })
})
