import { type StandIn, s3StandIn } from '../s3-stand-in.ts'
import { type OwnSite, ownSite } from './coverage-site.ts'
import { test as base, expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { picture } from './office.ts'

const NOT_STORED = 'The picture could not be saved just now. Nothing was lost. Please try again in a moment.'

type Fixtures = { store: StandIn; siteWithBucket: OwnSite }

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed
  store: async ({}, use) => {
    const store = await s3StandIn()
    await use(store)
    await store.close()
  },
  siteWithBucket: async ({ store }, use) => {
    const site = await ownSite(store.environment)
    await use(site)
    await site.close()
  },
  baseURL: async ({ siteWithBucket }, use) => use(siteWithBucket.url),
})

test('pictures can be in a bucket; during an outage pages still work and the owner gets an error', async ({ page, store }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/gallery')
  const address = (await page.getByRole('main').getByRole('img').first().getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/pictures\/[a-z0-9-]+\.jpg$/)
  expect(store.files.has(address.replace('/pictures/', ''))).toBe(true)
  expect((await page.request.get(address)).headers()).toMatchObject({ 'cache-control': expect.stringContaining('immutable') })

  store.state.mood = 'failing'
  const refused = await page.request.get(address)
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([503, 'no-store'])
  expect((await page.goto('/gallery?category=exteriors'))?.status()).toBe(200)
  await hasNoBarriers(page)
  await page.goto('/admin/dashboard/gallery?add=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption('Surroundings')
  const path = { name: 'path.jpg', mimeType: 'image/jpeg', buffer: await picture('#336644') }
  await dialog.getByLabel('Drop pictures here, or choose them').setInputFiles(path)
  await dialog.getByRole('button', { name: 'Upload 1' }).click()
  await expect(page.getByText('Upload Failed')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'path.jpg' })).toContainText(NOT_STORED)
  await hasNoBarriers(page)

  store.state.mood = 'well'
  const before = store.files.size
  await dialog.getByLabel('Drop pictures here, or choose them').setInputFiles(path)
  await dialog.getByRole('button', { name: 'Upload 1' }).click()
  await expect(page.getByText('1 image(s) uploaded successfully.')).toBeVisible()
  expect(store.files.size).toBe(before + 3)
})
