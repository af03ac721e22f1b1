import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedArchive } from '../../../tests/archives.ts'
import { everythingIn, kinds, migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { aVilla } from '../../../tests/builders.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { ownDatabase } from '../../../tests/processes.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import type { Db } from '../db/client.ts'
import { migrate, migrationNames, tablesMadeBy } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { icons, pictures } from '../db/schema.ts'
import { makeVariants } from '../pictures/files.ts'
import { backUp } from './back-up.ts'
import { verifyArchive } from './read-archive.ts'
import { restore } from './restore.ts'
import { readTables } from './tables.ts'
import { proveArchive } from './write-archive.ts'

let site: TestSite
let folder: string
let archive: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-whole-'))
  site = await testSite({ environment: { BACKUP_DIR: join(folder, 'kept') } })
  await aVilla(site.db)
  await site.guest('Ana')
  archive = await backUp(site.deps)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

// Milliseconds. Creating an embedded database is slow.

const all = migrationNames(migrations)
/** Tries to back up a database. @returns the refusal, and the files in the backup folder */
async function tryBackup(over: { db?: Db } = {}) {
  const BACKUP_DIR = mkdtempSync(join(folder, 'tried-'))
  const refusal: Error | null = await backUp({ ...site.deps, ...over, env: { ...site.deps.env, BACKUP_DIR } }).then(
    () => null,
    (error) => error,
  )
  return { words: refusal?.message, files: readdirSync(BACKUP_DIR) }
}

test.each([1, 5, 8, all.length])('tablesMadeBy finds every table of the first %i migrations', async (count) => {
  const database = await openEmptyDatabase()
  const names = all.slice(0, count)
  await migrate(database, migrations, names)
  expect([...tablesMadeBy(migrations, names)].filter((name) => name !== 'migrations').sort()).toEqual(
    (await readTables(database.db)).map(({ name }) => name).sort(),
  )
  await database.close()
})

test.each(kinds)('no backup file is made of a database that is empty, without settings or without one of its tables (%s)', async (kind) => {
  const database = await openEmptyDatabase(kind)
  expect(await tryBackup(database)).toEqual({ words: expect.stringContaining('The database holds no site'), files: [] })
  await migrate(database, migrations)
  expect(await tryBackup(database)).toEqual({ words: expect.stringContaining('The database holds no settings'), files: [] })
  await database.db.execute(sql`DROP TABLE refunds CASCADE`)
  expect(await tryBackup(database)).toEqual({ words: expect.stringContaining('lacks tables of the site: refunds.'), files: [] })
  await database.close()
})

test.runIf(kinds.includes('postgres'))(
  'no backup file is made if the search path excludes the tables, and one is made if it includes them',
  async () => {
    const url = new URL(await ownDatabase(process.env.TEST_DATABASE_URL ?? ''))
    const usual = await openPostgres(url.href)
    await restore(archive, { database: usual, migrations, pictures: null, fromThePast: null })
    await usual.db.execute(sql`CREATE SCHEMA elsewhere`)
    url.searchParams.set('options', '-c search_path=elsewhere,public')
    const astray = await openPostgres(url.href)
    expect(await tryBackup(astray)).toEqual({ words: expect.stringContaining('The database holds no site'), files: [] })
    await restore(archive, { database: astray, migrations, pictures: null, fromThePast: null })
    await astray.db.execute(sql`DELETE FROM villas`)
    expect((await tryBackup(astray)).words).toBeUndefined()
    await usual.close()
    await restore(archive, { database: astray, migrations, pictures: null, fromThePast: null, replace: true })
    await astray.close()
    url.search = ''
    const again = await openPostgres(url.href)
    expect((await everythingIn(again.db)).villas).toHaveLength(1)
    await again.close()
  },
)

test.each([
  ['a picture is missing', 'u-5.jpg', null],
  ['a smaller picture is missing', 'u-5-480.avif', null],
  ['a picture is empty', 'u-5.jpg', ''],
  ['a smaller picture is not an image', 'u-5-480.webp', '<html>'],
  ['an icon is missing', 'u-6.webp', null],
])('no backup file is made if %s', async (_, name, content) => {
  const { store } = site.deps
  const picture = await aPicture('a.jpg', { width: 500, height: 40 })
  const icon = await aPicture('a.webp', { kind: 'webp', width: 20, height: 20 })
  await store.put('u-5.jpg', await picture.bytes())
  await store.put('u-6.webp', await icon.bytes())
  const widths = [480]
  await makeVariants(store, 'u-5', { widths, portraits: [] })
  await site.db.insert(pictures).values({ key: 'u-5', alt: '', width: 500, height: 40, colour: '#336699', widths })
  await site.db.insert(icons).values({ key: 'u-6' })
  expect((await tryBackup()).words).toBeUndefined()
  if (content === null) await store.remove(name)
  else await store.put(name, Buffer.from(content))
  expect(await tryBackup()).toEqual({ words: expect.stringMatching(new RegExp(`no picture: ${name}\\.`)), files: [] })
  await site.db.delete(pictures)
  await site.db.delete(icons)
  expect((await tryBackup()).words).toBeUndefined()
})

describe('refused backups', () => {
  const refusedBy = async (file: string, over: object = {}) => {
    const database = await openEmptyDatabase()
    await restore(archive, { database, migrations, pictures: null, fromThePast: null })
    const before = await everythingIn(database.db)
    const target = {
      database,
      migrations,
      pictures: null,
      fromThePast: { backups: folder, now: new Date(), siteUrl: SITE },
      replace: true,
      ...over,
    }
    const refusal = await restore(file, target).catch((error: Error) => error.message)
    const same = JSON.stringify(await everythingIn(database.db)) === JSON.stringify(before)
    await database.close()
    return { refusal, same }
  }

  test('a backup is refused without changes if tables were removed from it and from its manifest', async () => {
    const file = await changedArchive(archive, join(folder, 'taken.tar'), ({ tables }) => {
      tables.delete('payments')
      tables.delete('refunds')
    })
    expect(await refusedBy(file)).toEqual({ refusal: expect.stringContaining('lacks tables of the site: payments, refunds.'), same: true })
  })

  test('an empty backup is refused without changes', async () => {
    const file = await changedArchive(archive, join(folder, 'nothing.tar'), ({ tables, manifest }) => {
      tables.clear()
      Object.assign(manifest, { migrations: [], sequences: [] })
    })
    expect(await refusedBy(file)).toEqual({ refusal: expect.stringContaining('This backup holds no site'), same: true })
    expect(await refusedBy(file, { smaller: true })).toEqual({ refusal: expect.stringContaining('This backup holds no site'), same: true })
  })

  test('a backup is refused if it has fewer rows than the database, with both counts, unless that is requested', async () => {
    const file = await changedArchive(archive, join(folder, 'less.tar'), ({ tables }) => tables.set('villas', []))
    const { refusal, same } = await refusedBy(file)
    expect(refusal).toMatch(/^The backup of \S+ holds less than what it would replace:\n +backup +now\n/)
    expect(refusal).toMatch(/\nvillas +0 +1\n/)
    expect(refusal).toMatch(/--smaller/)
    expect(same).toBe(true)
    expect(await refusedBy(file, { smaller: true })).toMatchObject({ refusal: { madeAt: expect.any(String) }, same: false })
  })

  test('a backup with a row that the database refuses is refused without changes, with an error without row data', async () => {
    const file = await changedArchive(archive, join(folder, 'twice.tar'), ({ tables }) => {
      const [first = ''] = tables.get('accounts') ?? []
      expect(first).toContain('@')
      tables.get('accounts')?.push(first)
    })
    const { refusal, same } = await refusedBy(file)
    expect(refusal).toMatch(/^The database refused a statement \(SQLSTATE 23505, table accounts, constraint \w+\)\. Nothing was changed\.$/)
    expect(same).toBe(true)
  })

  test('a backup with a row above 16 MiB is refused without changes', async () => {
    const file = await changedArchive(archive, join(folder, 'huge.tar'), ({ tables }) =>
      tables.get('mails')?.push('x'.repeat(40 * 1024 * 1024)),
    )
    expect(await refusedBy(file)).toEqual({ refusal: expect.stringContaining('a row of more than 16 MiB'), same: true })
  })

  test('a backup with fewer rows of a table than recorded is refused without changes', async () => {
    const said = written.tables
    const file = await changedArchive(archive, join(folder, 'fewer.tar'), ({ tables, manifest }) => {
      tables.set('accounts', [])
      Object.defineProperty(manifest, 'tables', { enumerable: true, get: () => said, set: () => undefined })
    })
    expect(await refusedBy(file)).toEqual({
      refusal: expect.stringMatching(/of the table accounts it holds 0 rows where \d+ were/),
      same: true,
    })
  })
  let written: Awaited<ReturnType<typeof verifyArchive>>
  beforeAll(async () => {
    written = await verifyArchive(archive)
  })
})

test('a backup is verified by reading it again, and a different or damaged one fails', async () => {
  const written = await verifyArchive(archive)
  await proveArchive(archive, written)
  const less = await changedArchive(archive, join(folder, 'unproved.tar'), ({ tables }) => tables.set('villas', []))
  await expect(proveArchive(less, written)).rejects.toThrow('does not hold what was written')
  const bytes = readFileSync(archive)
  writeFileSync(join(folder, 'cut.tar'), bytes.subarray(0, bytes.length - 3000))
  await expect(proveArchive(join(folder, 'cut.tar'), written)).rejects.toThrow(/not complete|read to its end/)
})

test('a failed backup removes no earlier one', async () => {
  const env = { ...site.deps.env, BACKUP_DIR: join(folder, 'good'), BACKUPS_KEPT: 1 }
  const at = (day: number) => ({ ...site.deps, env, now: () => new Date(Date.UTC(2026, 6, day)) })
  const good = await backUp(at(1))
  await site.db.insert(pictures).values({ key: 'u-7', alt: '', width: 1, height: 1, colour: '#336699' })
  await expect(backUp(at(2))).rejects.toThrow('u-7.jpg')
  expect(readdirSync(env.BACKUP_DIR).map((name) => join(env.BACKUP_DIR, name))).toEqual([good])
  await site.db.delete(pictures)
})
