import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { Message } from '#contract/messages.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { Cents } from '#domain/money.ts'
import { farFrom, unusualRate } from '#domain/pricing/unusual-rate.ts'
import { unusualPercent } from '#domain/pricing/unusual-terms.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { staysConcerned } from '../db/coming-stays.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { discountRules, seasons } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { readBaseRate, saveGroup, versionedBaseRate } from '../settings/queries.ts'
import { allSeasons } from './queries.ts'

/** Creates a season, or updates the one with the given id, which can also reactivate it. */
export async function saveSeason(
  { db, now }: Deps,
  account: Account,
  { id, version, active = true, ask, ...season }: InputOf<typeof pricingCalls.saveSeason>,
) {
  if (season.until < season.from) throw badFields({ end_date: 'season_reversed' })
  return db.transaction(async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(seasons).where(eq(seasons.id, id)).for('update')
    if (id !== undefined && !before) throw new Refusal('not_found')
    if (before) refuseStale(version, before)
    if (ask && season.closed && active && !before?.closed) refuseIf(await staysConcerned(tx, now(), season))
    if (ask) refuseIf(unusualRate({ closed: before?.closed ?? false, ...season, id, active }, await allSeasons(tx), await readBaseRate(tx)))
    const values = { ...season, active, updatedAt: now() }
    const [saved] =
      id === undefined
        ? await tx.insert(seasons).values(values).returning()
        : await tx.update(seasons).set(values).where(eq(seasons.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `season ${season.name}`, action: before ? 'change' : 'add', before, after: saved })
    return { id: saved?.id ?? 0 }
  })
}

export async function deactivateSeason({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(seasons).where(eq(seasons.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    const [after] = await tx.update(seasons).set({ active: false, updatedAt: now() }).where(eq(seasons.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `season ${before.name}`, action: 'deactivate', before, after })
  })
  return {}
}

type Rule = InputOf<typeof pricingCalls.createDiscount>

function asRow(given: Omit<Rule, 'ask'>, at: Date) {
  const { percentage, description = '', stayFrom = null, stayUntil = null, active = true, ...rule } = given
  const { arrivalFromDays, arrivalWithinDays } = rule
  const fields: Record<string, Message> = {
    ...(rule.validUntil <= rule.validFrom ? { valid_until: 'validity_reversed' } : {}),
    ...(stayFrom !== null && stayUntil !== null && stayUntil <= stayFrom ? { stay_period_end: 'stay_period_reversed' } : {}),
    ...((arrivalFromDays ?? 0) > (arrivalWithinDays ?? Number.POSITIVE_INFINITY) ? { arrival_max_days: 'days_ahead_reversed' } : {}),
  }
  if (Object.keys(fields).length > 0) throw badFields(fields)
  return { ...rule, stayFrom, stayUntil, description, active, percentHundredths: Math.round(percentage * 100), updatedAt: at }
}

export async function createDiscount({ db, now }: Deps, account: Account, { ask, ...rule }: Rule) {
  if (ask) refuseIf(unusualPercent(-rule.percentage))
  return db.transaction(async (tx) => {
    const [saved] = await tx.insert(discountRules).values(asRow(rule, now())).returning()
    await recordActivity(tx, account, now(), { subject: `discount ${rule.name}`, action: 'add', after: saved })
    return { id: saved?.id ?? 0 }
  })
}

export async function updateDiscount(
  { db, now }: Deps,
  account: Account,
  { id, version, ask, ...rule }: InputOf<typeof pricingCalls.updateDiscount>,
) {
  if (ask) refuseIf(unusualPercent(-rule.percentage))
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(discountRules).where(eq(discountRules.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    refuseStale(version, before)
    // What a client does not know stays: without its villas a rule would hold for all.
    const { arrivalFromDays, arrivalWithinDays, villaIds } = { ...before, ...rule }
    const whole = { ...rule, arrivalFromDays, arrivalWithinDays, villaIds }
    const [after] = await tx.update(discountRules).set(asRow(whole, now())).where(eq(discountRules.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `discount ${rule.name}`, action: 'change', before, after })
  })
  return {}
}

export async function deactivateDiscount({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(discountRules).where(eq(discountRules.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    const [after] = await tx.update(discountRules).set({ active: false, updatedAt: now() }).where(eq(discountRules.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `discount ${before.name}`, action: 'deactivate', before, after })
  })
  return {}
}

export async function saveBaseRate(
  { db, now }: Deps,
  account: Account,
  { baseRate, version, ask }: InputOf<typeof pricingCalls.saveBaseRate>,
) {
  await db.transaction(async (tx) => {
    const before = await versionedBaseRate(tx, { lock: true })
    refuseStale(version, before)
    if (ask) refuseIf(await unusualBaseRate(tx, baseRate, before.baseRate))
    await saveGroup(tx, 'base_rate', baseRate, now())
    await recordActivity(tx, account, now(), { subject: 'base rate', action: 'change', before: before.baseRate, after: baseRate })
  })
  return {}
}

async function unusualBaseRate(tx: Db, baseRate: Cents, before: Cents) {
  const sold = (await allSeasons(tx)).filter(({ active, closed }) => active && !closed).map(({ rate }) => rate)
  return sold.length > 0 ? farFrom(baseRate, sold, 'neighbours') : farFrom(baseRate, [before], 'before')
}
