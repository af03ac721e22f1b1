import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mood, type StandIn, s3StandIn } from '../../../tests/s3-stand-in.ts'
import { namesIn, storeKinds } from '../../../tests/stores.ts'
import { BadEnvironment } from '../bad-environment.ts'
import { readEnv } from '../env.ts'
import { toAddress } from './ask-bucket.ts'
import { copyFiles } from './copy-files.ts'
import { openStore, pictureFolder } from './open-store.ts'
import { readListing } from './read-listing.ts'
import type { Store } from './store.ts'
import { StoreDown } from './store-down.ts'
import { tryStore } from './try-store.ts'

const PATIENCE_MS = 200

let standIn: StandIn
let folder: string
const bucketWith = (over: object = {}) => openStore(readEnv({ ...standIn.environment, ...over }), PATIENCE_MS)
const folderIn = (name: string) => pictureFolder({ DATA_DIR: join(folder, name) })

beforeAll(async () => {
  standIn = await s3StandIn()
  folder = mkdtempSync(join(tmpdir(), 'villas-store-'))
})
beforeEach(() => {
  standIn.files.clear()
  Object.assign(standIn.state, { mood: 'well', asked: 0 })
  rmSync(join(folder, 'one'), { recursive: true, force: true })
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(storeKinds)('a store of kind %s', (kind) => {
  const open = (): Store => (kind === 's3' ? bucketWith({ S3_PREFIX: 'house-one' }) : folderIn('one'))

  test('a store returns stored bytes unchanged, and nothing after they are removed', async () => {
    const store = open()
    const bytes = Buffer.from([0, 255, 13, 10, 60, 38])
    await store.put('u-1.jpg', bytes)
    expect(Buffer.from((await store.get('u-1.jpg')) ?? [])).toEqual(bytes)
    await store.put('u-1.jpg', Buffer.from('another'))
    expect(Buffer.from((await store.get('u-1.jpg')) ?? []).toString()).toBe('another')
    await store.remove('u-1.jpg')
    expect(await store.get('u-1.jpg')).toBeNull()
    await store.remove('u-1.jpg')
  })

  test('a store lists all files by name with their size, over several pages', async () => {
    const store = open()
    expect(await namesIn(store)).toEqual([])
    const names = Array.from({ length: 8 }, (_, index) => `u-${index}.jpg`)
    for (const name of names.toReversed()) await store.put(name, Buffer.from(name))
    expect(await namesIn(store)).toEqual(names)
    for await (const { bytes } of store.list()) expect(bytes).toBe(7)
  })

  test('a store passes the doctor’s check, which leaves no files', async () => {
    await tryStore(open())
    expect(await namesIn(open())).toEqual([])
  })
})

test('two sites can share a bucket without seeing each other’s pictures', async () => {
  const [one, two, root] = [bucketWith({ S3_PREFIX: 'one/' }), bucketWith({ S3_PREFIX: 'two' }), bucketWith()]
  await one.put('u-1.jpg', Buffer.from('one'))
  await two.put('u-2.jpg', Buffer.from('two'))
  expect([await namesIn(one), await namesIn(two), await namesIn(root)]).toEqual([['u-1.jpg'], ['u-2.jpg'], []])
  expect(await two.get('u-1.jpg')).toBeNull()
  expect([...standIn.files.keys()]).toEqual(['one/u-1.jpg', 'two/u-2.jpg'])
})

test.each(['stumble', 'reset once'] as const)('a bucket that fails once (%s) is tried again', async (mood) => {
  const store = bucketWith()
  await store.put('u-1.jpg', Buffer.from('the sea'))
  for (const ask of [() => store.get('u-1.jpg'), () => store.put('u-2.jpg', Buffer.from('x')), () => namesIn(store)]) {
    standIn.state.mood = mood
    await ask()
  }
  expect(await namesIn(store)).toEqual(['u-1.jpg', 'u-2.jpg'])
})

test.each<[Mood, number, RegExp]>([
  ['failing', 2, /^the bucket villas at 127\.0\.0\.1:\d+ answers 503 SlowDown$/],
  ['refusing', 2, /^the bucket villas at 127\.0\.0\.1:\d+ does not answer: /],
  ['hanging', 1, /^the bucket villas at 127\.0\.0\.1:\d+ does not answer: nothing came within 0.2 seconds$/],
])('a bucket that is %s counts as down after %i attempts, with an error, and not as empty', async (mood, attempts, words) => {
  const store = bucketWith()
  standIn.state.mood = mood
  for (const ask of [() => store.get('u-1.jpg'), () => store.put('u-1.jpg', Buffer.from('x')), () => namesIn(store)]) {
    standIn.state.asked = 0
    const refusal = await ask().catch((error) => error)
    expect(refusal).toBeInstanceOf(StoreDown)
    expect(refusal.message).toMatch(words)
    expect(standIn.state.asked).toBe(attempts)
  }
})

test.each(['empty', 'html', 'cut off'] as const)(
  'a bucket that gives no complete list of its files (%s) is down, not empty',
  async (mood) => {
    const store = bucketWith()
    for (let n = 0; n < 7; n += 1) await store.put(`u-${n}.jpg`, Buffer.from('the sea'))
    standIn.state.mood = mood
    await expect(namesIn(store)).rejects.toThrow(/gave something that is no list of its files$/)
  },
)

test.each([
  ['a list', (store: Store) => namesIn(store), 4],
  ['a file', (store: Store) => store.get('u-1.jpg'), 32],
])('a bucket that sends %s without end is down, and not read beyond a limit', async (_, ask, megabytes) => {
  Object.assign(standIn.state, { mood: 'endless', sent: 0 })
  await expect(ask(openStore(readEnv(standIn.environment)))).rejects.toThrow(/does not answer: its answer is too large$/)
  // What is on the way when reading ends was sent, too; twice, because it is asked again.
  expect(standIn.state.sent).toBeLessThan(2 * (megabytes + 8) * 1024 * 1024)
})

test.each([
  ['another secret', { S3_SECRET_ACCESS_KEY: 'guessed' }, '403 SignatureDoesNotMatch'],
  ['another key', { S3_ACCESS_KEY_ID: 'nobody' }, '403 InvalidAccessKeyId'],
  ['another region', { S3_REGION: 'us-east-1' }, '403 AuthorizationHeaderMalformed'],
  ['a bucket that is not there', { S3_BUCKET: 'palaces' }, '404 NoSuchBucket'],
])('a bucket opened with %s is down, not empty', async (_, over, words) => {
  await expect(bucketWith(over).get('u-1.jpg')).rejects.toThrow(words)
  await expect(tryStore(bucketWith(over))).rejects.toThrow(words)
})

test.each([
  ['on', 'https://s3.example/base', 'https://s3.example/base/villas/u-1.jpg'],
  ['off', 'https://s3.example', 'https://villas.s3.example/u-1.jpg'],
])('a bucket has the right URL (path style %s)', (S3_PATH_STYLE, S3_ENDPOINT, address) => {
  const { bucket } = readEnv({ ...standIn.environment, S3_PATH_STYLE, S3_ENDPOINT })
  expect(bucket && toAddress(bucket, 'u-1.jpg').href).toBe(address)
})

test('a list of the largest size with tags that have no end is read at once', () => {
  const tags = '<Contents>'.repeat(400_000)
  const listing = `<ListBucketResult><IsTruncated>false</IsTruncated>${tags}</ListBucketResult>`
  expect(readListing(listing)).toBeNull()
})

test('an unreadable or unwritable folder is down, and no partial file remains', async () => {
  const store = folderIn('two')
  writeFileSync(join(folder, 'file'), '')
  const blocked = pictureFolder({ DATA_DIR: join(folder, 'file') })
  await expect(blocked.put('u-1.jpg', Buffer.from('x'))).rejects.toThrow(StoreDown)
  await expect(blocked.get('u-1.jpg')).rejects.toThrow(/ENOTDIR/)
  // A directory with the file's name makes the rename fail.
  mkdirSync(join(folder, 'two', 'pictures', 'u-1.jpg'), { recursive: true })
  await expect(store.put('u-1.jpg', Buffer.from('x'))).rejects.toThrow(StoreDown)
  expect(readdirSync(join(folder, 'two', 'pictures'))).toEqual(['u-1.jpg'])
})

test('a store must be configured completely or not at all', () => {
  const { S3_REGION, S3_SECRET_ACCESS_KEY, ...rest } = standIn.environment
  expect(() => readEnv(rest)).toThrow(BadEnvironment)
  expect(() => readEnv(rest)).toThrow(/or none; missing: S3_REGION, S3_SECRET_ACCESS_KEY$/)
  expect(() => readEnv({ ...standIn.environment, S3_ENDPOINT: 's3.example' })).toThrow(/S3_ENDPOINT/)
  for (const S3_PREFIX of ['../other', 'a/../b', '/a', 'a b']) {
    expect(() => readEnv({ ...standIn.environment, S3_PREFIX })).toThrow(/S3_PREFIX/)
  }
  expect(readEnv({ S3_PATH_STYLE: 'on' }).bucket).toBeNull()
})

test('copying pictures from a folder to a bucket skips those already there', async () => {
  const [from, to] = [folderIn('moving'), bucketWith()]
  for (const name of ['u-1.jpg', 'u-2.jpg', 'u-3.jpg', 'u-4.jpg']) await from.put(name, Buffer.from(name))
  await to.put('u-2.jpg', Buffer.from('half'))
  await to.put('u-3.jpg', Buffer.from('u-3.jpg'))
  expect(await copyFiles(from, to)).toEqual({ copied: 3, there: 1 })
  expect([...standIn.files].map(([name, bytes]) => [name, bytes.toString()]).sort()).toEqual(
    (await namesIn(from)).map((name) => [name, name]),
  )
  expect(await copyFiles(from, to)).toEqual({ copied: 0, there: 4 })
})
