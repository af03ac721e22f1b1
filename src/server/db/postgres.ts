import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { BadEnvironment } from '../bad-environment.ts'
import type { Database, Db } from './client.ts'
import { connectFailure } from './connect-failure.ts'
import { parseConnection, type UrlSetting } from './connection.ts'
import { writableHost } from './database-hosts.ts'
import { hostsIn } from './database-url.ts'
import * as schema from './schema.ts'

/** Timeouts for PostgreSQL. The server's statement timeout fires first; the client's is for a server that hangs. */
export const databasePatience = { connectMs: 5_000, lockMs: 10_000, statementMs: 15_000, answerMs: 17_000 }

export type Patience = typeof databasePatience

export const COMMAND_CONNECTIONS = 20

const NO_ANSWER = 'Query read timeout'

type Options = {
  /** Null for commands and migrations, whose statements may run long. */
  patience?: Patience | null
  /** Most connections at the same time. */
  connections?: number | undefined
  /** The setting that contains the URL, for messages. */
  setting?: UrlSetting
}

/**
 * Opens a PostgreSQL. With several hosts it connects to the one that accepts writes, also after a failover.
 * @throws BadEnvironment with a message for the operator
 */
export async function openPostgres(
  databaseUrl: string,
  { patience = null, connections = COMMAND_CONNECTIONS, setting = 'DATABASE_URL' }: Options = {},
): Promise<Database> {
  const connection = parseConnection(databaseUrl, setting)
  const { urls, hosts } = hostsIn(databaseUrl)
  const [url = databaseUrl] = urls
  const writable = hosts.length > 1 ? writableHost(url, hosts) : null
  const limits = patience
    ? {
        connectionTimeoutMillis: patience.connectMs,
        statement_timeout: patience.statementMs,
        lock_timeout: patience.lockMs,
        query_timeout: patience.answerMs,
      }
    : { connectionTimeoutMillis: 10_000 }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    fallback_application_name: 'villas',
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...limits,
    ...(writable ? { Client: clientFor(writable) } : {}),
  })
  // Without these listeners a broken connection would end the process. The pool replaces it; a transaction on it fails at its next query.
  pool.on('error', () => writable?.doubt())
  pool.on('connect', (client) => {
    client.on('error', () => writable?.doubt())
    closeWhenUnusable(client, writable)
  })
  try {
    const { rows } = await pool.query('SHOW server_version_num')
    if (Number(rows[0].server_version_num) < 150_000) throw new BadEnvironment(`${setting} must name a PostgreSQL of version 15 or newer.`)
  } catch (error) {
    await pool.end()
    throw error instanceof BadEnvironment ? error : new BadEnvironment(connectFailure(error, connection))
  }
  return {
    db: drizzle(pool, { schema }) as unknown as Db,
    kind: 'postgres',
    close: () => pool.end(),
  }
}

type Writable = ReturnType<typeof writableHost>
type Connected = (error?: Error) => void

/** A client that connects to the host that currently accepts writes. */
function clientFor(writable: Writable) {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connected = writable.find().then((host) => {
        Object.assign(this, host)
        return super.connect()
      })
      connected.catch(() => writable.doubt())
      if (!callback) return connected
      connected.then(() => callback(), callback)
      return undefined
    }
  }
}

const READ_ONLY_TRANSACTION = '25006'

/** Closes a connection after a client timeout, because it may never respond again, or if its server is read-only. */
function closeWhenUnusable(client: pg.ClientBase, writable: Writable | null): void {
  const query = client.query as (...asked: unknown[]) => unknown
  const failed = (error: Error & { code?: string }) => {
    if (error.message !== NO_ANSWER && error.code !== READ_ONLY_TRANSACTION) return
    writable?.doubt()
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  }
  const watched = (...asked: unknown[]): unknown => {
    const callback = asked.at(-1)
    if (typeof callback !== 'function') {
      const answer = query.apply(client, asked)
      if (answer instanceof Promise) answer.catch(failed)
      return answer
    }
    return query.call(client, ...asked.slice(0, -1), (error: Error | null, ...results: unknown[]) => {
      if (error) failed(error)
      callback(error, ...results)
    })
  }
  client.query = watched as typeof client.query
}
