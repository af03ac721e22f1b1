import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { officePage } from './office.ts'

test('an uploaded picture of the home page has a portrait crop for phones held upright', async ({ page, browser }) => {
  const { request } = await officePage(browser)
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#3a7ca5' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'bay.jpg', mimeType: 'image/jpeg', buffer }
  const sent = await request.post('/api/galleryUpload.php', { multipart: { category: 'exteriors', alt: 'The bay', 'files[]': file } })
  const [id] = (await sent.json()).ids
  const gallery: { id: number; picture: { url: string } }[] = await (await request.get('/api/gallery.php')).json()
  const url = gallery.find((image) => image.id === id)?.picture.url ?? ''
  const { general } = (await (await request.get('/api/settings.php')).json()).settings
  const show = (heroImage: string) => request.post('/api/settings.php', { data: { general: { ...general, heroImage } } })
  expect((await show(url)).ok()).toBe(true)
  expect((await request.post('/api/adminJobRun.php', { data: { job: 'make small pictures' } })).ok()).toBe(true)
  const key = url.replace('.jpg', '')
  await expect.poll(async () => (await page.request.get('/')).text(), { timeout: 60_000 }).toContain(`${key}-p720.avif`)

  const loaded: string[] = []
  page.on('request', (asked) => asked.url().includes(key) && loaded.push(new URL(asked.url()).pathname))
  for (const [width, height, shown] of [
    [360, 740, `${key}-p720.avif`],
    [700, 360, `${key}-720.avif`],
  ] as const) {
    loaded.length = 0
    await page.setViewportSize({ width, height })
    await page.goto('/', { waitUntil: 'load' })
    const hero = page.locator('.photo-hero img')
    expect(await hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(shown)
    expect(loaded[0]).toBe(shown)
    expect(loaded.filter((path) => path.includes('-p')).length).toBe(shown.includes('-p') ? 1 : 0)
  }
  await show(general.heroImage)
  await request.post('/api/galleryDelete.php', { data: { id } })
})
