import { type Cents, sum } from '../money.ts'

export type PriceItem =
  /** Consecutive nights at one rate; `rate` is per night. */
  | { kind: 'nights'; season: string; nights: number; rate: Cents; amount: Cents }
  /** `amount` is negative. */
  | { kind: 'discount'; name: string; percentage: number; amount: Cents }
  /** A plain sum, such as what the policy keeps of a lower price. */
  | { kind: 'fee'; name: string; amount: Cents }

export type PriceItemOf<Kind extends PriceItem['kind']> = Extract<PriceItem, { kind: Kind }>

/** A price as it is quoted, stored, sent and shown. */
export type PriceSummary = {
  /** In the order in which they are shown; their amounts add up to `total`. */
  items: PriceItem[]
  /** Before discounts. */
  original: Cents
  total: Cents
}

export const itemsOf = <Kind extends PriceItem['kind']>({ items }: Pick<PriceSummary, 'items'>, kind: Kind): PriceItemOf<Kind>[] =>
  items.filter((item): item is PriceItemOf<Kind> => item.kind === kind)

export const sumOf = (items: readonly PriceItem[]): Cents => sum(items.map(({ amount }) => amount))

/** What all discounts together take off. */
export const discountIn = (price: Pick<PriceSummary, 'items'>): Cents => Math.abs(sumOf(itemsOf(price, 'discount')))
