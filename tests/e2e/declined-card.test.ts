import { APPROVED, acceptTerms, chooseStay, DECLINED, expect, goToBank, hasNoBarriers, payWith, signIn, test, weekOf } from './fixtures.ts'

test('a declined card books nothing, and another card can then pay', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 11), guest)
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, DECLINED)
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByText('Your card account has not been charged. No money has left it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveAttribute('href', /^\/booking-request\?villaId=\d+&startDate=/)
  await hasNoBarriers(page)
  await page.goto('/reservations')
  await expect(page.getByText('You have not booked a stay yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Your First Stay' })).toBeVisible()
  await hasNoBarriers(page)

  await page.goto('/booking-request')
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})
