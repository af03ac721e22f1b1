import { z } from 'zod'
import { itemsOf, type PriceSummary } from '#domain/pricing/price-summary.ts'
import { Euro, type Renames, renamed, wireNames } from './wire.ts'

const Discount = z.object({ name: z.string(), percentage: z.number(), amount: Euro })
const Fee = z.object({ name: z.string(), amount: Euro })
const Nights = renamed({ season: z.string(), nights: z.int(), rate: Euro }, { rate: 'pricePerNight' })
type Discount = z.output<typeof Discount>
type Nights = z.output<typeof Nights>
type Fee = z.output<typeof Fee>

/** Nights of a price on the wire. */
export const NightsOfPrice = z.array(Nights)

export const nightsToWire = (price: PriceSummary): Nights[] => itemsOf(price, 'nights')
export const nightsFromWire = (nights: readonly Nights[]): PriceSummary['items'] =>
  nights.map((line) => ({ kind: 'nights', ...line, amount: line.nights * line.rate }))

const discountsToWire = (price: PriceSummary): Discount[] => itemsOf(price, 'discount').map((item) => ({ ...item, amount: -item.amount }))
const discountsFromWire = (discounts: readonly Discount[]): PriceSummary['items'] =>
  discounts.map((discount) => ({ kind: 'discount', ...discount, amount: -discount.amount }))

const feesToWire = (price: PriceSummary): Fee[] => itemsOf(price, 'fee').map(({ name, amount }) => ({ name, amount }))
const feesFromWire = (fees: readonly Fee[]): PriceSummary['items'] => fees.map((fee) => ({ kind: 'fee', ...fee }))

const totals = { original: Euro, total: Euro }

/**
 * Fields with a `PriceSummary` among them. The specification's wire has the items of each kind in a list of its own.
 * `nights`: the wire name of the nights; null where the specified answer has none, so that only the discounts arrive.
 */
export function priced<Shape extends z.ZodRawShape, const Names extends Renames<Shape & typeof totals>>(
  shape: Shape,
  names: Names,
  { nights }: { nights: string | null },
) {
  const { wire, toInside, toWire } = wireNames({ ...shape, ...totals }, names)
  type Inside = z.output<z.ZodObject<Shape>> & PriceSummary
  const lists = { discounts: z.array(Discount), fees: z.array(Fee), ...(nights === null ? {} : { [nights]: NightsOfPrice }) }
  return z.codec(z.object({ ...wire, ...lists }), z.custom<Inside>(), {
    decode: (outside) => {
      const lines = nights === null ? [] : ((outside as Record<string, unknown>)[nights] as Nights[])
      const items = [...nightsFromWire(lines), ...discountsFromWire(outside.discounts), ...feesFromWire(outside.fees)]
      return { ...toInside(outside), items } as unknown as Inside
    },
    encode: (inside) => ({
      ...toWire(inside),
      discounts: discountsToWire(inside),
      fees: feesToWire(inside),
      ...(nights === null ? {} : { [nights]: nightsToWire(inside) }),
    }),
  })
}
