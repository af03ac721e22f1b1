import type { Page } from '@playwright/test'
import { pages } from '../../src/web/pages.ts'
import { expect, OWNER, signIn } from './fixtures.ts'
import { test } from './own-site-test.ts'

async function enterOffice(page: Page): Promise<void> {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard/settings')
}

test('a cached page shows changes immediately and supports ETag', async ({ page, request }) => {
  const first = await request.get('/attractions')
  const etag = first.headers().etag ?? ''
  expect(etag).toMatch(/^W\/".+"$/)
  const again = await request.get('/attractions', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)

  await enterOffice(page)
  const api = page.request
  const made = await api.post('/api/attractions.php', {
    data: { title: 'A kept page’s lighthouse', description: 'On the cape', distance: '12 km', location: 'Cape', category: 'sightseeing' },
  })
  expect(made.ok()).toBe(true)
  const changed = await request.get('/attractions', { headers: { 'if-none-match': etag } })
  expect(changed.status()).toBe(200)
  expect(await changed.text()).toContain('A kept page’s lighthouse')
  await api.delete(`/api/attractions.php?id=${(await made.json()).id}`)
  expect(await (await request.get('/attractions')).text()).not.toContain('A kept page’s lighthouse')
})

test('signed-in guests share one page without personal data; the account menu causes no layout shift', async ({ page, guest, request }) => {
  const ofStranger = await request.get('/villas')
  await signIn(page, guest)
  const own = await page.request.get('/villas')
  const text = await own.text()
  expect(text).toContain('My account')
  expect(text).not.toContain(guest.name)
  expect(own.headers().etag).not.toBe(ofStranger.headers().etag)
  const withAnySession = await request.get('/villas', { headers: { cookie: 'sid=of-another-guest' } })
  expect(withAnySession.headers().etag).toBe(own.headers().etag)

  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(() => 1))).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
  await page.goto('/villas')
  await page.getByRole('banner').getByLabel(guest.name).click()
  await expect(page.getByRole('link', { name: 'My Reservations' })).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  expect(await (await page.request.get('/villas')).text()).toBe(await ofStranger.text())
})

test('without scripts a signed-in guest reaches the account from a shared page', async ({ browser, baseURL, guest }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await signIn(page, guest)
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'My account' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expect(page.getByRole('banner').getByLabel(guest.name)).toBeVisible()
  await context.close()
})

test('pages for an owner are not cached', async ({ page }) => {
  await enterOffice(page)
  const seen = await page.request.get('/villas')
  expect(await seen.text()).toContain('Admin')
  expect(seen.headers()['cache-control']).toBe('no-store')
})

test('unknown parameters do not change a page', async ({ page, request }) => {
  for (const path of pages.filter(({ cached }) => cached).map((page) => page.path.replace(':slug', 'villa-thea'))) {
    const { etag } = (await request.get(path)).headers()
    expect((await request.get(`${path}?utm_source=mail&fbclid=1`)).headers().etag, path).toBe(etag)
  }
  const interiors = await (await request.get('/gallery?utm_source=mail&category=interiors')).text()
  expect(interiors).toMatch(/<h2 class="sr-only">Interiors/)

  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/villas/villa-thea?booked=true&utm_source=mail')
  await expect(page.getByText('Thank you for booking Villa Thea.')).toBeVisible()
  await page.goto('/gallery?fbclid=1')
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible()
  expect(errors).toEqual([])
})

test('only scripts of the page can run', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  await expect(page).not.toHaveTitle('taken over')
})

test('scripts of the back office are not named to visitors', async ({ request }) => {
  const page = await (await request.get('/admin/dashboard/bookings')).text()
  expect(page).toContain('Oops! Page not found')
  expect(page).not.toMatch(/assets\/(office|bookings|dashboard)-/)
})
