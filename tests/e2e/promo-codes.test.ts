import type { Page } from '@playwright/test'
import { expect, fillInGuest, hasNoBarriers, makeWeek, OWNER, test } from './fixtures.ts'

const REFUSED = 'This code cannot be used for this stay. Please check it, or continue without it.'
const getPrice = (page: Page) => page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

test('a guest comes by the link of a code, tries another one, and the price follows each', async ({ page, guest }) => {
  const code = `LINK${Date.now()}`
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const days = { validFrom: '2020-01-01', validUntil: '2099-12-31' }
  const added = await page.request.post('/api/pricing/save_promo_code.php', { data: { code, percentage: 10, ...days } })
  expect(added.ok(), await added.text()).toBe(true)
  await page.context().clearCookies()
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
  await expect(page.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(`Promo code ${code} (10%)`)
})
