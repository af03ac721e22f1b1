import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { dayMonthsLater } from '#domain/month.ts'
import { lowestRate } from '#domain/pricing/rate-card.ts'
import * as words from '#words/pricing.en.ts'
import { apiResult } from '../api-results.server.ts'
import { eurosOf } from '../format.ts'
import { todayAtProperty } from '../today.server.ts'

const MONTHS = 12

/** 'from €350 a night': the lowest rate of the coming twelve months. Null if it cannot be told. In words, to save bytes in the browser. */
export async function readLowestRate(api: Api): Promise<string | null> {
  const [seasons, base] = await Promise.all([apiResult(api(pricingCalls.seasons, {})), apiResult(api(pricingCalls.baseRate, {}))])
  if (seasons.refused || base.refused) return null
  const today = todayAtProperty()
  const until = dayMonthsLater(today, MONTHS)
  const coming = seasons.answer.seasons.filter((season) => season.active && season.until >= today && season.from < until)
  const rate = lowestRate(today, until, { baseRate: base.answer.baseRate, seasons: coming })
  return rate === null ? null : words.fromANight(eurosOf(rate))
}
