import type { Api } from '#contract/client.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-pricing.ts'
import type { PricingResult } from './answer.ts'

export const tabNames = {
  seasons: words.seasonalPricing,
  discounts: words.discountRules,
  base: words.basePrice,
  villas: words.byVilla,
  fees: words.fees,
  rules: words.stayRules,
  levy: words.climateLevy,
  taxes: words.taxes,
  calendar: words.calendarView,
  grid: words.yearGrid,
}
export type PricingTab = keyof typeof tabNames

const isTab = (text: string | null): text is PricingTab => text !== null && Object.hasOwn(tabNames, text)

/** The tab that an address opens. */
export function tabIn(query: URLSearchParams): PricingTab {
  const named = query.get('tab')
  return isTab(named) ? named : 'seasons'
}

/** An id in the address. */
export const idIn = (text: string | null): number | null => (text ? Number(text) : null)

/** What a tab is read with. */
export type TabAsked = { api: Api; query: URLSearchParams; today: CalendarDay }

type Reader = (asked: TabAsked) => Promise<object>

/** What the component of a tab gets: what its reader has read, and the id of the row that the address asks to change or to remove. */
export type TabProps<Read extends Reader> = Awaited<ReturnType<Read>> & {
  today: CalendarDay
  editing: number | null
  leaving: number | null
  result: PricingResult | undefined
}
