import {
  APPROVED,
  acceptTerms,
  chooseStay,
  expect,
  firstStageOf,
  goToBank,
  hasNoBarriers,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone a guest pays the first of three stages, and later the second', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-armonia', 20), guest)
  await page.getByRole('radio', { name: /Pay in three stages/ }).check()
  await acceptTerms(page)
  await hasNoBarriers(page)
  await expect(page.getByRole('button', { name: `Book and pay ${await firstStageOf(page)} now`, exact: true })).toBeVisible()
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Partially Paid')).toBeVisible()
  await hasNoBarriers(page)

  await page.goto('/reservations')
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(1)
  await expect(page.getByText('Completed')).toHaveCount(1)
  await hasNoBarriers(page)
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { name: /Stage 2 of 3/ })).toBeVisible()
  await hasNoBarriers(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/reservations')
  await expect(page.getByText('Completed')).toHaveCount(2)
})
