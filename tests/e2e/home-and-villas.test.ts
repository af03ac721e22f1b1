import { expect, fourVillas, hasNoBarriers, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('the home page shows place, villas and prices, and loads nothing from other hosts', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This website is under development.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Book Now' }).first()).toHaveAttribute('href', '/booking')
  await expect(main.getByRole('link', { name: 'View Gallery' })).toHaveAttribute('href', '/gallery')
  await expect(main.getByRole('link', { name: 'Explore the Property' })).toHaveAttribute('href', '/gallery')
  await expect(main.getByRole('link', { name: 'Nearby Attractions' })).toHaveAttribute('href', '/attractions')
  for (const villa of fourVillas) await expect(main.getByRole('article').filter({ hasText: villa })).toBeVisible()
  for (const amenity of ['Swimming pool', 'Beach area', 'BBQ area'])
    await expect(main.getByText(amenity, { exact: false }).first()).toBeVisible()
  await expect(main.getByRole('img', { name: 'Five of five stars' })).toHaveCount(3)
  await expect(main.getByText('9.8')).toBeVisible()
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
})

test('the map loads only on request', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }))
  await page.goto('/')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByTitle('Map of the villas and the coast around them')).toBeVisible()
})

test('a villa card shows its facts, and links on hover', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/villas')
  const card = page.getByRole('article').filter({ hasText: 'Villa Thea' })
  await expect(card).toContainText('View in Greek')
  await expect(card).toContainText('m²')
  await expect(card).toContainText('Up to 6 Guests')
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(530)
  await card.hover()
  await expect(card.getByRole('link', { name: 'View Details' })).toBeVisible()
  await hasNoBarriers(page)
  await card.getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-thea/)
  await expect(page.getByRole('link', { name: /Villa Thea/, includeHidden: false }).and(page.locator('[aria-current=page]'))).toBeVisible()
})

test('a villa’s pictures change by buttons and dots, in a loop', async ({ page }) => {
  await page.goto('/villas/villa-thea', { waitUntil: 'networkidle' })
  await hasNoBarriers(page)
  const dots = page.getByRole('button', { name: /^Picture \d+ of \d+$/ })
  const count = await dots.count()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dots.nth(count - 1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await dots.nth(2).click()
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
})

test('a guest returning from a booking is thanked once', async ({ page }) => {
  await page.goto('/villas/villa-onar?booked=true')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(page.getByText('Thank you for booking Villa Onar. We look forward to your stay.')).toBeVisible()
  await expect(page.getByText('Booking Confirmed!')).toBeHidden({ timeout: 10_000 })
})

test('the menus open, and close on navigation and Escape', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByText('Villas', { exact: true })
  await menu.click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Villa Onar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: /Villa Onar/ })).toBeHidden()
  await menu.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Villa Onar/ })
    .click()
  await expect(page).toHaveURL('/villas/villa-onar')
  await expect(page.getByRole('banner').getByRole('link', { name: /Villa Armonia/ })).toBeHidden()
})

test('sections that are not hydrated remain after client-side navigation, and their links load no document', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const sameDocument = () => page.evaluate(() => 'sameDocument' in globalThis)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: /^Your week by the sea/ })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'What guests say' })).toBeVisible()
  await page.getByRole('link', { name: 'All amenities' }).click()
  await expect(page).toHaveURL(/\/amenities$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
  expect(await sameDocument()).toBe(true)
})

test('the footer is shown after leaving the back office', async ({ page }) => {
  await enterOffice(page, 'amenities')
  await page.getByRole('link', { name: 'Back to Website' }).filter({ visible: true }).click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
})
