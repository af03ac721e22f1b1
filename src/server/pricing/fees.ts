import { asc, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { feeCalls } from '#contract/fees.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { Fee } from '#domain/pricing/fees.ts'
import { unusualFee } from '#domain/pricing/unusual-terms.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { fees, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { readBaseRate } from '../settings/queries.ts'

/** Those of all villas first. */
export const allFees = (db: Db): Promise<(Fee & { version: number })[]> =>
  db.select().from(fees).orderBy(sql`${fees.villaId} NULLS FIRST`, asc(fees.id))

/** Creates a fee, or updates the one with the given id. */
export async function saveFee({ db, now }: Deps, account: Account, { id, version, ask, ...fee }: InputOf<typeof feeCalls.save>) {
  const villaId = fee.villaId ?? null
  return db.transaction(async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(fees).where(eq(fees.id, id)).for('update')
    refuseIf(id !== undefined && !before && 'row_gone')
    if (before) refuseStale(version, before)
    if (villaId !== null && (await tx.$count(villas, eq(villas.id, villaId))) === 0) throw badFields({ villaId: 'no_such_villa' })
    if (ask) refuseIf(unusualFee(fee, await readBaseRate(tx)))
    const values = { ...fee, villaId, updatedAt: now() }
    const [saved] = before
      ? await tx.update(fees).set(values).where(eq(fees.id, before.id)).returning()
      : await tx.insert(fees).values(values).returning()
    await recordActivity(tx, account, now(), { subject: `fee ${fee.name}`, action: before ? 'change' : 'add', before, after: saved })
    return { id: saved?.id ?? 0 }
  })
}

export async function removeFee({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(fees).where(eq(fees.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: `fee ${before.name}`, action: 'delete', before })
  })
  return {}
}
