import { sql } from 'drizzle-orm'
import { expect, fillInGuest, OWNER, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const { checkIn, checkOut } = weekOf('villa-thea', 30)
const party = new URLSearchParams({ checkIn, checkOut, guests: '2' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an owner chooses currencies, and guests see approximate prices in them', async ({ page, site }) => {
      await site.change(sql`INSERT INTO currency_rates (code, rate_units, rate_day, fetched_at)
        VALUES ('RSD', 1170000, '2026-11-20', now()), ('CHF', 9360, '2026-11-20', now()), ('USD', 11600, '2026-11-20', now())`)
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/settings?tab=booking')
      const group = page.getByRole('group', { name: 'Other currencies beside the euro' })
      const box = (name: string) => group.getByLabel(name)
      const save = () => page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(box('Swiss franc (CHF)')).toBeChecked()
      for (const name of ['US dollar', 'Hungarian forint']) await box(name).check()
      await save()
      await expect(group).toContainText('Please choose at most four currencies')
      await expect(box('Hungarian forint')).toBeChecked()
      for (const name of ['British pound', 'Hungarian forint']) await box(name).uncheck()
      await save()
      await expect(page.getByText('Settings Saved')).toBeVisible()
      await expect(box('US dollar')).toBeChecked()
      await expect(box('British pound')).not.toBeChecked()
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

      await page.goto(`/villas?${party}`)
      const found = page.getByRole('article').filter({ hasText: 'Villa Thea' })
      await expect(found).toContainText(/about [\d,]+\sRSD \/ [\d,]+\sCHF \/ \$[\d,]+/)
      await expect(page.getByText('middle rates of the National Bank of Serbia, November 20, 2026')).toBeVisible()
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

      await page.goto(`/booking?villa=villa-thea&${party}`)
      if (javaScriptEnabled) {
        const panel = page.getByRole('region', { name: 'Your stay and its price' }).last()
        await expect(panel).toContainText(/about [\d,]+\sCHF \/ \$[\d,]+/)
        await isFineOnPhoneAndDesk(page)
      }
      await fillInGuest(page, { name: 'Ana Petrović', email: 'ana@example.com', password: '' })
      await page.getByRole('button', { name: 'Review your booking' }).click()
      await expect(page).toHaveURL(/booking-request/)
      await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(/about [\d,]+\sCHF \/ \$[\d,]+/)
      await expect(page.getByRole('button', { name: /CHF|\$/ })).toHaveCount(0)
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
    })
  })
}
