import { chooseInSheet, chooseStay, expect, makeWeek, signIn, test } from './fixtures.ts'

const SCREEN = { width: 390, height: 844 }

test('a guest comes from the home page with two days and three clicks to the booking form with its total', async ({ page }) => {
  const week = makeWeek('villa-armonia', 38)
  await page.goto('/')
  // Two clicks: one opens the calendar, one searches.
  await chooseInSheet(page, week)
  await page.getByRole('main').getByRole('link', { name: 'Book Villa Armonia' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Stay' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
})

test('one tap on the home page shows totals of two weeks, and a second one books them', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  await page.goto('/')
  await page.getByRole('link', { name: /^Two weeks in / }).click()
  const start = page
    .getByRole('main')
    .getByRole('link', { name: /€\d,\d{3}/ })
    .first()
  await start.click()
  await expect(page).toHaveURL(/\/booking\?.*checkIn=/)
})

test('on a phone a villa is read on eight screens, and the pages of the checkout on three', async ({ page, guest }) => {
  await page.setViewportSize(SCREEN)
  /** Without the notice of a site that is not live. */
  const screens = async () => {
    const { height = 0 } = (await page.getByRole('complementary', { name: 'Notice' }).boundingBox()) ?? {}
    return ((await page.evaluate(() => document.documentElement.scrollHeight)) - height) / SCREEN.height
  }
  const week = makeWeek('villa-armonia', 40)
  await page.goto('/villas/villa-armonia')
  await page.getByRole('heading', { name: 'Free nights and prices' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
  expect(await screens()).toBeLessThanOrEqual(8)
  await signIn(page, guest)
  await page.goto(`/booking?${new URLSearchParams(week)}`)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
  expect(await screens()).toBeLessThanOrEqual(3)
  await chooseStay(page, week, guest)
  expect(await screens()).toBeLessThanOrEqual(3)
})
