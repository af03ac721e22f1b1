import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { type CalendarDay, toYear } from '#domain/calendar-day.ts'
import { closedNights } from '#domain/pricing/rate-card.ts'
import { guestStayRules, MOST_YEARS_AHEAD, type StayRules } from '#domain/stay-rules.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { todayAtProperty } from '../today.server.ts'

/** What is offered to guests today, in a villa or in the house (null). If the seasons cannot be read none is closed; the server checks every booking. */
export async function readStayRules(api: Api, villaId: number | null): Promise<{ today: CalendarDay; rules: StayRules }> {
  const today = todayAtProperty()
  const [settings, { rules }, seasons] = await Promise.all([
    requiredAnswer(api(settingsCalls.read, {})),
    requiredAnswer(api(stayRuleCalls.list, {})),
    apiResult(api(pricingCalls.seasons, {})),
  ])
  return { today, rules: rulesIn(settings, rules, seasons.answer, today, villaId) }
}

const rulesIn = memoized(
  (
    { settings, longestStayNights }: AnswerOf<typeof settingsCalls.read>,
    given: AnswerOf<typeof stayRuleCalls.list>['rules'],
    offered: AnswerOf<typeof pricingCalls.seasons> | null,
    today: CalendarDay,
    villaId: number | null,
  ): StayRules => {
    const closed = closedNights(today, `${toYear(today) + MOST_YEARS_AHEAD}-12-31`, offered?.seasons ?? [])
    const own = given.filter(({ active }) => active)
    return guestStayRules(today, { maximumNights: longestStayNights, leadDays: settings.booking.leadDays, closed, own }, villaId)
  },
)
