import { dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const year = toYear(dayAtProperty(new Date())) + 1

test('an owner copies a year’s seasons with prices raised by 5%, and undoes it', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard/pricing?tab=seasons')
  const panel = page.locator('#whole-year')
  await panel.getByLabel('Year').selectOption(String(year))
  await panel.getByLabel('Prices change by').fill('1000')
  await panel.getByRole('button', { name: 'Preview' }).click()
  await expect(panel.getByText('Please give whole percent from -90 to 100')).toBeVisible()
  await panel.getByLabel('Year').selectOption(String(year))
  await panel.getByLabel('Prices change by').fill('5')
  await panel.getByRole('button', { name: 'Preview' }).click()
  await expect(panel.getByRole('heading', { name: `Seasons for ${year + 1}` })).toBeVisible()
  await expect(panel.getByRole('row', { name: /High Summer/ })).toContainText('€460.00 → €483.00')
  await hasNoBarriers(page)
  await panel.getByRole('button', { name: 'Add 6 seasons' }).click()
  await expect(page.getByText('The year was changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /High Summer/ }).filter({ hasText: String(year + 1) })).toContainText('€483.00')
  await expect(panel.getByText(`6 seasons of ${year} copied into ${year + 1}.`)).toBeVisible()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(page.getByRole('row', { name: /High Summer/ }).filter({ hasText: String(year + 1) })).toHaveCount(0)
})
