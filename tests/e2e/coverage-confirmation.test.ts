import { acceptTerms, chooseStay, DECLINED, expect, goToBank, hasNoBarriers, payWith, signIn, test, weekOf } from './fixtures.ts'

const GATEWAY_ERROR = '4546710000009099'

test('the page waits for a pending payment and then shows the result', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-onar', 43), guest)
  await acceptTerms(page)
  await goToBank(page)
  const { origin } = new URL(page.url())
  const oid = await page.getByText(/^VB-\w+-1-01$/).innerText()
  // An answer that cannot be trusted, of a card that is declined: nothing is final while the bank's page may be open.
  expect((await page.request.post(`${origin}/sim/chaos`, { data: { oid, mode: 'wrong-hash', minutes: 5 } })).ok()).toBe(true)
  await payWith(page, DECLINED)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the bank’s answer' })).toBeVisible()
  await expect(page.getByText('We are waiting for the bank’s answer; you will get a mail; please do not pay again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print Confirmation' })).toHaveCount(0)
  await expect(page.getByText(/has(?: not)? been charged/)).toHaveCount(0)
  await hasNoBarriers(page)
})

test('after a gateway error the page does not say that nothing was charged, and the guest can retry', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-onar', 47), guest)
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, GATEWAY_ERROR)
  await expect(page.getByText('Nothing was charged as far as we know.')).toBeVisible()
  await expect(page.getByText(/has(?: not)? been charged/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Try Payment Again' })).toBeVisible()
})

test('a declined card shows a general hint and the bank’s data without the reason', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-onar', 45), guest)
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, DECLINED)
  const main = page.getByRole('main')
  await expect(main.getByText('Please check the card’s data and try again, or call the bank that issued it.')).toBeVisible()
  await expect(main.getByText('You may also pay by bank transfer: write to us.')).toBeVisible()
  await expect(main).not.toContainText(/insufficient|not sufficient|funds/i)
  for (const name of ['Order id', 'Status', 'Status code', 'Transaction id'])
    await expect(main.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(/\w/)
})
