import { formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect, fourVillas, makeWeek, showMonth, test } from './fixtures.ts'

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

test('on a phone another villa is scrolled into view and keeps the dates, which stay without a network', async ({ page }) => {
  const { checkIn, checkOut } = makeWeek('villa-thea', 44)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-thea', checkIn, checkOut })}`)
  await page
    .getByRole('navigation', { name: 'Choose a villa' })
    .getByRole('link', { name: /Villa Eirini/ })
    .click()
  await expect(page).toHaveURL(/villa=villa-eirini&checkIn=.*#villa$/)
  await expect(page.locator('#villa')).toBeInViewport()

  await page.route('**/booking/price?*', (route) => route.abort())
  await page.getByRole('button', { name: /^Check-in.*Check-out/ }).click()
  await page.getByRole('button', { name: 'Clear dates' }).click()
  for (const day of [checkIn, checkOut]) {
    const button = page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(day)}`) }).first()
    await showMonth(page, day)
    await button.click()
  }
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(panel).toContainText('Pricing Error')
  await expect(panel).toContainText('An error occurred')
  await expect(page.getByText(/^5 nights: check-in/)).toBeAttached()
})
