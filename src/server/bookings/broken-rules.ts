import type { Message } from '#contract/messages.ts'
import type { Stay } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import { judgeStay, leavesNightsBetween, whoseIs } from '../stay-rules/refuse-stay.ts'
import type { BookingRow } from '../stays/queries.ts'
import { villaOnSale } from '../villas/queries.ts'

type Wanted = Stay & { villaId: number; guests: number }

/** The rules for stays of guests that an owner would break. `booking`: the one that is moved; null for a new one. */
export async function brokenRules(deps: Deps, booking: BookingRow | null, wanted: Wanted): Promise<Message[]> {
  const moved = wanted.villaId !== booking?.villaId
  const capacity = moved ? (await villaOnSale(deps.db, wanted.villaId)).capacity : wanted.guests
  const asking = { now: deps.now(), ...whoseIs(booking) }
  const { rules, problem, crowd } = await judgeStay(deps, { ...wanted, capacity }, asking)
  const crowded = !(await leavesNightsBetween(deps.db, wanted, rules, asking))
  const party = moved ? crowd : null
  // A stay that has begun may keep its day of arrival.
  const rule = problem === 'in_the_past' ? null : problem
  return [rule, party, crowded ? ('nights_between' as const) : null].filter((one) => one !== null)
}
