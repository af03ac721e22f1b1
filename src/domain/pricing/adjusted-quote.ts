import type { CalendarDay } from '../calendar-day.ts'
import { percentOf } from '../money.ts'
import { discountItems } from './discounts.ts'
import { discountable, gapItems, itemsOf, type PriceItem, type PriceSummary, sumOf } from './price-summary.ts'
import type { RateCard } from './rate-card.ts'
import { vatItems } from './taxes.ts'

/** Kinds of computed items that owners may change in a price that they make themselves. Levy and VAT follow the law. */
export const adjustableKinds = ['nights', 'guests', 'discount', 'fee'] as const

/**
 * An item of a computed price that owners may change. `item`: its place among the items. `value`: cents for each night, guest or fee, or
 * hundredths of a percent of a discount. `count`: what it is multiplied by; 1 for a discount.
 */
export type ComputedLine = { item: number; kind: (typeof adjustableKinds)[number]; name: string; count: number; value: number }

/** What a computed item costs by the wish of the owners. `was`: the computed value, so that a change never meets another item. */
export type LineChange = Pick<ComputedLine, 'item' | 'value'> & { was: number }

export const computedLines = ({ items }: Pick<PriceSummary, 'items'>): ComputedLine[] =>
  items.flatMap((item, index) => {
    const line = lineOf(item)
    return line ? [{ item: index, ...line }] : []
  })

function lineOf(item: PriceItem): Omit<ComputedLine, 'item'> | null {
  if (item.kind === 'nights') return { kind: item.kind, name: item.season, count: item.nights, value: item.rate }
  if (item.kind === 'guests') return { kind: item.kind, name: '', count: item.guests * item.nights, value: item.rate }
  if (item.kind === 'discount') return { kind: item.kind, name: item.name, count: 1, value: Math.round(item.percentage * 100) }
  if (item.kind === 'fee' && item.rate) return { kind: item.kind, name: item.name, count: item.amount / item.rate, value: item.rate }
  return null
}

/**
 * A computed price with other values of some items. Discounts are taken of the new nights, by the owners' limit unless a discount itself was
 * changed; a discount, a fee or further guests at 0 are left out. Levy stays as it is, and VAT is computed anew.
 */
export function adjustedQuote(
  quote: Pick<PriceSummary, 'items'>,
  changes: readonly LineChange[],
  { vat, mostDiscount, lowestNight }: Pick<RateCard, 'vat' | 'mostDiscount' | 'lowestNight'>,
  checkOut: CalendarDay,
): PriceSummary | 'lines_changed' | 'percentage_out_of_range' {
  const lines = new Map(computedLines(quote).map((line) => [line.item, line]))
  if (changes.some(({ item, was }) => lines.get(item)?.value !== was)) return 'lines_changed'
  const values = new Map(changes.map(({ item, value }) => [item, value]))
  const discountChanged = changes.some(({ item }) => lines.get(item)?.kind === 'discount')
  if (changes.some(({ item, value }) => lines.get(item)?.kind === 'discount' && value > 100_00)) return 'percentage_out_of_range'
  const changed = quote.items.flatMap((item, index) => withValue(item, values.get(index)))
  const nights = itemsOf({ items: changed }, 'nights')
  const gap = itemsOf(quote, 'gap').flatMap(({ percentage }) => gapItems(nights, percentage, lowestNight))
  const lodging = [...nights, ...gap, ...itemsOf({ items: changed }, 'guests')]
  const levy = itemsOf(quote, 'levy')
  const original = sumOf(lodging)
  const base = discountable({ original, items: levy })
  const discounts = discountItems(
    base,
    itemsOf({ items: changed }, 'discount'),
    discountChanged ? base : percentOf(base, mostDiscount ?? 100),
  )
  const priced = [...lodging, ...discounts, ...itemsOf(quote, 'promo'), ...itemsOf({ items: changed }, 'fee'), ...levy]
  const total = sumOf(priced)
  return { items: [...priced, ...vatItems({ items: priced, total }, checkOut, vat)], original, total }
}

function withValue(item: PriceItem, value: number | undefined): PriceItem[] {
  if (value === undefined) return [item]
  if (item.kind === 'nights') return [{ ...item, rate: value, amount: item.nights * value }]
  if (value === 0) return []
  if (item.kind === 'discount') return [{ ...item, percentage: value / 100 }]
  if (item.kind === 'guests') return [{ ...item, rate: value, amount: item.guests * item.nights * value }]
  return item.kind === 'fee' && item.rate ? [{ ...item, rate: value, amount: (item.amount / item.rate) * value }] : [item]
}
