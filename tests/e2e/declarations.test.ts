import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { monthOf, monthsLater } from '../../src/domain/month.ts'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const month = monthsLater(monthOf(dayAtProperty(new Date())), -1)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an owner adds a stay of another platform to a month, marks it as declared, and undoes it', async ({ page }) => {
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/villas')
      await page.getByRole('link', { name: 'Edit Villa Thea' }).click()
      await page.getByLabel(/^Class of the climate levy/).selectOption('Short-term let')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByLabel(/^Class of the climate levy/)).toHaveCount(0)

      await page.goto('/admin/dashboard/declarations')
      await expect(page.getByText('No stay of this month is to be declared.')).toBeVisible()
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
      const form = page.locator('form').filter({ hasText: 'Name of the guest' })
      await form.getByLabel('Villa').selectOption('Villa Thea')
      await form.getByLabel('Arrival').fill(`${month}-03`)
      await form.getByLabel('Departure').fill(`${month}-08`)
      await form.getByLabel('Name of the guest').fill('Maria Weber')
      await form.getByLabel('Amount (€)').fill('900')
      await form.getByRole('button', { name: 'Add stay' }).click()
      await expect(form.getByLabel('Platform')).toHaveAccessibleDescription(/Please name the platform/)
      await expect(form.getByLabel('Name of the guest')).toHaveValue('Maria Weber')
      await form.getByLabel('Platform').fill('Other platform')
      await form.getByRole('button', { name: 'Add stay' }).click()
      const row = page.getByRole('row').filter({ hasText: 'Maria Weber' })
      await expect(row).toContainText('€900.00')
      await expect(page.getByRole('row').filter({ hasText: 'Short-term let' })).toContainText('5')
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

      await page.getByRole('button', { name: 'Note: stays declared' }).click()
      await expect(page.getByText(/^Declared on .* by /)).toBeVisible()
      await page.getByRole('button', { name: 'Not declared after all (Stays)' }).click()
      await expect(page.getByRole('button', { name: 'Note: stays declared' })).toBeVisible()
      await row.getByRole('link', { name: 'Remove Maria Weber' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(row).toHaveCount(0)
    })
  })
}
