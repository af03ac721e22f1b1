import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type OwnSite, ownSite } from './coverage-site.ts'
import { aliveOnArrival, expect, OWNER, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'

const OWN = 'Cliff-Above-7!'
const BOOKINGS = '/admin/dashboard/bookings'

let site: OwnSite
test.beforeAll(async () => {
  site = await ownSite({ ADMIN_PASSWORD: '', ADMIN_TWO_STEP: 'required' })
})
test.afterAll(() => site.close())

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`${site.url}/admin`)
  await page.getByLabel('Username').fill(OWNER.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** `before`: the page that was asked for. */
const isLedTo = async (page: Page, words: RegExp, before?: string) => {
  const query = before ? `?${new URLSearchParams({ redirect: before })}` : ''
  await expect(page).toHaveURL(`${site.url}/admin/dashboard/security${query}`)
  await expect(page.getByText(words)).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

for (const javaScriptEnabled of [true, false]) {
  test(`the first owner must set a password and two-step sign-in first, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = javaScriptEnabled ? aliveOnArrival(await context.newPage()) : await context.newPage()
    await signIn(page, site.madeUpPassword)
    await isLedTo(page, /Your password was made up by the site/)
    if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
    await page.goto(`${site.url}${BOOKINGS}`)
    await isLedTo(page, /Your password was made up by the site/, BOOKINGS)

    await page.getByLabel('Current password').fill(site.madeUpPassword)
    await page.getByLabel('New password').fill(OWN)
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByText('Your new password is set')).toBeVisible()
    await isLedTo(page, /People with your role sign in by two steps here/, BOOKINGS)
    await page.goto(`${site.url}/admin/dashboard`)
    await isLedTo(page, /People with your role sign in by two steps here/)
    await page.goto(`${site.url}${BOOKINGS}`)
    if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

    await page.getByLabel('Your password').fill(OWN)
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Your recovery codes, shown this once')).toBeVisible()
    if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
    await page.getByRole('link', { name: 'Open the page you asked for' }).click()
    await expect(page).toHaveURL(site.url + BOOKINGS)
    await context.close()
    await site.close()
    site = await ownSite({ ADMIN_PASSWORD: '', ADMIN_TWO_STEP: 'required' })
  })
}
