import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { galleryCalls } from '#contract/gallery.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import { aVilla } from '../../../tests/builders.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let admin: Client
let url: string
beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  admin = await site.admin()
  url = (await admin(pictureCalls.upload, { purpose: 'villa', files: [await aPicture('a.jpg', { width: 500 })] })).url
})
afterAll(() => site.close())

const onDisk = () => {
  const key = url.split(/[/.]/)[2] ?? ''
  return readdirSync(join(site.deps.env.DATA_DIR, 'pictures')).filter((name) => name.startsWith(key)).length
}
const aDay = 24 * 60

test('a picture that was uploaded and never used goes after a day, with its small files', async () => {
  await site.later(aDay - 60)
  expect(onDisk()).toBe(3)
  await site.later(121)
  expect(onDisk()).toBe(0)
})

test('one that a villa or the settings show stays, until they show it no more', async () => {
  const { id, name } = await aVilla(site.db)
  const plain = { id, name, size: 80, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2 }
  await admin(villaCalls.update, { ...plain, images: [url] })
  await site.later(2 * aDay)
  expect(onDisk()).toBe(3)
  const { settings } = await admin(settingsCalls.read, {})
  await admin(settingsCalls.save, { general: { ...settings.general, heroImage: url } })
  await admin(villaCalls.update, { ...plain, images: [] })
  await site.later(2 * aDay)
  expect(onDisk()).toBe(3)
  await admin(settingsCalls.save, { general: settings.general })
  await site.later(61)
  expect(onDisk()).toBe(0)
})

test('one taken out of the gallery goes as well', async () => {
  const { ids } = await admin(galleryCalls.upload, { category: 'exteriors', files: [await aPicture('b.jpg', { width: 500 })] })
  url = (await site.visitor(galleryCalls.list, {}))[0]?.url ?? ''
  await site.later(2 * aDay)
  expect(onDisk()).toBe(3)
  await admin(galleryCalls.remove, { id: ids[0] ?? 0 })
  await site.later(61)
  expect(onDisk()).toBe(0)
})
