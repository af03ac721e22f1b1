import type { Page } from '@playwright/test'
import { acceptTerms, expect, hasNoBarriers, makeWeek, test } from './fixtures.ts'

/** Counts the fields filled in and the buttons pressed. */
function counted(page: Page) {
  const counts = { fields: 0, clicks: 0 }
  return {
    counts,
    fill: async (label: string, value: string) => {
      counts.fields += 1
      await page.getByLabel(label).fill(value)
    },
    accept: async () => {
      counts.fields += 1
      await acceptTerms(page)
    },
    press: async (name: string | RegExp) => {
      counts.clicks += 1
      await page.getByRole('button', { name }).click()
    },
  }
}

test('a new guest gets from chosen dates to the bank with five fields and two clicks', async ({ page, mailedCode }) => {
  const { name, email } = { name: 'Mia Weber', email: `mia-${process.pid}@example.com` }
  const { counts, fill, accept, press } = counted(page)
  await page.goto(`/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 52) })}`)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
  await fill('Name', name)
  await fill('Email', email)
  await fill('Phone', '+49 171 2345678')
  await press('Review your booking')
  await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  await accept()
  await press(/^Book and pay/)
  await expect(page.getByText(`We have sent a code of six digits to ${email}.`)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  await hasNoBarriers(page)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /I have read and accept/ })).toBeChecked()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await fill('Code', await mailedCode(email))
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  // The code included; the number of guests is filled in, special requests and stages are a choice.
  expect(counts).toEqual({ fields: 5, clicks: 2 })

  await page.goto('/booking')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Phone')).toHaveValue('+49 171 2345678')
  await page.goto('/your-data')
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})
