import { expect, hasNoBarriers, signIn, test } from './fixtures.ts'

for (const path of [
  '/not-found',
  '/404',
  '/nothing/here',
  '/villas/villa-of-nobody',
  '/reservations',
  '/admin/dashboard',
  '/admin/dashboard/bookings',
]) {
  test(`${path} is 404 for a visitor, also for browsers and search engines`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await hasNoBarriers(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('the back office is 404 for a guest', async ({ page, guest }) => {
  await signIn(page, guest)
  expect((await page.goto('/admin/dashboard/bookings'))?.status()).toBe(404)
  expect((await page.request.get('/admin/dashboard/bookings.data')).status()).toBe(404)
})
