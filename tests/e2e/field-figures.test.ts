import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

/** How many views of a page `/metrics` has counted. */
async function counted(baseURL: string | undefined, figure: string, page: string): Promise<number> {
  // From this machine without a proxy's headers, unlike requests of the fixtures.
  const metrics = await (await fetch(`${baseURL}/metrics`)).text()
  const line = metrics.split('\n').find((one) => one.startsWith(`villas_${figure}_count{page="${page}",device="desktop"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

const reports = (page: Page) => {
  const bodies: { page: string; lcp?: number; inp?: number; cls?: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/fieldFigures.php')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('a visit is counted in the metrics by page, without a name or cookie', async ({ page, guest, baseURL }) => {
  await signIn(page, guest)
  await page.goto('/villas')
  const viewed = await counted(baseURL, 'lcp_seconds', '/villas')
  const touched = await counted(baseURL, 'inp_seconds', '/villas')
  const villas = await counted(baseURL, 'cls', '/villas/:slug')

  await page.getByRole('banner').locator('summary').first().click()
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/fieldFigures.php'),
    page.getByRole('main').getByRole('link', { name: 'Villa Thea' }).first().click(),
  ])
  expect(Object.keys(await sent.allHeaders())).not.toContain('cookie')
  const { lcp, inp, ...others } = sent.postDataJSON()
  expect(lcp).toBeGreaterThan(0)
  expect(inp).toBeGreaterThan(0)
  expect(others).toEqual({ page: '/villas', device: 'desktop', cls: expect.any(Number) })
  expect(sent.postData()?.length).toBeLessThan(1000)
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Thea' })).toBeVisible()
  await page.goto('about:blank')

  await expect.poll(() => counted(baseURL, 'lcp_seconds', '/villas')).toBeGreaterThan(viewed)
  await expect.poll(() => counted(baseURL, 'inp_seconds', '/villas')).toBeGreaterThan(touched)
  await expect.poll(() => counted(baseURL, 'cls', '/villas/:slug')).toBeGreaterThan(villas)
})

test('each view is reported once, at the latest when the page is hidden', async ({ page }) => {
  const sent = reports(page)
  await page.goto('/booking')
  const hide = async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    return sent.length
  }
  // Measuring begins some time after the first paint.
  await expect.poll(hide).toBe(1)
  await hide()
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Amenities' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amenities')
  await page.getByRole('banner').getByRole('link', { name: 'Attractions' }).click()
  await expect.poll(() => sent.map((report) => report.page)).toEqual(['/booking', '/amenities'])
  expect(sent[1]).not.toHaveProperty('lcp')
})

test('a visitor who asks not to be tracked is not measured', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const sent = reports(page)
  await page.goto('/pricing')
  await page.getByRole('banner').getByRole('link', { name: 'Amenities' }).click()
  await page.waitForURL('**/amenities')
  await page.goto('/gallery')
  expect(sent).toEqual([])
})
