import type { Page } from '@playwright/test'
import { type OwnSite, ownSiteWithBank } from './coverage-site.ts'
import { acceptTerms, codeFor, expect, fillInGuest, type Guest, hasNoBarriers, signIn, type Week, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test as ownSiteTest } from './own-site-test.ts'

// How many stays an account holds is one of the limits that the other sites of these tests leave out.
const test = ownSiteTest.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed
    async ({}, use) => {
      const site = await ownSiteWithBank({ RATE_LIMITS: 'on' })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Fills in the booking form and orders; works without scripts as well. */
async function order(page: Page, week: Week, guest: Guest, { scripts }: { scripts: boolean }): Promise<void> {
  await page.goto(`/booking?${new URLSearchParams({ ...week })}`)
  // With scripts the form is disabled while the price loads.
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  if (scripts) await expect(panel).toContainText('Total')
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await acceptTerms(page)
  await page.getByRole('button', { name: /^Book and pay/ }).click()
}

for (const [javaScriptEnabled, first, second] of [
  [true, weekOf('villa-thea', 46), weekOf('villa-onar', 46)],
  [false, weekOf('villa-thea', 48), weekOf('villa-onar', 48)],
] as const)
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const atBank = (page: Page) =>
      javaScriptEnabled ? page.getByRole('heading', { name: 'Card payment' }) : page.getByRole('button', { name: 'Continue to the bank' })

    test('a second hold needs a confirmed email address, and the booking form is kept', async ({ page, guest, playwright, baseURL }) => {
      await signIn(page, guest)
      await order(page, first, guest, { scripts: javaScriptEnabled })
      await expect(atBank(page)).toBeVisible()

      await order(page, second, guest, { scripts: javaScriptEnabled })
      await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
      await expect(page.getByText(guest.email)).toBeVisible()
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByLabel('Code')).toBeVisible()
      if (javaScriptEnabled) {
        await hasNoBarriers(page)
        await isFineOnPhoneAndDesk(page)
      }

      await page.getByLabel('Code').fill('12345')
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(page.getByText('This code is wrong, or its ten minutes are over.').first()).toBeVisible()
      await page.getByLabel('Code').fill(await codeFor(guest.email, () => playwright.request.newContext({ baseURL: baseURL ?? '' })))
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()

      await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
      await expect(page.getByText('Villa Onar').filter({ visible: true }).first()).toBeVisible()
      await acceptTerms(page)
      await page.getByRole('button', { name: /^Book and pay/ }).click()
      await expect(atBank(page)).toBeVisible()
    })
  })
