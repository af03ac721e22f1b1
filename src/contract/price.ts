import { z } from 'zod'
import { feeScopes } from '#domain/pricing/fees.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { feeOrigins, itemsOf, type PriceSummary } from '#domain/pricing/price-summary.ts'
import { Euro, type Renames, renamed, wireNames } from './wire.ts'

const Discount = z.object({ name: z.string(), percentage: z.number(), amount: Euro })
const Promo = z.object({ code: z.string(), percentage: z.number().nullable(), worth: Euro, amount: Euro })
/** `rate`: for each of its scope; a plain sum has neither. `by`: it does not come from the rates. */
const Fee = renamed(
  { name: z.string(), amount: Euro, scope: z.enum(feeScopes).optional(), rate: Euro.optional(), by: z.enum(feeOrigins).optional() },
  { scope: 'per', rate: 'price' },
)
/** VAT within the price. */
const Vat = renamed({ percentage: z.number(), vat: Euro }, { vat: 'amount' })
const Guests = renamed({ guests: z.int(), nights: z.int(), rate: Euro }, { rate: 'pricePerNight' })
/** What nights between two stays cost more, or below 0 less, than at their rates. */
const Gap = z.object({ percentage: z.number(), amount: Euro })
const Nights = renamed({ season: z.string(), nights: z.int(), rate: Euro }, { rate: 'pricePerNight' })
/** Climate levy of consecutive nights, in their order. `added`: on top of the price of a night; else included in it. */
const Levy = renamed(
  { levyClass: z.enum(leviedClasses), nights: z.int(), rate: Euro, added: z.boolean() },
  { levyClass: 'class', rate: 'pricePerNight' },
)
type Guests = z.output<typeof Guests>
type Levy = z.output<typeof Levy>
type Vat = z.output<typeof Vat>
type Discount = z.output<typeof Discount>
type Promo = z.output<typeof Promo>
type Nights = z.output<typeof Nights>
type Fee = z.output<typeof Fee>
type Gap = z.output<typeof Gap>

/** Nights of a price on the wire. */
export const NightsOfPrice = z.array(Nights)

export const nightsToWire = (price: PriceSummary): Nights[] => itemsOf(price, 'nights')
export const nightsFromWire = (nights: readonly Nights[]): PriceSummary['items'] =>
  nights.map((line) => ({ kind: 'nights', ...line, amount: line.nights * line.rate }))

const discountsToWire = (price: PriceSummary): Discount[] =>
  itemsOf(price, 'discount').map((item) => ({ ...item, amount: 0 - item.amount }))
const discountsFromWire = (discounts: readonly Discount[]): PriceSummary['items'] =>
  discounts.map((discount) => ({ kind: 'discount', ...discount, amount: 0 - discount.amount }))

const promosToWire = (price: PriceSummary): Promo[] => itemsOf(price, 'promo').map((item) => ({ ...item, amount: 0 - item.amount }))
const promosFromWire = (promos: readonly Promo[]): PriceSummary['items'] =>
  promos.map((promo) => ({ kind: 'promo', ...promo, amount: 0 - promo.amount }))

const feesToWire = (price: PriceSummary): Fee[] => itemsOf(price, 'fee')
const feesFromWire = (fees: readonly Fee[]): PriceSummary['items'] => fees.map((fee) => ({ kind: 'fee', ...fee }))

const gapFromWire = (gaps: readonly Gap[]): PriceSummary['items'] => gaps.map((gap) => ({ kind: 'gap', ...gap }))

const guestsToWire = (price: PriceSummary): Guests[] => itemsOf(price, 'guests')
const guestsFromWire = (lines: readonly Guests[]): PriceSummary['items'] =>
  lines.map((line) => ({ kind: 'guests', ...line, amount: line.guests * line.nights * line.rate }))

const levyToWire = (price: PriceSummary): Levy[] => itemsOf(price, 'levy').map((item) => ({ ...item, added: item.amount > 0 }))
const levyFromWire = (lines: readonly Levy[]): PriceSummary['items'] =>
  lines.map(({ added, ...line }) => ({ kind: 'levy', ...line, amount: added ? line.nights * line.rate : 0 }))

const vatFromWire = (lines: readonly Vat[]): PriceSummary['items'] => lines.map((line) => ({ kind: 'vat', ...line, amount: 0 }))

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
  const lists = {
    gaps: z.array(Gap),
    furtherGuests: z.array(Guests),
    discounts: z.array(Discount),
    promoCodes: z.array(Promo),
    fees: z.array(Fee),
    climateLevy: z.array(Levy),
    vat: z.array(Vat),
    ...(nights === null ? {} : { [nights]: NightsOfPrice }),
  }
  return z.codec(z.object({ ...wire, ...lists }), z.custom<Inside>(), {
    decode: (outside) => {
      const lines = nights === null ? [] : ((outside as Record<string, unknown>)[nights] as Nights[])
      const items = [
        ...nightsFromWire(lines),
        ...gapFromWire(outside.gaps),
        ...guestsFromWire(outside.furtherGuests),
        ...discountsFromWire(outside.discounts),
        ...promosFromWire(outside.promoCodes),
        ...feesFromWire(outside.fees),
        ...levyFromWire(outside.climateLevy),
        ...vatFromWire(outside.vat),
      ]
      return { ...toInside(outside), items } as unknown as Inside
    },
    encode: (inside) => ({
      ...toWire(inside),
      gaps: itemsOf(inside, 'gap'),
      furtherGuests: guestsToWire(inside),
      discounts: discountsToWire(inside),
      promoCodes: promosToWire(inside),
      fees: feesToWire(inside),
      climateLevy: levyToWire(inside),
      vat: itemsOf(inside, 'vat'),
      ...(nights === null ? {} : { [nights]: nightsToWire(inside) }),
    }),
  })
}
