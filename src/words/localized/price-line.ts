import type { PriceItem, PriceItemOf, PriceKind } from '#domain/pricing/price-summary.ts'
import * as counts from '../en/counts.ts'
import { formatEuros } from '../en/numbers.ts'
import * as words from '../en/pricing.ts'

/** Says the name of a season, discount or fee, which is stored in English. */
type Named = (name: string) => string

const names: { [Kind in PriceKind]: (item: PriceItemOf<Kind>, named: Named) => string } = {
  nights: ({ season, nights, rate }, named) => `${named(season)}, ${counts.nights(nights)} × ${formatEuros(rate)}`,
  gap: ({ percentage }) => words.gap(percentage),
  guests: ({ guests, nights, rate }) => words.furtherGuests(counts.furtherGuests(guests), counts.nights(nights), formatEuros(rate)),
  discount: ({ name, percentage }, named) => words.discountNamed(named(name), percentage),
  promo: ({ code, percentage }) => words.promoCode(code, percentage),
  fee: ({ name, scope, rate, amount }, named) =>
    scope && rate && rate < amount ? words.feeNamed(named(name), words.feePer[scope](formatEuros(rate))) : named(name),
  levy: ({ nights, rate }) => words.climateLevy(counts.nights(nights), formatEuros(rate)),
  vat: ({ percentage, vat }) => words.ofWhichVat(percentage, formatEuros(vat)),
}

/** What a line of a price is called, on pages and in documents. */
export const priceLine = <Item extends PriceItem>(item: Item, named: Named): string =>
  (names[item.kind] as (item: Item, named: Named) => string)(item, named)
