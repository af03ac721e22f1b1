import type { Page } from '@playwright/test'
import {
  APPROVED,
  acceptTerms,
  aliveOnArrival,
  expect,
  fillInGuest,
  goToBank,
  hasNoBarriers,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, officePage } from './office.ts'

const REFUSED = 'This code cannot be used for this stay. Please check it, or go on without it.'
const priceOf = (page: Page) => page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

/** An owner adds a code of 10% for one use. */
async function addCode(page: Page, code: string): Promise<void> {
  await enterOffice(page, 'promo-codes')
  const form = page.getByRole('region', { name: 'Add a promo code' })
  await form.getByText('Add a promo code').click()
  await form.getByLabel('Code').fill(code)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please give either a percentage or an amount')).toBeVisible()
  await form.getByLabel('Percent off').fill('10')
  await form.getByLabel('Uses in all').fill('1')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${code.toUpperCase()} is saved`)).toBeVisible()
}

test('an owner adds a code, a guest uses its link and pays less, and the use is counted', async ({ page, guest, browser }) => {
  const code = `LINK${Date.now()}`
  const office = await officePage(browser)
  await addCode(office, code.toLowerCase())
  const entry = office.getByRole('article', { name: code })
  await expect(entry).toContainText('0 of 1')
  await isFineOnPhoneAndDesk(office)

  await signIn(page, guest)
  const { villa, checkIn, checkOut } = weekOf('villa-onar', 35)
  await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut, code: code.toLowerCase() })}`)
  await expect(priceOf(page)).toContainText(`Promo code ${code} (10%)`)
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('WRONG')
  await field.blur()
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(priceOf(page)).not.toContainText('Promo code')
  await isFineOnPhoneAndDesk(page)
  await fillInGuest(page, guest)
  // Until the form is answered the message is that of the price.
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await answer
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(page).toHaveURL(/\/booking\?/)
  await field.fill(` ${code} `)
  await field.blur()
  await expect(priceOf(page)).toContainText(`Promo code ${code} (10%)`)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(`Promo code ${code} (10%)`)
  await hasNoBarriers(page)
  await acceptTerms(page)
  await goToBank(page)
  await office.reload()
  await expect(entry).toContainText('0 of 1, 1 at the bank')
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText(`Promo code ${code} (10%)`)).toBeVisible()
  await office.reload()
  await expect(entry).toContainText('1 of 1')

  await page.goto(`/booking?${new URLSearchParams({ ...weekOf('villa-onar', 36), code })}`)
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(priceOf(page)).toContainText('Total')
})

test('a code deactivated before payment is refused with the price without it', async ({ page, guest, browser }) => {
  const code = `LAST${Date.now()}`
  const office = await officePage(browser)
  await addCode(office, code)
  await signIn(page, guest)
  const { villa, checkIn, checkOut } = weekOf('villa-onar', 37)
  await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut, code })}`)
  await expect(priceOf(page)).toContainText(code)
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await acceptTerms(page)
  const entry = office.getByRole('article', { name: code })
  await entry.getByText('Change').click()
  await entry.getByLabel('Status').selectOption('Inactive')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText(`${code} is saved`)).toBeVisible()
  await page.getByRole('button', { name: /^Book and pay €/ }).click()
  await expect(page.getByText('The price below is without it.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).not.toContainText('Promo code')
  await isFineOnPhoneAndDesk(page)
  await goToBank(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest enters a code and pays less', async ({ page, guest, browser }) => {
    const code = `PLAIN${Date.now()}`
    await addCode(aliveOnArrival(await (await browser.newContext({ javaScriptEnabled: true })).newPage()), code)
    await signIn(page, guest)
    const { villa, checkIn, checkOut } = weekOf('villa-onar', 39)
    await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
    await fillInGuest(page, guest)
    await page.getByText('I have a promo code').click()
    const field = page.getByRole('textbox', { name: 'Promo code' })
    await field.fill('WRONG')
    await page.getByRole('button', { name: 'Review your booking' }).click()
    await expect(page.getByText(REFUSED)).toBeVisible()
    await expect(field).toHaveValue('WRONG')
    await field.fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Review your booking' }).click()
    await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(`Promo code ${code} (10%)`)
    await acceptTerms(page)
    await page.getByRole('button', { name: /^Book and pay €/ }).click()
    await page.getByRole('button', { name: 'Continue to the bank' }).click()
    await page.getByRole('button', { name: `Pay with ${APPROVED}` }).click()
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByText(`Promo code ${code} (10%)`)).toBeVisible()
  })
})
