import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the back office works in Serbian on a phone, and fits in Greek', async ({ page, baseURL }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const choose = async (name: string) => {
    await page.locator('nav summary').click()
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
  }
  await page.goto('/admin/dashboard/pricing?tab=base')
  await choose('Srpski')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
  await expect(page).toHaveURL(/\/admin\/dashboard\/pricing\?tab=base$/)

  await page.getByLabel('Osnovna cena po noći (€)').fill('-5')
  await page.getByRole('button', { name: 'Promenite osnovnu cenu' }).click()
  await expect(page.getByRole('main').locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
  await hasNoBarriers(page)

  // From page to page without new documents, and to the site for guests by one.
  await page.locator('nav summary').click()
  await page.getByRole('link', { name: 'Rezervacije', exact: true }).filter({ visible: true }).click()
  await page.getByRole('dialog', { name: 'Izaći bez čuvanja?' }).getByRole('button', { name: 'Izađite bez čuvanja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervacije' })).toBeVisible()
  await page.locator('nav summary').click()
  await page.getByRole('link', { name: 'Nazad na sajt' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`${baseURL ?? ''}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervacije' })).toBeVisible()

  await choose('Ελληνικά')
  for (const path of ['', '/bookings/new', '/pricing?tab=grid']) {
    await page.goto(`/admin/dashboard${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  for (const path of ['/bookings', '/pricing?tab=discounts']) {
    await page.goto(`/admin/dashboard${path}`)
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
    }
  }
})
