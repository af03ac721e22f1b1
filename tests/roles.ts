import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { startOwnPostgres } from '../scripts/test-postgres.mjs'
import { freePort } from './free-port.ts'
import { aBank, furnish, type RunningBank, runCommand, startServer, toEnvironment } from './processes.ts'

const PASSWORD = 'Pass-word-1'

/** A PostgreSQL with password authentication, where an administrator creates databases with their own roles. Null without PostgreSQL. */
function strictPostgres() {
  const server = startOwnPostgres({ password: PASSWORD })
  if (!server) return null
  const ask = async (statement: string, database = 'postgres') => {
    const client = new pg.Client({ connectionString: toUrl(server.url, { database }) })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** An empty database with an owner role and a role that can only connect. Their names need quoting. */
  async function house() {
    const id = randomBytes(4).toString('hex')
    const [database, owner, site] = [`House ${id}`, `Owner ${id}`, `Site "${id}"`]
    const quoted = (name: string) => pg.escapeIdentifier(name)
    for (const role of [owner, site]) await ask(`CREATE ROLE ${quoted(role)} LOGIN PASSWORD '${PASSWORD}'`)
    await ask(`CREATE DATABASE ${quoted(database)} OWNER ${quoted(owner)}`)
    const as = (role: string, password = PASSWORD) => toUrl(server?.url ?? '', { database, role, password })
    return {
      database,
      owner,
      site,
      ownerUrl: as(owner),
      siteUrl: as(site),
      as,
      quoted,
      /** Runs a statement in this database, as administrator or as another role. */
      ask: (statement: string, role?: string) => ask(role ? `SET ROLE ${quoted(role)}; ${statement}` : statement, database),
    }
  }
  return { ask, house, stop: () => server.stop() }
}

export type House = Awaited<ReturnType<NonNullable<ReturnType<typeof strictPostgres>>['house']>>

type Names = { database: string; role?: string; password?: string }

function toUrl(server: string, { database, role, password }: Names): string {
  const url = new URL(server)
  url.pathname = `/${encodeURIComponent(database)}`
  if (role !== undefined) url.username = encodeURIComponent(role)
  if (password !== undefined) url.password = encodeURIComponent(password)
  return url.href
}

/** The server for a test file, and how to run the site on it. */
export function onStrictPostgres() {
  let postgres: ReturnType<typeof strictPostgres>
  let bank: RunningBank
  let dataDir: string
  beforeAll(async () => {
    postgres = strictPostgres()
    bank = await aBank()
    dataDir = mkdtempSync(join(tmpdir(), 'villas-rights-'))
  }, 60_000)
  afterAll(async () => {
    await bank.close()
    postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const run = (command: string[], env: Record<string, string>, typed = '') =>
    runCommand(command, { ...toEnvironment({ dataDir }, bank, 3000), ...env }, typed)
  return {
    house: async (): Promise<House> => {
      if (!postgres) throw new Error('the programs of PostgreSQL are not on this machine')
      return postgres.house()
    },
    /** Creates the tables as their owner. @returns a villa's id */
    furnish: async ({ ownerUrl }: House) => (await furnish({ dataDir, databaseUrl: ownerUrl }, 1))[0] ?? 0,
    bank: () => bank,
    start: async (env: Record<string, string>) => startServer({ dataDir }, bank, await freePort(), { LOG_LEVEL: 'error', ...env }),
    run,
    /** The doctor's lines about the database. */
    doctor: async (env: Record<string, string>): Promise<string[]> =>
      (await run(['doctor'], env)).said.split('\n').filter((line) => /^. (database|rights to rows|migrations) /.test(line)),
  }
}
