import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { projectRoot } from '../project-root.ts'
import type { Database, Db } from './client.ts'
import { rowsOf } from './rows-of.ts'

const LOCK_KEY = 48_151_623

/** Locks the schema until the end of the transaction. For changes of the schema or its rights. */
export const lockSchema = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`)

/** Folder of this version's migrations. */
export const migrationsFolder = join(projectRoot, 'migrations')

/**
 * Runs the pending migrations in order, each in its own transaction. A lock makes processes that start together wait for each other; a
 * failing file leaves the previous state.
 */
export async function migrate({ db }: Pick<Database, 'db'>, folder: string, names = migrationNames(folder)): Promise<string[]> {
  await db.transaction(async (tx) => {
    await lockSchema(tx)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())`)
  })
  const ran: string[] = []
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8')
    await db.transaction(async (tx) => {
      await lockSchema(tx)
      if ((await rowsOf(tx, sql`SELECT 1 FROM migrations WHERE name = ${name}`)).length > 0) return
      for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement))
      await tx.execute(sql`INSERT INTO migrations (name) VALUES (${name})`)
      ran.push(name)
    })
  }
  return ran
}

export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()

/** Tables that exist after these migrations, parsed from their files. Names without a file are ignored. */
export function tablesMadeBy(folder: string, names: readonly string[]): Set<string> {
  const tables = new Set<string>()
  for (const name of migrationNames(folder).filter((one) => names.includes(one)))
    for (const statement of statementsOf(readFileSync(join(folder, name), 'utf8'))) {
      const text = statement.replace(/^--.*$/gm, '').trim()
      const [, made] = text.match(/^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i) ?? []
      const [, dropped] = text.match(/^DROP TABLE (?:IF EXISTS )?(\w+)/i) ?? []
      const [, from, to] = text.match(/^ALTER TABLE (\w+) RENAME TO (\w+)/i) ?? []
      for (const gone of [dropped, from]) if (gone) tables.delete(gone)
      for (const there of [made, to]) if (there) tables.add(there)
    }
  return tables
}

/** Statements end with a semicolon at the end of a line; inside function bodies a comment follows each semicolon. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
