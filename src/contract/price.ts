import { z } from 'zod'
import { feeScopes } from '#domain/pricing/fees.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { feeOrigins, type PriceItemOf, type PriceKind, type PriceSummary, priceKinds, selectItems } from '#domain/pricing/price-summary.ts'
import { Euro, type Renames, renamed, wireNames } from './wire.ts'

/** `rate`: for each of its scope; a plain sum has neither. `by`: it does not come from the rates. */
const Fee = renamed(
  { name: z.string(), amount: Euro, scope: z.enum(feeScopes).optional(), rate: Euro.optional(), by: z.enum(feeOrigins).optional() },
  { scope: 'per', rate: 'price' },
)
/** VAT within the price. */
const Vat = renamed({ percentage: z.number(), vat: Euro }, { vat: 'amount' })
const Guests = renamed({ guests: z.int(), nights: z.int(), rate: Euro }, { rate: 'pricePerNight' })
const Nights = renamed({ season: z.string(), nights: z.int(), rate: Euro }, { rate: 'pricePerNight' })
/** Climate levy of consecutive nights, in their order. `added`: on top of the price of a night; else included in it. */
const Levy = renamed(
  { levyClass: z.enum(leviedClasses), nights: z.int(), rate: Euro, added: z.boolean() },
  { levyClass: 'class', rate: 'pricePerNight' },
)

/** An item without its kind, which the name of its list says. */
type Line<Item> = Item extends unknown ? Omit<Item, 'kind'> : never
type LineOf<Kind extends PriceKind> = Line<PriceItemOf<Kind>>
/** A list of the wire. */
type List<Kind extends PriceKind> = { name: string; lines: z.ZodType<LineOf<Kind>[]> }

const codecList = <Wire extends z.ZodType, Inside>(
  wire: Wire,
  decode: (line: z.output<Wire>) => Inside,
  encode: (line: Inside) => z.output<Wire>,
) => z.array(z.codec(wire, z.custom<Inside>(), { decode, encode }))

/** What is taken off is sent without its sign. */
const negative = <Taken extends { amount: number }>(line: Taken): Taken => ({ ...line, amount: 0 - line.amount })

/** The nights of a price. Their list has another name in each answer. */
export const NightLines = codecList(
  Nights,
  (line): LineOf<'nights'> => ({ ...line, amount: line.nights * line.rate }),
  ({ season, nights, rate }) => ({ season, nights, rate }),
)

/** The specification's wire has the items of each kind in a list of its own. Decoded items come in the order of these lists. */
const lists = {
  nights: { name: 'nights', lines: NightLines },
  /** What nights between two stays cost more, or below 0 less, than at their rates. */
  gap: { name: 'gaps', lines: z.array(z.object({ percentage: z.number(), amount: Euro })) },
  guests: {
    name: 'furtherGuests',
    lines: codecList(
      Guests,
      (line): LineOf<'guests'> => ({ ...line, amount: line.guests * line.nights * line.rate }),
      ({ guests, nights, rate }) => ({ guests, nights, rate }),
    ),
  },
  discount: {
    name: 'discounts',
    lines: codecList(z.object({ name: z.string(), percentage: z.number(), amount: Euro }), negative<LineOf<'discount'>>, negative),
  },
  promo: {
    name: 'promoCodes',
    lines: codecList(
      z.object({ code: z.string(), percentage: z.number().nullable(), worth: Euro, amount: Euro }),
      negative<LineOf<'promo'>>,
      negative,
    ),
  },
  fee: { name: 'fees', lines: z.array(Fee) },
  levy: {
    name: 'climateLevy',
    lines: codecList(
      Levy,
      ({ added, ...line }): LineOf<'levy'> => ({ ...line, amount: added ? line.nights * line.rate : 0 }),
      ({ amount, ...line }) => ({ ...line, added: amount > 0 }),
    ),
  },
  vat: {
    name: 'vat',
    lines: codecList(
      Vat,
      (line): LineOf<'vat'> => ({ ...line, amount: 0 }),
      ({ percentage, vat }) => ({ percentage, vat }),
    ),
  },
} satisfies { [Kind in PriceKind]: List<Kind> }

const totals = { original: Euro, total: Euro }

/** Fields with a `PriceSummary` among them. `nights`: the wire name of the nights; null where the specified answer has none. */
export function priced<Shape extends z.ZodRawShape, const Names extends Renames<Shape & typeof totals>>(
  shape: Shape,
  names: Names,
  { nights }: { nights: string | null },
) {
  const { wire, toInside, toWire } = wireNames({ ...shape, ...totals }, names)
  type Inside = z.output<z.ZodObject<Shape>> & PriceSummary
  const sent = priceKinds.flatMap((kind) => {
    const name = kind === 'nights' ? nights : lists[kind].name
    return name === null ? [] : [{ kind, name }]
  })
  const lines = Object.fromEntries(sent.map(({ kind, name }) => [name, lists[kind].lines]))
  return z.codec(z.object({ ...wire, ...lines }), z.custom<Inside>(), {
    decode: (outside: Record<string, unknown>) => {
      const items = sent.flatMap(({ kind, name }) => (outside[name] as object[]).map((line) => ({ kind, ...line })))
      return { ...toInside(outside), items } as unknown as Inside
    },
    encode: (inside) => ({ ...toWire(inside), ...Object.fromEntries(sent.map(({ kind, name }) => [name, selectItems(inside, kind)])) }),
  })
}
