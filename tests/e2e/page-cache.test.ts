import { pages } from '../../src/web/pages.ts'
import { expect, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('a cached page shows changes at once, supports ETag and contains no personal data', async ({ page, guest, request }) => {
  const first = await request.get('/attractions')
  const etag = first.headers().etag ?? ''
  expect(etag).toMatch(/^W\/".+"$/)
  const again = await request.get('/attractions', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)

  await enterOffice(page, 'attractions')
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

  await request.post('/api/checkUser.php', { data: { email: guest.email, password: guest.password } })
  expect(await (await request.get('/')).text()).toContain('My Reservations')
  await request.post('/api/logout.php')
  expect(await (await request.get('/')).text()).not.toContain('My Reservations')
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

test('only the page’s own scripts may run', async ({ page }) => {
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

test('scripts of the back office are named to administrators only', async ({ request }) => {
  const page = await (await request.get('/admin/dashboard/bookings')).text()
  expect(page).toContain('Oops! Page not found')
  expect(page).not.toMatch(/assets\/(office|bookings|dashboard)-/)
})
