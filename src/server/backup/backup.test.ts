import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { supportCalls } from '#contract/support.ts'
import { everythingIn, kinds, migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aDiscount, aSeason, aVilla, weekLater } from '../../../tests/builders.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sendLink } from '../accounts/reset-password.ts'
import type { Database } from '../db/client.ts'
import { migrate, migrationNames } from '../db/migrate.ts'
import { bookings, pendingSignIns, pictures, refunds } from '../db/schema.ts'
import { makeVariants } from '../pictures/files.ts'
import { pictureFolder } from '../store/open-store.ts'
import { backUp } from './back-up.ts'
import { moveTo } from './move-to.ts'
import { restore } from './restore.ts'

let site: TestSite
let folder: string
let archive: string

/** A site with payments, instalments, refunds, tickets and pictures. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-backup-'))
  site = await testSite({ environment: { BACKUP_DIR: join(folder, 'kept') } })
  const ana = await site.guest('Ana')
  const admin = await site.admin()
  const { id: villaId } = await aVilla(site.db, { about: 'A "quoted" word, a line\nbreak, a \\ and ćirilica: Његош 🌊' })
  await aSeason(site.db)
  await aDiscount(site.db)
  const full = await goToBank(ana, villaId)
  const stages = await goToBank(ana, villaId, { ...weekLater(4), plan: 'partial' })
  for (const one of [full, stages]) {
    await pay(site, one)
    await bring(site, one.orderId)
  }
  const [first] = await site.db.select().from(bookings).orderBy(asc(bookings.id))
  await admin(bookingCalls.setStatus, { bookingId: first?.id ?? 0, status: 'refunded' })
  await ana(supportCalls.request, { orderId: stages.orderId, reason: 'other', message: 'Is there a cot?' })
  await site.deps.store.put('u-1.jpg', await (await aPicture()).bytes())
  const widths = [480]
  await makeVariants(site.deps.store, 'u-1', { widths, portraits: [] })
  await site.db.insert(pictures).values({ key: 'u-1', alt: 'The sea', width: 640, height: 480, colour: '#336699', widths })
  await sendLink(site.deps, 'ana@example.com')
  await site.db.insert(pendingSignIns).values({ tokenHash: 'hash', accountId: 1, expiresAt: site.clock.now })
  archive = await backUp(site.deps)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const target = (database: Database, over: object = {}) => ({ database, migrations, pictures: null, fromThePast: null, ...over })

describe.each(kinds)('a backup in an empty database (%s)', (kind) => {
  let empty: Database
  const pictures = () => pictureFolder({ DATA_DIR: join(folder, `restored-${kind}`) })
  beforeAll(async () => {
    empty = await openEmptyDatabase(kind)
    await restore(archive, target(empty, { pictures: pictures() }))
  })
  afterAll(() => empty.close())

  test('every row is restored from a backup except sessions, known devices, tokens and mails with reset links', async () => {
    const before = await everythingIn(site.db)
    const ended = { sessions: [], known_devices: [], reset_tokens: [], pending_sign_ins: [] }
    expect(Object.keys(ended).map((name) => before[name]?.length)).toEqual([2, 2, 1, 1])
    const links = before.mails?.filter((row) => row.includes('/reset-password?token='))
    expect(links).toHaveLength(1)
    const mails = before.mails?.filter((row) => !links?.includes(row))
    expect(await everythingIn(empty.db)).toEqual({ ...before, ...ended, mails })
  })
  test('every picture is restored from a backup', async () => {
    expect(await pictures().get('u-1.jpg')).toEqual(await site.deps.store.get('u-1.jpg'))
  })
  test('after a restore no migration is left to run, and row versions are counted', async () => {
    expect(await migrate(empty, migrations)).toEqual([])
    const renamed = await empty.db.execute(sql`UPDATE villas SET name = name || '!' RETURNING version`)
    expect(renamed).toMatchObject({ rows: [{ version: 2 }] })
  })
  test('after a restore the next booking gets the number after the last one', async () => {
    const before = await empty.db.select({ id: bookings.id }).from(bookings)
    const [villa] = await empty.db.query.villas.findMany()
    const stay = {
      code: 'NEXT22',
      villaId: villa?.id ?? 0,
      status: 'pending',
      total: 2450_00,
      ...weekLater(9),
      guestName: 'Bob',
      createdAt: new Date(),
    } as const
    const [made] = await empty.db.insert(bookings).values(stay).returning({ id: bookings.id })
    expect(made?.id).toBe(Math.max(...before.map(({ id }) => id)) + 1)
  })
})

test('a backup is readable only by its owner, and no temporary file remains', () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(1)
})

test('a backup restored from the past marks due refunds as unclear', async () => {
  expect((await site.db.select().from(refunds)).map(({ state }) => state)).toEqual(['due'])
  const empty = await openEmptyDatabase()
  await restore(archive, target(empty, { fromThePast: { backups: join(folder, 'kept'), now: new Date(), siteUrl: SITE } }))
  expect((await empty.db.select().from(refunds)).map(({ state }) => state)).toEqual(['unclear'])
  await empty.close()
})

describe('refused restores', () => {
  let empty: Database
  const damaged = (name: string, damage: (file: string) => void) => {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(archive))
    damage(file)
    return file
  }
  beforeAll(async () => {
    empty = await openEmptyDatabase()
  })
  afterAll(() => empty.close())

  test.each([
    ['cut off in the middle', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)), /read to its end|not complete/],
    ['without its last 3000 bytes', (file: string) => truncateSync(file, statSync(file).size - 3000), /read to its end|not complete/],
    ['with one changed byte', flipAByte, /damaged/],
    ['that is not a backup', (file: string) => writeFileSync(file, 'Dear diary'), /read to its end|not complete/],
    ['that does not exist', (file: string) => rmSync(file), /no such file/],
  ])('a restore from a file %s changes nothing', async (name, damage, words) => {
    await expect(restore(damaged(name, damage), target(empty))).rejects.toThrow(words)
    expect(await everythingIn(empty.db)).toEqual({})
  })

  test('a restore from a backup of a newer version changes nothing and says what to do', async () => {
    const file = damaged('newer', (path) => rewriteManifest(path, '0011_', '9999_'))
    await expect(restore(file, target(empty))).rejects.toThrow(/newer version of the site: it knows 9999_.*update the site first/)
    expect(await everythingIn(empty.db)).toEqual({})
  })

  test('a restore into a database that is not empty changes nothing, unless replacing it is requested', async () => {
    const other = await openEmptyDatabase()
    await migrate(other, migrations)
    await aVilla(other.db, { name: 'Somebody else’s' })
    await expect(restore(archive, target(other))).rejects.toThrow(/The database is not empty/)
    expect((await other.db.query.villas.findMany()).map(({ name }) => name)).toEqual(['Somebody else’s'])
    await restore(archive, target(other, { replace: true }))
    expect(Object.keys(await everythingIn(other.db))).toEqual(Object.keys(await everythingIn(site.db)))
    expect((await other.db.query.villas.findMany()).map(({ name }) => name)).not.toContain('Somebody else’s')
    await other.close()
  })
})

test('a backup of an older version is restored and migrated', async () => {
  const old = await openEmptyDatabase()
  await migrate(old, migrations, migrationNames(migrations).slice(0, 8))
  await old.db.execute(
    sql`INSERT INTO villas (name, slug, size, double_beds, single_beds, sofa_beds, bathrooms, capacity) VALUES ('Old', 'old', 1, 1, 1, 1, 1, 1)`,
  )
  await old.db.execute(sql`INSERT INTO settings (name, value) VALUES ('site_name', '"Old"')`)
  const file = await backUp({ ...site.deps, db: old.db, env: { ...site.deps.env, BACKUP_DIR: join(folder, 'old') } })
  const empty = await openEmptyDatabase()
  await restore(file, target(empty))
  expect((await empty.db.query.villas.findMany()).map(({ name }) => name)).toEqual(['Old'])
  expect(await migrate(empty, migrations)).toEqual([])
  await old.close()
  await empty.close()
})

test('only the newest backups are kept, as many as configured', async () => {
  const { env } = site.deps
  const deps = { ...site.deps, env: { ...env, BACKUP_DIR: join(folder, 'few'), BACKUPS_KEPT: 2 } }
  const made: string[] = []
  for (let night = 0; night < 4; night += 1) {
    made.push(await backUp({ ...deps, now: () => new Date(Date.UTC(2026, 6, night + 1)) }))
  }
  expect(readdirSync(join(folder, 'few')).map((name) => join(folder, 'few', name))).toEqual(made.slice(2))
})

test('manual backups and repeated runs on one day do not remove nightly backups', async () => {
  const { env } = site.deps
  const deps = { ...site.deps, env: { ...env, BACKUP_DIR: join(folder, 'mixed'), BACKUPS_KEPT: 2 } }
  const at = (day: number, hour: number) => ({ ...deps, now: () => new Date(Date.UTC(2026, 6, day, hour)) })
  await backUp(at(1, 1), 'nightly')
  await backUp(at(2, 1), 'nightly')
  for (let hour = 2; hour < 7; hour += 1) await backUp(at(2, hour), 'manual')
  for (let hour = 8; hour < 12; hour += 1) await backUp(at(2, hour), 'nightly')
  expect(readdirSync(join(folder, 'mixed')).sort()).toEqual([
    'villas-2026-07-01T01-00-00Z.tar',
    'villas-2026-07-02T01-00-00Z.tar',
    'villas-2026-07-02T05-00-00Z-manual.tar',
    'villas-2026-07-02T06-00-00Z-manual.tar',
    'villas-2026-07-02T11-00-00Z.tar',
  ])
})

test.runIf(kinds.length > 1)('all data moves from the embedded database to PostgreSQL', async () => {
  const from = await openEmptyDatabase('embedded')
  await restore(archive, target(from))
  const to = await openEmptyDatabase('postgres')
  await moveTo({ from, to, siteRole: null, migrations, folder })
  expect(await everythingIn(to.db)).toEqual(await everythingIn(from.db))
  await expect(moveTo({ from, to, siteRole: null, migrations, folder })).rejects.toThrow(/not empty/)
  await from.close()
  await to.close()
})

function flipAByte(file: string): void {
  const bytes = readFileSync(file)
  const at = bytes.indexOf('pictures/u-1.jpg') + 512 + 100
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

function rewriteManifest(file: string, from: string, to: string): void {
  const bytes = readFileSync(file)
  const at = bytes.indexOf(`"${from}`)
  bytes.write(to, at + 1)
  writeFileSync(file, bytes)
}
