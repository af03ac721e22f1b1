import { acceptTerms, chooseStay, expect, goToBank, hasNoBarriers, payWith, signIn, test, weekOf } from './fixtures.ts'

const GATEWAY_ERROR = '4546710000009099'

test('while the bank has not decided, the page claims neither, waits, and then tells', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-onar', 43), guest)
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, GATEWAY_ERROR)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the bank’s answer' })).toBeVisible()
  await expect(page.getByText('We are waiting for the bank’s answer; you will get a mail; please do not pay again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveCount(0)
  await expect(page.getByText(/has(?: not)? been charged/)).toHaveCount(0)
  await hasNoBarriers(page)
})
