import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { restores } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { formatUtc } from './format-utc.ts'

export async function noteRestore({ db, now }: Deps, account: Account, id: number, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [noted] = await tx
      .update(restores)
      .set({ notedAt: now() })
      .where(and(eq(restores.id, id), isNull(restores.notedAt)))
      .returning({ at: restores.at })
    if (!noted) throw new Refusal('state_changed')
    await recordActivity(tx, account, now(), { subject: `restore of ${formatUtc(noted.at)}`, action: 'settle', after: { note } })
  })
}
