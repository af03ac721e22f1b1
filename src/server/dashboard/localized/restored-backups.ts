import { isNull } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { orderEpoch } from '#domain/restores.ts'
import * as words from '#words/en/office-attention.ts'
import type { Db } from '../../db/client.ts'
import { restores } from '../../db/schema.ts'
import { attentionItem } from '../attention-item.ts'
import { formatUtc } from '../format-utc.ts'

/** Restores that no owner has taken note of. */
export async function restoredBackups(db: Db): Promise<Attention[]> {
  const rows = await db.select().from(restores).where(isNull(restores.notedAt)).orderBy(restores.at)
  return rows.map(({ id, at, backupOf, numbersAbove }) => {
    const text = words.restoredBackup({ backupOf: backupOf && formatUtc(backupOf), numbersAbove, epoch: orderEpoch({ at }) })
    return attentionItem('restored_backup', text, { at: at.toISOString(), restoreId: id })
  })
}
