import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aVilla, week } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from './client.ts'
import { askForBackup, openControlSocket } from './control-socket.ts'
import { markMoved, openEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { readRows } from './read-rows.ts'
import * as schema from './schema.ts'
import { bookings } from './schema.ts'
import { nightsAlreadySold } from './violations.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const tables = Object.values(schema).filter((value) => value instanceof PgTable)

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the declared columns of %s match the migrations, except generated ones',
  async (name, table) => {
    const { rows } = (await database.db.execute(
      sql`SELECT column_name FROM information_schema.columns WHERE table_name = ${name} AND table_schema = 'public' AND is_generated = 'NEVER' ORDER BY 1`,
    )) as unknown as { rows: { column_name: string }[] }
    const declared = getTableConfig(table).columns.map((column) => column.name)
    expect(declared.sort()).toEqual(rows.map((row) => row.column_name).sort())
  },
)

const coded = tables.flatMap((table) => {
  const { name, columns } = getTableConfig(table)
  return columns.flatMap((column) => column.enumValues?.map((code) => ({ table: name, column: column.name, code })) ?? [])
})

test('a column whose codes the database checks takes every code that is declared', async () => {
  const checks = await readRows<{ table: string; said: string }>(
    database.db,
    sql`SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS said FROM pg_constraint WHERE contype = 'c'`,
  )
  const listed = coded.flatMap(({ table, column, code }) => {
    const check = checks.find((one) => one.table === table && one.said.startsWith(`CHECK ((${column} = ANY (`))
    return check ? [{ code: `${table}.${column}: ${code}`, isTaken: check.said.includes(`'${code}'`) }] : []
  })
  expect(listed.length).toBeGreaterThan(80)
  expect(listed.flatMap(({ code, isTaken }) => (isTaken ? [] : [code]))).toEqual([])
})

const versioned = tables.map((table) => getTableConfig(table)).filter(({ columns }) => columns.some(({ name }) => name === 'version'))

test('the version of a row grows with every change', async () => {
  const triggers = await readRows<{ table: string }>(
    database.db,
    sql`SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgfoid = 'next_version'::regproc`,
  )
  const counted = triggers.map(({ table }) => table)
  expect(counted.length).toBeGreaterThan(10)
  expect(versioned.map(({ name }) => name).filter((name) => !counted.includes(name))).toEqual(['content_version'])
})

test('applied migrations do not run again', async () => {
  expect(await migrate(database, resolve(import.meta.dirname, '../../../migrations'))).toEqual([])
})

test.each(['accounts.language', 'bookings.language', 'bookings.terms_language', 'translations.language'])(
  '%s takes the code of any language, so that a further one needs no migration',
  async (name) => {
    const [table = '', column = ''] = name.split('.')
    const { rows } = (await database.db.execute(
      sql`SELECT pg_get_constraintdef(oid) AS said FROM pg_constraint WHERE conname = ${`${table}_${column}_check`}`,
    )) as unknown as { rows: { said: string }[] }
    expect(rows).toEqual([{ said: `CHECK ((${column} ~ '^[a-z]{2}$'::text)) NOT VALID` }])
  },
)

describe('stays that overlap', () => {
  const stay = (villaId: number, over: Partial<typeof bookings.$inferInsert>) => ({
    code: Math.random().toString(36).slice(2, 8),
    villaId,
    guestName: 'Ana',
    status: 'paid' as const,
    total: 2450_00,
    createdAt: new Date('2026-06-01'),
    ...week,
    ...over,
  })
  const inserting = async (first: object, second: object) => {
    const { id } = await aVilla(database.db)
    await database.db.insert(bookings).values(stay(id, first))
    return database.db
      .insert(bookings)
      .values(stay(id, second))
      .then(
        () => 'both',
        (error) => (nightsAlreadySold(error) ? 'one' : error),
      )
  }

  test.each([
    ['paid and paid', {}, {}, 'one'],
    ['partly paid and restricted', { status: 'partial_paid' }, { status: 'restricted' }, 'one'],
    ['held and held', { status: 'pending', holdsUntil: new Date() }, { status: 'pending', holdsUntil: new Date() }, 'one'],
    ['paid and pending without a hold', {}, { status: 'pending' }, 'both'],
    ['cancelled and paid', { status: 'cancelled' }, {}, 'both'],
    ['deleted and paid', { deletedAt: new Date() }, {}, 'both'],
    ['check-out on the day of the other’s check-in', {}, { checkIn: week.checkOut, checkOut: '2026-07-20' }, 'both'],
    ['one night shared', {}, { checkIn: '2026-07-12', checkOut: '2026-07-20' }, 'one'],
  ] as const)('the database prevents selling a night twice: stays of one villa %s', async (_, first, second, expected) => {
    expect(await inserting(first, second)).toBe(expected)
  })
})

