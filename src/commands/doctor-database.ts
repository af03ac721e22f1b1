import { existsSync } from 'node:fs'
import pg from 'pg'
import { BadEnvironment } from '#server/bad-environment.ts'
import { type Access, readAccess } from '#server/db/access.ts'
import { connectFailure } from '#server/db/connect-failure.ts'
import { connectionOf, type UrlSetting } from '#server/db/connection.ts'
import { hostsIn } from '#server/db/database-url.ts'
import { ownerLack, rowLack } from '#server/db/lacks.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { migrationLack, refuseElsewhere, waitingFor } from '#server/db/site-database.ts'
import { type Lack, lackInWords } from '#server/db/statements.ts'
import type { Env } from '#server/env.ts'
import { bad, type Finding, good, note } from './doctor-findings.ts'

type Urls = Pick<Env, 'DATABASE_URL' | 'MIGRATE_DATABASE_URL' | 'DATA_DIR'>

/** Whether PostgreSQL answers at each of its hosts, and whether the roles may do what the site needs. */
export async function databaseFindings(env: Urls, patienceMs: number): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = env
  if (!DATABASE_URL) return [note('database', `embedded, in ${DATA_DIR}${existsSync(DATA_DIR) ? '' : ' (made at first start)'}`)]
  try {
    const { urls, hosts } = hostsIn(DATABASE_URL)
    const where = (index: number) => (urls.length > 1 ? ` at ${hosts[index]?.host}:${hosts[index]?.port}` : '')
    const answers = await Promise.all(urls.map((url, index) => postgresAt(url, where(index), patienceMs)))
    return answers.some(({ good }) => good) ? [...answers, ...(await rightsFindings(DATABASE_URL, env.MIGRATE_DATABASE_URL))] : answers
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    return [bad('database', error.message)]
  }
}

async function postgresAt(url: string, where: string, patienceMs: number): Promise<Finding> {
  const connection = connectionOf(url, 'DATABASE_URL')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  try {
    await client.connect()
    const { rows } = await client.query(
      "SELECT current_setting('server_version_num') AS version, current_setting('transaction_read_only') AS read_only",
    )
    const version = Math.floor(Number(rows[0]?.version) / 10_000)
    const found = `PostgreSQL ${version}${where}${rows[0]?.read_only === 'on' ? ', which can only be read' : ''}`
    return version >= 15 ? good('database', found) : bad('database', `${found}; 15 or newer is needed`)
  } catch (error) {
    return bad('database', connectFailure(error, connection))
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function rightsFindings(databaseUrl: string, migrateUrl: string | undefined): Promise<Finding[]> {
  const site = await accessOf(databaseUrl, 'DATABASE_URL')
  const migrator = migrateUrl === undefined ? null : await accessOf(migrateUrl, 'MIGRATE_DATABASE_URL')
  if (migrator) refuseElsewhere(migrator, site)
  const [owner, setting] = migrator ? ([migrator, 'MIGRATE_DATABASE_URL'] as const) : ([site, 'DATABASE_URL'] as const)
  const waiting = waitingFor(owner, migrationsFolder)
  const rows = rowLack(site, 'DATABASE_URL')
  // If another role runs the migrations, they grant the missing rights.
  const granted = rows && migrator && site.schema !== null
  return [
    granted
      ? note('rights to rows', `the role ${site.role} gets them from ${migrator.role} at the next start`)
      : finding('rights to rows', rows, `the role ${site.role} may read and write`, site),
    waiting?.length === 0
      ? // Later ones, and a restore, still need the rights.
        finding('migrations', migrator && ownerLack(migrator, 'MIGRATE_DATABASE_URL'), 'none waits', owner)
      : finding(
          'migrations',
          migrationLack(owner, setting, migrationsFolder),
          `${waiting?.length} wait; the next start runs them as ${owner.role}`,
          owner,
        ),
  ]
}

async function accessOf(url: string, setting: UrlSetting): Promise<Access> {
  const { db, close } = await openPostgres(url, { setting })
  try {
    return await readAccess(db)
  } finally {
    await close()
  }
}

const finding = (what: string, lack: Lack | null, words: string, { database }: Access): Finding =>
  lack ? bad(what, lackInWords(lack, ` in the database ${database}`)) : good(what, words)
