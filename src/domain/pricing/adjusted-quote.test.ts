import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustedQuote, computedLines, type LineChange } from './adjusted-quote.ts'
import { feeScopes } from './fees.ts'
import { levyIn } from './levy.ts'
import { itemsIn, selectItems, sumItems } from './price-summary.ts'
import type { PromoCode } from './promo-code.ts'
import { quoteStay } from './quote.ts'
import type { RateCard } from './rate-card.ts'
import { vatIn } from './taxes.ts'

const stay = { checkIn: '2027-05-29', checkOut: '2027-06-05' }
const summer = { id: 1, name: 'Summer', from: '2027-06-01', until: '2027-08-31', rate: 400_00, active: true }
const early = {
  id: 1,
  type: 'early_booking_10' as const,
  name: 'Early booking',
  percentage: 10,
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  minimumNights: 1,
  description: '',
  stayFrom: null,
  stayUntil: null,
  active: true,
}
const card: RateCard = {
  baseRate: 300_00,
  seasons: [summer],
  discounts: [early],
  furtherGuests: { above: 2, rate: 20_00 },
  fees: [{ id: 1, villaId: null, name: 'Linen', scope: 'guest', rate: 15_00 }],
  levy: {
    levyClass: 'short_let',
    added: false,
    rates: [{ levyClass: 'short_let', validFrom: '2027-01-01', firstMonth: 4, lastMonth: 10, high: 8_00, low: 2_00 }],
  },
  vat: [
    { kind: 'lodging', validFrom: '2027-01-01', percent: 13 },
    { kind: 'fees', validFrom: '2027-01-01', percent: 24 },
    { kind: 'levy', validFrom: '2027-01-01', percent: 0 },
  ],
}
/** 3 × €300, 4 × €400, 2 × 7 × €20, €8 × 7 of levy within it, 10% off, 4 × €15. */
const quote = quoteStay(stay, card, { today: '2027-03-01', returning: false, guests: 4 })
const lines = computedLines(quote)
const findLine = (kind: string, name = '') => lines.find((line) => line.kind === kind && line.name.includes(name))
const change = (kind: string, value: number, name = ''): LineChange => {
  const line = findLine(kind, name)
  if (!line) throw new Error(`no line ${kind}`)
  return { item: line.item, was: line.value, value }
}
const adjusted = (...changes: LineChange[]) => {
  const price = adjustedQuote(quote, changes, card, stay.checkOut)
  if (typeof price === 'string') throw new Error(price)
  return price
}

test('nights, further guests, discounts and fees can be changed; levy and VAT cannot', () => {
  expect(lines.map(({ kind, name, count, value }) => [kind, name, count, value])).toEqual([
    ['nights', 'Standard rate', 3, 300_00],
    ['nights', 'Summer', 4, 400_00],
    ['guests', '', 14, 20_00],
    ['discount', 'Early booking', 1, 10_00],
    ['fee', 'Linen', 4, 15_00],
  ])
})

const anyCard: fc.Arbitrary<RateCard> = fc
  .record({
    baseRate: fc.integer({ min: 50_00, max: 900_00 }),
    furtherGuests: fc.option(fc.record({ above: fc.integer({ min: 1, max: 5 }), rate: fc.integer({ min: 1, max: 90_00 }) })),
    percentage: fc.integer({ min: 1, max: 99 }),
    mostDiscount: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    lowestNight: fc.integer({ min: 0, max: 45_00 }),
    added: fc.boolean(),
    scope: fc.constantFrom(...feeScopes),
  })
  .map(({ percentage, added, scope, ...rates }) => ({
    ...card,
    ...rates,
    discounts: [{ ...early, percentage }],
    fees: card.fees?.map((fee) => ({ ...fee, scope })) ?? [],
    levy: card.levy ? { ...card.levy, added } : null,
  }))
const summerCode: PromoCode = {
  code: 'SUMMER',
  percentage: 5,
  amount: null,
  base: 'total',
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  stayFrom: null,
  stayUntil: null,
  minimumNights: 1,
  villaIds: [],
  active: true,
}
const anyAsked = fc.record({
  guests: fc.integer({ min: 1, max: 6 }),
  gapPercent: fc.constantFrom(0, -15, 20),
  promo: fc.constantFrom(null, summerCode),
})

