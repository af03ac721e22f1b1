import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../money.ts'
import { instalmentsFor } from '../pricing/instalments.ts'
import { sumItems } from '../pricing/price-summary.ts'
import { type OwnersTerms, ownersTerms, type PriceWish } from './owner-change.ts'
import { paymentState } from './schedule.ts'

const today = '2026-06-01'
const stay = { checkIn: '2026-09-07', checkOut: '2026-09-14' }
const nights = (total: number) => [{ kind: 'nights' as const, season: 'Standard rate', nights: 7, rate: total / 7, amount: total }]
const booked = { ...stay, items: nights(1_000_00), original: 1_000_00, total: 1_000_00 }
const full = { ...booked, stages: [{ stage: 1, amount: 1_000_00, dueOn: today }] }
const partial = { ...booked, stages: [...(instalmentsFor(1_000_00, stay.checkIn, today) ?? [])] }
const makeQuote = (total: number) => ({ items: nights(total), original: total })
const kept: PriceWish = { way: 'kept' }
const asked = { stay, wish: kept, quote: null, lastStage: 1, adjustment: 'Agreed', today, vatItems: () => [] }

const makeTerms = (
  booking: typeof full | typeof partial,
  over: Partial<Parameters<typeof ownersTerms>[1]> & { paid: number },
): OwnersTerms => {
  const terms = ownersTerms(booking, { ...asked, ...over })
  if (typeof terms === 'string' || 'code' in terms) throw new Error(JSON.stringify(terms))
  return terms
}
const amounts = ({ stages }: Pick<OwnersTerms, 'stages'>) => stages.map(({ stage, amount, dueOn }) => `${stage}: ${amount / 100} ${dueOn}`)

