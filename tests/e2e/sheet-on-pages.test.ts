import { addDays } from '../../src/domain/calendar-day.ts'
import { makeWeek } from '../story-steps.ts'
import { expect, hasNoBarriers, showMonth, test } from './fixtures.ts'

const { checkIn } = makeWeek('', 36)

test('on a phone the bar of a villa opens its own nights above the page, and Escape leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/villas/villa-thea')
  const choose = page.getByRole('link', { name: 'Choose dates' })
  await choose.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('grid').first()).toBeVisible()
  await hasNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(choose).toBeFocused()
  await expect(page).toHaveURL('/villas/villa-thea')
})

test('on a wide screen the dates of the card open a calendar below them, and what is chosen is in the card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/villas/villa-thea?checkIn=${checkIn}&checkOut=${addDays(checkIn, 7)}&guests=2`)
  const card = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await card.getByRole('link').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('grid').first()).toBeVisible()
  const [below, opened] = [await card.boundingBox(), await sheet.boundingBox()]
  expect(opened?.y ?? 0).toBeGreaterThan(below?.y ?? 0)
  await sheet.getByRole('button', { name: 'Clear dates' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(card).toContainText('Choose a day')
})

test('the tabs of the booking page follow the dates that are chosen', async ({ page }) => {
  await page.goto(`/booking?villa=villa-thea&checkIn=${checkIn}&checkOut=${addDays(checkIn, 7)}&guests=2`)
  const tabs = page.getByRole('navigation', { name: 'Choose a villa' }).getByRole('link')
  await expect(tabs).toHaveText([/€[\d,]+|Taken/, /€[\d,]+|Taken/, /€[\d,]+|Taken/, /€[\d,]+|Taken/])
  await page.getByRole('button', { name: 'Clear dates' }).filter({ visible: true }).first().click()
  await expect(tabs.first()).not.toContainText(/€|Taken/)
  const dates = page.getByRole('group', { name: 'Dates' })
  await showMonth(dates, checkIn)
  for (const day of [checkIn, addDays(checkIn, 5)]) await dates.locator(`[data-day="${day}"]`).click()
  await expect(tabs.nth(2)).toContainText(/€[\d,]+|Taken/)
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  const sum = (await tabs.nth(2).textContent())?.match(/€[\d,.]+/)?.[0] ?? 'none'
  await expect(panel).toContainText(sum)
})

test('Find dates in the header opens the calendar of the search, from any page and from the search itself', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const find = page.getByRole('banner').getByRole('link', { name: 'Find dates' }).filter({ visible: true })
  const sheet = page.getByRole('dialog')
  const closeSheet = async () => {
    await expect(sheet.getByRole('grid').first()).toBeVisible()
    await expect(page).toHaveURL('/villas')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await page.goto('/terms')
  await find.click()
  await closeSheet()
  await find.click()
  await closeSheet()
  // From a page that React runs.
  await page.goto('/login')
  await page.goto('/ask')
  await find.click()
  await closeSheet()
})

test('on a phone the menu leads to the calendar, and is closed behind it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const from of ['/', '/villas']) {
    await page.goto(from)
    await page.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Find dates' }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Find dates' }).filter({ visible: true })).toHaveCount(0)
  }
})
