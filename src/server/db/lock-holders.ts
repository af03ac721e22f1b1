import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { ownSchema } from './read-migrations.ts'
import { readRows } from './read-rows.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

type FromPostgres = { code?: string; cause?: { code?: string } }

const getSqlState = (error: unknown): string | undefined => (error as FromPostgres)?.cause?.code ?? (error as FromPostgres)?.code

/** True if a statement gave up because another transaction held a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => getSqlState(error) === LOCK_NOT_AVAILABLE

/** True if a transaction failed only because of another one, so that it may work when it is tried again. */
export const isHeldUp = (error: unknown): boolean => isLockTimeout(error) || getSqlState(error) === DEADLOCK_DETECTED

/**
 * Other connections whose transactions have held locks on the site's tables for at least `ms`, the longest first. A role without rights
 * to theirs does not see since when.
 */
export async function lockHolders(db: Db, ms: number): Promise<string[]> {
  const holders = await readRows<{ pid: number; application: string | null; role: string | null; since: string | null }>(
    db,
    sql`SELECT a.pid, nullif(a.application_name, '') AS application, a.usename::text AS role,
        to_char(a.xact_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since
      FROM pg_stat_activity a
      WHERE a.pid <> pg_backend_pid() AND (a.xact_start IS NULL OR a.xact_start <= now() - ${ms} * interval '1 millisecond')
        AND EXISTS (SELECT FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
          WHERE l.pid = a.pid AND l.granted AND l.locktype = 'relation' AND c.relnamespace = ${ownSchema})
      ORDER BY a.xact_start NULLS FIRST, a.pid`,
  )
  return holders.map(({ pid, application, role, since }) =>
    [`process ${pid}`, `application ${application ?? 'without a name'}`, `role ${role}`, ...(since ? [`since ${since} UTC`] : [])].join(
      ', ',
    ),
  )
}
