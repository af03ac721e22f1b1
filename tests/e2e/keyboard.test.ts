import type { Page } from '@playwright/test'
import { APPROVED, expect, test } from './fixtures.ts'

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, name: RegExp | string, role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio'): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  throw new Error(`${role} ${name} cannot be reached by the keyboard`)
}

test('a booking can be made with the keyboard alone, and the focus shows on the dark footer', async ({ page, guest }) => {
  await page.goto('/login')
  await tabTo(page, 'Email', 'textbox')
  await page.keyboard.type(guest.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(guest.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Successful.')).toBeVisible()

  await page.goto('/booking?villa=villa-eirini')
  for (let months = 0; months < 4; months += 1) {
    await tabTo(page, /next month/i, 'button')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, /per night$/, 'button')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  // Moves down one column of weeks until a day that allows arrivals.
  await page.keyboard.press('ArrowRight')
  while (/Sunday|booked|past/.test(await focused())) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Check-in .* Now choose a check-out day\.$/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/nights: check-in/)).toBeAttached()

  await tabTo(page, 'Name', 'textbox')
  await tabTo(page, 'Phone', 'textbox')
  await page.keyboard.type('+44 7400 123456')
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
  await tabTo(page, 'Review your booking', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await tabTo(page, /Pay in full/, 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /three instalments/ })).toBeChecked()
  await tabTo(page, /Terms & Conditions/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, /^Book and pay €/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  await tabTo(page, 'Card number', 'textbox')
  await page.keyboard.type(APPROVED)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/gallery')
  const inFooter = page.getByRole('contentinfo').getByRole('link').first()
  await inFooter.focus()
  await expect(inFooter).toHaveCSS('outline-color', 'rgb(255, 255, 255)')
})
