import { formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, makeWeek, showMonth, test } from './fixtures.ts'

const getPanel = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

test('a villa page has a calendar with prices, the total, and a booking link with the dates', async ({ page }) => {
  await page.goto('/villas/villa-eirini')
  await expect(page.getByText(/^[A-Z][a-z]+ from €\d+ a night$/).first()).toBeVisible()
  const dates = page.getByRole('region', { name: 'Free nights and prices' })
  await dates.scrollIntoViewIfNeeded()
  const week = makeWeek('villa-eirini', 3)
  for (const day of [week.checkIn, week.checkOut]) {
    const button = dates.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(day)}`) })
    await showMonth(dates, day)
    await button.click()
  }
  await expect(getPanel(page)).toContainText(/Total.*€/s)
  await hasNoBarriers(page)
  await page.getByRole('link', { name: 'Book This Villa' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-eirini&checkIn=/)
  await expect(page.getByText(/^5 nights: check-in/)).toBeAttached()
})

test('the page of a villa loads its map on request, and shows pictures with their captions in full size', async ({ page }) => {
  await page.goto('/villas/villa-armonia')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }))
  const map = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Where it is' }) })
  await map.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  expect(asked).not.toContain('www.openstreetmap.org')
  await map.getByRole('button', { name: 'Show the map' }).click()
  await expect(map.locator('iframe[title="Map of the villas and the coast around them"]')).toHaveAttribute('src', /openstreetmap/)
  await expect.poll(() => asked).toContain('www.openstreetmap.org')
  const pictures = page.getByRole('region', { name: 'Pictures of Villa Armonia' })
  const picture = page.getByRole('link', { name: /Open picture 1 of \d+ in full size/ })
  await picture.click()
  const large = page.getByRole('dialog', { name: 'Pictures in full size' })
  await expect(large).toBeVisible()
  await hasNoBarriers(page)
  await large.getByRole('button', { name: 'Next picture' }).click()
  await expect(large).toContainText(/2 of \d+/)
  await expect(large).toContainText('Living room')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(picture).toBeFocused()
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByText('Living room', { exact: true })).toBeInViewport()
})

test('a villa page loads its calendar and further pictures on demand', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const kitchen = () => asked.filter((path) => path.startsWith('/pictures/villa-eirini-kitchen'))
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/villas/villa-eirini')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/pictures/villa-eirini-living'))).toHaveLength(1)
  expect(kitchen()).toHaveLength(0)
  expect(asked).not.toContain('/villas/villa-eirini/free-nights')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(kitchen).toHaveLength(1)
  await page.getByRole('region', { name: 'Free nights and prices' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/villas/villa-eirini/free-nights')
})

test('if the calendar of a villa cannot be loaded, its page says so and links to the booking page', async ({ page }) => {
  await page.route('**/free-nights', (route) => route.abort())
  await page.goto('/villas/villa-onar')
  await page.getByRole('region', { name: 'Free nights and prices' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', '/booking?villa=villa-onar')
})
