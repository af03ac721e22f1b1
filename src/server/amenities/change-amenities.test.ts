import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenityCalls } from '#contract/amenities.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { activity } from '../db/schema.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

const pool = { title: 'Pool', description: 'Salt water', category: 'outdoor', featured: true } as const
const titled = async (title: string) => (await site.visitor(amenityCalls.list, {})).amenities.find((one) => one.title === title)
const write = (method: string, body: object) =>
  site.send('/api/amenities.php', {
    method,
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify(body),
  })

test('an amenity is added, changed and removed, and each is recorded in the activity', async () => {
  expect(await admin(amenityCalls.create, pool)).toEqual({ message: 'Amenity created successfully' })
  const { id } = (await titled('Pool')) ?? { id: 0 }
  await admin(amenityCalls.update, { ...pool, id, title: 'Big pool' })
  expect(await titled('Big pool')).toMatchObject({ id, featured: true, icon: null, version: 2 })
  await admin(amenityCalls.remove, { id })
  expect(await titled('Big pool')).toBeUndefined()
  expect(await site.db.select().from(activity).orderBy(activity.id)).toMatchObject([
    { subject: 'amenity Pool', action: 'add', before: null },
    { subject: 'amenity Pool', action: 'change', before: { title: 'Pool' }, after: { title: 'Big pool' } },
    { subject: 'amenity Big pool', action: 'remove', after: null },
  ])
})

test('pictures sent as data URLs are stored as files', async () => {
  const data = async (file: Promise<File>, type: string) =>
    `data:${type};base64,${Buffer.from(await (await file).arrayBuffer()).toString('base64')}`
  const icon = await data(aPicture('icon.png', { kind: 'png', width: 800, height: 800 }), 'image/png')
  const image = await data(aPicture(), 'image/jpeg')
  await admin(amenityCalls.create, { ...pool, title: 'Sauna', icon, image })
  const sauna = await titled('Sauna')
  expect(sauna?.icon).toMatch(/^\/pictures\/u-[0-9a-f]{24}\.webp$/)
  expect(sauna?.picture).toMatchObject({ url: sauna?.image, alt: 'Sauna', width: 640 })
  await admin(amenityCalls.update, { id: sauna?.id ?? 0, ...pool, title: 'Sauna', image: null })
  expect(await titled('Sauna')).toMatchObject({ icon: sauna?.icon, image: null })
})

test.each([
  ['POST', { ...pool, title: ' ' }, { title: 'Title is required.' }],
  ['POST', { ...pool, description: 'x'.repeat(5001) }, { description: 'Description cannot exceed 5000 characters.' }],
  ['PUT', { ...pool, id: 'abc' }, { id: 'Invalid amenity ID' }],
  ['DELETE', {}, { id: 'Invalid amenity ID' }],
  ['DELETE', { id: 1.5 }, { id: 'Invalid amenity ID' }],
])('a request to change amenities is refused: %s %o', async (method, body, fields) => {
  const response = await write(method, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, error: Object.values(fields)[0], fields })
})

test('a picture of an amenity above 5 MB is refused, with its size', async () => {
  const image = `data:image/jpeg;base64,${Buffer.alloc(6 * 1024 * 1024).toString('base64')}`
  const response = await write('POST', { ...pool, image })
  expect(response.status).toBe(413)
  expect((await response.json()).error).toBe('File too large. Maximum size is 5MB (current: 6.0MB)')
})

test('an icon of an amenity that is another type of file is refused', async () => {
  const icon = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`
  const response = await write('POST', { ...pool, icon })
  expect(response.status).toBe(415)
  expect((await response.json()).error).toBe('Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.')
})

test('a stale update of an amenity is refused', async () => {
  await admin(amenityCalls.create, { ...pool, title: 'Garden' })
  const { id, version } = (await titled('Garden')) ?? { id: 0, version: 0 }
  await admin(amenityCalls.update, { ...pool, id, title: 'Garden', description: 'First', version })
  await expect(admin(amenityCalls.update, { ...pool, id, title: 'Garden', version })).rejects.toMatchObject({ code: 'state_changed' })
  expect(await titled('Garden')).toMatchObject({ description: 'First' })
})
