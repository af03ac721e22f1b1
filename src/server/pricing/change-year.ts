import { createHash } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { yearChangeCalls } from '#contract/year-changes.ts'
import { farFrom } from '#domain/pricing/unusual-rate.ts'
import { changedRate, type PlannedSeason, plannedSeasons, type YearChange } from '#domain/pricing/year-change.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { seasons, stayRules, villaSeasonRates, type YearState, yearChanges } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { allSeasons } from './queries.ts'

type SeasonRow = typeof seasons.$inferSelect
type OwnRate = typeof villaSeasonRates.$inferSelect
type Plan = { planned: PlannedSeason<SeasonRow>[]; rates: OwnRate[]; seen: string }

const own = (db: Db, ids: number[]): Promise<OwnRate[]> => db.select().from(villaSeasonRates).where(anyOf(villaSeasonRates.seasonId, ids))

/** What a change would do now. `rates`: what villas have of their own in these seasons. */
async function makePlan(db: Db, change: YearChange): Promise<Plan> {
  const planned = plannedSeasons((await allSeasons(db)) as SeasonRow[], change)
  const rates = await own(
    db,
    planned.map(({ season }) => season.id),
  )
  const read = planned.map(({ season, there }) => [season.id, season.version, there])
  const prices = rates.map(({ villaId, seasonId, rate, percentHundredths }) => [villaId, seasonId, rate, percentHundredths]).sort()
  const seen = createHash('sha256')
    .update(JSON.stringify([change, read, prices]))
    .digest('base64url')
  return { planned, rates, seen }
}

export async function previewYear({ db }: Deps, change: YearChange) {
  const { planned, seen } = await makePlan(db, change)
  return {
    seasons: planned.map(({ season: { name, rate: rateBefore, closed }, from, until, rate, there }) => {
      return { name, from, until, rate, rateBefore, closed, there }
    }),
    seen,
  }
}

/** Copies a year's seasons into the next one, or changes its prices, with what villas have of their own. As a whole, and once. */
export async function changeYear({ db, now }: Deps, account: Account, { seen, ask, ...change }: InputOf<typeof yearChangeCalls.make>) {
  const { kind, year, percent } = change
  return db.transaction(async (tx) => {
    await lockSeasons(tx)
    const plan = await makePlan(tx, change)
    refuseIf(plan.seen !== seen && 'year_changed')
    const planned = plan.planned.filter(({ there }) => !there)
    refuseIf((planned.length === 0 || (kind === 'prices' && percent === 0)) && 'nothing_to_copy')
    if (ask) for (const { season, rate } of planned) refuseIf(!season.closed && farFrom(rate, [season.rate], 'before'))
    const ids = await saveSeasons(tx, kind, planned, now())
    await changeOwnRates(tx, plan.rates, ids, change)
    const changed = planned.map(({ season }) => season)
    const before = kind === 'copy' ? { seasons: [], rates: [] } : toState(changed, plan.rates)
    const after = await stateNow(tx, [...ids.values()])
    const [made] = await tx.insert(yearChanges).values({ kind, year, before, after, madeAt: now() }).returning({ id: yearChanges.id })
    const subject = kind === 'copy' ? `seasons of ${year + 1}` : `prices of ${year}`
    await recordActivity(tx, account, now(), {
      subject,
      action: kind === 'copy' ? 'add' : 'change',
      before: before.seasons,
      after: after.seasons,
    })
    return { id: made?.id ?? 0, count: planned.length }
  })
}

/** One change of a whole year at a time, and none of a season meanwhile. */
export const lockSeasons = (tx: Db) => tx.execute(sql`LOCK TABLE seasons IN SHARE ROW EXCLUSIVE MODE`)

/** @returns the id of each season that was saved, by that of the season that it follows from */
async function saveSeasons(tx: Db, kind: YearChange['kind'], planned: Plan['planned'], at: Date): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const { season, from, until, rate } of planned) {
    const { name, closed } = season
    const [saved] =
      kind === 'copy'
        ? await tx.insert(seasons).values({ name, closed, from, until, rate, updatedAt: at }).returning()
        : await tx.update(seasons).set({ rate, updatedAt: at }).where(eq(seasons.id, season.id)).returning()
    ids.set(season.id, saved?.id ?? 0)
  }
  return ids
}

