import { asc, isNotNull } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { paperCalls } from '#contract/papers.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { restores } from '../db/schema.ts'

/** Where the numbers of papers have a gap, because a backup was restored. */
export async function gapsInNumbers(db: Db): Promise<AnswerOf<typeof paperCalls.ofMonth>['gaps']> {
  const rows = await db.select().from(restores).where(isNotNull(restores.numbersAbove)).orderBy(asc(restores.at))
  return rows.map(({ at, backupOf, numbersAbove }) => ({
    restoredOn: dayAtProperty(at),
    backupOf: backupOf && dayAtProperty(backupOf),
    above: numbersAbove ?? 0,
  }))
}
