import { expect, hasNoBarriers, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('the sidebar shows the owner and every screen, and collapses on a phone', async ({ page }) => {
  await enterOffice(page, '')
  const side = page.getByRole('navigation', { name: 'Back office' })
  await expect(page.getByText('Admin: Owner')).toBeVisible()
  await expect(page.getByText(/^ID \d+$/)).toBeVisible()
  for (const [name, path] of [
    ['Dashboard', ''],
    ['Villas', '/villas'],
    ['Bookings', '/bookings'],
    ['Pricing', '/pricing'],
    ['Gallery', '/gallery'],
    ['Support', '/support'],
    ['Amenities', '/amenities'],
    ['Attractions', '/attractions'],
    ['Settings', '/settings'],
  ] as const)
    await expect(side.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', `/admin/dashboard${path}`)
  await expect(side.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(side).toBeHidden()
  await page.getByLabel('Back office menu').click()
  await expect(side).toBeVisible()
  await hasNoBarriers(page)
})

test('the sidebar can be collapsed on a desktop, and its screens scroll where it is low', async ({ page: office }) => {
  await enterOffice(office, '')
  await office.setViewportSize({ width: 1440, height: 800 })
  const logOut = office.getByRole('banner').getByRole('button', { name: 'Log Out' }).filter({ visible: true })
  await expect(logOut).toBeInViewport({ ratio: 1 })
  const screens = office.getByRole('navigation', { name: 'Back office' }).getByRole('list').first()
  await screens.hover()
  await office.mouse.wheel(0, 2_000)
  await expect(screens.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await office.goto('/admin/dashboard/jobs')
  await expect(office.getByRole('link', { name: 'Jobs', exact: true }).filter({ visible: true })).toBeInViewport({ ratio: 1 })
  await office.getByRole('button', { name: 'Sidebar' }).click()
  await expect(office.getByRole('link', { name: 'Villas', exact: true })).toBeHidden()
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await hasNoBarriers(office)
  await office.getByRole('button', { name: 'Sidebar' }).click()
  await office.getByRole('link', { name: 'Books', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible()
})

test('navigation shows a message while prices load', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await enterOffice(page, 'pricing')
  await page.route('**/pricing.data?*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: 'Pricing' })
    .getByRole('link', { name: /discount/i })
    .click()
  await expect(page.getByText('Loading pricing data...')).toBeAttached()
  letThrough()
  await expect(page.getByText('Loading pricing data...')).toHaveCount(0)
})
