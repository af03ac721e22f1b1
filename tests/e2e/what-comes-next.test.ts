import type { Page } from '@playwright/test'
import { addDays, writtenDay, writtenDayWithWeekday } from '../../src/domain/calendar-day.ts'
import {
  APPROVED,
  acceptTerms,
  chooseStay,
  expect,
  fillInGuest,
  goToBank,
  hasNoBarriers,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'

const DEPOSIT = 'On top comes a security deposit of €500.00, in cash at check-in; you get it back at check-out.'

const next = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Important Information' }) })

test('the deposit is shown before payment, and the next steps after it', async ({ page, guest }) => {
  const week = weekOf('villa-armonia', 28)
  await signIn(page, guest)
  await page.goto(`/booking?${new URLSearchParams({ ...week })}`)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(DEPOSIT)
  await chooseStay(page, week, guest)
  await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(DEPOSIT)
  await page.getByRole('radio', { name: /Pay in three stages/ }).check()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)

  const panel = next(page)
  await expect(panel).toContainText(`${writtenDayWithWeekday(week.checkIn)}from 15:00 to 18:30, by self check-in until 23:00`)
  await expect(panel).toContainText(`${writtenDayWithWeekday(week.checkOut)}by 11:00`)
  await expect(panel.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /^https:\/\//)
  await expect(panel).toContainText(`by ${writtenDay(addDays(week.checkIn, -60))}`)
  await expect(panel).toContainText(`by ${writtenDay(addDays(week.checkIn, -20))}`)
  await expect(panel).toContainText('a deposit of €500.00 in cash at check-in')
  await expect(panel).toContainText(`Until ${writtenDay(addDays(week.checkIn, -21))}: 70% of what you have paid goes back.`)
  await expect(panel).toContainText('After that nothing goes back.')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute('href', '/your-data#passkeys')
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
  await expect(main.getByRole('link', { name: 'Viber' })).toHaveAttribute('href', /^viber:\/\/chat\?number=%2B\d+$/)
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await panel.getByRole('link', { name: 'Open your stay' }).click()
  await expect(page).toHaveURL(/\/reservations\/\w{6}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Armonia')
  // The same stay from a mail, signed in already.
  const { pathname } = new URL(page.url())
  await page.goto(`/login?${new URLSearchParams({ redirect: pathname })}`)
  await expect(page).toHaveURL(/\/reservations\/\w{6}$/)
})

test('the total at the bottom of a phone includes the deposit note', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/booking?${new URLSearchParams({ ...weekOf('villa-armonia', 30) })}`)
  await expect(page.getByText('plus €500 deposit')).toBeVisible()
  await hasNoBarriers(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the review page names the deposit', async ({ page, guest }) => {
    const { checkIn, checkOut } = weekOf('villa-armonia', 32)
    await page.goto('/booking?villa=villa-armonia')
    await page.getByRole('textbox', { name: 'Check-in' }).fill(checkIn)
    await page.getByRole('textbox', { name: 'Check-out' }).fill(checkOut)
    await fillInGuest(page, guest)
    await page.getByRole('button', { name: 'Review your booking' }).click()
    await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(DEPOSIT)
  })
})
