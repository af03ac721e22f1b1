import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import * as booking from '../../src/words/booking.sr.ts'
import { languages, nameOf, prefixOf, tagOf } from '../../src/words/languages.ts'
import { thisPageIn } from '../../src/words/offered-language.ts'
import * as payment from '../../src/words/payment.sr.ts'
import { APPROVED, expect, hasNoBarriers, payWith, signIn, test, weekOf } from './fixtures.ts'
import { cutOff } from './large-text.ts'
import { accountPages, confirmations, guestPages, publicPages } from './places.ts'

const SMALL = { width: 320, height: 640 }
const others = languages.filter((language) => language !== 'en')
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
  await expect(line.getByRole('link', { name: thisPageIn.el })).toHaveAttribute('href', '/el/amenities')
  await hasNoBarriers(page)
  await line.getByRole('button').click()
  await expect(line).toHaveCount(0)
  await page.getByRole('link', { name: 'Attractions' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Attractions' })).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto('/el/amenities')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await expect(page.getByRole('complementary', { name: nameOf.en })).toHaveCount(0)
  await context.close()
})

/** Checks that nothing is cut off at 320 px, nor at 360 px with text of twice the size, and that the page is accessible. */
async function fits(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const tooWide = [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, h3, label, dt, dd, legend')].filter(
      (part) =>
        part.checkVisibility() &&
        !part.closest('.sr-only, .stay-strip, [aria-hidden=true], [aria-roledescription=carousel]') &&
        part.getBoundingClientRect().right > innerWidth + 1,
    )
    return [document.documentElement.scrollWidth, ...tooWide.map(({ textContent }) => textContent?.trim().slice(0, 60))]
  })
  expect(cut, where).toEqual([320])
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await cutOff(page), where).toEqual([])
  await page.setViewportSize(SMALL)
}

const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && !/40[04]/.test(message.text()) && errors.push(message.text()))
  return errors
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: SMALL })

  for (const language of others)
    test.describe(`in ${nameOf[language]}`, () => {
      // With this locale no notice about other languages covers the page.
      test.use({ locale: tagOf[language] })

      test('every page fits, also with large text, is accessible and hydrates', async ({ page }) => {
        const errors = errorsOf(page)
        for (const path of [...publicPages, ...accountPages, ...confirmations, `/villas?${dates}`, `/villas/villa-thea?${dates}`]) {
          await page.goto(prefixOf(language) + path)
          await fits(page, path)
        }
        for (const path of [`/booking?${new URLSearchParams(weekOf('villa-thea', 53))}`, '/register']) {
          await page.goto(prefixOf(language) + path)
          await page.locator('main form[method=post] button[type=submit]').last().click()
          await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
          await fits(page, `${path} with nothing filled in`)
        }
        expect(errors).toEqual([])
      })
    })
})

test('a guest books and pays in Serbian, and the pages of the stay fit 320 px and large text in every language', async ({
  page,
  guest,
}) => {
  const { villa, checkIn, checkOut } = weekOf('villa-eirini', 46)
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

  await page.setViewportSize(SMALL)
  const errors = errorsOf(page)
  const confirmation = page.url().replace(/^[^/]*\/\/[^/]*\/sr/, '')
  await page.goto('/sr/reservations')
  const href = await page.getByRole('main').locator('a[href*="/reservations/"]').first().getAttribute('href')
  const stay = href?.replace(/^\/sr/, '') ?? ''
  expect(stay).toMatch(/^\/reservations\/\w+$/)
  const change = `${stay}/change?${new URLSearchParams({ checkIn: addDays(checkIn, 7), checkOut: addDays(checkOut, 7) })}`
  for (const language of others)
    for (const path of [...guestPages, stay, `${stay}/cancel`, change, confirmation]) {
      await page.goto(prefixOf(language) + path)
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf[language])
      await fits(page, prefixOf(language) + path)
    }
  expect(errors).toEqual([])
})
