import type { CalendarDay } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { nightCount, nightsOf, type Stay } from '../stay.ts'
import { discountApplies, discountsOn } from './discounts.ts'
import { type Instalments, instalmentsFor } from './instalments.ts'
import { type PriceItemOf, type PriceSummary, sumOf } from './price-summary.ts'
import { nightlyRate, type RateCard } from './rate-card.ts'

export type Quote = PriceSummary & {
  nights: number
  /** Null if paying in stages is not possible. */
  instalments: Instalments | null
}

export type QuoteFor = { today: CalendarDay; returning: boolean }

/** Price of a stay. The stay must have passed `stayProblem`. */
export function quoteStay(stay: Stay, card: RateCard, { today, returning }: QuoteFor): Quote {
  const nights = nightItems(stay, card)
  const original = sumOf(nights)
  const discounts = discountsOn(
    original,
    card.discounts.filter((rule) => discountApplies(rule, stay, today, returning)),
  )
  const items = [...nights, ...discounts]
  const total = sumOf(items)
  return { nights: nightCount(stay), items, original, total, instalments: instalmentsFor(total, stay.checkIn, today) }
}

function nightItems(stay: Stay, card: RateCard): PriceItemOf<'nights'>[] {
  const lines: { season: string; rate: Cents; nights: number }[] = []
  for (const night of nightsOf(stay)) {
    const { season, rate } = nightlyRate(night, card)
    const last = lines.at(-1)
    if (last && last.season === season && last.rate === rate) last.nights += 1
    else lines.push({ season, nights: 1, rate })
  }
  return lines.map((line) => ({ kind: 'nights', ...line, amount: line.nights * line.rate }))
}

export type PaymentPlan = 'full' | 'partial'

/** Amount to pay when booking. Null if the plan is `partial` and stages are not possible. */
export function amountDueNow(quote: Pick<Quote, 'total' | 'instalments'>, plan: PaymentPlan): Cents | null {
  if (plan === 'full') return quote.total
  return quote.instalments ? quote.instalments[0].amount : null
}
