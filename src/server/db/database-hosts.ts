import pg from 'pg'
import type { Host } from './database-url.ts'

const PROBE_MS = 2_000
const BETWEEN_ROUNDS_MS = 250

/** Finds the host that accepts writes. Probes all hosts at once and caches the result until `doubt` is called. */
export function writableHost(url: string, hosts: readonly Host[]) {
  let known: Promise<Host> | null = null

  async function probe(host: Host): Promise<Host> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
    Object.assign(client, host)
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query('SHOW transaction_read_only')
      if (rows[0]?.transaction_read_only === 'off') return host
      throw new Error(`${host.host}:${host.port} can only be read`)
    } finally {
      client.end().catch(() => undefined)
    }
  }

  async function find(): Promise<Host> {
    const until = performance.now() + 2 * PROBE_MS
    for (;;) {
      try {
        return await Promise.any(hosts.map(probe))
      } catch (error) {
        // During a failover no host accepts writes for a moment.
        if (performance.now() > until) throw new Error('none of the hosts takes writes', { cause: error })
        await new Promise((resume) => setTimeout(resume, BETWEEN_ROUNDS_MS))
      }
    }
  }

  return {
    find: (): Promise<Host> => {
      if (known) return known
      const asked = find()
      known = asked
      asked.catch(() => {
        if (known === asked) known = null
      })
      return asked
    },
    doubt: (): void => {
      known = null
    },
  }
}
