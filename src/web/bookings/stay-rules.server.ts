import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { closedNights } from '#domain/pricing/rate-card.ts'
import { guestStayRules, type StayRules } from '#domain/stay.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { memoized } from '../memoized.server.ts'
import { todayAtProperty } from '../today.server.ts'

/** What is offered to guests today. If the seasons cannot be read none is closed; the server checks every booking. */
export async function readStayRules(api: Api): Promise<{ today: CalendarDay; rules: StayRules }> {
  const today = todayAtProperty()
  const [settings, seasons] = await Promise.all([requiredAnswer(api(settingsCalls.read, {})), apiResult(api(pricingCalls.seasons, {}))])
  return { today, rules: rulesOn(settings, seasons.answer, today) }
}

const rulesOn = memoized(
  (
    { settings, longestStayNights }: AnswerOf<typeof settingsCalls.read>,
    offered: AnswerOf<typeof pricingCalls.seasons> | null,
    today: CalendarDay,
  ): StayRules => {
    const rules = guestStayRules(today, { maximumNights: longestStayNights, leadDays: settings.booking.leadDays })
    return { ...rules, closed: closedNights(today, rules.lastBookableDay, offered?.seasons ?? []) }
  },
)
