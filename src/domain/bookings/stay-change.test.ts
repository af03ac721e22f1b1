import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../money.ts'
import { instalmentsFor } from '../pricing/instalments.ts'
import { type PriceItem, sumItems, sumRetained } from '../pricing/price-summary.ts'
import { HOUSE_POLICY } from './cancellation.ts'
import { refundOnCancel } from './refund-on-cancel.ts'
import { paymentState, shareOfStage } from './schedule.ts'
import { changeTerms } from './stay-change.ts'

const today = '2026-06-01'
const stay = { checkIn: '2026-09-07', checkOut: '2026-09-14', cancellation: HOUSE_POLICY, items: [], total: 1_000_00 }
const makeQuote = (total: number) => ({
  original: total,
  items: [{ kind: 'nights' as const, season: 'Standard rate', nights: 7, rate: total / 7, amount: total }],
})
const full = { ...stay, plan: 'full' as const, stages: [{ stage: 1 as const, amount: 1_000_00, dueOn: today }] }
const partial = { ...stay, plan: 'partial' as const, stages: [...(instalmentsFor(1_000_00, stay.checkIn, today) ?? [])] }

type Asked = Parameters<typeof changeTerms>[1]
const makeTerms = (booking: Parameters<typeof changeTerms>[0], paid: number, quote: Asked['quote'], over: Partial<Asked> = {}) =>
  changeTerms(booking, { paid, paidStages: [1], quote, checkIn: stay.checkIn, today, retainedName: 'Kept', vatItems: () => [], ...over })

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
])('what is due or refunded after a change of a stay: %s', (_, booking, paid, price, expected) => {
  expect(makeTerms(booking, paid, makeQuote(price))).toMatchObject(expected)
})

test('less than three weeks before arrival a lower price is not refunded', () => {
  expect(makeTerms(full, 1_000_00, makeQuote(900_00), { today: '2026-08-18' })).toMatchObject({
    back: 0,
    retained: 100_00,
    total: 1_000_00,
  })
})

test('if the new stay is too near for stages, the rest is due at once', () => {
  expect(makeTerms(partial, 300_00, makeQuote(1_400_00), { checkIn: '2026-06-05' })).toMatchObject({ due: 1_100_00, plan: 'full' })
})

test('items and stages add up to the total, and payments after the change never exceed it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000_00 }), fc.boolean(), (sevenths, paid, stages) => {
      const total = sevenths * 700
      const terms = makeTerms(stages ? partial : full, paid, makeQuote(total))
      expect(sumItems(terms.items)).toBe(terms.total)
      expect(sum(terms.stages.map(({ amount }) => amount))).toBe(terms.total)
      expect(paid + terms.due - terms.back).toBeLessThanOrEqual(terms.total)
      if (terms.plan === 'full') expect(paid + terms.due - terms.back).toBe(terms.total)
      expect(terms.total).toBe(total + terms.retained)
    }),
  )
})

const ownersLine = { kind: 'fee' as const, by: 'owners' as const, name: 'Boat trip', amount: 800_00 }
const listFeeLines = ({ items }: { items: readonly PriceItem[] }) =>
  items.flatMap((item) => (item.kind === 'fee' ? [`${item.name} ${item.amount / 100}`] : []))

test('what the policy kept stays kept, whatever the stay is changed to next', () => {
  const booking = { ...full, items: makeQuote(10_000_00).items, total: 10_000_00, stages: [{ stage: 1, amount: 10_000_00, dueOn: today }] }
  const may = makeTerms(booking, 10_000_00, makeQuote(1_000_00))
  expect(may).toMatchObject({ back: 6_300_00, retained: 2_700_00, total: 3_700_00 })
  const july = makeTerms({ ...booking, ...may }, 3_700_00, makeQuote(5_000_00))
  expect(july).toMatchObject({ due: 4_000_00, back: 0, total: 7_700_00 })
  expect(listFeeLines(july)).toEqual(['Kept 2700'])
  const twice = makeTerms({ ...booking, ...july }, 7_700_00, makeQuote(2_000_00))
  expect(twice).toMatchObject({ back: 2_100_00, total: 5_600_00 })
  expect(listFeeLines(twice)).toEqual(['Kept 3600'])
})

test('a line of the owners moves with the stay and is not refunded', () => {
  const booking = { ...full, items: [...makeQuote(1_000_00).items, ownersLine], total: 1_800_00 }
  const moved = makeTerms(booking, 1_800_00, makeQuote(1_000_00))
  expect(moved).toMatchObject({ due: 0, back: 0, retained: 0, total: 1_800_00 })
  expect(listFeeLines(moved)).toEqual(['Boat trip 800'])
})

