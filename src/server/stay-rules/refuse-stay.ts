import { Refusal, refuseIf } from '#contract/refusal.ts'
import { fillsGap, getGapPercent, isFree } from '#domain/availability.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { type PartyProblem, partyProblem, type Stay } from '#domain/stay.ts'
import { keepsNightsBetween, mayFillGap, type StayProblem, type StayRules, stayProblem, withNightsBetween } from '#domain/stay-rules.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type Asking, blockedStays, readSoldStays } from '../stays/all-villas.ts'
import type { BookingRow } from '../stays/queries.ts'
import { rulesForGuests } from './queries.ts'

type Wanted = Stay & { villaId: number }
/** Who comes to it, and for how many the villa has room. */
type Party = { guests: number; capacity: number }

/** Whose stay it is: the account (null: of none), and the booking that is moved. */
export type Whose = Pick<Asking, 'guest' | 'except'>

/** Whose a booking is that is moved; null: a new one of no account. */
export const whoseIs = (booking: BookingRow | null): Whose => (booking ? { guest: booking.accountId, except: booking } : { guest: null })

/** `gapPercent`: what its nights cost more because the stay fills a gap, as `getGapPercent`. */
type Checked = { rules: StayRules; gapPercent: number; problem: StayProblem | null }
/** `crowd`: why the villa has no room for the party. */
type Verdict = Checked & { crowd: PartyProblem | null }

/** What a party breaks with its stay of the rules of its villa. Says nothing about nights that are taken. */
export async function judgeStay(deps: Deps, { guests, capacity, ...wanted }: Wanted & Party, whose: Whose): Promise<Verdict> {
  return { ...(await checkStay(deps, wanted, whose)), crowd: partyProblem(guests, capacity) }
}

/** The rule of its villa that a stay breaks, and whether it fills a gap. Says nothing about nights that are taken. */
export async function checkStay(deps: Deps, { villaId, checkIn, checkOut }: Wanted, whose: Whose): Promise<Checked> {
  const stay = { checkIn, checkOut }
  const rules = (await rulesForGuests(deps, { offered: false })).of(villaId)
  const today = dayAtProperty(deps.now())
  const problem = stayProblem(stay, rules, today)
  if (problem === null || !mayFillGap(stay, rules, today)) return { rules, problem, gapPercent: 0 }
  const taken = withNightsBetween(await staysAround(deps, villaId, whose), rules)
  const availability = { taken, rules, today }
  return { rules, problem: fillsGap(stay, availability) ? null : problem, gapPercent: getGapPercent(stay, availability) }
}

/** @throws Refusal for a stay or a party that breaks the rules of its villa, as `judgeStay` */
export async function refuseStay(deps: Deps, wanted: Wanted & Party, whose: Whose): Promise<Omit<Checked, 'problem'>> {
  const { problem, crowd, ...checked } = await judgeStay(deps, wanted, whose)
  refuseIf(problem)
  if (crowd) throw new Refusal(crowd, { fields: { guests: crowd } })
  return checked
}

/** What bounds a gap: stays of others that are sold. A guest could hold nights for a moment, or buy and move a stay, to make one. */
const staysAround = ({ db, now }: Deps, villaId: number, whose: Whose) =>
  // Also the stay that ends today.
  readSoldStays(db, [villaId], addDays(dayAtProperty(now()), -1), whose)

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
