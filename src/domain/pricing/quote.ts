import type { CalendarDay } from '../calendar-day.ts'
import type { Cents } from '../money.ts'
import { listNights, nightCount, type Stay } from '../stay.ts'
import { discountApplies, discountsOn, mostTakenOff } from './discounts.ts'
import { feeItems, growWithGuests } from './fees.ts'
import { type Instalments, instalmentsFor } from './instalments.ts'
import { levyItems } from './levy.ts'
import { discountable, gapItems, type PriceItemOf, type PriceSummary, sumItems } from './price-summary.ts'
import { type PromoCode, promoItem } from './promo-code.ts'
import { nightlyRate, type RateCard } from './rate-card.ts'
import { vatItems } from './taxes.ts'

export type Quote = PriceSummary & {
  nights: number
  /** Null if paying in stages is not possible. */
  instalments: Instalments | null
}

/**
 * `guests`: without it, for as many as are included. `promo`: a code that holds for the stay. `gapPercent`: percent that each night
 * costs more because the stay fills a gap.
 */
export type QuoteFor = {
  today: CalendarDay
  returning: boolean
  guests?: number | undefined
  promo?: PromoCode | null
  gapPercent?: number
}

/** Price of a stay. The stay must have passed `stayProblem`. */
export function quoteStay(stay: Stay, card: RateCard, { today, returning, guests, promo, gapPercent = 0 }: QuoteFor): Quote {
  const atRates = nightItems(stay, card)
  const nights = [...atRates, ...gapItems(atRates, gapPercent, card.lowestNight)]
  const lodging = [...nights, ...furtherGuestItems(stay, card, guests)]
  const original = sumItems(lodging)
  const levy = levyItems(stay, card.levy)
  const base = discountable({ original, items: levy })
  const most = mostTakenOff({ base, original, nights: nightCount(stay) }, card)
  const discounts = discountsOn(
    base,
    card.discounts.filter((rule) => discountApplies(rule, stay, today, returning)),
    most,
  )
  // A code comes last: the owners' limit cuts it first.
  const left = most + sumItems(discounts)
  const promos = promo ? [promoItem(promo, { total: base, nights: discountable({ original: sumItems(nights), items: levy }), left })] : []
  const priced = [...lodging, ...discounts, ...promos, ...feeItems(stay, card.fees, guests), ...levy]
  const total = sumItems(priced)
  const items = [...priced, ...vatItems({ items: priced, total }, stay.checkOut, card.vat)]
  return { nights: nightCount(stay), items, original, total, instalments: instalmentsFor(total, stay.checkIn, today) }
}

function nightItems(stay: Stay, card: RateCard): PriceItemOf<'nights'>[] {
  const lines: { season: string; rate: Cents; nights: number }[] = []
  for (const night of listNights(stay)) {
    const { season, rate } = nightlyRate(night, card)
    const last = lines.at(-1)
    if (last && last.season === season && last.rate === rate) last.nights += 1
    else lines.push({ season, nights: 1, rate })
  }
  return lines.map((line) => ({ kind: 'nights', ...line, amount: line.nights * line.rate }))
}

function furtherGuestItems(stay: Stay, { furtherGuests }: RateCard, guests = 0): PriceItemOf<'guests'>[] {
  if (!furtherGuests || guests <= furtherGuests.above) return []
  const [further, nights] = [guests - furtherGuests.above, nightCount(stay)]
  return [{ kind: 'guests', guests: further, nights, rate: furtherGuests.rate, amount: further * nights * furtherGuests.rate }]
}

/** The most guests that a price is for; null if it is the same for every number. */
export function guestsInPrice({ furtherGuests, fees }: Pick<RateCard, 'furtherGuests' | 'fees'>, guests: number): number | null {
  if (growWithGuests(fees)) return guests
  return furtherGuests ? Math.max(furtherGuests.above, guests) : null
}

/** True if a price depends on the number of guests. */
export const dependsOnGuests = ({ furtherGuests, fees }: Pick<RateCard, 'furtherGuests' | 'fees'>): boolean =>
  Boolean(furtherGuests) || growWithGuests(fees)

export type PaymentPlan = 'full' | 'partial'

/** Amount to pay when booking. Null if the plan is `partial` and stages are not possible. */
export function amountDueNow(quote: Pick<Quote, 'total' | 'instalments'>, plan: PaymentPlan): Cents | null {
  if (plan === 'full') return quote.total
  return quote.instalments ? quote.instalments[0].amount : null
}
