import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { health as words } from '#words/in-english.ts'
import { readRows } from '../db/read-rows.ts'
import type { Deps } from '../deps.ts'

/** Load balancers probe every few seconds; a hanging database must not block the response. */
const TIMEOUT_MS = 1_500

/** `/healthz`: the process is running. `/readyz`: it is not shutting down, and its database responds in time and accepts writes. */
export const healthRoutes = ({ db, stopping }: Pick<Deps, 'db' | 'stopping'>) =>
  new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const problem = stopping() ? words.stopping : await Promise.race([findProblem(db), timeout()])
      return problem === null ? c.text(words.ready) : c.text(problem, 503)
    })

async function findProblem(db: Deps['db']): Promise<string | null> {
  try {
    const [found] = await readRows<{ transaction_read_only: string }>(db, sql`SHOW transaction_read_only`)
    return found?.transaction_read_only === 'off' ? null : words.readOnly
  } catch {
    return words.databaseDown
  }
}

const timeout = () => new Promise<string>((give) => setTimeout(give, TIMEOUT_MS, words.databaseSlow).unref())
