import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amenityCalls } from '#contract/amenities.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { pictureCalls, picturePurposes } from '#contract/pictures.ts'
import { villaCalls } from '#contract/villas.ts'
import { aVilla } from '../../../tests/builders.ts'
import { aPicture } from '../../../tests/pictures.ts'
import type { Mood } from '../../../tests/s3-stand-in.ts'
import { namesIn } from '../../../tests/stores.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { icons, jobs, pictures } from '../db/schema.ts'
import { siteLog } from '../log.ts'
import { pictureRoutes } from './routes.ts'

const badDays = ['failing', 'refusing', 'hanging'] as const satisfies Mood[]
const notStored = {
  code: 'picture_not_kept',
  status: 503,
  message: 'The picture could not be saved just now. Nothing was lost. Please try again in a moment.',
}

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite({ store: 's3' })
  admin = await site.admin()
})
beforeEach(() => theStoreIs('well'))
afterAll(() => site.close())

const theStoreIs = (mood: Mood) => Object.assign(site.standIn?.state ?? {}, { mood })
const gallery = () => site.visitor(galleryCalls.list, {})
const add = async () => admin(galleryCalls.upload, { category: 'exteriors', files: [await aPicture()] })
const rows = async () => [await site.db.$count(pictures), await site.db.$count(icons)]

describe.each(badDays)('while the store is %s', (mood) => {
  test('a picture request while the store is down answers 503, uncached, and the cause is logged', async () => {
    await add()
    const [shown] = await gallery()
    const url = shown?.url ?? ''
    const lines: Record<string, unknown>[] = []
    const log = siteLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
    const ask = () => Promise.resolve(pictureRoutes({ ...site.deps, log }).request(url))
    expect((await ask()).headers.get('cache-control')).toContain('immutable')
    theStoreIs(mood)
    const answer = await ask()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(lines).toMatchObject([{ msg: 'a picture could not be read', err: { message: expect.stringMatching(/^the bucket villas at/) } }])
    theStoreIs('well')
    expect((await ask()).status).toBe(200)
  })

  test('an upload while the store is down is refused with a message for every purpose, and stores nothing', async () => {
    const before = await rows()
    theStoreIs(mood)
    await expect(add()).rejects.toMatchObject({ ...notStored, details: { uploaded: 0 } })
    for (const purpose of picturePurposes) {
      await expect(admin(pictureCalls.upload, { purpose, files: [await aPicture()] })).rejects.toMatchObject(notStored)
    }
    expect(await rows()).toEqual(before)
    theStoreIs('well')
    expect(await add()).toMatchObject({ uploaded: 1 })
  })
})

test.each(['empty', 'html'] as const)('an invalid response of the store (%s) answers 503, uncached', async (mood) => {
  await add()
  const [shown] = await gallery()
  theStoreIs(mood)
  const answer = await pictureRoutes(site.deps).request(shown?.url ?? '')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  theStoreIs('well')
  expect((await pictureRoutes(site.deps).request(shown?.url ?? '')).status).toBe(200)
})

test('a 404 for a picture is not cached', async () => {
  const answer = await pictureRoutes(site.deps).request('/pictures/u-0.jpg')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('saving a villa or an amenity with a new picture changes nothing while the store is down', async () => {
  const { id, name } = await aVilla(site.db)
  const form = { name, size: 80, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2, claim: 'New' }
  const image = `data:image/jpeg;base64,${Buffer.from(await (await aPicture()).bytes()).toString('base64')}`
  const sauna = { title: 'Sauna', description: '', category: 'indoor' } as const
  theStoreIs('failing')
  await expect(admin(villaCalls.update, { id, ...form, images: [image] })).rejects.toMatchObject(notStored)
  await expect(admin(amenityCalls.create, { ...sauna, icon: image })).rejects.toMatchObject(notStored)
  const { villas } = await site.visitor(villaCalls.list, {})
  expect(villas.find((villa) => villa.id === id)).toMatchObject({ claim: null, images: [], version: 1 })
  expect((await site.visitor(amenityCalls.list, {})).total).toBe(0)
  theStoreIs('well')
  await admin(villaCalls.update, { id, ...form, images: [image] })
})

test('variants are made once the store is up; until then the job has the error', async () => {
  await admin(galleryCalls.upload, { category: 'exteriors', files: [await aPicture('wide.jpg', { width: 900 })] })
  theStoreIs('hanging')
  await site.later(2)
  const [job] = (await site.db.select().from(jobs)).filter(({ name }) => name === 'make small pictures')
  expect(job?.lastError).toMatch(/^the bucket villas at .* nothing came within/)
  expect((await gallery()).at(-1)?.picture.widths).toEqual([480])
  theStoreIs('well')
  await site.later(2)
  const shown = (await gallery()).at(-1)?.picture
  expect(shown?.widths).toEqual([480, 720])
  const key = shown?.url.match(/u-[0-9a-f]+/)?.[0] ?? ''
  expect((await namesIn(site.deps.store)).filter((name) => name.startsWith(key))).toHaveLength(5)
})

test('a reload with the current ETag gets a 304 without a body', async () => {
  await add()
  const [shown] = await gallery()
  const ask = (known = '') => pictureRoutes(site.deps).request(shown?.url ?? '', { headers: { 'if-none-match': known } })
  const etag = (await ask()).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await ask(etag)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await ask('"another"')).status).toBe(200)
})
