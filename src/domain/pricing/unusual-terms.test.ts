import { expect, test } from 'vitest'
import { unusualDay, unusualFee, unusualFurtherGuest, unusualPercent, unusualPromoAmount, unusualTotal } from './unusual-terms.ts'

const NIGHT = 300_00

test.each([
  ['half of the price off', unusualPercent(-50), null],
  ['more than half off', unusualPercent(-51), { code: 'unusual_percent', percent: -51 }],
  ['more than half more', unusualPercent(51), { code: 'unusual_percent', percent: 51 }],
  ['a fee for a stay of what a night costs', unusualFee({ scope: 'stay', rate: NIGHT }, NIGHT), null],
  [
    'a fee for a stay above it',
    unusualFee({ scope: 'stay', rate: 300_01 }, NIGHT),
    { code: 'unusual_amount', amount: 300_01, most: NIGHT },
  ],
  ['a fee for a night of half of it', unusualFee({ scope: 'night', rate: 150_00 }, NIGHT), null],
  [
    'a fee for a night above half',
    unusualFee({ scope: 'night', rate: 150_01 }, NIGHT),
    { code: 'unusual_amount', amount: 150_01, most: 150_00 },
  ],
  ['a fee while no price is known', unusualFee({ scope: 'stay', rate: 1_00 }, 0), null],
  ['a further guest at half a night', unusualFurtherGuest(150_00, NIGHT), null],
  ['a further guest above it', unusualFurtherGuest(150_01, NIGHT), { code: 'unusual_amount', amount: 150_01, most: 150_00 }],
  ['a code for half of five nights', unusualPromoAmount(750_00, 5, NIGHT), null],
  ['a code for more', unusualPromoAmount(750_01, 5, NIGHT), { code: 'unusual_amount', amount: 750_01, most: 750_00 }],
  ['half of the price by the rates', unusualTotal(500_00, 1_000_00), null],
  ['a cent less', unusualTotal(499_99, 1_000_00), { code: 'unusual_total', side: 'low', total: 499_99, byRates: 1_000_00 }],
  ['double the price by the rates', unusualTotal(2_000_00, 1_000_00), null],
  ['a cent more', unusualTotal(2_000_01, 1_000_00), { code: 'unusual_total', side: 'high', total: 2_000_01, byRates: 1_000_00 }],
  ['a day sixty days ago', unusualDay('2026-04-02', '2026-06-01', false), null],
  ['a day before that', unusualDay('2026-04-01', '2026-06-01', false), { code: 'unusual_day', day: '2026-04-01', why: 'long_ago' }],
  ['a day of a declared month', unusualDay('2026-05-31', '2026-06-01', true), { code: 'unusual_day', day: '2026-05-31', why: 'declared' }],
])('whether owners are asked about what they typed: %s', (_, found, expected) => {
  expect(found).toEqual(expected)
})
