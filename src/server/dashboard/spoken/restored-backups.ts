import { and, eq, isNull } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { Refusal } from '#contract/refusal.ts'
import { orderEpoch } from '#domain/restores.ts'
import * as words from '#words/en/office-attention.ts'
import { recordActivity } from '../../activity/record-activity.ts'
import type { Db } from '../../db/client.ts'
import { restores } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Account } from '../../http/account.ts'
import { attentionItem } from '../attention-item.ts'
import { writtenUtc } from '../written-utc.ts'

/** Restores that no owner has taken note of. */
export async function restoredBackups(db: Db): Promise<Attention[]> {
  const rows = await db.select().from(restores).where(isNull(restores.notedAt)).orderBy(restores.at)
  return rows.map(({ id, at, backupOf, numbersAbove }) => {
    const text = words.restoredBackup({ backupOf: backupOf && writtenUtc(backupOf), numbersAbove, epoch: orderEpoch({ at }) })
    return attentionItem('restored_backup', text, { at: at.toISOString(), restoreId: id })
  })
}

export async function noteRestore({ db, now }: Deps, account: Account, id: number, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [noted] = await tx
      .update(restores)
      .set({ notedAt: now() })
      .where(and(eq(restores.id, id), isNull(restores.notedAt)))
      .returning({ at: restores.at })
    if (!noted) throw new Refusal('state_changed')
    await recordActivity(tx, account, now(), { subject: `restore of ${writtenUtc(noted.at)}`, action: 'settle', after: { note } })
  })
}
