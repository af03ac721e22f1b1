import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { unpackEmptyCluster } from './empty-cluster.ts'
import { readRows } from './read-rows.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'villas-empty-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a first start opens the empty database of the build, also after a start that was killed while it was unpacked', async () => {
  const folder = join(dataDir, 'database')
  mkdirSync(`${folder}.part`)
  writeFileSync(join(`${folder}.part`, 'half'), '')
  await unpackEmptyCluster(folder)
  expect(existsSync(`${folder}.part`)).toBe(false)
  expect(existsSync(join(folder, 'half'))).toBe(false)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter((name) => statSync(join(folder, name)).mode & 0o077)).toEqual([])
  const database = await openEmbedded(dataDir)
  expect(await readRows(database.db, sql`SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`)).toEqual([
    { tables: 0 },
  ])
  await database.close()
})

test('a database that is there stays', async () => {
  const folder = join(dataDir, 'there')
  mkdirSync(folder)
  await unpackEmptyCluster(folder)
  expect(readdirSync(folder)).toEqual([])
})
