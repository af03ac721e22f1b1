import {
  APPROVED,
  acceptTerms,
  chooseStayByForm,
  expect,
  goToBank,
  hasNoBarriers,
  makeWeek,
  payWith,
  readFirstStage,
  signIn,
  test,
} from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a guest on a phone pays the first of three stages, and the second after coming back from a bank that is silent', async ({
  page,
  guest,
}) => {
  await signIn(page, guest)
  await chooseStayByForm(page, makeWeek('villa-armonia', 20), guest)
  await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  await acceptTerms(page)
  await hasNoBarriers(page)
  await expect(page.getByRole('button', { name: `Book and pay ${await readFirstStage(page)} now`, exact: true })).toBeVisible()
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Partially Paid')).toBeVisible()

  await page.goto('/reservations')
  await expect(page.getByText(/^Paid [A-Z][a-z]+ \d+, \d{4}$/)).toHaveCount(1)
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: /Instalment 2 of 3/ })).toBeVisible()
  await hasNoBarriers(page)
  const review = page.url()
  await goToBank(page)
  const silent = { oid: await page.getByText(/^VB-\w+-2-01$/).innerText(), mode: 'api-down', minutes: 5 }
  expect((await page.request.post(`${new URL(page.url()).origin}/sim/chaos`, { data: silent })).ok()).toBe(true)
  await page.goto(review)
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByText('Did you return from the bank’s page without paying?')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByRole('button', { name: /^I have not paid yet: pay €/ }).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/reservations')
  await expect(page.getByText(/^Paid [A-Z][a-z]+ \d+, \d{4}$/)).toHaveCount(2)
})
