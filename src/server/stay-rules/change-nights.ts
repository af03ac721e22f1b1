import { createHash } from 'node:crypto'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { nightChangeCalls } from '#contract/night-changes.ts'
import { badFields, refuseIf } from '#contract/refusal.ts'
import { dayAtProperty, daysBetween, toYear } from '#domain/calendar-day.ts'
import { type NightPrice, type PlannedNights, plannedNights } from '#domain/pricing/night-change.ts'
import { farFrom, type UnusualRate } from '#domain/pricing/unusual-rate.ts'
import { usualRuleName } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { staysConcerned } from '../db/coming-stays.ts'
import { seasons, stayRules, villaRates, villaSeasonRates, yearChanges } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { lockSeasons, stateNow } from '../pricing/change-year.ts'
import { houseCard, ownRates } from '../pricing/queries.ts'
import { villaNames } from '../villas/queries.ts'
import { ruleRow } from './change-rules.ts'
import { allStayRules } from './queries.ts'

type Change = InputOf<typeof nightChangeCalls.preview>
type Plan = { nights: PlannedNights[]; seen: string }

const LONGEST = 366

export async function previewNights(deps: Deps, change: Change): Promise<AnswerOf<typeof nightChangeCalls.preview>> {
  refuseBent(deps, change)
  return makePlan(deps.db, change)
}

/** What a change would do now. */
async function makePlan(db: Db, { from, until, villaIds = [], ...change }: Change): Promise<Plan> {
  const own = await ownRates(db)
  const known = (await villaNames(db)).map(({ id }) => id)
  refuseIf(villaIds.some((id) => !known.includes(id)) && 'no_such_villa')
  const { baseRate, seasons: all } = await houseCard(db)
  const price = toPrice(change)
  const rates = { baseRate, seasons: all, own, villaIds: [...new Set([...known, ...own.keys()])] }
  const nights = price ? plannedNights(rates, { from, until, villaIds, price }) : []
  const rules = price ? [] : await allStayRules(db)
  const read = [
    change,
    from,
    until,
    villaIds,
    nights,
    baseRate,
    all.map(({ id, rate }) => [id, rate]),
    rules.map(({ id, version }) => [id, version]),
  ]
  return { nights, seen: createHash('sha256').update(JSON.stringify(read)).digest('base64url') }
}

function toPrice({ what, rate, percent }: Pick<Change, 'what' | 'rate' | 'percent'>): NightPrice | null {
  if (what === 'price') return { rate: rate ?? 0 }
  return what === 'percent' ? { percent: percent ?? 0 } : null
}

function refuseBent({ now }: Deps, change: Change): void {
  const { from, until, what, rate, percent } = change
  if (from < dayAtProperty(now())) throw badFields({ from: 'in_the_past' })
  if (until < from) throw badFields({ until: 'season_reversed' })
  if (daysBetween(from, until) >= LONGEST) throw badFields({ until: 'too_many_nights' })
  if (what === 'price' && rate === undefined) throw badFields({ rate: 'amount_required' })
  if (what === 'percent' && !percent) throw badFields({ percent: 'percent_out_of_range' })
  if (what === 'rule') toRow(change, now())
}

/** The rule that a change adds. @throws Refusal for one that says nothing or contradicts itself */
const toRow = ({ from, until, villaIds, name, minimumNights, maximumNights, arrivalDays, closed }: Change, at: Date) =>
  ruleRow({ name: name || usualRuleName(from, until), from, until, villaIds, minimumNights, maximumNights, arrivalDays, closed }, at)

/** Gives chosen nights another price by seasons of their own, or adds a rule for them. As a whole, and once. */
export async function changeNights(deps: Deps, account: Account, { seen, ask, ...change }: InputOf<typeof nightChangeCalls.make>) {
  refuseBent(deps, change)
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    await lockSeasons(tx)
    const plan = await makePlan(tx, change)
    refuseIf(plan.seen !== seen && 'year_changed')
    if (ask && change.closed) refuseIf(await staysConcerned(tx, at, change))
    if (ask) for (const nights of plan.nights) refuseIf(unusualNights(nights))
    const ids = await addSeasons(tx, plan.nights, at)
    const [rule] = change.what === 'rule' ? await tx.insert(stayRules).values(toRow(change, at)).returning() : []
    const after = { ...(await stateNow(tx, ids)), ...(rule ? { rules: [{ id: rule.id, version: rule.version }] } : {}) }
    const kind = rule ? ('rule' as const) : ('nights' as const)
    const record = { kind, year: toYear(change.from), before: { seasons: [], rates: [] }, after, madeAt: at }
    const [made] = await tx.insert(yearChanges).values(record).returning({ id: yearChanges.id })
    const subject = `nights ${change.from} to ${change.until}`
    await recordActivity(tx, account, at, { subject, action: 'change', before: plan.nights.map(priceBefore), after: rule ?? plan.nights })
    return { id: made?.id ?? 0 }
  })
}

const unusualNights = ({ closed, rate, rateBefore, villas }: PlannedNights): UnusualRate | null => {
  if (closed) return null
  const found = [{ rate, rateBefore }, ...villas].map((one) => farFrom(one.rate, [one.rateBefore], 'before'))
  return found.find((one) => one !== null) ?? null
}

const priceBefore = ({ from, until, name, rateBefore }: PlannedNights) => ({ from, until, name, rate: rateBefore })

/** @returns the ids of the seasons */
async function addSeasons(tx: Db, nights: readonly PlannedNights[], at: Date): Promise<number[]> {
  const ids: number[] = []
  for (const { from, until, name, closed, rate, villas } of nights) {
    const [season] = await tx.insert(seasons).values({ name, from, until, closed, rate, updatedAt: at }).returning({ id: seasons.id })
    const seasonId = season?.id ?? 0
    ids.push(seasonId)
    if (villas.length === 0) continue
    const rows = villas.map(({ villaId }) => ({ villaId, updatedAt: at }))
    await tx.insert(villaRates).values(rows).onConflictDoNothing()
    await tx.insert(villaSeasonRates).values(villas.map((villa) => ({ villaId: villa.villaId, seasonId, rate: villa.rate })))
  }
  return ids
}
