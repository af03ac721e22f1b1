import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type Stay, stayProblem } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import { stayRules } from './stay-rules.ts'

/** Refuses a stay that breaks the booking rules, independent of availability. @throws Refusal */
export async function refuseStay(deps: Deps, stay: Stay): Promise<void> {
  const problem = stayProblem(stay, await stayRules(deps, { offered: false }), dayAtProperty(deps.now()))
  if (problem) throw new Refusal(problem)
}
