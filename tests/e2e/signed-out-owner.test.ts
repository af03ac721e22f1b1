import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const anHourPasses = sql`UPDATE sessions SET last_seen_at = now() - interval '61 minutes'`

async function signInAt(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
})

test('a form sent after the session ended is refused and changes nothing', async ({ page }) => {
  await page.goto('/admin/dashboard/villas?edit=1')
  await page.getByLabel('Tagline').fill('Changed by nobody')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Access Denied' })).toContainText('Admin privileges required')
  await expect(page.getByLabel('Tagline')).toHaveValue('Changed by nobody')
  await expect(page.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute('href', '/admin')
  await hasNoBarriers(page)
  const { villas } = await (await page.request.get('/api/villas.php')).json()
  expect(villas.map(({ claim }: { claim: string }) => claim)).not.toContain('Changed by nobody')
})

test('a form can be sent again after signing in in another tab', async ({ page, context, site }) => {
  await page.goto('/admin/dashboard/villas?edit=2')
  await page.getByLabel('Tagline').fill('Kept over a lunch')
  await site.change(anHourPasses)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Sign in again in a new tab' }).click()])
  await signInAt(tab)
  await expect(tab).toHaveURL('/admin/dashboard')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Manage Villas' })).toBeVisible()
  const { villas } = await (await page.request.get('/api/villas.php')).json()
  expect(villas.map(({ claim }: { claim: string }) => claim)).toContain('Kept over a lunch')
})

for (const way of ['a link', 'a link that the browser looks up only now'] as const) {
  test(`opening ${way} after an hour leads to sign-in, and then to the requested screen`, async ({ page, site }) => {
    const { promise: anHourLater, resolve: letLookUp } = Promise.withResolvers<void>()
    if (way !== 'a link that the browser looks up only now') letLookUp()
    await page.route('**/__manifest?*', async (route) => {
      await anHourLater
      await route.continue()
    })
    await page.goto('/admin/dashboard')
    await site.change(anHourPasses)
    letLookUp()
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await signInAt(page)
    await expect(page).toHaveURL('/admin/dashboard/settings')
  })
}
