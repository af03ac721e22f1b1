import type { Page } from '@playwright/test'
import { expect, hasNoBarriers, signIn, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'

/** A device that unlocks by itself. */
async function aDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

test('a guest adds a passkey, signs in with it, renames and removes it', async ({ page, guest }) => {
  await aDevice(page)
  await signIn(page, guest)
  await page.goto('/your-data')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey is added')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Chrome/)
  await hasNoBarriers(page)
  await isFineOnPhoneAndDesk(page)

  await page.context().clearCookies()
  await page.goto('/login?redirect=/your-data')
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
  await expect(page.getByText(/, last used /).first()).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await expect(page.getByText('The passkey has its new name')).toBeVisible()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await expect(page.getByText('The passkey is removed')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not sign anybody in here.').first()).toBeVisible()
})

test('without a passkey a message is shown and the form is kept', async ({ page, guest }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Email')).toHaveValue(guest.email)
})
