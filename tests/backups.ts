import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../src/server/db/client.ts'
import { openInMemory } from '../src/server/db/embedded.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { isLong } from './long-tests.ts'
import { ownDatabase } from './processes.ts'

export const migrations = resolve(import.meta.dirname, '..', 'migrations')

const onPostgres: Database['kind'][] = isLong('processes') ? ['embedded', 'postgres'] : ['postgres']
/** The kinds of database that belong to this run. Making an embedded one takes seconds: beside PostgreSQL it is left to the long tests. */
export const kinds: Database['kind'][] = process.env.TEST_DATABASE_URL ? onPostgres : ['embedded']

/** An empty database, on PostgreSQL where the test does not name a kind: an embedded one takes seconds. */
export const openEmptyDatabase = async (kind = kinds.at(-1)): Promise<Database> =>
  kind === 'postgres' ? openPostgres(await ownDatabase(process.env.TEST_DATABASE_URL ?? '')) : openInMemory()

const rows = async <T>(db: Db, query: ReturnType<typeof sql>) => ((await db.execute(query)) as unknown as { rows: T[] }).rows

/** All rows of all tables, as the database serialises them. */
export async function everythingIn(db: Db): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (name === 'migrations') continue
    const table = sql.identifier(name)
    const all = await rows<{ row: string }>(db, sql`SELECT to_jsonb(one)::text AS row FROM ${table} AS one`)
    found[name] = all.map(({ row }) => row).sort()
  }
  return found
}
