import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, OWNER } from './fixtures.ts'
import { cutOff } from './large-text.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

/** Each code works once; the next one is already valid, to allow for clock differences. */
const makeCode = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })

async function firstStep(page: Page, way: '/login' | '/admin'): Promise<void> {
  await page.goto(way)
  await page.getByLabel(way === '/login' ? 'Email' : 'Username').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: way === '/login' ? 'Log In' : 'Sign In' })
    .click()
}

async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/admin/dashboard/security')
  await page.getByLabel('Your password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is wrong or was used before')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(makeCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Your recovery codes, shown this once')).toBeVisible()
  return { secret, codes: await page.locator('li > code').allInnerTexts() }
}

async function turnOff(page: Page, code: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Turn off' }) })
  await form.getByLabel('Your password').fill(OWNER.password)
  await form.getByLabel('Code', { exact: true }).fill(code)
  await form.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
}

/** Text of twice the size on a phone. */
async function fitsInLargeText(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await cutOff(page)).toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  if (before) await page.setViewportSize(before)
}

test('an owner turns two-step sign-in on, signs in with a code and a recovery code, and turns it off; its screens fit', async ({
  page,
  context,
}) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const { secret, codes } = await setUp(page)
  await isFineOnPhoneAndDesk(page)
  await page.reload()
  await isFineOnPhoneAndDesk(page)
  await context.clearCookies()

  await firstStep(page, '/login')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await fitsInLargeText(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('This code is wrong or was used before')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(makeCode(secret, 1))
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await context.clearCookies()

  await firstStep(page, '/admin')
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/admin/dashboard/security')
  await expect(page.getByText('9 of 10')).toBeVisible()
  await turnOff(page, codes[1] ?? '')
})
