import { refuseIf } from '#contract/refusal.ts'
import { fillsGap, isFree } from '#domain/availability.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { keepsNightsBetween, mayFillGap, type StayProblem, type StayRules, stayProblem, withNightsBetween } from '#domain/stay-rules.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type Asking, blockedStays, soldStaysOf } from '../stays/all-villas.ts'
import { rulesForGuests } from './queries.ts'

type Wanted = Stay & { villaId: number }

type Checked = { rules: StayRules; problem: StayProblem | null }

/** The rule of its villa that a stay breaks. Says nothing about nights that are taken. `except`: the booking that is moved. */
export async function checkStay(deps: Deps, { villaId, ...stay }: Wanted, except?: Asking['except']): Promise<Checked> {
  const rules = (await rulesForGuests(deps, { offered: false })).of(villaId)
  const today = dayAtProperty(deps.now())
  const problem = stayProblem(stay, rules, today)
  const fills = problem !== null && mayFillGap(stay, rules, today) && (await isGap(deps, { villaId, ...stay }, rules, except))
  return { rules, problem: fills ? null : problem }
}

/** @throws Refusal for a stay that breaks the rules of its villa, as `checkStay` */
export async function refuseStay(deps: Deps, wanted: Wanted, except?: Asking['except']): Promise<StayRules> {
  const { rules, problem } = await checkStay(deps, wanted, except)
  refuseIf(problem)
  return rules
}

/** Only what is sold bounds a gap: nights around a short stay could be held for a moment to make one. */
async function isGap({ db, now }: Deps, { villaId, ...stay }: Wanted, rules: StayRules, except: Asking['except']): Promise<boolean> {
  // Also the stay that ends today.
  const today = dayAtProperty(now())
  const others = await soldStaysOf(db, [villaId], addDays(today, -1), except)
  return fillsGap(stay, { taken: withNightsBetween(others, rules), rules, today })
}

/** Whether enough nights stay empty between this stay and others. Says nothing about nights that are taken. */
export async function leavesNightsBetween(db: Db, { villaId, ...stay }: Wanted, rules: StayRules, asking: Asking): Promise<boolean> {
  if (!keepsNightsBetween(rules)) return true
  const others = await blockedStays(db, [villaId], dayAtProperty(asking.now), asking)
  return isFree(stay, withNightsBetween(others, rules))
}

/** @throws Refusal `dates_taken` if too few nights would stay empty between this stay and others */
export async function refuseCrowdedNights(db: Db, wanted: Wanted, rules: StayRules, asking: Asking): Promise<void> {
  refuseIf(!(await leavesNightsBetween(db, wanted, rules, asking)) && 'dates_taken')
}
