import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { comingStays } from '../db/coming-stays.ts'
import { bookings, formerSlugs, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

/** Removes a villa. A villa with bookings is withdrawn instead: no longer shown or sold. */
export async function removeVilla({ db, now }: Deps, account: Account, id: number) {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(villas)
      .where(and(eq(villas.id, id), isNull(villas.withdrawnAt)))
      .for('update')
    if (!before) throw new Refusal('no_such_villa')
    const withdrawn = (await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.villaId, id)).limit(1)).length > 0
    const coming = await comingStays(tx, dayAtProperty(now()), { villaIds: [id] })
    await tx.delete(formerSlugs).where(eq(formerSlugs.villaId, id))
    if (withdrawn) await tx.update(villas).set({ withdrawnAt: now() }).where(eq(villas.id, id))
    else await tx.delete(villas).where(eq(villas.id, id))
    await recordActivity(tx, account, now(), {
      subject: `villa ${before.name}`,
      action: withdrawn ? 'withdraw' : 'remove',
      before,
    })
    return { withdrawn, comingStays: coming }
  })
}
