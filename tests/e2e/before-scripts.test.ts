import type { Page } from '@playwright/test'
import { chooseStay, expect, signIn, test, weekOf } from './fixtures.ts'

test('keeps a box that was ticked before the scripts started', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 36), guest)
  const letStart = await openWithoutScripts(page, '/booking-request')
  const order = page.getByRole('button', { name: /^Book and pay €/ })
  await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
  await letStart()
  await expect(order).toBeEnabled()
  await page.getByRole('checkbox', { name: /Terms & Conditions/ }).uncheck()
  await expect(order).toBeDisabled()
})

test('keeps a support request that was typed before the scripts started', async ({ page, guest }) => {
  await signIn(page, guest)
  const letStart = await openWithoutScripts(page, '/reservations?support=')
  await page.getByLabel('Order id').fill('ORDER-1')
  await page.getByLabel('Reason').selectOption({ index: 1 })
  await page.getByLabel('Message').fill('May we arrive late?')
  await letStart()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled()
})

test('checks a password that was typed before the scripts started', async ({ page }) => {
  await page.goto('/login')
  const letStart = await openWithoutScripts(page, '/register')
  await page.getByLabel('Password').fill('Long-Enough-1')
  await letStart()
  await expect(page.getByText('(it has)').first()).toBeAttached()
})

/** Opens a page and holds its scripts back until the returned function is called; resolves when they have started. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await page.evaluate((to) => location.assign(to), address)
  await page.waitForURL(address, { waitUntil: 'commit' })
  return async () => {
    allow()
    await page.waitForLoadState('load')
  }
}
