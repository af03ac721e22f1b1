import type { Cents } from '#domain/money.ts'
import type { PriceItem, PriceItemOf, PriceKind } from '#domain/pricing/price-summary.ts'
import * as counts from '../en/counts.ts'
import { formatEuros } from '../en/numbers.ts'
import * as words from '../en/pricing.ts'

/** Says the name of a season, discount or fee, which is stored in English. */
type Named = (name: string) => string

/** How amounts are written: with cents on papers, without `.00` on pages. */
type Euros = (cents: Cents) => string

const names: { [Kind in PriceKind]: (item: PriceItemOf<Kind>, named: Named, euros: Euros) => string } = {
  nights: ({ season, nights, rate }, named, euros) => `${named(season)}, ${counts.nights(nights)} × ${euros(rate)}`,
  gap: ({ percentage }) => words.gap(percentage),
  guests: ({ guests, nights, rate }, _, euros) => words.furtherGuests(counts.furtherGuests(guests), counts.nights(nights), euros(rate)),
  discount: ({ name, percentage }, named) => words.discountNamed(named(name), percentage),
  promo: ({ code, percentage }) => words.promoCode(code, percentage),
  fee: ({ name, scope, rate, amount }, named, euros) =>
    scope && rate && rate < amount ? words.feeNamed(named(name), words.feePer[scope](euros(rate))) : named(name),
  levy: ({ nights, rate }, _, euros) => words.climateLevy(counts.nights(nights), euros(rate)),
  vat: ({ percentage, vat }, _, euros) => words.ofWhichVat(percentage, euros(vat)),
}

/** What a line of a price is called, on pages and in documents. */
export const priceLine = <Item extends PriceItem>(item: Item, named: Named, euros: Euros = formatEuros): string =>
  (names[item.kind] as (item: Item, named: Named, euros: Euros) => string)(item, named, euros)
