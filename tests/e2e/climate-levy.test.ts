import { addDays, dayAtProperty, weekday, yearOf } from '../../src/domain/calendar-day.ts'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

/** A Wednesday in the last days of March, outside every season of the first content, and the Friday of the week after. */
const march = `${yearOf(dayAtProperty(new Date())) + 1}-03-25`
const checkIn = addDays(march, (10 - weekday(march)) % 7)
const stay = { checkIn, checkOut: addDays(checkIn, 9) }
const nights = Array.from({ length: 9 }, (_, index) => addDays(checkIn, index))
const low = nights.filter((night) => night.slice(5, 7) === '03').length
const levy = low * 4 + (9 - low) * 15
const line = `of which climate levy €${levy.toFixed(2)} (9 nights)`

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an owner sets a villa’s levy class and adds the levy, and every price shows it', async ({ page }) => {
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/villas')
      await page.getByRole('link', { name: 'Edit Villa Thea' }).click()
      await page.getByLabel(/^Class of the climate levy/).selectOption('Detached house over 80 m²')
      await page.getByLabel('Size').fill('95')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByLabel(/^Class of the climate levy/)).toHaveCount(0)

      const party = new URLSearchParams({ ...stay, guests: '2' })
      const found = page.getByRole('article').filter({ hasText: 'Villa Thea' })
      await page.goto(`/villas?${party}`)
      await expect(found).toContainText('€3,150.00')
      await expect(found).toContainText(line)

      await page.goto('/admin/dashboard/settings?tab=booking')
      await page.getByLabel(/^Climate levy/).selectOption('Added to the prices')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Settings Saved')).toBeVisible()
      const total = `€${(3_150 + levy).toLocaleString('en-US')}.00`
      await page.goto('/villas')
      await expect(page.getByText('from €354 a night')).toHaveCount(1)
      await page.goto('/pricing')
      await expect(page.getByText('The Greek climate levy comes on top')).toBeVisible()
      await page.goto(`/villas?${party}`)
      await expect(found).toContainText(total)
      await expect(found).toContainText(line)
      await page.goto(`/villas/villa-thea?${party}`)
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
      await page.goto(`/booking?villa=villa-thea&${party}`)
      if (javaScriptEnabled) {
        const panel = page.getByRole('region', { name: 'Your stay and its price' }).last()
        await expect(panel).toContainText(total)
        await expect(panel).toContainText(line)
        await expect(panel).toContainText('Climate levy, ')
        await expect(panel).toContainText(`After that only the climate levy goes back, €${levy.toFixed(2)}.`)
      }
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
    })

    test('an owner adds, edits and deletes amounts of the levy', async ({ page }) => {
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/pricing?tab=levy')
      const rows = page.getByRole('row')
      await expect(rows).toHaveCount(1 + 8)
      const form = page.locator('#add-levy')
      await form.getByLabel('For nights from').fill('2025-01-01')
      await form.getByLabel('Class', { exact: true }).selectOption('Rooms')
      await form.getByLabel('Higher amount per night (€)').fill('3')
      await form.getByLabel('Amount per night in other months (€)').fill('1')
      await form.getByRole('button', { name: 'Add amounts' }).click()
      await expect(form.getByLabel('For nights from')).toHaveAccessibleDescription(/There is a rate from this day already/)
      await expect(form.getByLabel('Higher amount per night (€)')).toHaveValue('3')
      await form.getByLabel('For nights from').fill('2030-01-01')
      await form.getByRole('button', { name: 'Add amounts' }).click()
      await expect(rows).toHaveCount(1 + 9)
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

      const name = 'Rooms from January 1, 2030'
      await page.getByRole('button', { name: `Edit ${name}` }).click()
      const row = rows.filter({ hasText: `Edit ${name}` })
      await row.getByLabel('Higher amount per night (€)').fill('3.50')
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
      await row.getByRole('button', { name: 'Save' }).click()
      await expect(rows.filter({ hasText: '€3.50, April to October' })).toHaveCount(1)
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      await page.getByRole('button', { name: 'Yes, delete' }).click()
      await expect(rows).toHaveCount(1 + 8)
    })
  })
}
