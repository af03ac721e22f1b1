import type { Page } from '@playwright/test'
import { expect, hasNoBarriers, test } from './fixtures.ts'

const thumbnails = (page: Page) => page.getByRole('main').locator('section:not([aria-roledescription]) > ul a[href^="/pictures/"]')
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures in full size' })

test('the gallery shows one category at a time, each with its own URL', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('region', { name: 'Featured pictures' })).toBeVisible()
  const all = await thumbnails(page).count()
  await page.getByRole('link', { name: 'Interiors', exact: true }).click()
  await expect(page).toHaveURL('/gallery?category=interiors')
  await expect(page.getByRole('link', { name: 'Interiors', exact: true })).toHaveAttribute('aria-current', 'page')
  const interiors = await thumbnails(page).count()
  expect(interiors).toBeGreaterThan(0)
  expect(interiors).toBeLessThan(all)

  await page.reload()
  await expect(thumbnails(page)).toHaveCount(interiors)
  await page.goto('/gallery?category=nonsense')
  await expect(thumbnails(page)).toHaveCount(all)
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('the keyboard moves through the pictures in a loop, and closing returns the focus', async ({ page }) => {
  await page.goto('/gallery?category=interiors', { waitUntil: 'networkidle' })
  const total = await thumbnails(page).count()
  await thumbnails(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toContainText(`1 of ${total}`)
  await hasNoBarriers(page)
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page)).toContainText(`${total} of ${total}`)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText(`1 of ${total}`)
  for (const name of ['Previous picture', 'Next picture', 'Close']) {
    await page.keyboard.press('Tab')
    await expect(lightbox(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(thumbnails(page).first()).toBeFocused()
})

test('a click outside the picture closes it; a picture that does not load shows a message', async ({ page }) => {
  await page.route('**/villa-onar-bathroom*', (route) => route.abort())
  await page.goto('/gallery?category=interiors', { waitUntil: 'networkidle' })
  await expect(page.locator('a[href*="villa-onar-bathroom"]')).toBeHidden()
  await thumbnails(page).first().click()
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(lightbox(page)).toContainText('Image not found')
  await page.mouse.click(4, 300)
  await expect(lightbox(page)).toBeHidden()
})

test('the pricing page shows seasons, current offers and a booking link', async ({ page }) => {
  await page.goto('/pricing')
  const rates = page.getByRole('table')
  await expect(rates.getByRole('row', { name: /^Peak Summer/ }).first()).toContainText('€530.00')
  await expect(rates.getByRole('row', { name: /^All other nights/ })).toContainText('€350.00')
  await expect(page.getByText('default rate of')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Current offers' })).toBeVisible()
  await page.getByRole('link', { name: 'See free dates and prices' }).click()
  await expect(page).toHaveURL('/booking')
})

test('a reset request gets the same answer for known and unknown addresses', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Success! 🎉')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  await hasNoBarriers(page)
})

for (const address of ['/reset-password', '/reset-password?token=', '/reset-password?token=made-up']) {
  test(`${address} is not a valid reset link`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Invalid Token' })).toBeVisible()
    await page.getByRole('link', { name: 'Request New Reset Link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })
}

test('the sitemap lists every villa, and robots.txt excludes the back office', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/gallery', '/villas/villa-thea']) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('categories and full pictures are links', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Surroundings', exact: true }).click()
    await expect(page).toHaveURL('/gallery?category=surroundings')
    await thumbnails(page).first().click()
    await expect(page).toHaveURL(/\/pictures\/.+\.jpg$/)
  })

  test('a reset link can be requested', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Success! 🎉')).toBeVisible()
  })
})
