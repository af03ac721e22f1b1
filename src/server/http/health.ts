import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

/** `/healthz`: the process lives. `/readyz`: it can reach its database. */
export const healthRoutes = ({ db }: Deps) =>
  new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      try {
        await db.execute(sql`SELECT 1`)
        return c.text('ready')
      } catch {
        return c.text('the database does not answer', 503)
      }
    })
