import type { Page } from '@playwright/test'
import { expect, fillInGuest, type Guest, test, type Week, weekOf } from './fixtures.ts'

const phone = { width: 360, height: 740 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a guest books Villa Thea for four by the bars of the screen', async ({ page, guest }) => {
    await byTheBars(page, guest, weekOf('villa-thea', 24))
  })
})

test.describe('on a phone without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('a guest books Villa Thea for four by the bars of the screen', async ({ page, guest }) => {
    await byTheBars(page, guest, weekOf('villa-thea', 25))
  })
})

test('Book Now on the page of a villa keeps the villa, and on the booking page what is chosen there', async ({ page }) => {
  await page.goto('/villas/villa-onar')
  const bookNow = page.getByRole('banner').getByRole('link', { name: 'Book Now' })
  await bookNow.click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-onar$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Villa Onar/ })).toBeVisible()
  await bookNow.click()
  await expect(page.getByRole('heading', { level: 2, name: /^Villa Onar/ })).toBeVisible()
  await page.goto('/gallery')
  await expect(bookNow).toHaveAttribute('href', '/booking')
})

async function byTheBars(page: Page, guest: Guest, { villa, checkIn, checkOut }: Week): Promise<void> {
  await page.goto(`/villas/${villa}?${new URLSearchParams({ checkIn, checkOut, guests: '4' })}`)
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: /^Villa Thea/ })).toBeVisible()
  const bar = page.locator('.fixed').filter({ hasText: 'Continue' })
  await expect(bar).toContainText('Villa Thea · 4 guests')
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(
    'Villa Thea · 4 guests',
  )
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
  await expect(main).toContainText(/4 guests/i)
  await expect(main).toContainText('A cot, please')
}
