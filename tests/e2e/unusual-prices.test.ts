import { dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const YEAR = toYear(dayAtProperty(new Date())) + 1

test('an unusual price is asked about before it is saved, also one of a whole year', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const question = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const confirm = () => page.getByRole('button', { name: 'Yes, save it' }).click()

  await page.goto('/admin/dashboard/pricing?tab=base')
  await page.getByLabel('Base Price per Night').fill('35')
  await page.getByRole('button', { name: 'Update Base Price' }).click()
  await expect(question('€35.00 a night is under half of the price next to it')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Base Price per Night').fill('345')
  await page.getByRole('button', { name: 'Update Base Price' }).click()
  await expect(page.getByText('Base price updated successfully')).toBeVisible()

  await page.goto(`/admin/dashboard/pricing?tab=seasons&what=prices&year=${YEAR}&percent=-60`)
  const year = page.locator('#whole-year')
  await year.getByRole('button', { name: /^Change \d+ prices$/ }).click()
  await expect(question('under half of the price of before')).toBeVisible()
  await confirm()
  await expect(page.getByText('The year was changed.')).toBeVisible()
  await page.getByRole('button', { name: 'A whole year' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
})
