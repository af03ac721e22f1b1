import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingIn, migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { aVilla } from '../../../tests/builders.ts'
import { s3StandIn } from '../../../tests/s3-stand-in.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { readEnv } from '../env.ts'
import { backUp } from './back-up.ts'
import { checkPublicKey } from './encryption.ts'
import { restore } from './restore.ts'
import { RECORD_FILE } from './restore-record.ts'

let site: TestSite
let folder: string
let privateKey: string
let publicKey: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-encrypted-'))
  privateKey = await generateIdentity()
  publicKey = await identityToRecipient(privateKey)
  site = await testSite({ environment: { BACKUP_DIR: join(folder, 'backups'), BACKUP_KEY: publicKey } })
  await aVilla(site.db)
  await site.guest('Ana')
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const restored = async (file: string, key: string) => {
  const database = await openEmptyDatabase()
  const backups = mkdtempSync(join(folder, 'machine-'))
  const fromThePast = { backups, now: site.clock.now, siteUrl: SITE }
  const doing = restore(file, { database, migrations, pictures: null, privateKey: key, fromThePast })
  const refusal = await doing.then(
    () => null,
    (error: Error) => error.message,
  )
  const { accounts = [] } = await everythingIn(database.db)
  await database.close()
  // Nothing of the plain backup stays on the disk.
  return { refusal, accounts: accounts.length, left: readdirSync(backups).filter((name) => name !== RECORD_FILE) }
}

test('with BACKUP_KEY a backup can be read with the private key alone, which the machine does not have', async () => {
  const file = await backUp(site.deps)
  expect(basename(file)).toMatch(/^villas-.*Z\.tar\.age$/)
  expect(readdirSync(join(folder, 'backups'))).toEqual([basename(file)])
  expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(readFileSync(file).includes('manifest.json')).toBe(false)
  const stranger = await generateIdentity()
  for (const key of [stranger, '', 'AGE-SECRET-KEY-1'])
    expect(await restored(file, key)).toEqual({
      refusal: expect.stringMatching(/^The backup cannot be opened with this key: /),
      accounts: 0,
      left: [],
    })
  expect(await restored(file, ` ${privateKey}\n`)).toEqual({ refusal: null, accounts: 2, left: [] })
})

test('an encrypted backup that was changed on its way is refused', async () => {
  const file = await backUp(site.deps)
  const bent = join(mkdtempSync(join(folder, 'bent-')), basename(file))
  const bytes = readFileSync(file)
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1
  writeFileSync(bent, bytes)
  expect(await restored(bent, privateKey)).toMatchObject({ refusal: expect.stringContaining('cannot be opened'), accounts: 0, left: [] })
})

test('a wrong key is refused before anything is written', async () => {
  const wrong = `${publicKey.slice(0, -1)}${publicKey.endsWith('q') ? 'p' : 'q'}`
  await expect(checkPublicKey(wrong)).rejects.toThrow('BACKUP_KEY is not a public key of age')
  expect(() => readEnv({ BACKUP_KEY: privateKey })).toThrow('Please enter a public key of age')
})

test('with BACKUP_TO_BUCKET a copy goes into the bucket, with what is kept through restores, and old copies go', async () => {
  const bucket = await s3StandIn()
  const environment = {
    BACKUP_DIR: join(folder, 'copied'),
    BACKUP_KEY: publicKey,
    BACKUP_TO_BUCKET: 'on',
    BACKUPS_KEPT: '2',
    S3_PREFIX: 'sea',
  }
  const copied = await testSite({ environment: { ...environment, ...bucket.environment } })
  const made: string[] = []
  for (let day = 0; day < 3; day += 1) {
    made.push(basename(await backUp(copied.deps)))
    copied.clock.now = new Date(copied.clock.now.getTime() + 86_400_000)
  }
  const names = [...bucket.files.keys()].filter((key) => key.includes('backups/'))
  expect(names.sort()).toEqual(made.slice(1).map((name) => `sea/backups/${name}`))
  const [, , last = ''] = made
  const fetched = join(mkdtempSync(join(folder, 'fetched-')), last)
  writeFileSync(fetched, bucket.files.get(`sea/backups/${last}`) ?? '')
  expect(readFileSync(fetched)).toEqual(readFileSync(join(folder, 'copied', last)))
  bucket.state.mood = 'failing'
  await expect(backUp(copied.deps)).rejects.toThrow(/the bucket villas at .* answers 503/)
  expect(readdirSync(join(folder, 'copied')).filter((name) => name.endsWith('.age'))).toHaveLength(2)
  await copied.close()
  await bucket.close()
})

test('copies elsewhere are refused without a key', () => {
  expect(() => readEnv({ BACKUP_TO_BUCKET: 'on', BACKUP_KEY: publicKey })).toThrow('needs a bucket (the S3_ names) and BACKUP_KEY')
})
