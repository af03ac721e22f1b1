import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { BadEnvironment } from '#server/bad-environment.ts'
import { type Access, readAccess } from '#server/db/access.ts'
import type { Db } from '#server/db/client.ts'
import { connectFailure } from '#server/db/connect-failure.ts'
import { parseConnection, type UrlSetting } from '#server/db/connection.ts'
import { hostsIn } from '#server/db/database-url.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { ownerLack, rowLack } from '#server/db/lacks.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { readMigrations } from '#server/db/read-migrations.ts'
import { listPending, migrationLack, pendingInWords, refuseElsewhere, waitingFor } from '#server/db/site-database.ts'
import { type Lack, lackInWords } from '#server/db/statements.ts'
import { type Env, isDatabaseWayOpen } from '#server/env.ts'
import { bad, type Finding, good, note } from './doctor-findings.ts'
import { environmentFindings, liveFindings, newerFinding } from './doctor-version.ts'

/**
 * Whether PostgreSQL answers at each of its hosts, whether the roles may do what the site needs, and what the next start would do or
 * demand. Reads databases of earlier versions, too.
 */
export async function databaseFindings(env: Env, patienceMs: number): Promise<Finding[]> {
  const { DATABASE_URL } = env
  if (!DATABASE_URL) return embeddedFindings(env)
  if (isDatabaseWayOpen(env)) return [bad('database', 'not asked, because the way to it is open to others'), ...environmentFindings(env)]
  try {
    const { urls, hosts } = hostsIn(DATABASE_URL)
    const where = (index: number) => (urls.length > 1 ? ` at ${hosts[index]?.host}:${hosts[index]?.port}` : '')
    const answers = await Promise.all(urls.map((url, index) => postgresAt(url, where(index), patienceMs)))
    return answers.some(({ good }) => good) ? [...answers, ...(await rightsFindings(DATABASE_URL, env))] : answers
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    return [bad('database', error.message)]
  }
}

async function postgresAt(url: string, where: string, patienceMs: number): Promise<Finding> {
  const connection = parseConnection(url, 'DATABASE_URL')
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

async function embeddedFindings(env: Env): Promise<Finding[]> {
  const { DATA_DIR } = env
  if (!existsSync(join(DATA_DIR, 'database', 'PG_VERSION')))
    return [note('database', `embedded, in ${DATA_DIR} (made at first start)`), ...environmentFindings(env)]
  try {
    const { db, close } = await openEmbedded(DATA_DIR)
    return await versionFindings(db, env).finally(close)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return [
      note('database', `embedded; what a start would do is seen while nothing uses it. ${error.message}`),
      ...environmentFindings(env),
    ]
  }
}

async function versionFindings(db: Db, env: Env): Promise<Finding[]> {
  const pending = listPending(await readMigrations(db), migrationsFolder)
  const waits = pending.length > 0 ? `${pendingInWords(pending)}; the next start runs them` : 'none waits'
  return [
    note('database', `embedded, in ${env.DATA_DIR}`),
    (await newerFinding(db, env)) ?? note('migrations', waits),
    ...(await liveFindings(db, env)),
  ]
}

async function rightsFindings(databaseUrl: string, env: Env): Promise<Finding[]> {
  const { MIGRATE_DATABASE_URL: migrateUrl } = env
  const site = await seenAs('DATABASE_URL', databaseUrl, env)
  const migrator = migrateUrl === undefined ? null : await seenAs('MIGRATE_DATABASE_URL', migrateUrl, env)
  if (migrator) refuseElsewhere(migrator.access, site.access)
  const { role } = site.access
  const owner = migrator ?? site
  const rows = rowLack(site.access, 'DATABASE_URL')
  // If another role runs the migrations, they grant the missing rights.
  const granted = rows && migrator && site.access.schema !== null
  return [
    granted
      ? note('rights to rows', `the role ${role} gets them from ${migrator.access.role} at the next start`)
      : finding('rights to rows', rows, `the role ${role} may read and write`, site.access),
    owner.newer ?? migrationsFinding(owner.access, migrator ? 'MIGRATE_DATABASE_URL' : 'DATABASE_URL'),
    ...owner.live,
  ]
}

function migrationsFinding(owner: Access, setting: UrlSetting): Finding {
  const waiting = waitingFor(owner, migrationsFolder) ?? []
  if (owner.ran && waiting.length === 0)
    // Later ones, and a restore, still need the rights.
    return finding('migrations', setting === 'MIGRATE_DATABASE_URL' ? ownerLack(owner, setting) : null, 'none waits', owner)
  const words = `${pendingInWords(waiting)}; the next start runs them as ${owner.role}`
  return finding('migrations', migrationLack(owner, setting, migrationsFolder), words, owner)
}

/** What a role may do, and what it can read of the site's version. */
type Seen = { access: Access; newer: Finding | null; live: Finding[] }

async function seenAs(setting: UrlSetting, url: string, env: Env): Promise<Seen> {
  const { db, close } = await openPostgres(url, { setting })
  try {
    const access = await readAccess(db)
    if (access.ran === null || rowLack(access, setting)) return { access, newer: null, live: environmentFindings(env) }
    return { access, newer: await newerFinding(db, env), live: await liveFindings(db, env) }
  } finally {
    await close()
  }
}

const finding = (what: string, lack: Lack | null, words: string, { database }: Access): Finding =>
  lack ? bad(what, lackInWords(lack, ` in the database ${database}`)) : good(what, words)
