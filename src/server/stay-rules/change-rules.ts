import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { Message } from '#contract/messages.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { stayRuleCalls } from '#contract/stay-rules.ts'
import { unusualPercent } from '#domain/pricing/unusual-terms.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { staysConcerned } from '../db/coming-stays.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { stayRules } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

type Rule = InputOf<typeof stayRuleCalls.create>

export async function createStayRule({ db, now }: Deps, account: Account, { ask, ...rule }: Rule) {
  if (ask) await refuseSlip(db, now(), rule)
  return db.transaction(async (tx) => {
    const [saved] = await tx.insert(stayRules).values(ruleRow(rule, now())).returning()
    await recordActivity(tx, account, now(), { subject: `stay rule ${rule.name}`, action: 'add', after: saved })
    return { id: saved?.id ?? 0 }
  })
}

export async function updateStayRule(
  { db, now }: Deps,
  account: Account,
  { id, version, ask, ...rule }: InputOf<typeof stayRuleCalls.update>,
) {
  if (ask) await refuseSlip(db, now(), rule)
  await db.transaction(async (tx) => {
    const before = await lockedRule(tx, id)
    refuseStale(version, before)
    const [after] = await tx.update(stayRules).set(ruleRow(rule, now())).where(eq(stayRules.id, id)).returning()
    await recordActivity(tx, account, now(), { subject: `stay rule ${rule.name}`, action: 'change', before, after })
  })
  return {}
}

/** @throws Refusal where the rule closes nights of coming stays, or a gap costs far more or less than usual */
async function refuseSlip(db: Db, now: Date, rule: Omit<Rule, 'ask'>): Promise<void> {
  if (rule.closed) refuseIf(await staysConcerned(db, now, rule))
  refuseIf(unusualPercent(rule.gapPercent ?? 0))
}

export async function removeStayRule({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const before = await lockedRule(tx, id)
    await tx.delete(stayRules).where(eq(stayRules.id, id))
    await recordActivity(tx, account, now(), { subject: `stay rule ${before.name}`, action: 'delete', before })
  })
  return {}
}

async function lockedRule(tx: Db, id: number) {
  const [rule] = await tx.select().from(stayRules).where(eq(stayRules.id, id)).for('update')
  if (!rule) throw new Refusal('row_gone')
  return rule
}

/** A rule without what it leaves out. @throws Refusal */
export function ruleRow(rule: Omit<Rule, 'ask'>, updatedAt: Date) {
  const { from = null, until = null, weekdays = [], villaIds = [], arrivalDays = [], departureDays = [] } = rule
  const { minimumNights = null, maximumNights = null, leadDays = null, daysAhead = null, yearsAhead = null, nightsBetween = null } = rule
  const { gapNights = null, gapPercent = null, name, closed = false, active = true } = rule
  const numbers = { minimumNights, maximumNights, leadDays, daysAhead, yearsAhead, nightsBetween, gapNights, gapPercent }
  const days = { weekdays: inOrder(weekdays), arrivalDays: inOrder(arrivalDays), departureDays: inOrder(departureDays) }
  const saysNothing =
    !closed && Object.values(numbers).every((value) => value === null) && days.arrivalDays.length + days.departureDays.length === 0
  const everyDay = from === null && until === null && weekdays.length === 0
  const fields: Record<string, Message> = {
    ...(from === null && until !== null ? { start_date: 'rule_half_dated' } : {}),
    ...(from !== null && until === null ? { end_date: 'rule_half_dated' } : {}),
    ...(from !== null && until !== null && until < from ? { end_date: 'season_reversed' } : {}),
    ...(minimumNights !== null && maximumNights !== null && maximumNights < minimumNights ? { max_nights: 'nights_reversed' } : {}),
    ...(closed && (from === null || weekdays.length > 0) ? { closed: 'closed_needs_dates' } : {}),
    ...(yearsAhead !== null && !everyDay ? { years_ahead: 'years_need_all_days' } : {}),
    ...(saysNothing ? { min_nights: 'rule_says_nothing' } : {}),
  }
  if (Object.keys(fields).length > 0) throw badFields(fields)
  return { name, from, until, villaIds: [...new Set(villaIds)], ...days, ...numbers, closed, active, updatedAt }
}

const inOrder = (days: readonly number[]): number[] => [...new Set(days)].sort()
