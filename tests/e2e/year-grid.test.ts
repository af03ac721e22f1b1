import { dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const YEAR = toYear(dayAtProperty(new Date())) + 1
const night = (day: string) => `${YEAR}-${day}`

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
})

test('an owner changes the price of selected nights of one villa in the year grid, and undoes it', async ({ page }) => {
  await page.goto(`/admin/dashboard/pricing?tab=grid&year=${YEAR}`)
  await page.getByRole('link', { name: 'Villa Thea' }).click()
  await expect(page.getByRole('link', { name: 'Villa Thea' })).toHaveAttribute('aria-current', 'true')
  const cell = (day: string) => page.locator(`[data-day="${night(day)}"]`)
  const first = await cell('05-10').boundingBox()
  const last = await cell('05-14').boundingBox()
  if (!first || !last) throw new Error('nights have no place')
  await page.mouse.move(first.x + 8, first.y + 8)
  await page.mouse.down()
  await page.mouse.move(first.x + 30, first.y + 10)
  await page.mouse.move(last.x + 8, last.y + 8)
  await page.mouse.up()
  await expect(page.getByLabel('First night')).toHaveValue(night('05-10'))
  await expect(page.getByLabel('Last night')).toHaveValue(night('05-14'))

  // The keyboard moves the end that has the focus.
  await cell('05-14').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByLabel('Last night')).toHaveValue(night('05-22'))
  await page.getByLabel('Last night').fill(night('05-13'))
  await expect(cell('05-13')).toHaveAttribute('aria-pressed', 'true')
  await expect(cell('05-14')).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel('Price a night in euros')).toHaveAccessibleDescription(/amount/i)
  await expect(page.getByLabel('Last night')).toHaveValue(night('05-13'))
  await page.getByLabel('Price a night in euros').fill('395')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Villa Thea €350\.00 Villa Thea €395\.00/ })).toBeVisible()
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Change these nights' }).click()
  await expect(page.getByText('The nights were changed.')).toBeVisible()
  await expect(cell('05-12')).toContainText('395')
  await page.getByRole('link', { name: 'Villa Onar' }).click()
  await expect(cell('05-12')).toContainText('350')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await page.getByRole('link', { name: 'Villa Thea' }).click()
  await expect(cell('05-12')).toContainText('350')
})

test('on a phone the preview, or the first wrong field, is what an owner sees next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/admin/dashboard/pricing?tab=grid&year=${YEAR}`)
  const press = () => page.getByRole('button', { name: 'Preview' }).click()
  await press()
  await expect(page.getByLabel('First night')).toBeFocused()
  await expect(page.getByLabel('First night')).toBeInViewport()
  await page.getByLabel('First night').fill(night('05-10'))
  await page.getByLabel('Last night').fill(night('05-12'))
  await press()
  await expect(page.getByLabel('Price a night in euros')).toBeFocused()
  await page.getByLabel('Price a night in euros').fill('395')
  await press()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeInViewport()
})
