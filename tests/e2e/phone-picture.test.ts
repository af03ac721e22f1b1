import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { officePage } from './office.ts'

test('an uploaded picture has a portrait crop for phones held upright', async ({ page, browser }) => {
  const { request } = await officePage(browser)
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#3a7ca5' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'bay.jpg', mimeType: 'image/jpeg', buffer }
  const { url } = await (await request.post('/api/pictureUpload.php', { multipart: { purpose: 'villa', alt: 'The bay', file } })).json()
  const form = { size: 80, doubleBed: 1, singleBed: 0, sofaBed: 0, bathrooms: 1, capacity: 2 }
  const made = await request.post('/api/villas.php', { data: { name: 'Villa Kyma', imageUrl: url, ...form } })
  expect((await request.post('/api/adminJobRun.php', { data: { job: 'make small pictures' } })).ok()).toBe(true)
  const served = async () => (await page.request.get('/villas/villa-kyma')).text()
  await expect.poll(served, { timeout: 60_000 }).toContain('(orientation: portrait)')

  const key = url.replace('.jpg', '')
  const loaded: string[] = []
  page.on('request', (asked) => asked.url().includes(key) && loaded.push(new URL(asked.url()).pathname))
  for (const [width, height, shown] of [
    [360, 740, `${key}-p720.avif`],
    [700, 360, `${key}-720.avif`],
  ] as const) {
    loaded.length = 0
    await page.setViewportSize({ width, height })
    await page.goto('/villas/villa-kyma', { waitUntil: 'load' })
    const hero = page.locator('.photo-hero img')
    expect(await hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(shown)
    expect(loaded[0]).toBe(shown)
    expect(loaded.filter((path) => path.includes('-p')).length).toBe(shown.includes('-p') ? 1 : 0)
  }
  await request.delete('/api/villas.php', { data: { id: (await made.json()).id } })
})
