import { CHANGES, keepsEarlyInput, openBeforeScripts } from './early-input.ts'
import { expect, makeWeek, test } from './fixtures.ts'
import { officePage } from './office.ts'

test('what was typed and chosen before the scripts started stays, whatever changes the page', async ({ page, browser }) => {
  for (const [index, how] of Object.values(CHANGES).entries())
    await keepsEarlyInput(page, ['/register', '/booking?villa=villa-thea', '/login'][index] ?? '/', how)
  const office = await officePage(browser)
  await keepsEarlyInput(office, '/admin/dashboard/villas?edit=1', () => {})
})

test('the price of a stay knows the guests that were typed before the scripts started', async ({ page }) => {
  const { villa, checkIn, checkOut } = makeWeek('villa-thea', 26)
  const start = await openBeforeScripts(page, `/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
  await page.getByLabel('Guests').fill('5')
  await start()
  const price = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(price).toContainText('Villa Thea · 5 guests')
})

test('what the browser restores of a form after "Back" stays', async ({ page }) => {
  // A page that is kept whole would need nothing restored.
  await page.addInitScript(() => addEventListener('unload', () => {}))
  await page.goto('/register')
  await page.getByLabel('Name').fill('Anna Smith')
  await page.getByLabel('Phone').fill('+44 7700 900123')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/terms')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Anna Smith')
  await expect(page.getByLabel('Phone')).toHaveValue('+44 7700 900123')
})

test('a translator that changes the booking page after its scripts started breaks nothing', async ({ page }) => {
  const { villa, checkIn, checkOut } = makeWeek('villa-thea', 29)
  await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
  await page.evaluate(CHANGES['a translator replaces all texts'] ?? (() => {}))
  const price = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await page.getByLabel('Guests').fill('3')
  await expect(price).toContainText('3 guests')
  await page.getByLabel('Guests').fill('9')
  await page
    .getByRole('navigation', { name: /Choose a villa/ })
    .getByRole('link', { name: /Onar/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /Villa Onar/ })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})
