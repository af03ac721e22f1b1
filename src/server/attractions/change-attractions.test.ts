import { afterAll, beforeAll, expect, test } from 'vitest'
import { attractionCalls } from '#contract/attractions.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { activity } from '../db/schema.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  admin = await site.admin()
})
afterAll(() => site.close())

const cave = {
  title: 'Petralona cave',
  description: 'Stalactites',
  distance: '55 km',
  location: 'Petralona',
  category: 'sightseeing',
  featured: false,
} as const
const shown = async (id: number) => (await site.visitor(attractionCalls.list, {})).attractions.find((one) => one.id === id)

test('an attraction is added, changed and removed, and each is recorded in the activity', async () => {
  const { id } = await admin(attractionCalls.create, cave)
  expect(await shown(id)).toMatchObject({ ...cave, image: null, version: 1 })
  await admin(attractionCalls.update, { ...cave, id, distance: '50 km', featured: true, version: 1 })
  expect(await shown(id)).toMatchObject({ distance: '50 km', featured: true, version: 2 })
  await expect(admin(attractionCalls.update, { ...cave, id, version: 1 })).rejects.toMatchObject({ code: 'state_changed', status: 409 })
  await admin(attractionCalls.remove, { id })
  expect(await shown(id)).toBeUndefined()
  expect((await site.db.select().from(activity).orderBy(activity.id)).map(({ action }) => action)).toEqual(['add', 'change', 'remove'])
  await expect(admin(attractionCalls.remove, { id })).rejects.toMatchObject({ status: 404 })
})

test.each(['title', 'description', 'distance', 'location', 'category'])('an attraction without %s is refused', async (field) => {
  const response = await site.send('/api/attractions.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({ ...cave, [field]: '' }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Please fill in all required fields.', fields: { [field]: expect.any(String) } })
})