describe('a data folder', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'villas-folder-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a data folder in use is refused with the process id', async () => {
    const first = await openEmbedded(folder)
    await expect(openEmbedded(folder)).rejects.toThrow(/is in use by process \d+/)
    await first.db.execute(sql`SELECT 1`)
    await first.close()
  })

  test('a data folder with a reachable control socket is refused, even if its process is not visible', async () => {
    writeFileSync(join(folder, 'lock'), '999999999 12345')
    const close = await openControlSocket(folder, async () => 'a backup')
    await expect(openEmbedded(folder)).rejects.toThrow(/is in use by a running site/)
    expect(await askForBackup(folder)).toBe(resolve('a backup'))
    await close()
  })

  test('a data folder of a dead process is taken over with its data', async () => {
    writeFileSync(join(folder, 'lock'), '999999999 12345')
    const first = await openEmbedded(folder)
    await first.db.execute(sql`CREATE TABLE kept AS SELECT 1 AS value`)
    await first.close()
    writeFileSync(join(folder, 'lock'), '999999999 12345')
    const again = await openEmbedded(folder)
    expect(await readRows(again.db, sql`SELECT value FROM kept`)).toEqual([{ value: 1 }])
    await again.close()
  })

  test('a data folder with a reused process id is taken over', () => {
    writeFileSync(join(folder, 'lock'), `${process.pid} 1`)
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(/is in use/)
    release()
  })

  test('a data folder of a dead process is taken over by exactly one of several concurrent processes', async () => {
    const many = join(folder, 'many')
    mkdirSync(many)
    for (let round = 0; round < 3; round += 1) {
      writeFileSync(join(many, 'lock'), '999999999 12345')
      const outcomes = await raceForLock(many, 8)
      expect(outcomes.sort()).toEqual(['mine', ...Array(7).fill('in use')].sort())
      rmSync(join(many, 'lock'))
    }
  })

  test('a data folder that was moved to PostgreSQL is opened only after its marker is removed', async () => {
    const moved = join(folder, 'moved')
    await (await openEmbedded(moved)).close()
    markMoved(moved, new Date('2026-06-01T09:00:00Z'))
    await expect(openEmbedded(moved)).rejects.toThrow(/was moved to PostgreSQL at 2026-06-01T09:00:00\.000Z\. Set DATABASE_URL/)
    rmSync(join(moved, 'moved-to-postgres'))
    await (await openEmbedded(moved)).close()
  })
})

/** Processes that try to take the lock at the same moment and hold it until all have tried. */
async function raceForLock(data: string, processes: number): Promise<string[]> {
  const lock = resolve(import.meta.dirname, 'folder-lock.ts')
  const script = `import { lockFolder } from ${JSON.stringify(lock)}
    process.stdin.once('data', () => {
      try { lockFolder(${JSON.stringify(data)}); console.log('mine') } catch { console.log('in use') }
    })
    console.log('ready')`
  const children = Array.from({ length: processes }, () => spawn(process.execPath, ['--input-type=module', '-e', script]))
  const says = async ({ stdout }: (typeof children)[number]) => String((await once(stdout, 'data'))[0]).trim()
  await Promise.all(children.map(says))
  const outcomes = Promise.all(children.map(says))
  for (const child of children) child.stdin.write('go')
  await outcomes
  await Promise.all(
    children.map((child) => {
      child.stdin.end()
      return once(child, 'exit')
    }),
  )
  return outcomes
}
