import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyArchive } from '../../src/server/backup/read-archive.ts'
import { openDatabase } from '../../src/server/db/client.ts'
import { migrate, migrationNames } from '../../src/server/db/migrate.ts'
import { readMigrations } from '../../src/server/db/read-migrations.ts'
import { everythingIn, kinds, migrations } from '../backups.ts'
import { freePort } from '../free-port.ts'
import { anOldSite, oldSites } from '../old-sites/old-site.ts'
import { aBank, ownDatabase, type Place, type RunningBank, runCommand, startServer, toEnvironment } from '../processes.ts'

const OLD = 'deeac3a'
const NEXT = '9000_pools.sql'

let folder: string
let bank: RunningBank
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-refused-'))
  bank = await aBank()
})
afterAll(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (place: Place, more: Record<string, string> = {}) => startServer(place, bank, await freePort(), more)
const run = (command: string[], place: Place) => runCommand(command, { ...toEnvironment(place, bank, 3000) })

async function readContent(place: Place) {
  const database = await openDatabase(place)
  const found = { migrations: await readMigrations(database.db), rows: await everythingIn(database.db) }
  await database.close()
  return found
}

describe.each(kinds)('on the %s database', (kind) => {
  test('an update whose backup fails changes nothing, and says how to do without', async () => {
    const place = await anOldSite(OLD, kind, join(folder, `full-${kind}`))
    const before = await readContent(place)
    // Where the folder of the backups should be is a file.
    writeFileSync(join(folder, 'file'), '')
    const nowhere = { BACKUP_DIR: join(folder, 'file', 'backups') }
    await expect(start(place, nowhere)).rejects.toThrow(
      /\d+ migrations wait, and the backup before them failed: .*ENOTDIR[\s\S]*Nothing was changed[\s\S]*BACKUP_BEFORE_UPDATE=off/,
    )
    expect(await readContent(place)).toEqual(before)
    const site = await start(place, { ...nowhere, BACKUP_BEFORE_UPDATE: 'off' })
    expect((await fetch(`${site.url}/villas`)).status).toBe(200)
    await site.stop()
  })

  test('the backup before an update is the site as it was, and brings the version before back', async () => {
    const place = await anOldSite(OLD, kind, join(folder, `back-${kind}`))
    const before = await readContent(place)
    await (await start(place)).stop()
    const after = await openDatabase(place)
    await after.db.execute(sql`INSERT INTO migrations (name) VALUES (${NEXT})`)
    await after.close()

    // From here on, this version is the older one.
    const refusal = new RegExp(
      `^The database comes from a newer version: this one does not know the migration ${NEXT}\\. .*npm run restore -- (\\S+-update\\.tar) --replace$`,
      'm',
    )
    const refused = await start(place).catch((error: Error) => error.message)
    const [, backup = ''] = refusal.exec(String(refused)) ?? []
    expect(backup, String(refused)).not.toBe('')
    expect((await run(['doctor'], place)).said).toContain(`this one does not know the migration ${NEXT}`)
    for (const command of ['backup', 'new-secret'])
      expect(await run([command], place)).toEqual({ code: 1, said: expect.stringContaining(`does not know the migration ${NEXT}`) })
    const { migrations, tables } = await verifyArchive(backup)
    expect(migrations).toEqual(before.migrations)
    expect(migrations.at(-1)).toBe(oldSites[OLD])
    const countRows = (name: string) => tables.find((table) => table.name === name)?.rows
    for (const name of ['bookings', 'payments', 'accounts', 'settings']) expect(countRows(name), name).toBe(before.rows[name]?.length)

    const restored = await runCommand(['restore', backup, '--replace'], toEnvironment(place, bank, 3000), 'http://localhost:3000\n')
    expect(restored).toEqual({ code: 0, said: expect.stringContaining('The site is as it was on') })
    await (await start(place)).stop()
  })

  test('a first start that was interrupted between its migrations goes on without a backup', async () => {
    const place: Place = {
      dataDir: join(folder, `first-${kind}`),
      databaseUrl: kind === 'postgres' ? await ownDatabase(process.env.TEST_DATABASE_URL ?? '') : undefined,
    }
    const begun = await openDatabase(place)
    await migrate(begun, migrations, migrationNames(migrations).slice(0, 30))
    await begun.close()
    const site = await start(place)
    expect((await fetch(`${site.url}/villas`)).status).toBe(200)
    await site.stop()
  })
})
