import { expect, test } from 'vitest'
import { carriedItems, isAgreedBelowRates, isLine, type PriceItem, type PriceItemOf, sumRetained, withFurther } from './price-summary.ts'

const nights: PriceItem = { kind: 'nights', season: 'Summer', nights: 7, rate: 100_00, amount: 700_00 }
const vat: PriceItem = { kind: 'vat', percentage: 13, vat: 80_53, amount: 0 }
const fee = (name: string, amount: number, by?: PriceItemOf<'fee'>['by']): PriceItemOf<'fee'> => ({ kind: 'fee', name, by, amount })
const cleaning = fee('Cleaning', 60_00)
const kept = fee('Kept of a higher price', 50_00, 'policy')
const chef = fee('Chef', 90_00, 'owners')
const less = fee('Agreed', -40_00, 'agreed')

test('a new price of a booking carries on what does not come from the rates', () => {
  expect(carriedItems({ items: [nights, cleaning, kept, chef, less, vat] })).toEqual([kept, chef, less])
  expect(sumRetained({ items: [nights, cleaning, kept, chef, less, vat] })).toBe(50_00)
})

test.each([
  ['a price by the rates', [nights, cleaning], false],
  ['an agreed price below the rates', [nights, less], true],
  ['an agreed price above the rates', [nights, fee('Agreed', 40_00, 'agreed')], false],
  ['what owners took off by a name of their own', [nights, fee('Old friends', -40_00, 'owners')], false],
])('whether owners have agreed on less than the rates say: %s', (_, items, expected) => {
  expect(isAgreedBelowRates({ items })).toBe(expected)
})

test('further items of one origin and name become one, each item of the owners stays, and VAT is that of the new price', () => {
  const further = [fee('Kept of a higher price', 20_00, 'policy'), fee('Agreed', 40_00, 'agreed'), fee('Chef', 10_00, 'owners')]
  const price = withFurther({ items: [nights, cleaning, kept, chef, less, vat], original: 700_00 }, further, ({ items, total }) => [
    { kind: 'vat', percentage: items.length, vat: total, amount: 0 },
  ])
  const items = [nights, cleaning, fee('Kept of a higher price', 70_00, 'policy'), chef, fee('Chef', 10_00, 'owners')]
  expect(price).toEqual({
    items: [...items, { kind: 'vat', percentage: 5, vat: 930_00, amount: 0 }],
    original: 700_00,
    total: 930_00,
  })
})

test.each<[string, PriceItem, boolean]>([
  ['nights', nights, true],
  ['a fee', cleaning, true],
  ['VAT, which is within the price', vat, false],
  ['a levy that is added', { kind: 'levy', levyClass: 'short_let', nights: 7, rate: 8_00, amount: 56_00 }, true],
  ['a levy that the price includes', { kind: 'levy', levyClass: 'short_let', nights: 7, rate: 8_00, amount: 0 }, false],
])('whether a list of a price has a line for %s', (_, item, expected) => {
  expect(isLine(item)).toBe(expected)
})
