import type { CalendarDay } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import { nightsOf, type Stay } from '../stay.ts'
import { type Discount, discountApplies, discountsOn } from './discounts.ts'
import { type Instalments, instalmentsFor } from './instalments.ts'
import { nightlyRate, type RateCard } from './rate-card.ts'

/** Consecutive nights at one rate; `rate` is per night. */
export type QuoteLine = { season: string; nights: number; rate: Cents }

export type Quote = {
  nights: number
  lines: QuoteLine[]
  original: Cents
  discounts: Discount[]
  total: Cents
  /** Null if paying in stages is not possible. */
  instalments: Instalments | null
}

export type QuoteFor = { today: CalendarDay; returning: boolean }

/** Price of a stay. The stay must have passed `stayProblem`. */
export function quoteStay(stay: Stay, card: RateCard, { today, returning }: QuoteFor): Quote {
  const lines = quoteLines(stay, card)
  const original = sum(lines.map((line) => line.nights * line.rate))
  const discounts = discountsOn(
    original,
    card.discounts.filter((rule) => discountApplies(rule, stay, today, returning)),
  )
  const total = original - sum(discounts.map((discount) => discount.amount))
  return {
    nights: sum(lines.map((line) => line.nights)),
    lines,
    original,
    discounts,
    total,
    instalments: instalmentsFor(total, stay.checkIn, today),
  }
}

function quoteLines(stay: Stay, card: RateCard): QuoteLine[] {
  const lines: QuoteLine[] = []
  for (const night of nightsOf(stay)) {
    const { season, rate } = nightlyRate(night, card)
    const last = lines.at(-1)
    if (last && last.season === season && last.rate === rate) last.nights += 1
    else lines.push({ season, nights: 1, rate })
  }
  return lines
}

export type PaymentPlan = 'full' | 'partial'

/** Amount to pay when booking. Null if the plan is `partial` and stages are not possible. */
export function amountDueNow(quote: Pick<Quote, 'total' | 'instalments'>, plan: PaymentPlan): Cents | null {
  if (plan === 'full') return quote.total
  return quote.instalments ? quote.instalments[0].amount : null
}
