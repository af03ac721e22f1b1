import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, weekday, yearOf } from '../../src/domain/calendar-day.ts'
import { writtenEuros } from '../../src/domain/money.ts'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk, saveSettings } from './office.ts'
import { test } from './own-site-test.ts'

/** A Monday outside every season of the first content. */
const november = `${yearOf(dayAtProperty(new Date())) + 1}-11-02`
const checkIn = addDays(november, (8 - weekday(november)) % 7)
const stay = { checkIn, checkOut: addDays(checkIn, 5) }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a villa’s own prices, also for further guests, apply in lists and totals', async ({ page }) => {
      await page.request.post('/api/checkUser.php', { data: OWNER })
      await page.goto('/admin/dashboard/pricing?tab=villas')
      await page.getByRole('link', { name: 'Villa Thea' }).click()
      await expect(page.getByRole('heading', { name: 'Prices of Villa Thea' })).toBeVisible()
      const easter = page.getByLabel(/^Easter/).first()
      await page.getByLabel('Base Price per Night (€)').fill('300')
      await easter.fill('ten')
      await page.getByLabel('Each further guest per night (€)').fill('40')
      await page.getByRole('button', { name: 'Save prices' }).click()
      await expect(easter).toHaveAccessibleDescription(/Please give a price such as 420, or a percentage/)
      await expect(page.getByLabel('Base Price per Night (€)')).toHaveValue('300')
      await easter.fill('+10%')
      await page.getByRole('button', { name: 'Save prices' }).click()
      const included = page.getByLabel('Guests in the price')
      await expect(included).toHaveAccessibleDescription(/Please give both/)
      await included.fill('4')
      await page.getByRole('button', { name: 'Save prices' }).click()
      await expect(page.getByText('Prices of the villa saved.')).toBeVisible()
      await expect(easter).toHaveValue('+10%')

      await page.goto('/pricing')
      await expect(page.getByRole('listitem').filter({ hasText: 'Villa Thea, from €300 a night. The price is for up to 4' })).toBeVisible()
      await expect(page.getByText('however many of you come')).toHaveCount(0)
      await page.goto('/villas')
      await expect(page.getByText('from €300 a night')).toHaveCount(1)
      const party = (guests: number) => new URLSearchParams({ ...stay, guests: String(guests) })
      await page.goto(`/villas?${party(6)}`)
      await expect(page.getByText(writtenEuros(5 * (300_00 + 2 * 40_00)))).toHaveCount(1)
      await page.goto(`/booking?villa=villa-thea&${party(6)}`)
      await expect(page.getByText('The price is for up to 4; each further guest costs €40.00 a night.')).toBeVisible()
      if (javaScriptEnabled) {
        const panel = page.getByRole('region', { name: 'Your stay and its price' }).last()
        await expect(panel).toContainText('2 further guests, 5 nights × €40.00')
        await page.getByLabel('Guests', { exact: true }).fill('4')
        await expect(panel).toContainText(writtenEuros(5 * 300_00))
        await expect(panel).not.toContainText('further guest')
      }
    })
  })
}

test('the prices of a villa fit a phone and a desktop, and the calendar marks them', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard/pricing?tab=villas')
  await page.getByLabel('Base Price per Night (€)').fill('310.50')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Prices of the villa saved.')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await page.goto(`/admin/dashboard/pricing?tab=calendar&month=${stay.checkIn.slice(0, 7)}`)
  await expect(page.getByText('own price of the villa')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Villa' }).getByRole('link').nth(1).click()
  await expect(page.getByText(/€310.50, base price, own price of the villa$/)).toHaveCount(30)
  await isFineOnPhoneAndDesk(page)
})

test('the list of what the price includes is edited by owners, and hidden when empty', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/pricing')
  const items = page
    .getByRole('region', { name: 'What is included' })
    .or(page.locator('section', { hasText: 'What is included' }))
    .getByRole('listitem')
  await expect(items).toHaveCount(8)
  const save = async (text: string) => {
    await page.goto('/admin/dashboard/settings?tab=booking')
    await page.getByLabel(/^What the price includes/).fill(text)
    await saveSettings(page)
    await page.goto('/pricing')
  }
  await save('Bed linen\n\n  <b>Water</b> ')
  await expect(items).toHaveText(['Bed linen', '<b>Water</b>'])
  await save('')
  await expect(page.getByRole('heading', { name: 'What is included' })).toHaveCount(0)
})

test('a discount for late arrivals in one villa is added, keeps its input on errors, and is shown to guests', async ({ page, site }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard/pricing?tab=discounts')
  const form = page.locator('#create-rule')
  await form.getByLabel('Discount Name').fill('Late summer days')
  await form.getByLabel('Percentage').fill('12')
  await form.getByLabel('Arrival at least').fill('20')
  await form.getByLabel('Arrival within').fill('10')
  await form.getByRole('checkbox', { name: 'Villa Onar' }).check()
  await form.getByRole('button', { name: 'Create Discount Rule' }).click()
  await expect(form.getByLabel('Arrival within')).toHaveAccessibleDescription(/must not be fewer than the least/)
  await expect(form.getByRole('checkbox', { name: 'Villa Onar' })).toBeChecked()
  await form.getByLabel('Arrival at least').fill('')
  await form.getByRole('button', { name: 'Create Discount Rule' }).click()
  const row = page.getByRole('row', { name: /Late summer days/ })
  await expect(row).toContainText('arrival within 10 days')
  await expect(row).toContainText('only Villa Onar')
  await site.change(sql`UPDATE villas SET withdrawn_at = now() WHERE slug = 'villa-onar'`)
  await page.reload()
  await row.getByRole('button', { name: 'Edit Late summer days' }).click()
  const edit = page.getByRole('row', { name: /Edit Late summer days/ })
  await edit.getByLabel('Percentage').fill('13')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('13%')
  await site.change(sql`UPDATE villas SET withdrawn_at = NULL WHERE slug = 'villa-onar'`)
  await page.goto('/admin/dashboard/pricing?tab=discounts')
  await expect(row, 'a rule for a villa that was withdrawn meanwhile does not become one for all').toContainText('only Villa Onar')
  await isFineOnPhoneAndDesk(page)
  await page.goto('/admin/dashboard/settings?tab=booking')
  await page.getByLabel('Most of all discounts together (%)').fill('0')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Most of all discounts together (%)')).toHaveAccessibleDescription(/must be a whole number from 1 to 100/)
  await page.getByLabel('Most of all discounts together (%)').fill('4')
  await saveSettings(page)
  const nextSummer = { checkIn: addDays(checkIn, -119), checkOut: addDays(checkIn, -112) }
  await page.goto(`/booking?villa=villa-thea&${new URLSearchParams(nextSummer)}`)
  await expect(page.getByText('There is a limit to what all discounts together take off; it is reached here.').last()).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('listitem').filter({ hasText: 'Late summer days' })).toContainText('arrival within 10 days · only Villa Onar')
})
