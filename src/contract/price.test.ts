import { expect, test } from 'vitest'
import { z } from 'zod'
import type { PriceSummary } from '#domain/pricing/price-summary.ts'
import { priced } from './price.ts'

const price: PriceSummary & { nights: number } = {
  nights: 7,
  items: [
    { kind: 'nights', season: 'Standard rate', nights: 2, rate: 350_00, amount: 700_00 },
    { kind: 'nights', season: 'Summer', nights: 5, rate: 460_50, amount: 2_302_50 },
    { kind: 'discount', name: 'Spring offer', percentage: 10, amount: -300_25 },
    { kind: 'fee', name: 'Kept', amount: 30_00 },
  ],
  original: 3_002_50,
  total: 2_732_25,
}
const names = { original: 'originalPrice', total: 'finalPrice' } as const
const wire = {
  nights: 7,
  originalPrice: 3002.5,
  finalPrice: 2732.25,
  discounts: [{ name: 'Spring offer', percentage: 10, amount: 300.25 }],
  fees: [{ name: 'Kept', amount: 30 }],
  priceBreakdown: [
    { season: 'Standard rate', nights: 2, pricePerNight: 350 },
    { season: 'Summer', nights: 5, pricePerNight: 460.5 },
  ],
}

test('a price is sent in the lists of the specification and arrives as one list', () => {
  const Price = priced({ nights: z.int() }, names, { nights: 'priceBreakdown' })
  expect(z.encode(Price, price)).toEqual(wire)
  expect(z.decode(Price, wire)).toEqual(price)
})

test('without a list of nights only the other items arrive', () => {
  const Price = priced({ nights: z.int() }, names, { nights: null })
  const { priceBreakdown: _, ...sent } = wire
  expect(z.encode(Price, price)).toEqual(sent)
  expect(z.decode(Price, sent)).toEqual({ ...price, items: price.items.slice(2) })
})
