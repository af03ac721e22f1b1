import { expect, test } from 'vitest'
import { paymentState, type Received, withPaidDays } from './schedule.ts'

const stages = [
  { stage: 1, amount: 735_00, dueOn: '2027-06-01' },
  { stage: 2, amount: 735_00, dueOn: '2027-07-08' },
  { stage: 3, amount: 980_00, dueOn: '2027-08-17' },
]
const first: Received = { on: '2027-06-01', amount: 735_00 }

test.each<[string, Received[], (string | null)[]]>([
  ['nothing has come', [], [null, null, null]],
  ['the first stage is paid', [first], ['2027-06-01', null, null]],
  ['a part of the second has come', [first, { on: '2027-07-01', amount: 700_00 }], ['2027-06-01', null, null]],
  [
    'two payments together settle the second',
    [first, { on: '2027-07-01', amount: 700_00 }, { on: '2027-07-03', amount: 35_00 }],
    ['2027-06-01', '2027-07-03', null],
  ],
  ['one payment settles all that is left', [first, { on: '2027-07-03', amount: 1_715_00 }], ['2027-06-01', '2027-07-03', '2027-07-03']],
  ['a payment that went back settles nothing', [{ on: '2027-05-30', amount: 0 }, first], ['2027-06-01', null, null]],
])('the day of each stage is that of the payment with which enough had come: %s', (_, received, days) => {
  const paid = received.reduce((all, { amount }) => all + amount, 0)
  expect(withPaidDays(paymentState(stages, paid).stages, received).map(({ paidOn }) => paidOn)).toEqual(days)
})
