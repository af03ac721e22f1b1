import type { Api } from '#contract/client.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-pricing.ts'
import type { PricingResult } from './answer.ts'

/** The tabs by the `?tab=` that their links have. */
export const tabNames = {
  seasons: words.seasonalPricing,
  discounts: words.discountRules,
  base: words.basePrice,
  rules: words.stayRules,
  fees: words.feesAndTaxes,
  calendar: words.calendarView,
}
export type TabName = keyof typeof tabNames

/** What is shown under a tab. The year's grid is the second view of the calendar. */
export type PricingTab = TabName | 'grid'

/** What an address may name: also what was a tab of its own once. */
const shownAs: Record<string, PricingTab> = {
  seasons: 'seasons',
  villas: 'seasons',
  discounts: 'discounts',
  base: 'base',
  rules: 'rules',
  fees: 'fees',
  levy: 'fees',
  taxes: 'fees',
  calendar: 'calendar',
  grid: 'grid',
}

/** What an address shows. */
export function tabIn(query: URLSearchParams): PricingTab {
  const named = query.get('tab') ?? ''
  return Object.hasOwn(shownAs, named) ? (shownAs[named] ?? 'seasons') : 'seasons'
}

/** The tab in whose line a view is. */
export const tabNamed = (shown: PricingTab): TabName => (shown === 'grid' ? 'calendar' : shown)

/** An id in the address. */
export const idIn = (text: string | null): number | null => (text ? Number(text) : null)

/** What a tab is read with. */
export type TabAsked = { api: Api; query: URLSearchParams; today: CalendarDay }

type Reader = (asked: TabAsked) => Promise<object>

/** What the address asks of the rows of a list. `list`: its name in the address, as several lists share a tab. */
export type RowsAsked = { list: string; editing: number | null; leaving: number | null; adding: boolean }

/** What the component of a tab gets: what its reader has read, and what the address asks of its rows. */
export type TabProps<Read extends Reader> = Awaited<ReturnType<Read>> & {
  today: CalendarDay
  rows: RowsAsked
  result: PricingResult | undefined
}
