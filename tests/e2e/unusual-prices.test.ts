import { dayAtProperty, yearOf } from '../../src/domain/calendar-day.ts'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const YEAR = yearOf(dayAtProperty(new Date())) + 1

test('an unusual price needs a confirmation in every form and is listed on the dashboard', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const question = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const confirm = () => page.getByRole('button', { name: 'Yes, save it' }).click()

  await page.goto('/admin/dashboard/pricing?tab=base')
  await page.getByLabel('Base Price per Night').fill('35')
  await page.getByRole('button', { name: 'Update Base Price' }).click()
  await expect(question('€35.00 a night is under half of the price next to it')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await page.getByLabel('Base Price per Night').fill('345')
  await page.getByRole('button', { name: 'Update Base Price' }).click()
  await expect(page.getByText('Base price updated successfully')).toBeVisible()

  await page.goto('/admin/dashboard/pricing?tab=villas&villa=3')
  const highSummer = page.getByLabel(new RegExp(`^High Summer.*${YEAR}`))
  await highSummer.fill('4600')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(question('€4,600.00 a night is over double of the price of the house')).toBeVisible()
  await confirm()
  await expect(page.getByText('Prices of the villa saved').first()).toBeVisible()

  await page.goto(`/admin/dashboard/pricing?tab=grid&year=${YEAR}`)
  await page.getByLabel('First night').fill(`${YEAR}-05-10`)
  await page.getByLabel('Last night').fill(`${YEAR}-05-13`)
  await page.getByLabel('Price a night in euros').fill('39')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Change these nights' }).click()
  await expect(question('€39.00 a night is under half of the price of before')).toBeVisible()
  await confirm()
  await expect(page.getByText('The nights were changed.')).toBeVisible()

  await page.goto(`/admin/dashboard/pricing?tab=seasons&what=prices&year=${YEAR}&percent=-60`)
  const year = page.locator('#whole-year')
  await year.getByRole('button', { name: /^Change \d+ prices$/ }).click()
  await expect(question('under half of the price of before')).toBeVisible()
  await confirm()
  await expect(page.getByText('The year was changed.')).toBeVisible()
  await year.getByRole('button', { name: 'Undo' }).click()

  await page.goto('/admin/dashboard')
  const items = page.getByRole('listitem').filter({ hasText: 'Unusual price' })
  await expect(items.filter({ hasText: 'High Summer in Villa' })).toContainText('over double of the price of the house')
  await items.first().getByRole('link', { name: 'Open the prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Pricing/ })).toBeVisible()
})
