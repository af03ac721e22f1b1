import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayMonthsLater } from '#domain/month.ts'
import { lowestRate } from '#domain/pricing/rate-card.ts'
import * as words from '#words/pricing.en.ts'
import { apiResult } from '../api-results.server.ts'
import { eurosOf } from '../format.ts'
import { memoized } from '../memoized.server.ts'
import { todayAtProperty } from '../today.server.ts'

const MONTHS = 12

/** 'from €350 a night': the lowest rate of the coming twelve months. Null if it cannot be told. In words, to save bytes in the browser. */
export async function readLowestRate(api: Api): Promise<string | null> {
  const [seasons, base] = await Promise.all([apiResult(api(pricingCalls.seasons, {})), apiResult(api(pricingCalls.baseRate, {}))])
  return seasons.refused || base.refused ? null : lowestInWords(base.answer, seasons.answer, todayAtProperty())
}

const lowestInWords = memoized(
  ({ baseRate }: AnswerOf<typeof pricingCalls.baseRate>, { seasons }: AnswerOf<typeof pricingCalls.seasons>, today: CalendarDay) => {
    const until = dayMonthsLater(today, MONTHS)
    const coming = seasons.filter((season) => season.active && season.until >= today && season.from < until)
    const rate = lowestRate(today, until, { baseRate, seasons: coming })
    return rate === null ? null : words.fromANight(eurosOf(rate))
  },
)