test('without a change every price equals the computed price, whatever is in it', () => {
  fc.assert(
    fc.property(anyCard, anyAsked, (rates, asked) => {
      const { items, original, total } = quoteStay(stay, rates, { today: '2027-03-01', returning: false, ...asked })
      expect(adjustedQuote({ items }, [], rates, stay.checkOut)).toEqual({ items, original, total })
      expect(sumItems(itemsIn('lodging', { items }))).toBe(original)
      expect(sumItems(items)).toBe(total)
    }),
  )
})

const LODGING = 900_00 + 1_600_00 + 280_00
const LEVY = 56_00

test.each<[string, LineChange[], number, number]>([
  [
    'a lower nightly rate also lowers the discount',
    [change('nights', 350_00, 'Summer')],
    LODGING - 200_00,
    Math.floor((LODGING - 200_00 - LEVY) * 0.1),
  ],
  ['nights can be free', [change('nights', 0, 'Standard')], LODGING - 900_00, Math.floor((LODGING - 900_00 - LEVY) * 0.1)],
  ['further guests at 0 are omitted', [change('guests', 0)], LODGING - 280_00, Math.floor((LODGING - 280_00 - LEVY) * 0.1)],
  ['another discount', [change('discount', 25_00)], LODGING, (LODGING - LEVY) / 4],
  ['no discount', [change('discount', 0)], LODGING, 0],
])('a line that owners change: %s', (_, changes, original, discount) => {
  const price = adjusted(...changes)
  expect(price.original).toBe(original)
  expect(price.total).toBe(original - discount + 60_00)
  expect(sumItems(price.items)).toBe(price.total)
  expect(levyIn(price)).toEqual({ amount: LEVY, nights: 7 })
})

test('a changed fee is multiplied by its count, and omitted at 0', () => {
  expect(adjusted(change('fee', 10_00)).total).toBe(quote.total - 20_00)
  expect(selectItems(adjusted(change('fee', 0)), 'fee')).toEqual([])
})

test('VAT is computed from the changed lines', () => {
  const price = adjusted(change('fee', 0), change('discount', 0), change('nights', 300_00, 'Summer'))
  expect(selectItems(price, 'vat')).toEqual([{ kind: 'vat', percentage: 13, vat: vatIn(price.total - LEVY, 13), amount: 0 }])
})

test('the discount limit applies to changed lines, except to a discount that the owners change', () => {
  const limited = { ...card, mostDiscount: 5 }
  const price = quoteStay(stay, limited, { today: '2027-03-01', returning: false, guests: 4 })
  const taken = (changes: LineChange[]) => {
    const now = adjustedQuote(price, changes, limited, stay.checkOut)
    return typeof now === 'string' ? now : sumItems(selectItems(now, 'discount'))
  }
  expect(taken([change('fee', 0)])).toBe(-(LODGING - LEVY) / 20)
  expect(taken([change('discount', 20_00)])).toBe(-(LODGING - LEVY) / 5)
})

test('a change of an unknown or differently computed line, and a percentage above 100, are refused', () => {
  const { item } = change('nights', 0)
  for (const wrong of [
    { item, was: 299_00, value: 1_00 },
    { item: 99, was: 0, value: 0 },
    { item: quote.items.length - 1, was: 0, value: 5_00 },
  ])
    expect(adjustedQuote(quote, [wrong], card, stay.checkOut)).toBe('lines_changed')
  expect(adjustedQuote(quote, [change('discount', 100_01)], card, stay.checkOut)).toBe('percentage_out_of_range')
})

test('after any changes items add up, the levy stays the same, and the VAT is at most the total', () => {
  const values = fc.record({ nights: fc.nat(900_00), guests: fc.nat(90_00), discount: fc.nat(100_00), fee: fc.nat(90_00) })
  fc.assert(
    fc.property(values, (to) => {
      const price = adjusted(...Object.entries(to).map(([kind, value]) => change(kind, value)))
      expect(sumItems(price.items)).toBe(price.total)
      expect(selectItems(price, 'levy')).toEqual(selectItems(quote, 'levy'))
      expect(selectItems(price, 'vat').every(({ vat }) => vat <= price.total)).toBe(true)
    }),
  )
})
