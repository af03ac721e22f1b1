import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { BadEnvironment } from '../bad-environment.ts'
import { projectRoot } from '../project-root.ts'
import type { Database, Db } from './client.ts'
import { isHeldUp, lockHolders } from './lock-holders.ts'
import { readRows } from './read-rows.ts'

const LOCK_KEY = 48_151_623

/** Locks the schema until the end of the transaction. For changes of the schema or its rights. */
export const lockSchema = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`)

/**
 * Keeps migrations from running until the end of a transaction that reads the whole site. Must be its first statement: in `repeatable read`
 * tables that a migration rewrote would look empty to a snapshot from before, and this statement, unlike an advisory lock, takes none.
 */
export const keepMigrationsOut = (tx: Db) => tx.execute(sql`LOCK TABLE migrations IN SHARE MODE`)

/**
 * How long a migration waits for a lock, and the pauses between its tries. All reads of a table queue behind a migration that waits for it,
 * so it waits shortly and often.
 */
export const migrationPatience = { lockMs: 2_500, pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] }

type Patience = typeof migrationPatience

/** Folder of this version's migrations. */
export const migrationsFolder = join(projectRoot, 'migrations')

/**
 * Runs the pending migrations in order, each in its own transaction. A lock makes processes that start together wait for each other; a
 * failing file leaves the previous state.
 * @throws BadEnvironment naming who holds a lock that a migration did not get
 */
export async function migrate(
  { db }: Pick<Database, 'db'>,
  folder: string,
  names = migrationNames(folder),
  patience = migrationPatience,
): Promise<string[]> {
  await db.transaction(async (tx) => {
    await lockSchema(tx)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())`)
  })
  const ran: string[] = []
  for (const name of names) {
    const statements = splitStatements(readFileSync(join(folder, name), 'utf8'))
    if (await runInTries(db, { name, statements }, patience)) ran.push(name)
  }
  return ran
}

type Migration = { name: string; statements: string[] }

async function runInTries(db: Db, migration: Migration, { lockMs, pausesMs }: Patience): Promise<boolean> {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      return await db.transaction((tx) => run(tx, migration, lockMs))
    } catch (error) {
      if (!isHeldUp(error)) throw error
      if (pauseMs === null) throw await heldUp(db, migration.name, lockMs)
      await pause(pauseMs)
    }
  }
  return false
}

/** @returns false if it has run before */
async function run(tx: Db, { name, statements }: Migration, lockMs: number): Promise<boolean> {
  await lockSchema(tx)
  if ((await readRows(tx, sql`SELECT 1 FROM migrations WHERE name = ${name}`)).length > 0) return false
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${lockMs}`))
  await tx.execute(sql`LOCK TABLE migrations IN ROW EXCLUSIVE MODE`)
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await tx.execute(sql`INSERT INTO migrations (name) VALUES (${name})`)
  return true
}

async function heldUp(db: Db, name: string, lockMs: number): Promise<BadEnvironment> {
  const holders = await lockHolders(db, lockMs)
  const who = holders.length > 0 ? `Held by ${holders.join('; ')}.` : 'Nobody seems to hold it any more.'
  return new BadEnvironment(
    `The migration ${name} did not get a lock on the site's tables, because others read or back them up for long. ${who} Wait until they are done, or end them, and start again: this migration has changed nothing.`,
  )
}

export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()

/** Tables that exist after these migrations, parsed from their files. Names without a file are ignored. */
export function tablesMadeBy(folder: string, names: readonly string[]): Set<string> {
  const tables = new Set<string>()
  for (const name of migrationNames(folder).filter((one) => names.includes(one)))
    for (const statement of splitStatements(readFileSync(join(folder, name), 'utf8'))) {
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
const splitStatements = (text: string): string[] =>
  text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
