import { expect, hasNoBarriers, signIn, test } from './fixtures.ts'

const unknown = ['/not-found', '/404', '/nothing/here', '/villas/villa-of-nobody']
const forOthers = ['/admin/dashboard', '/admin/dashboard/bookings']

test('an unknown page, and one that a visitor may not see, is 404, also for browsers and search engines', async ({ page, request }) => {
  for (const path of [...unknown, ...forOthers]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('Oops! Page not found')
  }
  for (const path of ['/nothing/here', '/admin/dashboard/bookings']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await hasNoBarriers(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  }
})

test('the back office is 404 for a guest', async ({ page, guest }) => {
  await signIn(page, guest)
  expect((await page.goto('/admin/dashboard/bookings'))?.status()).toBe(404)
  expect((await page.request.get('/admin/dashboard/bookings.data')).status()).toBe(404)
})
