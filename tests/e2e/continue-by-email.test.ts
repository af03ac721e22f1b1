import type { Page } from '@playwright/test'
import { acceptTerms, chooseStay, codeFor, expect, hasNoBarriers, test, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'

let people = 0
/** A guest with an email address that has no account. */
const newcomer = () => {
  people += 1
  return { name: 'Mia Weber', email: `mia-${process.pid}-${people}@example.com`, password: '' }
}

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

for (const [javaScriptEnabled, stay, held, other] of [
  [true, weekOf('villa-thea', 52), weekOf('villa-onar', 52), weekOf('villa-onar', 53)],
  [false, weekOf('villa-thea', 54), weekOf('villa-onar', 54), weekOf('villa-onar', 55)],
] as const)
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a new guest gets from chosen dates to the bank with five fields and three clicks', async ({ page, playwright, baseURL }) => {
      const newContext = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
      const { name, email } = newcomer()
      const { counts, fill, accept, press } = counted(page)
      await page.goto(`/booking?${new URLSearchParams({ ...stay })}`)
      if (javaScriptEnabled)
        await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
      await fill('Name', name)
      await fill('Email', email)
      await fill('Phone', '+49 171 2345678')
      await press('Review your booking')
      await page.getByRole('radio', { name: /Pay in three stages/ }).check()
      if (javaScriptEnabled) await hasNoBarriers(page)
      await press('Continue with your e-mail')
      await expect(page.getByText(`We have sent a code of six digits to ${email}.`)).toBeVisible()
      await expect(page.getByRole('radio', { name: /Pay in three stages/ })).toBeChecked()
      if (javaScriptEnabled) {
        await hasNoBarriers(page)
        await isFineOnPhoneAndDesk(page)
      }
      await expect.poll(() => codeFor(email, newContext)).toMatch(/^\d{6}$/)
      await fill('Code', await codeFor(email, newContext))
      await accept()
      await press(/^Book and pay/)
      const atBank = javaScriptEnabled
        ? page.getByRole('heading', { name: 'Card payment' })
        : page.getByRole('button', { name: 'Continue to the bank' })
      await expect(atBank).toBeVisible()
      // The code included; the number of guests is filled in, special requests and stages are a choice.
      expect(counts).toEqual({ fields: 5, clicks: 3 })

      await page.goto('/booking')
      await expect(page.getByLabel('Name')).toHaveValue(name)
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Phone')).toHaveValue('+49 171 2345678')
      await page.goto('/your-data')
      await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
    })

    test('a wrong code keeps the choices, and a code requested in another browser is not accepted', async ({
      page,
      browser,
      playwright,
      baseURL,
    }) => {
      const newContext = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
      const guest = newcomer()
      await chooseStay(page, held, guest)
      await page.getByRole('button', { name: 'Continue with your e-mail' }).click()
      await page.getByLabel('Code').fill('12')
      await acceptTerms(page)
      await page.getByRole('radio', { name: /Pay in three stages/ }).check()
      await page.getByRole('button', { name: /^Book and pay/ }).click()
      await expect(page.getByText('This code is wrong, or its ten minutes are over.').first()).toBeVisible()
      await expect(page.getByRole('radio', { name: /Pay in three stages/ })).toBeChecked()

      await expect.poll(() => codeFor(guest.email, newContext)).toMatch(/^\d{6}$/)
      const code = await codeFor(guest.email, newContext)
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
      const strange = await elsewhere.newPage()
      await chooseStay(strange, other, guest)
      await strange.getByRole('button', { name: 'Continue with your e-mail' }).click()
      await strange.getByLabel('Code').fill(code)
      await acceptTerms(strange)
      await strange.getByRole('button', { name: /^Book and pay/ }).click()
      await expect(strange.getByText('This code is wrong, or its ten minutes are over.').first()).toBeVisible()
      await elsewhere.close()
    })

    test('a guest can log in with a mailed code and is redirected to the requested page', async ({ page, guest, playwright, baseURL }) => {
      const newContext = () => playwright.request.newContext({ baseURL: baseURL ?? '' })
      await page.goto('/login?redirect=/your-data')
      await page.getByRole('link', { name: 'Continue with your e-mail' }).click()
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByText('Email is required')).toBeVisible()
      await page.getByLabel('Email').fill(guest.email)
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(page.getByText(`We have sent a code of six digits to ${guest.email}.`)).toBeVisible()
      if (javaScriptEnabled) {
        await hasNoBarriers(page)
        await isFineOnPhoneAndDesk(page)
      }
      await page.getByLabel('Code').fill('999')
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByText('This code is wrong, or its ten minutes are over.').first()).toBeVisible()
      await expect.poll(() => codeFor(guest.email, newContext)).toMatch(/^\d{6}$/)
      await page.getByLabel('Code').fill(await codeFor(guest.email, newContext))
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
    })
  })
