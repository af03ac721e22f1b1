import type { AnswerOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/pricing.en.ts'

export type Offer = AnswerOf<typeof pricingCalls.discounts>['discounts'][number]
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

export type Rates = { seasons: SeasonRate[]; offers: Offer[]; baseRate: number; failed: boolean }
