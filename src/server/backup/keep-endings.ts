import { and, desc, isNull, lte } from 'drizzle-orm'
import { accountEndings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { backupFolder } from './back-up.ts'
import { writeEndings } from './endings.ts'

/** Writes new endings beside the backups. Runs as a job, so that a full disk delays it and stops nothing else. */
export async function keepEndings({ db, env, now }: Deps): Promise<void> {
  const { id, keptAt } = accountEndings
  const [newest] = await db.select({ id }).from(accountEndings).where(isNull(keptAt)).orderBy(desc(id)).limit(1)
  if (!newest) return
  await writeEndings(db, backupFolder(env))
  await db
    .update(accountEndings)
    .set({ keptAt: now() })
    .where(and(isNull(keptAt), lte(id, newest.id)))
}