/** Own prices of villas in euros change by the same percent; those in percent of the house's stay. */
async function changeOwnRates(tx: Db, rates: OwnRate[], ids: ReadonlyMap<number, number>, { percent }: YearChange): Promise<void> {
  const rows = rates.flatMap((one) => {
    const seasonId = ids.get(one.seasonId)
    return seasonId === undefined ? [] : [{ ...one, seasonId, rate: one.rate === null ? null : changedRate(one.rate, percent) }]
  })
  await tx.delete(villaSeasonRates).where(anyOf(villaSeasonRates.seasonId, [...ids.values()]))
  if (rows.length > 0) await tx.insert(villaSeasonRates).values(rows)
}

const toState = (rows: SeasonRow[], rates: OwnRate[]): YearState => ({
  seasons: rows.map(({ id, name, from, until, rate, version }) => ({ id, name, from, until, rate, version })),
  rates,
})

export async function stateNow(tx: Db, ids: number[]): Promise<YearState> {
  const rows = (await allSeasons(tx)).filter(({ id }) => ids.includes(id)) as SeasonRow[]
  return toState(rows, await own(tx, ids))
}

export async function lastYearChange({ db }: Deps) {
  const [last] = await db.select().from(yearChanges).orderBy(desc(yearChanges.id)).limit(1)
  if (!last || last.undoneAt) return { change: null }
  const { id, kind, year, after, madeAt } = last
  return { change: { id, kind, year, count: after.seasons.length, madeAt: madeAt.toISOString() } }
}

/** Undoes a change, unless a season or an own price in it has changed since. */
export async function undoYearChange({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    await lockSeasons(tx)
    const [made] = await tx.select().from(yearChanges).where(eq(yearChanges.id, id)).for('update')
    if (!made) throw new Refusal('not_found')
    refuseIf(made.undoneAt && 'undone_already')
    const ids = made.after.seasons.map((season) => season.id)
    const current = await stateNow(tx, ids)
    refuseIf(comparable(current) !== comparable(made.after) && 'changed_since')
    await removeRules(tx, made.after.rules ?? [])
    await tx.delete(villaSeasonRates).where(anyOf(villaSeasonRates.seasonId, ids))
    if (made.kind !== 'prices') await tx.delete(seasons).where(anyOf(seasons.id, ids))
    else
      for (const { id: season, rate } of made.before.seasons)
        await tx.update(seasons).set({ rate, updatedAt: now() }).where(eq(seasons.id, season))
    if (made.before.rates.length > 0) await tx.insert(villaSeasonRates).values(made.before.rates)
    await tx.update(yearChanges).set({ undoneAt: now() }).where(eq(yearChanges.id, id))
    const subject = made.kind === 'copy' ? `seasons of ${made.year + 1}` : `prices of ${made.year}`
    const { rules, seasons: added } = made.after
    await recordActivity(tx, account, now(), { subject, action: 'undo', before: rules ?? added, after: made.before.seasons })
  })
  return {}
}

/** @throws Refusal `changed_since` if a rule is another than it was then, or gone */
async function removeRules(tx: Db, rules: readonly { id: number; version: number }[]): Promise<void> {
  for (const { id, version } of rules) {
    const removed = await tx
      .delete(stayRules)
      .where(and(eq(stayRules.id, id), eq(stayRules.version, version)))
      .returning({ id: stayRules.id })
    refuseIf(removed.length === 0 && 'changed_since')
  }
}

function comparable({ seasons: rows, rates }: YearState): string {
  const inOrder = rates.map(({ villaId, seasonId, rate, percentHundredths }) => [villaId, seasonId, rate, percentHundredths])
  const known = rows.toSorted((a, b) => a.id - b.id).map(({ id, version }) => [id, version])
  return JSON.stringify([known, inOrder.sort((a, b) => Number(a[1]) - Number(b[1]) || Number(a[0]) - Number(b[0]))])
}
