import { expect, test } from 'vitest'
import { listRecurrences, newBudget } from './recurrences.ts'

const at = (day: string) => ({ wall: Date.parse(`${day}T00:00:00Z`), zone: null })
const FOR_EVER = { from: Number.NEGATIVE_INFINITY, until: Date.parse('2031-01-01') }

const listDays = (rule: string, start: string, { from, until } = FOR_EVER) => {
  const { found, complete } = listRecurrences(rule, at(start), { from, until }, newBudget())
  return complete ? found.map(({ wall }) => new Date(wall).toISOString().slice(0, 10)).join(' ') : null
}

/** Examples of RFC 5545, 3.8.5.3, and their first days. */
test.each([
  ['FREQ=DAILY;COUNT=3', '1997-09-02', '1997-09-02 1997-09-03 1997-09-04'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=3', '1997-09-02', '1997-09-02 1997-09-12 1997-09-22'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,TH', '1997-09-02', '1997-09-02 1997-09-04 1997-09-16 1997-09-18'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '1997-08-05 1997-08-10 1997-08-19 1997-08-24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '1997-08-05 1997-08-17 1997-08-19 1997-08-31'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=1FR', '1997-09-05', '1997-09-05 1997-10-03 1997-11-07'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', '1997-09-22 1997-10-20 1997-11-17'],
  ['FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-3', '1997-09-28', '1997-09-28 1997-10-29 1997-11-28'],
  ['FREQ=MONTHLY;COUNT=5;BYMONTHDAY=15,30', '2007-01-15', '2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30'],
  ['FREQ=MONTHLY;INTERVAL=18;COUNT=3;BYMONTHDAY=14,15', '1997-09-14', '1997-09-14 1997-09-15 1999-03-14'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYMONTHDAY=13', '1997-09-02', '1998-02-13 1998-03-13 1998-11-13'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '1997-09-29 1997-10-30 1997-11-27'],
  ['FREQ=YEARLY;COUNT=3;BYMONTH=6,7', '1997-06-10', '1997-06-10 1997-07-10 1998-06-10'],
  ['FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200', '1997-01-01', '1997-01-01 1997-04-10 1997-07-19 2000-01-01'],
  ['FREQ=YEARLY;COUNT=3;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
  ['FREQ=YEARLY;COUNT=3;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
  ['FREQ=YEARLY;INTERVAL=4;COUNT=3;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '1996-11-05', '1996-11-05 2000-11-07 2004-11-02'],
  ['FREQ=DAILY;UNTIL=19970904', '1997-09-02', '1997-09-02 1997-09-03 1997-09-04'],
  ['FREQ=YEARLY;COUNT=2', '2024-02-29', '2024-02-29 2028-02-29'],
])('the rule %s from %s has its documented days', (rule, start, days) => {
  expect(listDays(rule, start)).toBe(days)
})

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=2',
  'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=YEARLY;BYDAY=53MO;BYMONTH=7',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4;BYSETPOS=-1;INTERVAL=99999999',
])('the rule %s never recurs, and ends', (rule) => {
  expect(listDays(rule, '1990-07-20')).toBe('')
})

test.each([
  'FREQ=SECONDLY',
  'FREQ=HOURLY;COUNT=2',
  'COUNT=3',
  'FREQ=DAILY;BYMONTH=13',
  'FREQ=DAILY;UNTIL=soon',
  'FREQ=DAILY;INTERVAL=0',
  '',
])('the rule %s is not followed', (rule) => {
  expect(listDays(rule, '1997-09-02')).toBeNull()
})

test('rules share the days of one budget, and what is over costs none without a count', () => {
  const budget = newBudget()
  const span = { from: Date.parse('2030-01-01'), until: Date.parse('2031-01-01') }
  expect(listRecurrences('FREQ=DAILY', at('1000-01-01'), span, budget).found).toHaveLength(365)
  expect(newBudget().days - budget.days).toBeLessThan(400)
  budget.days = 500
  expect(listRecurrences('FREQ=DAILY', at('2030-01-01'), span, budget)).toMatchObject({ complete: true })
  expect(listRecurrences('FREQ=DAILY', at('2030-01-01'), span, budget)).toMatchObject({ complete: false })
})
