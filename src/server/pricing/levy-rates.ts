import { and, asc, eq, ne } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { levyCalls } from '#contract/levy.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { LevyRate } from '#domain/pricing/levy.ts'
import { farFrom, type UnusualRate } from '#domain/pricing/unusual-rate.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { levyRates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

export const allLevyRates = (db: Db): Promise<(LevyRate & { id: number; version: number })[]> =>
  db.select().from(levyRates).orderBy(asc(levyRates.levyClass), asc(levyRates.validFrom))

const nameSubject = ({ levyClass, validFrom }: LevyRate) => `levy ${levyClass} from ${validFrom}`

/** Creates a rate of the levy, or updates the one with the given id. */
export async function saveLevyRate({ db, now }: Deps, account: Account, { id, version, ask, ...rate }: InputOf<typeof levyCalls.save>) {
  if (rate.lastMonth < rate.firstMonth) throw badFields({ last_month: 'months_reversed' })
  return db.transaction(async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(levyRates).where(eq(levyRates.id, id)).for('update')
    refuseIf(id !== undefined && !before && 'row_gone')
    if (before) refuseStale(version, before)
    const sameDay = and(eq(levyRates.levyClass, rate.levyClass), eq(levyRates.validFrom, rate.validFrom), ne(levyRates.id, id ?? 0))
    if ((await tx.$count(levyRates, sameDay)) > 0) throw badFields({ valid_from: 'rate_of_day_exists' })
    if (ask) refuseIf(unusualLevy(rate, await allLevyRates(tx)))
    const values = { ...rate, updatedAt: now() }
    const [saved] = before
      ? await tx.update(levyRates).set(values).where(eq(levyRates.id, before.id)).returning()
      : await tx.insert(levyRates).values(values).onConflictDoNothing().returning()
    // Another owner added one for this day at the same moment.
    if (!saved) throw badFields({ valid_from: 'rate_of_day_exists' })
    await recordActivity(tx, account, now(), { subject: nameSubject(rate), action: before ? 'change' : 'add', before, after: saved })
    return { id: saved.id }
  })
}

/** A rate far from the last one of its class. */
function unusualLevy({ levyClass, validFrom, high, low }: LevyRate, all: readonly LevyRate[]): UnusualRate | null {
  const before = all.filter((one) => one.levyClass === levyClass && one.validFrom < validFrom).at(-1)
  return before ? (farFrom(high, [before.high], 'before') ?? farFrom(low, [before.low], 'before')) : null
}

export async function removeLevyRate({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(levyRates).where(eq(levyRates.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: nameSubject(before), action: 'delete', before })
  })
  return {}
}
