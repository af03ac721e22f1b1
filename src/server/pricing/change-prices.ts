import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import { Refused } from '#contract/refused.ts'
import type { Account } from '../accounts/sessions.ts'
import { recordActivity } from '../dashboard/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { discountRules, seasons } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { saveGroup, versionedBaseRate } from '../settings/queries.ts'

const bad = (field: string, text: string) => new Refused('bad_input', { text, fields: { [field]: text } })

/** Adds a season, or changes the one whose id is given; editing can make it active again. */
export async function saveSeason(
  { db, now }: Deps,
  account: Account,
  { id, version, active = true, ...season }: InputOf<typeof pricingCalls.saveSeason>,
) {
  if (season.until < season.from) throw bad('end_date', 'End date must not be before start date')
  return db.transaction(async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(seasons).where(eq(seasons.id, id)).for('update')
    if (id !== undefined && !before) throw new Refused('not_found')
    if (before) refuseStale(version, before)
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
    const [season] = await tx.update(seasons).set({ active: false, updatedAt: now() }).where(eq(seasons.id, id)).returning()
    if (!season) throw new Refused('not_found')
    await recordActivity(tx, account, now(), { subject: `season ${season.name}`, action: 'deactivate', after: season })
  })
  return {}
}

type Rule = InputOf<typeof pricingCalls.createDiscount>

function asRow({ percentage, description = '', stayFrom = null, stayUntil = null, active = true, ...rule }: Rule, at: Date) {
  if (rule.validUntil <= rule.validFrom) throw bad('valid_until', 'Valid until must be after valid from date')
  if (stayFrom !== null && stayUntil !== null && stayUntil <= stayFrom)
    throw bad('stay_period_end', 'Stay period end must be after start date')
  return { ...rule, description, stayFrom, stayUntil, active, percentHundredths: Math.round(percentage * 100), updatedAt: at }
}

export async function createDiscount({ db, now }: Deps, account: Account, rule: Rule) {
  return db.transaction(async (tx) => {
    const [saved] = await tx.insert(discountRules).values(asRow(rule, now())).returning()
    await recordActivity(tx, account, now(), { subject: `discount ${rule.name}`, action: 'add', after: saved })
    return { id: saved?.id ?? 0 }
  })
}

export async function updateDiscount(
  { db, now }: Deps,
  account: Account,
  { id, version, ...rule }: InputOf<typeof pricingCalls.updateDiscount>,
) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(discountRules).where(eq(discountRules.id, id)).for('update')
    if (!before) throw new Refused('not_found')
    refuseStale(version, before)
    const [after] = await tx.update(discountRules).set(asRow(rule, now())).where(eq(discountRules.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `discount ${rule.name}`, action: 'change', before, after })
  })
  return {}
}

export async function deactivateDiscount({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [rule] = await tx.update(discountRules).set({ active: false, updatedAt: now() }).where(eq(discountRules.id, id)).returning()
    if (!rule) throw new Refused('not_found')
    await recordActivity(tx, account, now(), { subject: `discount ${rule.name}`, action: 'deactivate', after: rule })
  })
  return {}
}

export async function saveBaseRate({ db, now }: Deps, account: Account, { baseRate, version }: InputOf<typeof pricingCalls.saveBaseRate>) {
  await db.transaction(async (tx) => {
    const before = await versionedBaseRate(tx, { lock: true })
    refuseStale(version, before)
    await saveGroup(tx, 'base_rate', baseRate, now())
    await recordActivity(tx, account, now(), { subject: 'base rate', action: 'change', before: before.baseRate, after: baseRate })
  })
  return {}
}
