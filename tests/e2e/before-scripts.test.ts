import type { Page } from '@playwright/test'
import { chooseStay, expect, heldStay, makeWeek, signIn, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('what a guest ticked and typed before the scripts started works on, and is kept after a reload', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-thea', 36), guest)
  const letStart = await openWithoutScripts(page, '/booking-request')
  const order = page.getByRole('button', { name: /^Book and pay €/ })
  await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
  await letStart()
  await expect(order).toBeEnabled()
  await page.getByRole('checkbox', { name: /Terms & Conditions/ }).uncheck()
  await expect(order).toBeDisabled()

  const letSupportStart = await openWithoutScripts(page, '/reservations?support=')
  await page.getByLabel('Order id').fill('ORDER-1')
  await page.getByLabel('Reason').selectOption({ index: 1 })
  await page.getByLabel('Message').fill('May we arrive late?')
  await letSupportStart()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled()
  const stored = () => page.evaluate(() => sessionStorage.getItem('typed') ?? '')
  await expect.poll(stored).toContain('May we arrive late?')
  expect(await stored()).toContain('"reason":"cancel_refund"')
  await page.reload()
  await expect(page.getByLabel('Order id')).toHaveValue('ORDER-1')
  await expect(page.getByLabel('Reason')).toHaveValue('cancel_refund')
  await expect(page.getByLabel('Message')).toHaveValue('May we arrive late?')
})

test('a password typed and a ticket status chosen before the scripts started are checked and set', async ({ page, guest }) => {
  await page.goto('/login')
  const letStart = await openWithoutScripts(page, '/register')
  await page.getByLabel('Password').fill('Long-Enough-1')
  await letStart()
  await expect(page.getByText('(done)').first()).toBeAttached()

  const { nestpayoId } = await heldStay(page, guest, makeWeek('villa-thea', 43))
  const data = { orderId: nestpayoId, reason: 'other', message: 'Is there a cot?' }
  expect((await page.request.post('/api/support_request.php', { data })).ok()).toBe(true)
  await enterOffice(page, '')
  const letOfficeStart = await openWithoutScripts(page, '/admin/dashboard/support')
  // Other tests write tickets, too: this one is the newest.
  const ticket = page.getByRole('article').filter({ hasText: guest.email })
  const status = ticket.getByRole('button', { name: /^Status of ticket/ })
  await status.click()
  await ticket.getByRole('button', { name: 'In Progress', exact: true }).click()
  await letOfficeStart()
  await expect(page.getByText(/^Ticket #\d+ is now In Progress$/)).toBeVisible()
  await expect(status).toContainText('In Progress')
  await page.reload()
  await expect(status).toContainText('In Progress')
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
    await page.unroute('**/assets/*.js')
  }
}
