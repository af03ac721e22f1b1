import { createHash } from 'node:crypto'
import { pages } from '../../src/web/pages.ts'
import { expect } from '../form-browser/expect.ts'
import { signIn } from '../story-steps.ts'
import { test } from './house.ts'

test('a cached page shows changes immediately and is not sent again unchanged', async ({ page, office }) => {
  const { etag = '' } = (await page.request.get('/attractions')).headers()
  expect(etag).toMatch(/^W\/".+"$/)
  const again = { headers: { 'if-none-match': etag } }
  expect((await page.request.get('/attractions', again)).status()).toBe(304)

  const lighthouse = { title: 'A kept page’s lighthouse', description: 'On the cape', distance: '12 km', location: 'Cape' }
  const made = await office.request.post('/api/attractions.php', { data: { ...lighthouse, category: 'sightseeing' } })
  expect(made.ok()).toBe(true)
  const changed = await page.request.get('/attractions', again)
  expect(changed.status()).toBe(200)
  expect(await changed.text()).toContain(lighthouse.title)
  await office.request.delete(`/api/attractions.php?id=${(await made.json()).id}`)
  expect(await (await page.request.get('/attractions')).text()).not.toContain(lighthouse.title)
})

test('signed-in guests share one page without personal data', async ({ page, guest, visit }) => {
  const ofStranger = await page.request.get('/villas')
  const guests = visit()
  await signIn(guests, guest)
  const own = await guests.request.get('/villas')
  const text = await own.text()
  expect(text).toContain('My account')
  expect(text).not.toContain(guest.name)
  expect(own.headers().etag).not.toBe(ofStranger.headers().etag)
  const withAnySession = await page.request.get('/villas', { headers: { cookie: 'sid=of-another-guest' } })
  expect(withAnySession.headers().etag).toBe(own.headers().etag)
})

test('a signed-in guest reaches the account from a shared page, and logs out to the page of a stranger', async ({ page, guest, visit }) => {
  await signIn(page, guest)
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'My account' }).first().click()
  expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
  await page.getByRole('banner').getByLabel(guest.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  expect(page).toHaveURL('/')
  expect(await (await page.request.get('/villas')).text()).toBe(await (await visit().request.get('/villas')).text())
})

test('pages for an owner are not cached', async ({ office }) => {
  await office.goto('/admin/dashboard')
  const seen = await office.request.get('/villas')
  expect(await seen.text()).toContain('Admin')
  expect(seen.headers()['cache-control']).toBe('no-store')
})

test('unknown parameters do not change a page', async ({ page }) => {
  for (const path of pages.filter(({ cached }) => cached).map((page) => page.path.replace(':slug', 'villa-thea'))) {
    const { etag } = (await page.request.get(path)).headers()
    expect((await page.request.get(`${path}?utm_source=mail&fbclid=1`)).headers().etag, path).toBe(etag)
  }
  await page.goto('/gallery?utm_source=mail&category=interiors')
  expect(page.getByRole('heading', { level: 2, name: /^Interiors/ })).toBeVisible()
})

test('only scripts of the page are allowed to run', async ({ page }) => {
  const { 'content-security-policy': policy } = (await page.goto('/')).headers()
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('scripts of the back office are not named to visitors', async ({ page }) => {
  const text = await (await page.request.get('/admin/dashboard/bookings')).text()
  expect(text).toContain('Oops! Page not found')
  expect(text).not.toMatch(/assets\/(office|bookings|dashboard)-/)
})

test('the browser may fetch public pages ahead, and no others', async ({ page }) => {
  const answer = await page.request.get('/villas')
  const [, text = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(await answer.text()) ?? []
  const [rule] = JSON.parse(text).prefetch
  const patterns: string[] = rule.where.or.map(({ href_matches }: { href_matches: string }) => href_matches)
  expect(rule.eagerness).toBe('moderate')
  expect(patterns).toEqual(expect.arrayContaining(['/', '/villas', '/villas/:slug', '/gallery', '/pricing']))
  expect(patterns.filter((path) => /admin|log|reservations|booking-request/.test(path))).toEqual([])
  const hash = createHash('sha256').update(text).digest('base64')
  expect(answer.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
})
