import { thisPage } from '../../src/words/el/this-page.ts'
import { nameOf, tagOf } from '../../src/words/languages.ts'
import * as booking from '../../src/words/sr/booking.ts'
import * as payment from '../../src/words/sr/payment.ts'
import { APPROVED, expect, hasNoBarriers, makeWeek, payWith, signIn, test } from './fixtures.ts'

const dates = 'checkIn=2027-06-07&checkOut=2027-06-14&guests=2'

test('changing the language keeps the page and its dates, also without scripts', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/villas?${dates}`)
  await page.getByRole('banner').getByLabel(/^EN,/).click()
  await page.getByRole('banner').getByRole('link', { name: nameOf.sr }).click()
  await expect(page).toHaveURL(`/sr/villas?${dates}`)
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf.sr)
  await page.getByRole('contentinfo').getByRole('link', { name: nameOf.de }).click()
  await expect(page).toHaveURL(`/de/villas?${dates}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Villa Thea/ })
    .first()
    .click()
  await expect(page).toHaveURL(/^[^?]*\/de\/villas\/villa-thea\?/)
  await page.getByRole('contentinfo').getByRole('link', { name: nameOf.en }).click()
  await expect(page).toHaveURL(/\d\/villas\/villa-thea\?.*checkIn=2027-06-07/)

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto(`/villas?${dates}&utm_source=mail`)
  await plain.getByRole('contentinfo').getByRole('link', { name: nameOf.el }).click()
  await expect(plain).toHaveURL(`/el/villas?${dates}`)
  await context.close()
})

test('a browser that prefers Greek gets a notice with a link to Greek, until it is dismissed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'el-GR', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/amenities')
  const line = page.getByRole('complementary', { name: nameOf.el })
  await expect(line.getByRole('link', { name: thisPage })).toHaveAttribute('href', '/el/amenities')
  await hasNoBarriers(page)
  await line.getByRole('button').click()
  await expect(line).toHaveCount(0)
  await page.goto('/attractions', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Nearby attractions' })).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto('/el/amenities')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await expect(page.getByRole('complementary', { name: nameOf.en })).toHaveCount(0)
  await context.close()
})

test('a guest books and pays in Serbian, and pages in all languages fit the narrowest phone', async ({ page, guest }) => {
  const { villa, checkIn, checkOut } = makeWeek('villa-eirini', 46)
  await signIn(page, guest)
  await page.goto(`/sr/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
  const price = page.getByRole('region', { name: booking.yourStayAndItsPrice }).filter({ visible: true })
  await expect(price).toContainText(payment.total)
  await page.getByLabel(booking.name).fill(guest.name)
  await page.getByLabel(booking.email).fill(guest.email)
  await page.getByLabel(booking.phone).fill('')
  await page.getByRole('button', { name: booking.reviewYourBooking }).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveAttribute('name', 'phone')
  await page.getByLabel(booking.phone).fill('+381 60 1234567')
  await page.getByRole('button', { name: booking.reviewYourBooking }).click()
  await expect(page.getByRole('heading', { name: payment.reviewAndPay })).toBeVisible()
  await expect(page).toHaveURL(/\/sr\/booking-request/)
  await hasNoBarriers(page)
  await page.getByRole('checkbox', { name: /uslov/i }).check()
  await page.getByRole('main').getByRole('button', { name: /€/ }).last().click()
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: payment.paymentSuccessful })).toBeVisible()
  await expect(page).toHaveURL(/\/sr\/booking-confirmation/)
  await hasNoBarriers(page)

  // The longest words, on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/de/reservations', '/el/booking?villa=villa-thea', '/sr/villas/villa-thea', '/de/register']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})
