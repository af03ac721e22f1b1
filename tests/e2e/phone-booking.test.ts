import { expect, fillInGuest, hasNoBarriers, makeWeek, test } from './fixtures.ts'

test('on a phone a guest books Villa Thea for four by the bars of the screen, which name the deposit', async ({ page, guest }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { villa, checkIn, checkOut } = makeWeek('villa-thea', 24)
  await page.goto(`/villas/${villa}?${new URLSearchParams({ checkIn, checkOut, guests: '4' })}`)
  const bar = page.locator('.stay-bar')
  await expect(bar).toContainText('Villa Thea · 4 guests')
  await bar.getByRole('link', { name: 'Book This Villa' }).click()
  await expect(page.getByRole('heading', { name: /^Villa Thea/ })).toBeVisible()
  await expect(bar).toContainText('Villa Thea · 4 guests')
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(
    'Villa Thea · 4 guests',
  )
  await expect(page.getByText('plus €500 deposit')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Special requests').fill('A cot, please')
  await page.evaluate(() => scrollTo(0, 0))
  await bar.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByLabel('Name')).toBeInViewport()
  await expect(page.getByLabel('Special requests')).toHaveValue('A cot, please')
  await expect(bar).toContainText('Villa Thea · 4 guests')
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Villa Thea')
  await expect(main).toContainText(/Guests\s*4/)
  await expect(main).toContainText('A cot, please')
})

test('Book Now gives way to the action of a page, and keeps the villa that is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/villas/villa-onar')
  const bookNow = page.getByRole('banner').getByRole('link', { name: 'Book Now' })
  await expect(bookNow).toBeHidden()
  // A low window: the footer takes all of it. The page grows while its calendar comes.
  await page.setViewportSize({ width: 1440, height: 600 })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await bookNow.click({ timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/booking\?villa=villa-onar$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Villa Onar/ })).toBeVisible()
  await expect(bookNow).toHaveCount(0)
  await page.goto('/gallery')
  await expect(bookNow).toHaveAttribute('href', '/booking')
})
