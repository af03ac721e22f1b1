import type { Locator, Page } from '@playwright/test'
import { expect, hasNoBarriers, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

/** What the specification names, by place. */
const screens = {
  Today: [['Dashboard', '']],
  Bookings: [['All bookings', '/bookings']],
  Inbox: [['Support', '/support']],
  Prices: [['Pricing', '/pricing']],
  House: [
    ['Villas', '/villas'],
    ['Gallery', '/gallery'],
    ['Amenities', '/amenities'],
    ['Attractions', '/attractions'],
  ],
  Settings: [['Website', '/settings']],
} as const

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Places' })

async function leadsTo(menu: Locator, pages: readonly (readonly [name: string, path: string])[]): Promise<void> {
  for (const [name, path] of pages)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/admin/dashboard${path}`)
}

test('the sidebar shows the owner and every screen, and collapses on a phone', async ({ page }) => {
  await enterOffice(page, '')
  const side = sidebar(page)
  await expect(page.getByText('Admin: Owner').filter({ visible: true })).toBeVisible()
  await expect(page.getByText(/^ID \d+$/).filter({ visible: true })).toBeVisible()
  await expect(side.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  for (const [place, pages] of Object.entries(screens)) {
    await side.getByRole('link', { name: new RegExp(`^${place}`) }).click()
    await expect(side.getByRole('link', { name: pages[0][0], exact: true })).toHaveAttribute('aria-current', 'page')
    await leadsTo(side, pages)
    await expect(page.getByText('Admin: Owner').filter({ visible: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Back to Website' }).filter({ visible: true })).toHaveAttribute('href', '/')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(side).toBeHidden()
  await expect(tabBar(page).getByRole('link')).toHaveCount(4)
  await hasNoBarriers(page)
})

test('the sidebar can be collapsed on a desktop, and its screens scroll where it is low', async ({ page: office }) => {
  await enterOffice(office, 'jobs')
  await office.setViewportSize({ width: 1440, height: 420 })
  const foot = office.getByRole('banner').getByRole('button', { name: 'As the device' })
  await expect(foot).not.toBeInViewport()
  await sidebar(office).hover()
  await office.mouse.wheel(0, 2_000)
  await expect(foot).toBeInViewport({ ratio: 1 })
  await office.setViewportSize({ width: 1440, height: 800 })
  const logOut = office.getByRole('banner').getByRole('button', { name: 'Log Out' })
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await office.getByRole('button', { name: 'Sidebar' }).click()
  await expect(sidebar(office).getByRole('link', { name: 'Activity' })).toBeHidden()
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await hasNoBarriers(office)
  await office.getByRole('navigation', { name: 'Pages: Settings' }).getByRole('link', { name: 'People' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await office.getByRole('button', { name: 'Sidebar' }).click()
  await expect(sidebar(office).getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page')
  await sidebar(office).getByRole('link', { name: 'Money' }).click()
  await sidebar(office).getByRole('link', { name: 'Bookkeeping' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Bookkeeping' })).toBeVisible()
})

test('on a phone a person reaches every place by the bar of tabs, and the title stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterOffice(page, '')
  const bar = tabBar(page)
  await bar.getByRole('link', { name: 'Bookings' }).click()
  await expect(page.getByRole('navigation', { name: 'Pages: Bookings' }).getByRole('link', { name: 'Offers' })).toBeVisible()
  const title = page.getByRole('heading', { level: 1, name: 'Manage Bookings' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 })
  await bar.getByText('More').click()
  await expect(bar.getByRole('link', { name: 'Promo codes' })).toBeVisible()
  await hasNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Promo codes' })).toBeHidden()
  await bar.getByText('More').click()
  await bar.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery Management' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Gallery' })).toBeHidden()
})

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the office is as light or dark as the device, until its browser has a choice of its own', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await enterOffice(page, '')
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await ground(page)
  expect(dark).not.toBe(light)
  await hasNoBarriers(page)
  const side = page.getByRole('banner')
  await side.getByRole('button', { name: 'Light' }).click()
  await expect(side.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')
  expect(await ground(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await side.getByRole('button', { name: 'Dark' }).click()
  await expect(side.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  expect(await ground(page)).toBe(dark)
  await side.getByRole('link', { name: 'Back to Website' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
  await page.goto('/admin/dashboard')
  await side.getByRole('button', { name: 'As the device' }).click()
  await expect(side.getByRole('button', { name: 'As the device' })).toHaveAttribute('aria-pressed', 'true')
  expect(await ground(page)).toBe(light)
})

test('the first stop of the keyboard leads past the sidebar to the content', async ({ page }) => {
  await enterOffice(page, 'people')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
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
