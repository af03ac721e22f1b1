import { dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const year = toYear(dayAtProperty(new Date())) + 1

test('an owner copies a year’s seasons with prices raised by 5%, and undoes it', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto(`/admin/dashboard/pricing?tab=seasons&year=${year + 1}`)
  await expect(page.getByText(`No seasons in ${year + 1}: every night costs the base price.`)).toBeVisible()
  const panel = page.locator('#whole-year')
  await expect(panel.getByRole('row', { name: /High Summer/ })).toContainText('€460.00')
  await panel.getByLabel('Prices change by').fill('1000')
  await panel.getByRole('button', { name: 'Preview' }).click()
  await expect(panel.getByText('Please give whole percent from -90 to 100')).toBeVisible()
  await panel.getByLabel('Prices change by').fill('5')
  await panel.getByRole('button', { name: 'Preview' }).click()
  await expect(panel.getByRole('heading', { name: `Seasons for ${year + 1}` })).toBeVisible()
  await expect(panel.getByRole('row', { name: /High Summer/ })).toContainText('€460.00 → €483.00')
  await hasNoBarriers(page)
  await panel.getByRole('button', { name: 'Add 6 seasons' }).click()
  await expect(page.getByText('The year was changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /High Summer/ })).toContainText('€483.00')
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'A whole year' }).click()
  await page.getByRole('button', { name: `6 seasons of ${year} copied into ${year + 1}.` }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(page.getByText(`No seasons in ${year + 1}: every night costs the base price.`)).toBeVisible()
})
