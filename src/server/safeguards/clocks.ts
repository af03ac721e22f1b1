import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import type { Env } from '../env.ts'

/** Other clocks, which this process's clock is compared with before anything that cannot be undone. */
export type Clocks = {
  database: () => Promise<Date>
  /** The `Date` header of a server outside; null if none answers. */
  outside: () => Promise<Date | null>
}

const MOST_MS = 3_000

type Addresses = Pick<Env, 'EUR_RSD_RATE_URL'> & { bank: { apiUrl: string } | null }

/** The simulated bank is no clock of its own, so it is not asked. */
export const readClocks = (db: Db, fetcher: typeof fetch, { EUR_RSD_RATE_URL, bank }: Addresses): Clocks => ({
  database: async () => {
    const [row] = await readRows<{ at: string }>(
      db,
      sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at`,
    )
    return new Date(row?.at ?? Number.NaN)
  },
  outside: async () => {
    for (const url of [EUR_RSD_RATE_URL, ...(bank ? [bank.apiUrl] : [])]) {
      const at = await readDate(fetcher, url)
      if (at) return at
    }
    return null
  },
})

/** Any answer has the time, also a refusal. */
async function readDate(fetcher: typeof fetch, url: string): Promise<Date | null> {
  try {
    const response = await fetcher(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(MOST_MS) })
    const at = new Date(response.headers.get('date') ?? Number.NaN)
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}
