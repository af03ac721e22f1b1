import { addDays, dayAtProperty, weekday, yearOf } from '../../src/domain/calendar-day.ts'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

/** A Monday outside every season of the first content. */
const november = `${yearOf(dayAtProperty(new Date())) + 1}-11-02`
const checkIn = addDays(november, (8 - weekday(november)) % 7)
const party = new URLSearchParams({ checkIn, checkOut: addDays(checkIn, 5), guests: '4' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an owner adds fees and shows VAT, and every price includes them', async ({ page }) => {
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/pricing?tab=fees')
      await expect(page.getByText('No fees: a stay costs its nights.')).toBeVisible()
      const form = page.locator('#add-fees')
      await form.getByRole('button', { name: 'Add fee' }).click()
      await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Please name the fee/)
      await form.getByLabel('Name').fill('Final cleaning')
      await form.getByLabel('Amount (€)').fill('80')
      await form.getByRole('button', { name: 'Add fee' }).click()
      await expect(page.getByRole('row').filter({ hasText: 'Final cleaning' })).toContainText('All villas')
      await form.getByLabel('Name').fill('Linen')
      await form.getByLabel('Villa').selectOption('Villa Thea')
      await form.getByLabel('For each').selectOption('Guest')
      await form.getByLabel('Amount (€)').fill('10')
      await form.getByRole('button', { name: 'Add fee' }).click()
      await expect(page.getByRole('row').filter({ hasText: 'Linen' })).toContainText('€10.00')
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

      await page.goto('/admin/dashboard/settings?tab=booking')
      await page.getByLabel(/^VAT beside totals/).selectOption('The VAT statement and the amount')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Settings Saved')).toBeVisible()

      await page.goto('/villas')
      await expect(page.getByText('from €366 a night')).toHaveCount(3)
      await expect(page.getByText('from €368 a night')).toHaveCount(1)
      await page.goto('/pricing')
      await expect(page.getByRole('listitem').filter({ hasText: /^Final cleaning, €80.00$/ })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: /^Villa Thea: Linen, €10.00 a guest$/ })).toBeVisible()
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
      await page.goto(`/villas?${party}`)
      await expect(page.getByRole('article').filter({ hasText: 'Villa Thea' })).toContainText('€1,870.00')
      await page.goto(`/booking?villa=villa-thea&${party}`)
      if (javaScriptEnabled) {
        const panel = page.getByRole('region', { name: 'Your stay and its price' }).last()
        await expect(panel).toContainText('Linen, €10.00 a guest')
        await expect(panel).toContainText('€1,870.00')
        await expect(panel).toContainText('of which VAT 13%: €215.13')
        await page.getByLabel('Guests', { exact: true }).fill('2')
        await expect(panel).toContainText('€1,850.00')
        await isFineOnPhoneAndDesk(page)
      }
    })

    test('an owner adds and deletes VAT rates', async ({ page }) => {
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/pricing?tab=taxes')
      const form = page.locator('#add-taxes')
      await form.getByLabel('For stays that end from').fill('2024-01-01')
      await form.getByLabel('Percentage').fill('14')
      await form.getByRole('button', { name: 'Add rate' }).click()
      await expect(form.getByLabel('For stays that end from')).toHaveAccessibleDescription(/There is a rate from this day already/)
      await form.getByLabel('For stays that end from').fill('2030-01-01')
      await form.getByRole('button', { name: 'Add rate' }).click()
      await expect(page.getByRole('row')).toHaveCount(1 + 5)
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
      await page.getByRole('button', { name: 'Delete VAT of lodging from January 1, 2030' }).click()
      await page.getByRole('button', { name: 'Yes, delete' }).click()
      await expect(page.getByRole('row')).toHaveCount(1 + 4)
    })
  })
}
