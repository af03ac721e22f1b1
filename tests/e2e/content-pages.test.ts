import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const thumbnails = (page: Page) => page.getByRole('main').locator('section:not([aria-roledescription]) > ul a[href^="/pictures/"]')
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures in full size' })

test('the gallery changes its category without a new document, has one to four square pictures per row, and keeps them after a reload', async ({
  page,
}) => {
  await page.goto('/gallery')
  const all = await thumbnails(page).count()
  for (const [width, columns] of [
    [360, 1],
    [700, 2],
    [900, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page
      .getByRole('main')
      .locator('ul.grid > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    const [first] = boxes
    expect(boxes.filter(({ top }) => top === first.top)).toHaveLength(columns)
    expect(Math.abs(first.width - first.height)).toBeLessThan(2)
  }
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.getByRole('link', { name: 'Interiors', exact: true }).click()
  await expect(page).toHaveURL('/gallery?category=interiors')
  await expect(page.getByRole('link', { name: 'Interiors', exact: true })).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  const interiors = await thumbnails(page).count()
  expect(interiors).toBeLessThan(all)
  await page.reload()
  await expect(thumbnails(page)).toHaveCount(interiors)
})

test('pictures open in full size: keys move in a loop, closing returns the focus, and one that does not load says so', async ({ page }) => {
  await page.route('**/villa-onar-bathroom*', (route) => route.abort())
  await page.goto('/gallery?category=interiors', { waitUntil: 'networkidle' })
  await expect(page.locator('a[href*="villa-onar-bathroom"]')).toBeHidden()
  const total = await thumbnails(page).count()
  await thumbnails(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toContainText(`1 of ${total}`)
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).locator('[aria-live=polite]')).toContainText(`${total} of ${total}`)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText(`1 of ${total}`)
  for (const name of ['Previous picture', 'Next picture', 'Close']) {
    await page.keyboard.press('Tab')
    await expect(lightbox(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(thumbnails(page).first()).toBeFocused()

  await thumbnails(page).first().click()
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(lightbox(page)).toContainText('Image not found')
  await page.mouse.click(4, 300)
  await expect(lightbox(page)).toBeHidden()
})