test.each<[string, typeof full | typeof partial, number, Partial<Parameters<typeof ownersTerms>[1]>, object, string[]]>([
  [
    'paid in full and moved at the former price: the difference to the rates is a separate item',
    full,
    1_000_00,
    { quote: makeQuote(1_300_00), stay: { checkIn: '2026-10-05', checkOut: '2026-10-12' } },
    {
      total: 1_000_00,
      back: 0,
      remaining: 0,
      items: [...nights(1_300_00), { kind: 'fee', by: 'agreed', name: 'Agreed', amount: -300_00 }],
    },
    ['1: 1000 2026-06-01'],
  ],
  [
    'paid in full and more expensive by the rates: the rest is a new stage, due in a week',
    full,
    1_000_00,
    { quote: makeQuote(1_300_00), wish: { way: 'rates' } },
    { total: 1_300_00, back: 0, remaining: 300_00, plan: 'partial' },
    ['1: 1000 2026-06-01', '2: 300 2026-06-08'],
  ],
  [
    'paid in full at a lower price: the rest is refunded',
    full,
    1_000_00,
    { wish: { way: 'own', total: 900_00 } },
    {
      total: 900_00,
      back: 100_00,
      remaining: 0,
      items: [...nights(1_000_00), { kind: 'fee', by: 'agreed', name: 'Agreed', amount: -100_00 }],
    },
    ['1: 900 2026-06-01'],
  ],
  [
    'with further lines: they change the price',
    full,
    1_000_00,
    {
      lines: [
        { name: 'Cot', amount: 30_00 },
        { name: 'For old friends', amount: -80_00 },
      ],
    },
    {
      total: 950_00,
      back: 50_00,
      items: [
        ...nights(1_000_00),
        { kind: 'fee', by: 'owners', name: 'Cot', amount: 30_00 },
        { kind: 'fee', by: 'owners', name: 'For old friends', amount: -80_00 },
      ],
    },
    ['1: 950 2026-06-01'],
  ],
  [
    'with further lines and a fixed total: another item makes up the difference',
    full,
    1_000_00,
    { wish: { way: 'own', total: 1_000_00 }, lines: [{ name: 'Cot', amount: 30_00 }] },
    {
      total: 1_000_00,
      items: [
        ...nights(1_000_00),
        { kind: 'fee', by: 'owners', name: 'Cot', amount: 30_00 },
        { kind: 'fee', by: 'agreed', name: 'Agreed', amount: -30_00 },
      ],
    },
    ['1: 1000 2026-06-01'],
  ],
  [
    'one stage paid and a part refunded: the open amount stays the same',
    partial,
    300_00,
    { wish: { way: 'less', back: 50_00 } },
    { total: 950_00, back: 50_00, remaining: 700_00 },
    ['1: 250 2026-06-01', '2: 300 2026-07-09', '3: 400 2026-08-18'],
  ],
  [
    'one stage paid and cheaper: the last stage is reduced first',
    partial,
    300_00,
    { wish: { way: 'own', total: 550_00 } },
    { back: 0, remaining: 250_00 },
    ['1: 300 2026-06-01', '2: 250 2026-07-09'],
  ],
  [
    'one stage paid and more expensive: the last stage is increased',
    partial,
    300_00,
    { wish: { way: 'own', total: 1_100_00 } },
    { remaining: 800_00 },
    ['1: 300 2026-06-01', '2: 300 2026-07-09', '3: 500 2026-08-18'],
  ],
  [
    'one stage paid and two weeks earlier: the open stages are due two weeks earlier',
    partial,
    300_00,
    { quote: makeQuote(1_000_00), stay: { checkIn: '2026-08-24', checkOut: '2026-08-31' } },
    { remaining: 700_00 },
    ['1: 300 2026-06-01', '2: 300 2026-06-25', '3: 400 2026-08-04'],
  ],
  [
    'all stages paid and more expensive: the new stage has an unused number',
    partial,
    1_000_00,
    { lastStage: 4, wish: { way: 'own', total: 1_100_00 } },
    { remaining: 100_00 },
    ['1: 300 2026-06-01', '2: 300 2026-07-09', '3: 400 2026-08-18', '5: 100 2026-06-08'],
  ],
  [
    'stages set by the owner',
    partial,
    300_00,
    { open: [{ amount: 700_00, dueOn: '2026-09-07' }] },
    { total: 1_000_00, remaining: 700_00 },
    ['1: 300 2026-06-01', '2: 700 2026-09-07'],
  ],
  [
    'paid in full and unchanged: nothing is due, and nothing goes back',
    full,
    1_000_00,
    {},
    { total: 1_000_00, back: 0, remaining: 0, plan: 'full', items: nights(1_000_00) },
    ['1: 1000 2026-06-01'],
  ],
  [
    'nothing paid and unchanged: all stages stay open on their days',
    partial,
    0,
    { lastStage: 0 },
    { remaining: 1_000_00, plan: 'partial' },
    ['1: 300 2026-06-01', '2: 300 2026-07-09', '3: 400 2026-08-18'],
  ],
  [
    'paid in full and a part refunded: the owners have taken it off',
    full,
    1_000_00,
    { wish: { way: 'less', back: 50_00 } },
    { total: 950_00, plan: 'full', items: [...nights(1_000_00), { kind: 'fee', by: 'owners', name: 'Agreed', amount: -50_00 }] },
    ['1: 950 2026-06-01'],
  ],
  [
    'by the rates and with a further line: both count',
    full,
    1_000_00,
    { quote: makeQuote(1_300_00), wish: { way: 'rates' }, lines: [{ name: 'Cot', amount: 30_00 }] },
    { total: 1_330_00, remaining: 330_00 },
    ['1: 1000 2026-06-01', '2: 330 2026-06-08'],
  ],
  [
    'one stage paid and a day later: the open stages are due a day later',
    partial,
    300_00,
    { quote: makeQuote(1_000_00), stay: { checkIn: '2026-09-08', checkOut: '2026-09-15' } },
    { remaining: 700_00 },
    ['1: 300 2026-06-01', '2: 300 2026-07-10', '3: 400 2026-08-19'],
  ],
  [
    'another day for the next stage: the amounts and the days after it stay',
    partial,
    300_00,
    { open: [{ dueOn: '2026-07-20' }] },
    { remaining: 700_00 },
    ['1: 300 2026-06-01', '2: 300 2026-07-20', '3: 400 2026-08-18'],
  ],
  [
    'a higher first stage, and a second one as it was: there is no third',
    partial,
    0,
    { lastStage: 0, open: [{ amount: 700_00, dueOn: '2026-06-10' }, { dueOn: '2026-07-20' }] },
    { remaining: 1_000_00 },
    ['1: 700 2026-06-10', '2: 300 2026-07-20'],
  ],
  [
    'an open stage of one cent',
    partial,
    300_00,
    {
      open: [
        { amount: 1, dueOn: '2026-07-01' },
        { amount: 699_99, dueOn: '2026-08-01' },
      ],
    },
    { remaining: 700_00 },
    ['1: 300 2026-06-01', '2: 0.01 2026-07-01', '3: 699.99 2026-08-01'],
  ],
  [
    'cheaper by exactly the last stage: it is left out',
    partial,
    300_00,
    { wish: { way: 'own', total: 600_00 } },
    { remaining: 300_00 },
    ['1: 300 2026-06-01', '2: 300 2026-07-09'],
  ],
  ['for one cent', partial, 0, { lastStage: 0, wish: { way: 'own', total: 1 } }, { remaining: 1 }, ['1: 0.01 2026-06-01']],
  [
    'a cent more: the cent is an item',
    full,
    1_000_00,
    { wish: { way: 'own', total: 1_000_01 } },
    { items: [...nights(1_000_00), { kind: 'fee', by: 'agreed', name: 'Agreed', amount: 1 }] },
    ['1: 1000 2026-06-01', '2: 0.01 2026-06-08'],
  ],
  [
    'an overdue stage of a stay that keeps its days is still overdue',
    partial,
    300_00,
    { today: '2026-08-01' },
    { remaining: 700_00 },
    ['1: 300 2026-06-01', '2: 300 2026-07-09', '3: 400 2026-08-18'],
  ],
  [
    'the ninth stage of a booking that was changed often',
    full,
    1_000_00,
    { lastStage: 8, wish: { way: 'own', total: 1_100_00 } },
    { remaining: 100_00 },
    ['1: 1000 2026-06-01', '9: 100 2026-06-08'],
  ],
])('terms of an owner’s change: %s', (_, booking, paid, over, expected, stages) => {
  const terms = makeTerms(booking, { paid, ...over })
  expect(terms).toMatchObject(expected)
  expect(amounts(terms)).toEqual(stages)
})

