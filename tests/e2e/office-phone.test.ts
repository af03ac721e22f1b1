import type { Page } from '@playwright/test'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { pushBrowser } from '../push-browser.ts'
import { expect, hasNoBarriers, OWNER, PHONE, signIn } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const today = dayAtProperty(new Date())
const KEPT = '/admin/dashboard/offline'
const isKept = (page: Page) => page.evaluate((path) => caches.match(path).then(Boolean), KEPT)
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname))

/** A stay that an owner enters, from a day on. */
async function enterStay(page: Page, villaId: number, checkIn: string, name: string) {
  const checkOut = addDays(checkIn, 6)
  const payment = { amount: 1400, receivedOn: today, reference: 'T1', method: 'transfer' }
  const price = { price: 'own', amount: 1400, lines: '[]', plan: 'full', total: 1400, payment }
  const guest = { name, email: 'ana@example.com', phone: PHONE, guests: 4, reason: 'By phone' }
  const answer = await page.request.post('/api/booking/hand_booking.php', { data: { villaId, checkIn, checkOut, ...guest, ...price } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an owner reads who comes, and calls them, without a network until signing out', async ({ page, context }) => {
  await page.goto('/')
  expect(await registrations(page)).toEqual([])
  await signIn(page, OWNER)
  await enterStay(page, 1, today, 'Ana Petrović')
  await enterStay(page, 2, addDays(today, 12), 'Jonas Weber')
  await page.goto('/admin/dashboard')
  const manifest = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  expect(await manifest.json()).toMatchObject({ start_url: '/admin', display: 'standalone', shortcuts: [{ name: 'Today' }, {}, {}] })
  await expect.poll(() => isKept(page)).toBe(true)
  expect(await registrations(page)).toEqual(['/admin'])

  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto('/admin/dashboard/attractions?add=1')
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(/^(Name|Title)/).fill('The old mill')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to connect to server').first()).toBeVisible()
  await expect(dialog.getByLabel(/^(Name|Title)/)).toHaveValue('The old mill')

  const stored = await context.newPage()
  await stored.goto('/admin/dashboard/bookings')
  await expect(stored.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(stored.getByText(/^As of .+Nothing can be changed/)).toBeVisible()
  await expect(stored.getByText('Ana Petrović').first()).toBeVisible()
  await expect(stored.getByRole('link', { name: PHONE }).first()).toHaveAttribute('href', /^tel:\+/)
  expect(await stored.locator('form, script').count()).toBe(0)
  expect(await stored.content()).not.toContain('ana@example.com')
  await hasNoBarriers(stored)
  await context.setOffline(false)

  await stored.setViewportSize({ width: 1280, height: 800 })
  await stored.goto('/admin/dashboard')
  await stored.getByRole('button', { name: 'Log Out' }).first().click()
  await expect(stored).toHaveURL('/')
  expect([await isKept(stored), await registrations(stored)]).toEqual([false, []])
})

test('a session that was ended elsewhere takes the stored page along at the next contact', async ({ page, context }) => {
  await signIn(page, OWNER)
  await page.goto('/admin/dashboard')
  await expect.poll(() => isKept(page)).toBe(true)
  await context.clearCookies()
  expect((await page.goto('/admin/dashboard'))?.status()).toBe(404)
  await expect.poll(() => isKept(page)).toBe(false)
})

test('the stored page is gone after a day', async ({ page, context }) => {
  await signIn(page, OWNER)
  await page.goto('/admin/dashboard')
  await expect.poll(() => isKept(page)).toBe(true)
  await page.evaluate(async (path) => {
    const store = await caches.open('office')
    const kept = await store.match(path)
    const headers = new Headers(kept?.headers)
    headers.set('x-kept-at', String(Date.now() - 25 * 3_600_000))
    await store.put(path, new Response(await kept?.text(), { headers }))
  }, KEPT)
  await context.setOffline(true)
  await expect(page.goto('/admin/dashboard')).rejects.toThrow()
  await context.setOffline(false)
  await page.goto('/')
  expect(await isKept(page)).toBe(false)
})

test('an owner chooses what a telephone hears of, and removes it', async ({ page }) => {
  await signIn(page, OWNER)
  await page.goto('/admin/dashboard/security')
  // A browser without a window denies them, and one of tests has no push service.
  await expect(page.getByText('Notices of this site are blocked in this browser.')).toBeVisible()
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'granted'
  })
  await page.reload()
  await page.getByRole('button', { name: 'Turn on notices here' }).click()
  await expect(page.getByText('Notices could not be turned on.')).toBeVisible()
  await expect(page.getByText('None of your devices gets notices.')).toBeVisible()
  const data = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', ...pushBrowser().keys }
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile Safari/537.36' }
  expect((await page.request.post('/api/addPushDevice.php', { data, headers })).ok()).toBe(true)
  await page.reload()
  const device = page.locator('details', { hasText: 'Chrome, Android (this one)' })
  await device.getByLabel('Payments').uncheck()
  await device.getByLabel('Quiet hours').check()
  await device.getByLabel('Until').fill('08:30')
  await device.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(device.getByLabel('Payments')).not.toBeChecked()
  await expect(device.getByLabel('Messages of guests')).toBeChecked()
  await expect(device.getByLabel('Until')).toHaveValue('08:30')
  await isFineOnPhoneAndDesk(page)

  await device.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('None of your devices gets notices.')).toBeVisible()
})
