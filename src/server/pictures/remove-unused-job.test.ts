import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amenityCalls } from '#contract/amenities.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import { aVilla } from '../../../tests/builders.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { namesIn, storeKinds } from '../../../tests/stores.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { pictures } from '../db/schema.ts'
import { removeUnusedPictures } from './remove-unused-job.ts'

const aDay = 24 * 60

describe.each(storeKinds)('with a store of the kind %s', (store) => {
  let site: TestSite
  let admin: Client
  let url: string
  const uploaded = async (purpose: 'villa' | 'icon' | 'mark') =>
    (await admin(pictureCalls.upload, { purpose, files: [await aPicture('a.jpg', { width: 500 })] })).url

  beforeAll(async () => {
    site = await testSite({ store })
  })
  beforeEach(async () => {
    admin = await site.admin()
    url = await uploaded('villa')
  })
  afterAll(() => site.close())

  const toKey = (address: string) => address.split(/[/.]/)[2] ?? ''
  /** Number of stored files of the picture at this URL. */
  const stored = async (address = url) => (await namesIn(site.deps.store)).filter((name) => name.startsWith(toKey(address))).length

  test('an unused picture is removed after a day, with its variants', async () => {
    await site.later(aDay - 60)
    expect(await stored()).toBe(3)
    await site.later(121)
    expect(await stored()).toBe(0)
  })

  test('a picture used by a villa or the settings is kept until it is no longer used', async () => {
    const { id, name } = await aVilla(site.db)
    const plain = { id, name, size: 80, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2 }
    await admin(villaCalls.update, { ...plain, images: [url] })
    await site.later(2 * aDay)
    expect(await stored()).toBe(3)
    const { settings } = await admin(settingsCalls.read, {})
    await admin(settingsCalls.save, { general: { ...settings.general, heroImage: url } })
    await admin(villaCalls.update, { ...plain, images: [] })
    await site.later(2 * aDay)
    expect(await stored()).toBe(3)
    await admin(villaCalls.update, { ...plain, floorPlan: url })
    await admin(settingsCalls.save, { general: settings.general })
    await site.later(2 * aDay)
    expect(await stored(), 'a floor plan').toBe(3)
    await admin(villaCalls.update, { ...plain, floorPlan: '' })
    await site.later(61)
    expect(await stored()).toBe(0)
  })

  test('a picture removed from the gallery is deleted', async () => {
    const { ids } = await admin(galleryCalls.upload, { category: 'exteriors', files: [await aPicture('b.jpg', { width: 500 })] })
    url = (await site.visitor(galleryCalls.list, {}))[0]?.url ?? ''
    await site.later(2 * aDay)
    expect(await stored()).toBe(3)
    await admin(galleryCalls.remove, { id: ids[0] ?? 0 })
    await site.later(61)
    expect(await stored()).toBe(0)
  })

  test('a mark of a card scheme is kept as long as the settings name it', async () => {
    const [unused, used] = [await uploaded('mark'), await uploaded('mark')]
    await admin(settingsCalls.save, { marks: { marks: [{ name: 'Visa', picture: used, website: '' }] } })
    await site.later(2 * aDay)
    expect([await stored(unused), await stored(used)]).toEqual([0, 1])
    await admin(settingsCalls.save, { marks: { marks: [] } })
    await site.later(61)
    expect(await stored(used)).toBe(0)
  })

  test('an icon is removed when no amenity uses it', async () => {
    const [unused, old] = [await uploaded('icon'), await uploaded('icon')]
    const sauna = { title: 'Sauna', description: '', category: 'indoor' } as const
    await admin(amenityCalls.create, { ...sauna, icon: old })
    await site.later(2 * aDay)
    expect([await stored(unused), await stored(old)]).toEqual([0, 1])
    const { amenities } = await site.visitor(amenityCalls.list, {})
    const replacing = await uploaded('icon')
    await admin(amenityCalls.update, { ...sauna, id: amenities[0]?.id ?? 0, icon: replacing })
    await site.later(2 * aDay)
    expect([await stored(old), await stored(replacing)]).toEqual([0, 1])
    await admin(amenityCalls.remove, { id: amenities[0]?.id ?? 0 })
    await site.later(61)
    expect(await stored(replacing)).toBe(0)
  })
})

test('a removal that failed while the store was down is retried in the next run', async () => {
  const site = await testSite({ store: 's3' })
  const admin = await site.admin()
  await admin(pictureCalls.upload, { purpose: 'villa', files: [await aPicture()] })
  await site.later(aDay)
  if (site.standIn) site.standIn.state.mood = 'failing'
  await site.later(61)
  expect(await site.db.$count(pictures)).toBe(1)
  if (site.standIn) site.standIn.state.mood = 'well'
  await site.later(61)
  expect([await site.db.$count(pictures), await namesIn(site.deps.store)]).toEqual([0, []])
  await site.close()
})

test('a picture that is used again before its removal is kept', async () => {
  const site = await testSite()
  const admin = await site.admin()
  const upload = async (file: string) => (await admin(pictureCalls.upload, { purpose: 'villa', files: [await aPicture(file)] })).url
  const urls = [await upload('a.jpg'), await upload('b.jpg')]
  const { id, name } = await aVilla(site.db)
  const plain = { id, name, size: 80, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2 }
  const { store } = site.deps
  let shown: string | undefined
  const remove = async (file: string) => {
    if (!shown) {
      shown = urls.find((url) => !url.endsWith(`/${file}`))
      await admin(villaCalls.update, { ...plain, images: [shown ?? ''] })
    }
    await store.remove(file)
  }
  site.clock.now = new Date(site.clock.now.getTime() + 2 * aDay * 60_000)
  await removeUnusedPictures({ ...site.deps, store: { ...store, remove } }, () => false)
  expect((await namesIn(store)).map((file) => `/pictures/${file}`)).toContain(shown)
  expect((await site.db.select().from(pictures)).map(({ key }) => `/pictures/${key}.jpg`)).toEqual([shown])
  await site.close()
})
