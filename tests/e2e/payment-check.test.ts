import type { Page } from '@playwright/test'
import {
  APPROVED,
  acceptTerms,
  aliveOnArrival,
  chooseStay,
  expect,
  goToBank,
  hasNoBarriers,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'

const BANK = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4173) + 1}`

/** Sets a chaos mode for the order on the card page. */
async function badDay(page: Page, mode: string): Promise<void> {
  const [orderId] = /VB-[0-9A-Z-]+/.exec(await page.locator('body').innerText()) ?? []
  expect(orderId).toBeDefined()
  expect((await page.request.post(`${BANK}/sim/chaos`, { data: { oid: orderId, mode, minutes: 60 } })).ok()).toBe(true)
}

test('after an unverified bank answer the guest sees the booking, confirmed by reconciliation', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 31), guest)
  await acceptTerms(page)
  await goToBank(page)
  await badDay(page, 'wrong-hash')
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText(guest.email).first()).toBeVisible()
})

test('visitors see a page without booking data', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/payment-check')
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is being checked. Please do not pay again.' })).toBeVisible()
  await hasNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('link', { name: 'My Reservations' }).click()
  await expect(page).toHaveURL(/\/login\?redirect/i)
})

test('a disputed payment shows that it is being checked, without contact data in another browser', async ({ page, guest, browser }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 33), guest)
  await acceptTerms(page)
  await goToBank(page)
  await badDay(page, 'api-disagrees')
  await payWith(page, APPROVED)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment is being checked' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('please do not pay again')).toBeVisible()
  await expect(page.getByText(guest.email).first()).toBeVisible()
  await hasNoBarriers(page)

  const stranger = aliveOnArrival(await (await browser.newContext()).newPage())
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { level: 1, name: 'Your payment is being checked' })).toBeVisible()
  await expect(stranger.getByText('Log in to see who is coming')).toBeVisible()
  expect(await stranger.content()).not.toContain(guest.email)
  await stranger.context().close()
})
