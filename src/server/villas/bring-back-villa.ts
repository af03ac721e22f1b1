import { and, eq, isNotNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { refuseRegistration } from './refuse-registration.ts'
import { endForwarding, refusingTakenSlug } from './slugs.ts'

/** Restores a withdrawn villa at its former position. */
export async function bringBackVilla(deps: Deps, account: Account, id: number) {
  const { db, now } = deps
  const back = db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(villas)
      .where(and(eq(villas.id, id), isNotNull(villas.withdrawnAt)))
      .for('update')
    if (!before) throw new Refusal('no_such_villa')
    refuseRegistration(deps, before)
    const [after] = await tx.update(villas).set({ withdrawnAt: null, updatedAt: now() }).where(eq(villas.id, id)).returning()
    await endForwarding(tx, before)
    await recordActivity(tx, account, now(), { subject: `villa ${before.name}`, action: 'bring back', before, after })
  })
  await refusingTakenSlug(back, { says: 'name_in_use_now' })
  return {}
}
