import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { guestStayRules, type Stay, stayProblem } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'

/** Refuses a stay that breaks the booking rules, independent of availability. @throws Refusal */
export function refuseStay({ now, env }: Pick<Deps, 'now' | 'env'>, stay: Stay): void {
  const today = dayAtProperty(now())
  const rules = guestStayRules(today, env.LONGEST_STAY_NIGHTS)
  const problem = stayProblem(stay, rules, today)
  if (problem) throw new Refusal(problem)
}
