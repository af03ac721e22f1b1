import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../money.ts'
import { instalmentsFor } from '../pricing/instalments.ts'
import { sumOf } from '../pricing/price-summary.ts'
import { HOUSE_POLICY } from './cancellation.ts'
import { changeTerms } from './stay-change.ts'

const today = '2026-06-01'
const stay = { checkIn: '2026-09-07', checkOut: '2026-09-14', cancellation: HOUSE_POLICY, items: [], total: 1_000_00 }
const quoteOf = (total: number, checkIn = stay.checkIn) => ({
  ...{ nights: 7, original: total, total, instalments: instalmentsFor(total, checkIn, today) },
  items: [{ kind: 'nights' as const, season: 'Standard rate', nights: 7, rate: total / 7, amount: total }],
})
const full = { ...stay, plan: 'full' as const, stages: [{ stage: 1 as const, amount: 1_000_00, dueOn: today }] }
const partial = { ...stay, plan: 'partial' as const, stages: [...(instalmentsFor(1_000_00, stay.checkIn, today) ?? [])] }

test.each([
  ['paid in full, more expensive', full, 1_000_00, 1_200_00, { due: 200_00, back: 0, retained: 0, total: 1_200_00, plan: 'full' }],
  ['paid in full, the same price', full, 1_000_00, 1_000_00, { due: 0, back: 0, retained: 0, total: 1_000_00, plan: 'full' }],
  ['paid in full, cheaper', full, 1_000_00, 900_00, { due: 0, back: 70_00, retained: 30_00, total: 930_00, plan: 'full' }],
  ['one stage paid, more expensive', partial, 300_00, 2_000_00, { due: 300_00, back: 0, retained: 0, total: 2_000_00, plan: 'partial' }],
  ['one stage paid, cheaper', partial, 300_00, 900_00, { due: 0, back: 0, retained: 0, total: 900_00, plan: 'partial' }],
  ['two stages paid, more expensive', partial, 600_00, 2_000_00, { due: 600_00, back: 0, retained: 0, total: 2_000_00, plan: 'partial' }],
  [
    'two stages paid, cheaper than the amount paid',
    partial,
    600_00,
    500_00,
    { due: 0, back: 70_00, retained: 30_00, total: 530_00, plan: 'full' },
  ],
])('%s', (_, booking, paid, price, expected) => {
  expect(changeTerms(booking, paid, quoteOf(price), today, 'Kept')).toMatchObject(expected)
})

test('less than three weeks before arrival a lower price is not refunded', () => {
  expect(changeTerms(full, 1_000_00, quoteOf(900_00), '2026-08-18', 'Kept')).toMatchObject({ back: 0, retained: 100_00, total: 1_000_00 })
})

test('if the new stay is too near for stages, the rest is due at once', () => {
  expect(changeTerms(partial, 300_00, quoteOf(1_400_00, '2026-06-05'), today, 'Kept')).toMatchObject({ due: 1_100_00, plan: 'full' })
})

test('items and stages add up to the total, and payments after the change never exceed it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000_00 }), fc.boolean(), (sevenths, paid, stages) => {
      const total = sevenths * 700
      const terms = changeTerms(stages ? partial : full, paid, quoteOf(total), today, 'Kept')
      expect(sumOf(terms.items)).toBe(terms.total)
      expect(sum(terms.stages.map(({ amount }) => amount))).toBe(terms.total)
      expect(paid + terms.due - terms.back).toBeLessThanOrEqual(terms.total)
      if (terms.plan === 'full') expect(paid + terms.due - terms.back).toBe(terms.total)
      expect(terms.total).toBe(total + terms.retained)
    }),
  )
})
