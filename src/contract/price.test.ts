import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { feeScopes } from '#domain/pricing/fees.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import {
  feeOrigins,
  type PriceItem,
  type PriceItemOf,
  type PriceKind,
  type PriceSummary,
  priceKinds,
  sumItems,
} from '#domain/pricing/price-summary.ts'
import { priced } from './price.ts'

const price: PriceSummary & { nights: number } = {
  nights: 7,
  items: [
    { kind: 'nights', season: 'Standard rate', nights: 2, rate: 350_00, amount: 700_00 },
    { kind: 'nights', season: 'Summer', nights: 5, rate: 460_50, amount: 2_302_50 },
    { kind: 'gap', percentage: -10, amount: -300_25 },
    { kind: 'guests', guests: 2, nights: 7, rate: 40_00, amount: 560_00 },
    { kind: 'discount', name: 'Spring offer', percentage: 10, amount: -300_25 },
    { kind: 'promo', code: 'SUMMER', percentage: null, worth: 60_00, amount: -50_00 },
    { kind: 'fee', by: 'policy', name: 'Kept', amount: 30_00 },
    { kind: 'fee', name: 'Linen', scope: 'guest', rate: 10_00, amount: 20_00 },
    { kind: 'levy', levyClass: 'detached_over_80', nights: 3, rate: 4_00, amount: 0 },
    { kind: 'levy', levyClass: 'short_let', nights: 4, rate: 8_00, amount: 32_00 },
    { kind: 'vat', percentage: 13, vat: 371_55, amount: 0 },
  ],
  original: 3_262_25,
  total: 2_994_00,
}
const names = { original: 'originalPrice', total: 'finalPrice' } as const
const wire = {
  nights: 7,
  originalPrice: 3262.25,
  finalPrice: 2994,
  gaps: [{ percentage: -10, amount: -300.25 }],
  furtherGuests: [{ guests: 2, nights: 7, pricePerNight: 40 }],
  discounts: [{ name: 'Spring offer', percentage: 10, amount: 300.25 }],
  promoCodes: [{ code: 'SUMMER', percentage: null, worth: 60, amount: 50 }],
  fees: [
    { name: 'Kept', amount: 30, by: 'policy' },
    { name: 'Linen', amount: 20, per: 'guest', price: 10 },
  ],
  vat: [{ percentage: 13, amount: 371.55 }],
  climateLevy: [
    { class: 'detached_over_80', nights: 3, pricePerNight: 4, added: false },
    { class: 'short_let', nights: 4, pricePerNight: 8, added: true },
  ],
  priceBreakdown: [
    { season: 'Standard rate', nights: 2, pricePerNight: 350 },
    { season: 'Summer', nights: 5, pricePerNight: 460.5 },
  ],
}

test('a price is encoded as the specified lists and decoded into one list', () => {
  const Price = priced({ nights: z.int() }, names, { nights: 'priceBreakdown' })
  expect(z.encode(Price, price)).toEqual(wire)
  expect(z.decode(Price, wire)).toEqual(price)
})

test('without the list of nights the other items are encoded and decoded', () => {
  const Price = priced({ nights: z.int() }, names, { nights: null })
  const { priceBreakdown: _, ...sent } = wire
  expect(z.encode(Price, price)).toEqual(sent)
  expect(z.decode(Price, sent)).toEqual({ ...price, items: price.items.slice(2) })
})

const cents = fc.integer({ min: 0, max: 9_000_00 })
const count = fc.integer({ min: 1, max: 30 })
const percentage = fc.integer({ min: 1, max: 100 })
const anyItem: { [Kind in PriceKind]: fc.Arbitrary<PriceItemOf<Kind>> } = {
  nights: fc
    .record({ season: fc.string(), nights: count, rate: cents })
    .map((line) => ({ kind: 'nights', ...line, amount: line.nights * line.rate })),
  gap: fc.record({
    kind: fc.constant('gap'),
    percentage: fc.integer({ min: -50, max: 50 }),
    amount: fc.integer({ min: -90_00, max: 90_00 }),
  }),
  guests: fc
    .record({ guests: count, nights: count, rate: cents })
    .map((line) => ({ kind: 'guests', ...line, amount: line.guests * line.nights * line.rate })),
  discount: fc.record({ kind: fc.constant('discount'), name: fc.string(), percentage, amount: cents.map((amount) => 0 - amount) }),
  promo: fc.record({
    kind: fc.constant('promo'),
    code: fc.string(),
    percentage: fc.option(percentage),
    worth: cents,
    amount: cents.map((amount) => 0 - amount),
  }),
  fee: fc.record(
    {
      kind: fc.constant('fee'),
      name: fc.string(),
      amount: cents,
      scope: fc.constantFrom(...feeScopes),
      rate: cents,
      by: fc.constantFrom(...feeOrigins),
    },
    { requiredKeys: ['kind', 'name', 'amount'] },
  ),
  levy: fc
    .record({ levyClass: fc.constantFrom(...leviedClasses), nights: count, rate: count, added: fc.boolean() })
    .map(({ added, ...line }) => ({ kind: 'levy', ...line, amount: added ? line.nights * line.rate : 0 })),
  vat: fc.record({ kind: fc.constant('vat'), percentage, vat: cents, amount: fc.constant(0) }),
}
/** Items of every kind, in the order of the kinds. */
const anyItems: fc.Arbitrary<PriceItem[]> = fc
  .tuple(...priceKinds.map((kind) => fc.array<PriceItem>(anyItem[kind], { minLength: 1, maxLength: 3 })))
  .map((lists) => lists.flat())

test('whatever a price consists of, what is decoded is what was encoded, and adds up to the total', () => {
  const Price = priced({ nights: z.int() }, names, { nights: 'priceBreakdown' })
  fc.assert(
    fc.property(anyItems, (items) => {
      const sent = { nights: 7, items, original: 0, total: sumItems(items) }
      const arrived = z.decode(Price, z.encode(Price, sent))
      expect(arrived).toEqual(sent)
      expect(sumItems(arrived.items)).toBe(arrived.total)
    }),
  )
})
