import { and, asc, eq, ne } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { taxCalls } from '#contract/taxes.ts'
import type { TaxRate } from '#domain/pricing/taxes.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { taxRates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

export async function allTaxRates(db: Db): Promise<(TaxRate & { id: number; version: number })[]> {
  const rows = await db.select().from(taxRates).orderBy(asc(taxRates.kind), asc(taxRates.validFrom))
  return rows.map(({ percentHundredths, ...rate }) => ({ ...rate, percent: percentHundredths / 100 }))
}

const nameSubject = ({ kind, validFrom }: Pick<TaxRate, 'kind' | 'validFrom'>) => `tax ${kind} from ${validFrom}`

/** Creates a rate, or updates the one with the given id. */
export async function saveTaxRate({ db, now }: Deps, account: Account, { id, version, ...rate }: InputOf<typeof taxCalls.save>) {
  const { kind, validFrom, percent } = rate
  return db.transaction(async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(taxRates).where(eq(taxRates.id, id)).for('update')
    refuseIf(id !== undefined && !before && 'row_gone')
    if (before) refuseStale(version, before)
    const sameDay = and(eq(taxRates.kind, kind), eq(taxRates.validFrom, validFrom), ne(taxRates.id, id ?? 0))
    if ((await tx.$count(taxRates, sameDay)) > 0) throw badFields({ valid_from: 'rate_of_day_exists' })
    const values = { kind, validFrom, percentHundredths: Math.round(percent * 100), updatedAt: now() }
    const [saved] = before
      ? await tx.update(taxRates).set(values).where(eq(taxRates.id, before.id)).returning()
      : await tx.insert(taxRates).values(values).onConflictDoNothing().returning()
    // Another owner added one for this day at the same moment.
    if (!saved) throw badFields({ valid_from: 'rate_of_day_exists' })
    await recordActivity(tx, account, now(), { subject: nameSubject(rate), action: before ? 'change' : 'add', before, after: saved })
    return { id: saved.id }
  })
}

export async function removeTaxRate({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(taxRates).where(eq(taxRates.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: nameSubject(before), action: 'delete', before })
  })
  return {}
}
