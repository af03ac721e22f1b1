import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everythingIn, migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { s3StandIn } from '../../../tests/s3-stand-in.ts'
import { namesIn, storeKinds } from '../../../tests/stores.ts'
import { testSite } from '../../../tests/test-site.ts'
import { readEnv } from '../env.ts'
import { openStore, pictureFolder } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { StoreDown } from '../store/store-down.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const NAMES = ['armonia-pool.jpg', 'u-1-480.avif', 'u-1-480.webp', 'u-1.jpg', 'u-2.webp']

let folder: string
let standIn: Awaited<ReturnType<typeof s3StandIn>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-backup-pictures-'))
  standIn = await s3StandIn()
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true, force: true })
})

const contents = async (store: Store) => {
  const found: Record<string, string> = {}
  for (const name of await namesIn(store)) found[name] = Buffer.from((await store.get(name)) ?? []).toString()
  return found
}
/** Restores into an empty database. @returns the tables afterwards, and the refusal if any */
async function restored(archive: string, pictures: Store) {
  const database = await openEmptyDatabase()
  const refusal = await restore(archive, { database, migrations, pictures, fromThePast: null }).catch((error) => error)
  const tables = Object.keys(await everythingIn(database.db))
  await database.close()
  return { tables, refusal }
}

describe.each(storeKinds)('a site with pictures in a store of kind %s', (kind) => {
  test('a site with pictures is restored into the other kind of store with every picture, and existing pictures are kept', async () => {
    const site = await testSite({ store: kind, environment: { BACKUP_DIR: join(folder, kind) } })
    for (const name of NAMES) await site.deps.store.put(name, Buffer.from(`${kind} ${name}`))
    const archive = await backUp(site.deps)
    const elsewhere = kind === 's3' ? pictureFolder({ DATA_DIR: join(folder, 'elsewhere') }) : openStore(readEnv(standIn.environment))
    await elsewhere.put('u-9.jpg', Buffer.from('was there'))
    expect((await restored(archive, elsewhere)).tables).toContain('pictures')
    const found = Object.fromEntries(NAMES.map((name) => [name, `${kind} ${name}`]))
    expect(await contents(elsewhere)).toEqual({ ...found, 'u-9.jpg': 'was there' })
    await site.close()
  })
})

test('while the store is down, backup and restore fail without partial results', async () => {
  const site = await testSite({ store: 's3', environment: { BACKUP_DIR: join(folder, 'down') } })
  await site.deps.store.put('u-1.jpg', Buffer.from('the sea'))
  const archive = await backUp(site.deps)
  const mood = (to: 'well' | 'failing') => site.standIn && Object.assign(site.standIn.state, { mood: to })
  mood('failing')
  const tomorrow = { ...site.deps, now: () => new Date(site.clock.now.getTime() + 86_400_000) }
  await expect(backUp(tomorrow)).rejects.toThrow(StoreDown)
  expect(readdirSync(join(folder, 'down'))).toHaveLength(1)
  expect(await restored(archive, site.deps.store)).toEqual({ tables: [], refusal: expect.any(StoreDown) })
  mood('well')
  expect((await restored(archive, site.deps.store)).tables).toContain('pictures')
  await site.close()
})
