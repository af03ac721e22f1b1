import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { apiResult } from '../api-results.server.ts'
import { DEFAULT_BASE_RATE, defaultSeasons, type Rates } from './rates.ts'

/** Active rates that have not ended, by their first day. Uses the defaults for anything that cannot be loaded. */
export async function readRates(api: Api, today: CalendarDay): Promise<Rates> {
  const [seasons, offers, base] = await Promise.all([
    apiResult(api(pricingCalls.seasons, {})),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(pricingCalls.baseRate, {})),
  ])
  return {
    seasons: (seasons.answer?.seasons.filter(({ active, until }) => active && until >= today) ?? defaultSeasons).toSorted((a, b) =>
      a.from.localeCompare(b.from),
    ),
    offers: offers.answer?.discounts.filter(({ state }) => state === 'active') ?? [],
    baseRate: base.answer?.baseRate ?? DEFAULT_BASE_RATE,
    failed: [seasons, offers, base].some(({ refused }) => refused),
  }
}
