import { levyIn } from '#domain/pricing/levy.ts'
import type { PriceSummary } from '#domain/pricing/price-summary.ts'
import * as counts from '#words/en/counts.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { ofWhichLevy } from '#words/en/pricing.ts'

/** 'of which climate levy €105.00 (7 nights)'; null if none is due. */
export function levyLine(price: Pick<PriceSummary, 'items' | 'total'>): string | null {
  const { amount, nights } = levyIn(price)
  return amount > 0 ? ofWhichLevy(formatEurosBriefly(amount), counts.nights(nights)) : null
}
