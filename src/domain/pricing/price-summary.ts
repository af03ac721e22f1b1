import { type Cents, percentOf, sum } from '../money.ts'
import type { FeeScope } from './fees.ts'
import type { LeviedClass } from './levy.ts'

export type PriceItem =
  /** Consecutive nights at one rate; `rate` is per night. */
  | { kind: 'nights'; season: string; nights: number; rate: Cents; amount: Cents }
  /** Guests above those that are included; `rate` is for each of them and night. */
  | { kind: 'guests'; guests: number; nights: number; rate: Cents; amount: Cents }
  /** `amount` is negative. */
  | { kind: 'discount'; name: string; percentage: number; amount: Cents }
  /** A promo code; `percentage`: null for one in euros. `worth`: what it takes off without the owners' limit. `amount` is negative. */
  | { kind: 'promo'; code: string; percentage: number | null; worth: Cents; amount: Cents }
  /** `rate`: for each of its scope. A plain sum, such as what the policy keeps of a lower price, has neither. */
  | { kind: 'fee'; name: string; scope?: FeeScope; rate?: Cents; amount: Cents }
  /** Climate levy of consecutive nights; `rate` is per night. `amount`: what it adds to the price, 0 where the price includes it. */
  | { kind: 'levy'; levyClass: LeviedClass; nights: number; rate: Cents; amount: Cents }
  /** VAT within the price, which it adds nothing to: `amount` is 0. */
  | { kind: 'vat'; percentage: number; vat: Cents; amount: Cents }

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

/** What discounts are taken of: the price before them, without the climate levy that it includes. */
export function discountable({ original, ...price }: Pick<PriceSummary, 'items' | 'original'>): Cents {
  const included = sum(itemsOf(price, 'levy').map(({ nights, rate, amount }) => nights * rate - amount))
  return Math.max(0, original - included)
}

/** Whether discounts take off less than they say, because the owners limit them. */
export const discountsAreLimited = (price: Pick<PriceSummary, 'items' | 'original'>): boolean =>
  itemsOf(price, 'discount').some(({ percentage, amount }) => -amount < percentOf(discountable(price), percentage)) ||
  itemsOf(price, 'promo').some(({ worth, amount }) => -amount < worth)

/** What all discounts and a promo code together take off. */
export const discountIn = (price: Pick<PriceSummary, 'items'>): Cents =>
  Math.abs(sumOf([...itemsOf(price, 'discount'), ...itemsOf(price, 'promo')]))