test('after a change paid stages are what was paid, and open ones say how they come about', () => {
  const total = 3_416_00
  const booking = { ...partial, total, stages: [...(instalmentsFor(total, stay.checkIn, today) ?? [])] }
  const { stages, due } = makeTerms(booking, 1_024_80, makeQuote(3_076_00))
  expect(due).toBe(0)
  expect(stages).toEqual([
    { stage: 1, amount: 1_024_80, dueOn: today },
    { stage: 2, amount: 820_80, dueOn: '2026-07-09', planned: 922_80 },
    { stage: 3, amount: 1_230_40, dueOn: '2026-08-18' },
  ])
  expect(shareOfStage(stages, 2)).toEqual({ position: 2, percent: 30, lessPaid: { planned: 922_80, before: 102_00 } })
  const both = makeTerms({ ...booking, total: 3_076_00, stages }, 1_845_60, makeQuote(3_500_00), { paidStages: [1, 2] })
  expect(both).toMatchObject({ due: 254_40 })
})

test('no open stage gets the number of a stage that was paid', () => {
  const booking = {
    ...partial,
    stages: [
      { stage: 4, amount: 300_00, dueOn: today },
      { stage: 5, amount: 700_00, dueOn: today },
    ],
  }
  const { stages } = makeTerms(booking, 300_00, makeQuote(900_00), { paidStages: [1, 4, 5] })
  expect(stages.map(({ stage }) => stage)).toEqual([4, 6, 7])
})

test('no open stage gets the number of a paid one if a part of the new price is due at once', () => {
  const booking = {
    ...partial,
    stages: [
      { stage: 1, amount: 300_00, dueOn: today },
      { stage: 3, amount: 200_00, dueOn: today },
    ],
  }
  const { stages, due } = makeTerms(booking, 500_00, makeQuote(1_400_00), { paidStages: [1, 3] })
  expect(due).toBe(340_00)
  expect(stages.map(({ stage, amount }) => [stage, amount])).toEqual([
    [1, 420_00],
    [2, 420_00],
    [4, 560_00],
  ])
})

const prices = fc.integer({ min: 1, max: 1_000 }).map((sevenths) => sevenths * 700)
const policies = fc.constantFrom(
  HOUSE_POLICY,
  [],
  [
    { days: 60, percent: 100 },
    { days: 21, percent: 50 },
    { days: 7, percent: 10 },
  ],
)

test('no path of changes ends cheaper than the direct one, and a cancellation gives what it gives to one who booked the stay at once', () => {
  fc.assert(
    fc.property(
      prices,
      fc.array(prices, { maxLength: 4 }),
      prices,
      policies,
      fc.boolean(),
      fc.boolean(),
      (first, path, last, cancellation, stages, line) => {
        const quote = makeQuote(first)
        const extra = line ? [ownersLine] : []
        const total = first + (line ? 800_00 : 0)
        const plan = stages ? ('partial' as const) : ('full' as const)
        const instalments = [...(instalmentsFor(total, stay.checkIn, today) ?? [])]
        const start: Parameters<typeof changeTerms>[0] = {
          ...stay,
          cancellation,
          plan,
          items: [...quote.items, ...extra],
          total,
          stages: stages ? instalments : [{ stage: 1, amount: total, dueOn: today }],
        }
        const paidFirst = start.stages[0]?.amount ?? 0
        const go = (through: readonly number[]) =>
          through.reduce(
            ({ booking, paid }, price) => {
              const terms = makeTerms(booking, paid, makeQuote(price))
              return { booking: { ...booking, ...terms }, paid: paid + terms.due - terms.back }
            },
            { booking: start, paid: paidFirst },
          )
        const [direct, around] = [go([last]), go([...path, last])]
        expect(around.booking.total).toBeGreaterThanOrEqual(direct.booking.total)
        expect(sum(around.booking.stages.map(({ amount }) => amount))).toBe(around.booking.total)
        expect(sumItems(around.booking.items)).toBe(around.booking.total)
        expect(around.booking.stages.every(({ amount }) => amount > 0)).toBe(true)
        expect(paymentState(around.booking.stages, around.paid).remaining).toBe(around.booking.total - around.paid)
        const kept = sumRetained(around.booking)
        const atOnce = { ...stay, cancellation, items: [...makeQuote(last).items, ...extra], total: last + (line ? 800_00 : 0) }
        expect(refundOnCancel(around.booking, around.paid, today)).toBe(refundOnCancel(atOnce, around.paid - kept, today))
      },
    ),
  )
})

test('a price that owners have lowered below what was kept promises nothing on a cancellation', () => {
  const levy: PriceItem = { kind: 'levy', levyClass: 'short_let', nights: 7, rate: 8_00, amount: 0 }
  const kept = { kind: 'fee' as const, by: 'policy' as const, name: 'Kept', amount: 300_00 }
  const lowered = { kind: 'fee' as const, by: 'agreed' as const, name: 'Reduction', amount: -1_200_00 }
  const booking = { ...stay, items: [...makeQuote(1_000_00).items, levy, kept, lowered], total: 100_00 }
  expect(refundOnCancel(booking, 100_00, today)).toBe(0)
})
