import type { APIRequestContext, Page } from '@playwright/test'
import { confirmAddress, expect, hasNoBarriers, OWNER, signIn, test } from './fixtures.ts'

/** A device that unlocks by itself. */
async function aDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

test('a guest confirms the address, adds a passkey, signs in with it, renames and removes it', async ({ page, guest, mailedCode }) => {
  await aDevice(page)
  await signIn(page, guest)
  await page.goto('/your-data')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Confirm your email' }).click()
  await expect(page.getByText('Before you add a passkey, we send a code')).toBeVisible()
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Code').fill(await mailedCode(guest.email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey has been added')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Chrome/)
  await hasNoBarriers(page)

  await page.context().clearCookies()
  await page.goto('/login?redirect=/your-data')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
  await expect(page.getByText(/, last used /).first()).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await expect(page.getByText('The passkey has been renamed')).toBeVisible()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await expect(page.getByText('The passkey has been removed')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not sign anybody in here.').first()).toBeVisible()
})

test('a guest who sets a new password says which passkeys stay', async ({ page, guest, playwright, baseURL }) => {
  const newContext = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
  await aDevice(page)
  await confirmAddress(guest, newContext)
  await signIn(page, guest)
  await page.goto('/your-data')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey has been added')).toBeVisible()
  const stays = page.getByRole('group', { name: 'Passkeys that stay' }).getByRole('checkbox')
  await expect(stays).toBeChecked()
  await page.getByLabel('Current password').fill(guest.password)
  await page.getByLabel('New password', { exact: true }).fill('Cliff-Above-7!')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()

  await page.goto(await resetLinkFor(guest.email, newContext))
  await expect(stays).not.toBeChecked()
  await hasNoBarriers(page)
  await page.getByLabel('New password', { exact: true }).fill('Cliff-Above-8!')
  await page.getByLabel('Confirm password').fill('Cliff-Above-8!')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, { ...guest, password: 'Cliff-Above-8!' })
  await page.goto('/your-data')
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
})

/** The newest reset link for an address, read in the back office. */
async function resetLinkFor(email: string, newContext: () => Promise<APIRequestContext>): Promise<string> {
  const office = await newContext()
  await office.post('/api/forgotPassword.php', { data: { email } })
  await office.post('/api/checkUser.php', { data: OWNER })
  const link = async () => {
    const { mails } = await (await office.get('/api/adminMails.php', { params: { search: email } })).json()
    return mails.map(({ text }: { text: string }) => /\/reset-password\?token=[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(link).not.toBe('')
  const found = await link()
  await office.dispose()
  return found
}

test('a sign-in without a passkey says so and keeps the form', async ({ page, guest }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(guest.email)
})
