import type { CalendarDay } from '../calendar-day.ts'
import { sum } from '../money.ts'
import { discountItems, mostTakenOff } from './discounts.ts'
import {
  discountable,
  gapItems,
  itemsIn,
  type PriceItem,
  type PriceItemOf,
  type PriceKind,
  type PriceSummary,
  selectItems,
  sumItems,
} from './price-summary.ts'
import type { RateCard } from './rate-card.ts'
import { vatItems } from './taxes.ts'

/** `value`: cents for each night, guest or fee, or hundredths of a percent of a discount. `count`: what it is multiplied by; 1 for a discount. */
type Value = { name: string; count: number; value: number }

/** How owners change items of a kind. `line`: null for an item without a value of its own. `at`: the item at another value; null if nothing is left. */
type Adjusting<Item> = {
  line(item: Item): Value | null
  at(item: Item, value: Pick<Value, 'count' | 'value'>): Item | null
}

/** Null for kinds that follow the rates, the guest's code or the law. */
const adjusting = {
  nights: {
    line: ({ season, nights, rate }) => ({ name: season, count: nights, value: rate }),
    at: (item, { count, value }) => ({ ...item, rate: value, amount: count * value }),
  },
  gap: null,
  guests: {
    line: ({ guests, nights, rate }) => ({ name: '', count: guests * nights, value: rate }),
    at: (item, { count, value }) => (value === 0 ? null : { ...item, rate: value, amount: count * value }),
  },
  discount: {
    line: ({ name, percentage }) => ({ name, count: 1, value: Math.round(percentage * 100) }),
    at: (item, { value }) => (value === 0 ? null : { ...item, percentage: value / 100 }),
  },
  promo: null,
  fee: {
    line: ({ name, amount, rate }) => (rate ? { name, count: amount / rate, value: rate } : null),
    at: (item, { count, value }) => (value === 0 ? null : { ...item, rate: value, amount: count * value }),
  },
  levy: null,
  vat: null,
} satisfies { [Kind in PriceKind]: Adjusting<PriceItemOf<Kind>> | null }

export type AdjustableKind = { [Kind in PriceKind]: (typeof adjusting)[Kind] extends null ? never : Kind }[PriceKind]
export const adjustableKinds = Object.entries(adjusting).flatMap(([kind, how]) => (how ? [kind as AdjustableKind] : []))

/** An item of a computed price that owners may change. `item`: its place among the items. */
export type ComputedLine = Value & { item: number; kind: AdjustableKind }

/** What a computed item costs by the wish of the owners. `was`: the computed value, so that a change never meets another item. */
export type LineChange = Pick<ComputedLine, 'item' | 'value'> & { was: number }

export const computedLines = ({ items }: Pick<PriceSummary, 'items'>): ComputedLine[] =>
  items.flatMap((item, index) => {
    const line = getAdjusting(item)?.line(item)
    return line ? [{ item: index, kind: item.kind as AdjustableKind, ...line }] : []
  })

const getAdjusting = <Item extends PriceItem>({ kind }: Item): Adjusting<Item> | null => adjusting[kind] as Adjusting<Item> | null

/**
 * A computed price with other values of some items. Discounts are taken of the new nights, by the owners' limit unless a discount itself was
 * changed; a discount, a fee or further guests at 0 are left out. Other items stay as they are, and VAT is computed anew.
 */
export function adjustedQuote(
  quote: Pick<PriceSummary, 'items'>,
  changes: readonly LineChange[],
  card: Pick<RateCard, 'vat' | 'mostDiscount' | 'lowestNight'>,
  checkOut: CalendarDay,
): PriceSummary | 'lines_changed' | 'percentage_out_of_range' {
  const lines = new Map(computedLines(quote).map((line) => [line.item, line]))
  if (changes.some(({ item, was }) => lines.get(item)?.value !== was)) return 'lines_changed'
  const discountChanged = changes.some(({ item }) => lines.get(item)?.kind === 'discount')
  if (changes.some(({ item, value }) => lines.get(item)?.kind === 'discount' && value > 100_00)) return 'percentage_out_of_range'
  const values = new Map(changes.map(({ item, value }) => [item, value]))
  const withValue = (item: PriceItem, index: number): PriceItem | null => {
    const [value, line] = [values.get(index), lines.get(index)]
    return value === undefined || !line ? item : (getAdjusting(item)?.at(item, { ...line, value }) ?? null)
  }
  const changed = { items: quote.items.map(withValue).filter((item) => item !== null) }
  const atRates = selectItems(changed, 'nights')
  const lodging = itemsIn('lodging', changed).flatMap((item): PriceItem[] =>
    item.kind === 'gap' ? gapItems(atRates, item.percentage, card.lowestNight) : [item],
  )
  const original = sumItems(lodging)
  const base = discountable({ original, items: selectItems(quote, 'levy') })
  const nights = sum(atRates.map((line) => line.nights))
  const most = discountChanged ? base : mostTakenOff({ base, original, nights }, card)
  const discounts = discountItems(base, selectItems(changed, 'discount'), most)
  const others = itemsIn('discounts', changed).filter(({ kind }) => kind !== 'discount')
  const priced = [...lodging, ...discounts, ...others, ...itemsIn('fees', changed), ...itemsIn('levy', changed)]
  const total = sumItems(priced)
  return { items: [...priced, ...vatItems({ items: priced, total }, checkOut, card.vat)], original, total }
}
