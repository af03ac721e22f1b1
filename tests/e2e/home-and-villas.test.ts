import { expect, hasNoBarriers, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('the home page loads nothing from other hosts, and the map only on request', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }))
  await page.goto('/')
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByTitle('Map of the villas and the coast around them')).toBeVisible()
})

test('a villa card is tall enough for its picture, and shows its links on hover', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/villas')
  const card = page.getByRole('article').filter({ hasText: 'Villa Thea' })
  // As if the villas had no texts.
  const heights = await page.getByRole('article').evaluateAll((cards) => {
    const texts = cards.flatMap((one) => [...one.querySelectorAll<HTMLElement>('p, li')])
    for (const text of texts) text.hidden = true
    const measured = cards.map((one) => one.getBoundingClientRect().height)
    for (const text of texts) text.hidden = false
    return measured
  })
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(530)
  await card.hover()
  await expect(card.getByRole('link', { name: 'View Details' })).toBeVisible()
  await hasNoBarriers(page)
  await card.getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-thea/)
  await expect(page.getByRole('link', { name: /Villa Thea/, includeHidden: false }).and(page.locator('[aria-current=page]'))).toBeVisible()
})

test('a villa’s pictures change by buttons and dots, in a loop; one that does not load is replaced by words', async ({ page }) => {
  await page.route('**/villa-thea-*', (route) => (/-(bedroom|bathroom)/.test(route.request().url()) ? route.abort() : route.continue()))
  await page.goto('/villas/villa-thea', { waitUntil: 'networkidle' })
  const carousel = page.getByRole('region', { name: 'Pictures of Villa Thea' })
  const dots = page.getByRole('button', { name: /^Picture \d+ of \d+$/ })
  const count = await dots.count()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dots.nth(count - 1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await dots.nth(2).click()
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
  for (let index = 0; index < count; index += 1) await dots.nth(index).click()
  await expect(carousel.getByText('Image will be placed here').first()).toBeAttached()
  await hasNoBarriers(page)
})

test('a guest who returns from a booking is thanked once, whatever else the address says', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.clock.install()
  await page.goto('/villas/villa-onar?booked=true&utm_source=mail')
  await expect(page.getByText('Booking Confirmed!')).toBeVisible()
  await expect(page.getByText('Thank you for booking Villa Onar. We look forward to your stay.')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Booking Confirmed!')).toBeHidden()
  expect(errors).toEqual([])
})

test('the menus of the header open, and close on navigation and Escape', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByText('Villas', { exact: true })
  await menu.click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Villa Onar/ })).toBeVisible()
  await hasNoBarriers(page)
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

test('sections that are not hydrated remain after client-side navigation, load no document, and come back after the back office', async ({
  page,
}) => {
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
  await enterOffice(page, 'amenities')
  await page.getByRole('link', { name: 'Back to Website' }).filter({ visible: true }).click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
})
