import type { Page } from '@playwright/test'
import { APPROVED, acceptTerms, expect, fillInGuest, goToBank, hasNoBarriers, makeWeek, payWith, signIn, test } from './fixtures.ts'
import { enterOffice, officePage } from './office.ts'

const REFUSED = 'This code cannot be used for this stay. Please check it, or continue without it.'
const getPrice = (page: Page) => page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

/** An owner adds a code of 10% for one use. */
async function addCode(page: Page, code: string): Promise<void> {
  await enterOffice(page, 'promo-codes')
  await page.getByRole('link', { name: 'Add a promo code' }).click()
  const form = page.locator('#add-code')
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
  const entry = office.getByRole('row', { name: code })
  await expect(entry).toContainText('0 of 1')
  await hasNoBarriers(office)

  await signIn(page, guest)
  const { villa, checkIn, checkOut } = makeWeek('villa-onar', 35)
  await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut, code: code.toLowerCase() })}`)
  await expect(getPrice(page)).toContainText(`Promo code ${code} (10%)`)
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('WRONG')
  await field.blur()
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(getPrice(page)).not.toContainText('Promo code')
  await hasNoBarriers(page)
  await fillInGuest(page, guest)
  // Until the form is answered the message is that of the price.
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await answer
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(page).toHaveURL(/\/booking\?/)
  await field.fill(` ${code} `)
  await field.blur()
  await expect(getPrice(page)).toContainText(`Promo code ${code} (10%)`)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(`Promo code ${code} (10%)`)
  await acceptTerms(page)
  await goToBank(page)
  await office.reload()
  await expect(entry).toContainText('0 of 1, 1 at the bank')
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText(`Promo code ${code} (10%)`)).toBeVisible()
  await office.reload()
  await expect(entry).toContainText('1 of 1')

  await page.goto(`/booking?${new URLSearchParams({ ...makeWeek('villa-onar', 36), code })}`)
  await expect(page.getByText(REFUSED)).toBeVisible()
  await expect(getPrice(page)).toContainText('Total')
})
