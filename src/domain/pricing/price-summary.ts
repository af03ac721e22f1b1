import { type Cents, percentOf, sum } from '../money.ts'
import type { FeeScope } from './fees.ts'
import type { LeviedClass } from './levy.ts'

/**
 * What a price contains beside the rates. `policy`: what the cancellation policy kept of a higher price. `owners`: what owners added or took
 * off, by names of their own. `agreed`: the difference to a price that owners agreed on.
 */
export const feeOrigins = ['policy', 'owners', 'agreed'] as const
export type FeeOrigin = (typeof feeOrigins)[number]

export type PriceItem =
  /** Consecutive nights at one rate; `rate` is per night. */
  | { kind: 'nights'; season: string; nights: number; rate: Cents; amount: Cents }
  /** What nights between two stays cost more, or with an `amount` below 0 less, than at their rates. */
  | { kind: 'gap'; percentage: number; amount: Cents }
  /** Guests above those that are included; `rate` is for each of them and night. */
  | { kind: 'guests'; guests: number; nights: number; rate: Cents; amount: Cents }
  /** `amount` is negative. */
  | { kind: 'discount'; name: string; percentage: number; amount: Cents }
  /** A promo code; `percentage`: null for one in euros. `worth`: what it takes off without the owners' limit. `amount` is negative. */
  | { kind: 'promo'; code: string; percentage: number | null; worth: Cents; amount: Cents }
  /** `rate`: for each of its scope; a plain sum has neither. `by`: it does not come from the rates (`carriedItems`). */
  | { kind: 'fee'; name: string; scope?: FeeScope | undefined; rate?: Cents | undefined; by?: FeeOrigin | undefined; amount: Cents }
  /** Climate levy of consecutive nights; `rate` is per night. `amount`: what it adds to the price, 0 where the price includes it. */
  | { kind: 'levy'; levyClass: LeviedClass; nights: number; rate: Cents; amount: Cents }
  /** VAT within the price, which it adds nothing to: `amount` is 0. */
  | { kind: 'vat'; percentage: number; vat: Cents; amount: Cents }

export type PriceKind = PriceItem['kind']
export type PriceItemOf<Kind extends PriceKind> = Extract<PriceItem, { kind: Kind }>

/** What a price consists of. `lodging`: before discounts. `within`: told of the other items, and adds nothing. */
export type PricePart = 'lodging' | 'discounts' | 'fees' | 'levy' | 'within'

/** The part of a price that each kind of item belongs to. All sums by part come from here, so that no kind is left out of one. */
export const partOfKind = {
  nights: 'lodging',
  gap: 'lodging',
  guests: 'lodging',
  discount: 'discounts',
  promo: 'discounts',
  fee: 'fees',
  levy: 'levy',
  vat: 'within',
} as const satisfies Record<PriceKind, PricePart>

export const priceKinds = Object.keys(partOfKind) as PriceKind[]

/** A price as it is quoted, stored, sent and shown. */
export type PriceSummary = {
  /** In the order in which they are shown; their amounts add up to `total`. */
  items: PriceItem[]
  /** Before discounts. */
  original: Cents
  total: Cents
}

export const selectItems = <Kind extends PriceItem['kind']>({ items }: Pick<PriceSummary, 'items'>, kind: Kind): PriceItemOf<Kind>[] =>
  items.filter((item): item is PriceItemOf<Kind> => item.kind === kind)

/** The items of a part. */
export const itemsIn = (part: PricePart, { items }: Pick<PriceSummary, 'items'>): PriceItem[] =>
  items.filter(({ kind }) => partOfKind[kind] === part)

export const sumItems = (items: readonly PriceItem[]): Cents => sum(items.map(({ amount }) => amount))

/** What does not come from the rates. Every new price of the same booking carries it on. */
export const carriedItems = (price: Pick<PriceSummary, 'items'>): PriceItemOf<'fee'>[] =>
  selectItems(price, 'fee').filter(({ by }) => by !== undefined)

/** Whether owners have agreed on less than the rates say: other nights at so much less are theirs to offer. */
export const isAgreedBelowRates = (price: Pick<PriceSummary, 'items'>): boolean =>
  carriedItems(price).some(({ by, amount }) => by === 'agreed' && amount < 0)

/** What the cancellation policy has kept until now, by changes to a lower price. */
export const sumRetained = (price: Pick<PriceSummary, 'items'>): Cents => sumItems(carriedItems(price).filter(({ by }) => by === 'policy'))

/**
 * A price with further items that do not come from the rates. What the policy kept becomes one item, and so does an agreed difference. VAT is
 * computed anew.
 * @param vatItems VAT of a price
 */
export function withFurther(
  price: Pick<PriceSummary, 'items' | 'original'>,
  further: readonly PriceItemOf<'fee'>[],
  vatItems: (price: Pick<PriceSummary, 'items' | 'total'>) => PriceItem[],
): PriceSummary {
  const byRates = price.items.filter((item) => partOfKind[item.kind] !== 'within' && !(item.kind === 'fee' && item.by))
  const merged = new Map<string, PriceItemOf<'fee'>>()
  for (const [index, item] of [...carriedItems(price), ...further].entries()) {
    const key = item.by === 'owners' ? `${index}` : `${item.by} ${item.name}`
    merged.set(key, { ...item, amount: item.amount + (merged.get(key)?.amount ?? 0) })
  }
  const items = [...byRates, ...[...merged.values()].filter(({ amount }) => amount !== 0)]
  const total = sumItems(items)
  return { items: [...items, ...vatItems({ items, total })], original: price.original, total }
}

/** What a gap changes in the price of its nights. `lowestNight`: what each costs at least; none costs less by its rate. */
export function gapItems(nights: readonly PriceItemOf<'nights'>[], percentage: number, lowestNight = 0): PriceItemOf<'gap'>[] {
  const amount = sum(nights.map((line) => line.nights * Math.max(percentOf(line.rate, percentage), Math.min(0, lowestNight - line.rate))))
  return amount === 0 ? [] : [{ kind: 'gap', percentage, amount }]
}

/** What discounts are taken of: the price before them, without the climate levy that it includes. */
export function discountable({ original, ...price }: Pick<PriceSummary, 'items' | 'original'>): Cents {
  const included = sum(selectItems(price, 'levy').map(({ nights, rate, amount }) => nights * rate - amount))
  return Math.max(0, original - included)
}

/** Whether discounts take off less than they say, because the owners limit them. */
export const discountsAreLimited = (price: Pick<PriceSummary, 'items' | 'original'>): boolean =>
  selectItems(price, 'discount').some(({ percentage, amount }) => -amount < percentOf(discountable(price), percentage)) ||
  selectItems(price, 'promo').some(({ worth, amount }) => -amount < worth)

/** What all discounts and a promo code together take off. */
export const discountIn = (price: Pick<PriceSummary, 'items'>): Cents => Math.abs(sumItems(itemsIn('discounts', price)))

/** Whether a list of the price shows an item: VAT and an included levy are told of the total. */
export const isLine = (item: PriceItem): boolean => partOfKind[item.kind] !== 'within' && !(item.kind === 'levy' && item.amount === 0)
