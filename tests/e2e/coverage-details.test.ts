import { addDays, writtenDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect, fillInGuest, fourVillas, hasNoBarriers, test, weekOf } from './fixtures.ts'

const { checkIn, checkOut } = weekOf('villa-thea', 44)
const stay = `/booking?${new URLSearchParams({ villa: 'villa-thea', checkIn, checkOut })}`

test('the home page shows distances and ends with a booking link', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [distance, where] of [
    ['100 m', /quiet beach/],
    ['5 km', /traditional village/],
    ['100 km', /international airport, 1\.5 hours by car/],
  ] as const) {
    await expect(main.getByText(distance, { exact: true })).toBeVisible()
    await expect(main.getByText(where).first()).toBeVisible()
  }
  for (const words of [/pool/, /sun terrace/, /parking/]) await expect(main.getByText(words).first()).toBeVisible()
  await expect(main.getByText('Exceptional')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Choose your dates' })).toHaveAttribute('href', '/booking')
  await expect(page.getByRole('contentinfo').getByRole('list', { name: 'Social media' })).toContainText('Instagram')
})

test('navigation shows skeletons while villas load', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route('**/villas.data?_routes=routes%2Fvillas', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByText('Villas', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'All villas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The villas' })).toBeVisible()
  await expect(page.getByText('Loading villa information...')).toBeAttached()
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  letThrough()
  for (const villa of fourVillas) await expect(page.getByRole('article').filter({ hasText: villa })).toBeVisible()
})

test('choosing a villa tab scrolls it into view and keeps the dates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(stay)
  await page
    .getByRole('navigation', { name: 'Choose a villa' })
    .getByRole('link', { name: /Villa Eirini/ })
    .click()
  await expect(page).toHaveURL(/villa=villa-eirini&checkIn=.*#villa$/)
  await expect(page.locator('#villa')).toBeInViewport()
})

test('editing a field removes its error', async ({ page }) => {
  await page.goto('/booking')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByText('Phone number is required')).toBeVisible()
  await page.getByLabel('Phone').pressSequentially('+')
  await expect(page.getByText('Phone number is required')).toHaveCount(0)
  await expect(page.getByText('Name is required')).toBeVisible()
})

test('without a network the dates stay and the price shows an error', async ({ page }) => {
  await page.goto('/booking?villa=villa-thea', { waitUntil: 'networkidle' })
  await page.route('**/booking/price?*', (route) => route.abort())
  const week = weekOf('villa-thea', 6)
  for (const day of [week.checkIn, week.checkOut]) {
    const button = page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(day)}`) }).first()
    while (!(await button.isVisible())) await page.getByRole('button', { name: /next month/i }).click()
    await button.click()
  }
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(panel).toContainText('Pricing Error')
  await expect(panel).toContainText('An error occurred')
})

test('dates restricted in the meantime cannot be submitted', async ({ page, browser }) => {
  await page.goto(stay)
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(panel).toContainText('Total')
  await fillInGuest(page, { name: 'Anna', email: 'anna@example.com', password: '' })
  const { officePage } = await import('./office.ts')
  const office = await officePage(browser)
  const restricted = await office.request.post('/api/booking/restrict_dates.php', {
    data: { villaId: 3, startDate: checkIn, endDate: addDays(checkIn, 2), reason: 'Admin restricted' },
  })
  expect(restricted.ok()).toBe(true)
  await page.getByLabel('Special requests').fill('A cot')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByText('These dates are no longer available. Please choose other dates.').first()).toBeVisible()
  await expect(page.getByText('A cot')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose other dates' }).first()).toBeVisible()
  await hasNoBarriers(page)
})

test('the API accepts a category in its query', async ({ request }) => {
  const images = await (await request.get('/api/gallery.php?category=interiors')).json()
  expect(new Set(images.map(({ category }: { category: string }) => category))).toEqual(new Set(['interiors']))
  const { amenities } = await (await request.get('/api/amenities.php?category=outdoor')).json()
  expect(new Set(amenities.map(({ category }: { category: string }) => category))).toEqual(new Set(['outdoor']))
  expect((await (await request.get('/api/gallery.php?category=all')).json()).length).toBeGreaterThan(images.length)
})