test.each<[string, Partial<Parameters<typeof ownersTerms>[1]>, unknown]>([
  ['a price of zero', { wish: { way: 'own', total: 0 } }, 'no_price'],
  ['a refund of the whole price', { wish: { way: 'less', back: 1_000_00 } }, 'no_price'],
  ['a refund above the amount paid', { wish: { way: 'less', back: 300_01 } }, 'refund_too_high'],
  ['a refund of all that is paid for a stay that remains sold', { wish: { way: 'less', back: 300_00 } }, 'refund_too_high'],
  [
    'stages that do not add up to the open amount',
    { open: [{ amount: 1_00, dueOn: today }] },
    { code: 'stages_differ', remaining: 700_00 },
  ],
  [
    'an open stage of nothing',
    {
      open: [
        { amount: 0, dueOn: '2026-07-01' },
        { amount: 700_00, dueOn: '2026-08-01' },
      ],
    },
    { code: 'stages_differ', remaining: 700_00 },
  ],
  [
    'a day for a stage that the booking does not have',
    { open: [{ dueOn: '2026-07-01' }, { dueOn: '2026-07-20' }, { dueOn: '2026-08-01' }] },
    { code: 'stages_differ', remaining: 700_00 },
  ],
  ['a tenth stage', { lastStage: 9, open: [{ amount: 700_00, dueOn: today }] }, 'changed_too_often'],
  ['a ninth and a tenth stage', { lastStage: 8 }, 'changed_too_often'],
])('an owner’s change is refused: %s', (_, over, problem) => {
  expect(ownersTerms(partial, { ...asked, paid: 300_00, ...over })).toEqual(problem)
})

test('for any change items and stages add up to the price, and no paid amount is lost', () => {
  const wish = fc.oneof<fc.Arbitrary<PriceWish>[]>(
    fc.constant({ way: 'kept' }),
    fc.constant({ way: 'rates' }),
    fc.record({ way: fc.constant('own' as const), total: fc.integer({ min: 1, max: 3_000_00 }) }),
    fc.record({ way: fc.constant('less' as const), back: fc.integer({ min: 1, max: 1_000_00 }) }),
  )
  const quoted = fc.integer({ min: 1, max: 3_000_00 })
  const lines = fc.array(fc.record({ name: fc.constant('Agreed by phone'), amount: fc.integer({ min: -500_00, max: 500_00 }) }), {
    maxLength: 3,
  })
  const paidAmounts = fc.constantFrom(100_00, 300_00, 450_00, 600_00, 1_000_00)
  fc.assert(
    fc.property(
      fc.constantFrom(full, partial),
      paidAmounts,
      wish,
      quoted,
      fc.boolean(),
      lines,
      (booking, paid, wanted, price, moved, added) => {
        const quote = moved || wanted.way === 'rates' ? makeQuote(price) : null
        const terms = ownersTerms(booking, { ...asked, paid, wish: wanted, quote, lines: added })
        if (typeof terms === 'string' || 'code' in terms) return
        const { total, back, remaining, stages, items } = terms
        expect(sumItems(items)).toBe(total)
        expect(items.filter((item) => item.kind === 'fee' && item.name === 'Agreed by phone')).toHaveLength(
          added.filter(({ amount }) => amount !== 0).length,
        )
        expect(back).toBeGreaterThanOrEqual(0)
        expect(sum(stages.map(({ amount }) => amount))).toBe(total)
        expect(stages.every(({ amount }) => amount > 0)).toBe(true)
        expect(paid - back + remaining).toBe(total)
        const state = paymentState(stages, paid - back)
        expect(state.remaining).toBe(remaining)
        expect(state.next === null).toBe(remaining === 0)
        expect(stages.every((stage, index) => stage.stage > (stages[index - 1]?.stage ?? 0))).toBe(true)
      },
    ),
  )
})
