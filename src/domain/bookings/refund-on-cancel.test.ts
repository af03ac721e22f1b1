import { expect, test } from 'vitest'
import type { PriceItem } from '../pricing/price-summary.ts'
import { HOUSE_POLICY } from './cancellation.ts'
import { cancellationLadder, refundOnCancel, withoutRetained } from './refund-on-cancel.ts'

const stay = { checkIn: '2026-09-07', cancellation: HOUSE_POLICY }
const nothing = { percent: 0, until: null }
const nights = (amount: number): PriceItem => ({ kind: 'nights', season: 'Standard rate', nights: 7, rate: amount / 7, amount })
const levy: PriceItem = { kind: 'levy', levyClass: 'detached_over_80', nights: 7, rate: 15_00, amount: 0 }
const kept = (amount: number): PriceItem => ({ kind: 'fee', by: 'policy', name: 'Kept', amount })
const reduction = (amount: number): PriceItem => ({ kind: 'fee', by: 'agreed', name: 'Reduction', amount: 0 - amount })
const priced = (...items: PriceItem[]) => ({ ...stay, items, total: items.reduce((total, { amount }) => total + amount, 0) })
const manySteps = [
  { days: 60, percent: 100 },
  { days: 21, percent: 50 },
  { days: 7, percent: 10 },
]

test.each([
  ['the whole price is paid', priced(nights(1_000_00)), 1_000_00, '2026-08-17', 700_00],
  ['the last day of the step is over', priced(nights(1_000_00)), 1_000_00, '2026-08-18', 0],
  ['a part is paid', priced(nights(1_000_00)), 361_25, '2026-08-17', 252_88],
  [
    'of a shortened stay 900 were kept: they are not promised once more',
    priced(nights(7_000_00), kept(900_00)),
    7_900_00,
    '2026-08-01',
    4_900_00,
  ],
  [
    'some of it was refunded before, in full, under another step',
    { ...priced(nights(7_105_00)), cancellation: manySteps },
    7_105_00,
    '2026-08-01',
    3_552_50,
  ],
  ['a reduction was refunded', priced(nights(10_000_00), reduction(1_000_00)), 9_000_00, '2026-08-01', 6_300_00],
  [
    'a reduction was refunded, and the policy gives nothing any more: the levy',
    priced(nights(10_000_00), levy, reduction(1_000_00)),
    9_000_00,
    '2026-09-01',
    105_00,
  ],
  ['levy and percentage', priced(nights(1_105_00), levy), 1_105_00, '2026-08-17', 805_00],
  ['two of seven nights are used: the levy of five', priced(nights(1_105_00), levy), 1_105_00, '2026-09-09', 75_00],
  ['less is paid than was kept', priced(nights(100_00), kept(900_00)), 800_00, '2026-08-01', 0],
])('the refund of a cancelled stay: %s', (_, booking, paid, day, refund) => {
  expect(refundOnCancel(booking, paid, day)).toBe(refund)
})

test('a price without what the policy kept has all its other items, and is never below 0', () => {
  const chef: PriceItem = { kind: 'fee', by: 'owners', name: 'Chef', amount: 90_00 }
  const { price, paid } = withoutRetained(priced(nights(7_000_00), kept(900_00), chef), 7_990_00)
  expect(price).toMatchObject({ items: [nights(7_000_00), chef], total: 7_090_00 })
  expect(paid).toBe(7_090_00)
  expect(withoutRetained({ ...priced(kept(900_00)), total: 800_00 }, 800_00)).toMatchObject({ price: { total: 0 }, paid: 0 })
})

test('each step says what a cancellation in it gives, and the last one the levy', () => {
  expect(cancellationLadder(priced(nights(1_105_00), levy), '2026-08-17', 1_105_00)).toEqual([
    { percent: 70, until: '2026-08-17', amount: 805_00 },
    { ...nothing, amount: 105_00 },
  ])
  const changed = priced(nights(7_000_00), kept(900_00))
  const [step] = cancellationLadder(changed, '2026-08-01', 7_900_00)
  expect(step?.amount).toBe(refundOnCancel(changed, 7_900_00, '2026-08-01'))
})
