import type { AnswerOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Fee } from '#domain/pricing/fees.ts'
import type { FurtherGuests } from '#domain/pricing/rate-card.ts'
import * as words from '#words/en/pricing.ts'

/** `terms`: how far ahead the arrival must be and where it holds, in words. */
export type Offer = AnswerOf<typeof pricingCalls.discounts>['discounts'][number] & { terms: string[] }
export type SeasonRate = { name: string; from: CalendarDay; until: CalendarDay; rate: number; closed?: boolean }

export const DEFAULT_BASE_RATE = 350_00

/** Fallback if the current rates cannot be loaded. */
export const defaultSeasons: SeasonRate[] = [
  { name: words.easter, from: '2025-04-17', until: '2025-04-22', rate: 430_00 },
  { name: words.earlySummer, from: '2025-05-31', until: '2025-06-30', rate: 380_00 },
  { name: words.highSummer, from: '2025-07-01', until: '2025-07-31', rate: 460_00 },
  { name: words.peakSummer, from: '2025-08-01', until: '2025-08-31', rate: 530_00 },
  { name: words.lateSummer, from: '2025-09-01', until: '2025-09-15', rate: 460_00 },
  { name: words.earlyAutumn, from: '2025-09-16', until: '2025-10-04', rate: 380_00 },
]

/** A villa with prices of its own. `from`: its lowest rate, in words. */
export type OwnPrices = { slug: string; name: string; from: string | null; furtherGuests: FurtherGuests | null }

export type Rates = {
  seasons: SeasonRate[]
  offers: Offer[]
  baseRate: number
  villas: OwnPrices[]
  /** What the price includes. */
  included: { items: string[]; lang: 'en' | undefined }
  /** The climate levy is added to these prices, in some villas at least. */
  levyAdded: boolean
  /** Fees that come with these prices: of all villas, or of one. */
  fees: (Pick<Fee, 'id' | 'name' | 'scope' | 'rate'> & { villa: string | null })[]
  failed: boolean
}
