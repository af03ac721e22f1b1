import { Secret, TOTP } from 'otpauth'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { OWNER } from '../story-steps.ts'
import { storyTest } from './house.ts'

const test = storyTest({ ADMIN_PASSWORD: '', ADMIN_TWO_STEP: 'required' })

const OWN = 'Cliff-Above-7!'
const BOOKINGS = '/admin/dashboard/bookings'

async function signIn(page: FormPage, password: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(OWNER.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** `before`: the page that was asked for. */
const isLedTo = async (page: FormPage, words: RegExp, before?: string) => {
  const query = before ? `?${new URLSearchParams({ redirect: before })}` : ''
  expect(page).toHaveURL(`/admin/dashboard/security${query}`)
  expect(page.getByText(words)).toBeVisible()
}

test('the first owner must set a password and two-step sign-in first', async ({ house, page }) => {
  const password = house.firstAdmin?.password ?? ''
  await signIn(page, password)
  await isLedTo(page, /Your password was made up by the site/)
  await page.goto(BOOKINGS)
  await isLedTo(page, /Your password was made up by the site/, BOOKINGS)

  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(OWN)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  expect(page.getByText('Your new password is set')).toBeVisible()
  await isLedTo(page, /People with your role sign in by two steps here/, BOOKINGS)
  await page.goto('/admin/dashboard')
  await isLedTo(page, /People with your role sign in by two steps here/)
  await page.goto(BOOKINGS)

  await page.getByLabel('Your password').fill(OWN)
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  expect(page.getByText('Your recovery codes, shown this once')).toBeVisible()
  await page.getByRole('link', { name: 'Open the page you asked for' }).click()
  expect(page).toHaveURL(BOOKINGS)
})
