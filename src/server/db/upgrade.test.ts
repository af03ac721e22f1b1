import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabaseOf, everythingIn, migrations } from '../../../tests/backups.ts'
import { aVilla } from '../../../tests/builders.ts'
import { ownDatabase } from '../../../tests/processes.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from './client.ts'
import { migrate, migrationNames } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const postgres = process.env.TEST_DATABASE_URL
const NEXT = '9000_pools.sql'

describe('a new version whose migration fails in the middle', () => {
  let database: Database
  let folder: string
  const nextIs = (text: string) => writeFileSync(join(folder, NEXT), text)
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'villas-upgrade-'))
    cpSync(migrations, folder, { recursive: true })
    database = await testDatabase()
    await aVilla(database.db, { name: 'Villa Thea' })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('leaves everything as it was', async () => {
    const before = await everythingIn(database.db)
    nextIs(`CREATE TABLE pools (id integer);\nUPDATE villas SET name = 'Lost';\nALTER TABLE villas ADD COLUMN pool integer NOT NULL;\n`)
    await expect(migrate(database, folder)).rejects.toThrow()
    expect(await everythingIn(database.db)).toEqual(before)
  })

  test('and the mended one runs, once', async () => {
    nextIs('CREATE TABLE pools (id integer);\nALTER TABLE villas ADD COLUMN pool integer NOT NULL DEFAULT 0;\n')
    expect(await migrate(database, folder)).toEqual([NEXT])
    expect(await migrate(database, folder)).toEqual([])
    expect(await everythingIn(database.db)).toMatchObject({ pools: [], villas: [expect.stringContaining('Villa Thea')] })
  })
})

// The embedded database belongs to one process.
test.runIf(postgres)('of processes that start at once each migration is run by one', async () => {
  const url = await ownDatabase(postgres ?? '')
  const processes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)))
  const ran = await Promise.all(processes.map((database) => migrate(database, migrations)))
  expect(ran.flat().sort()).toEqual(migrationNames(migrations))
  for (const database of processes) await database.close()
})

test('an older version that is started on a newer database runs nothing and changes nothing', async () => {
  const database = await emptyDatabaseOf('embedded')
  await migrate(database, migrations)
  await database.db.execute(sql`INSERT INTO migrations (name) VALUES (${NEXT})`)
  expect(await migrate(database, migrations)).toEqual([])
  await database.close()
})
