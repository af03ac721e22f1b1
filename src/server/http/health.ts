import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

/** A proxy asks every few seconds and must not wait for a database that hangs. */
const PATIENCE_MS = 1_500

/** `/healthz`: the process lives. `/readyz`: it is not about to end, and its database answers within two seconds and takes writes. */
export const healthRoutes = ({ db, stopping }: Pick<Deps, 'db' | 'stopping'>) =>
  new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const problem = stopping() ? 'the process is about to end' : await Promise.race([problemOf(db), inTime()])
      return problem === null ? c.text('ready') : c.text(problem, 503)
    })

async function problemOf(db: Deps['db']): Promise<string | null> {
  try {
    const { rows } = (await db.execute(sql`SHOW transaction_read_only`)) as unknown as { rows: { transaction_read_only: string }[] }
    return rows[0]?.transaction_read_only === 'off' ? null : 'the database can only be read'
  } catch {
    return 'the database does not answer'
  }
}

const inTime = () => new Promise<string>((give) => setTimeout(give, PATIENCE_MS, 'the database does not answer in time').unref())
