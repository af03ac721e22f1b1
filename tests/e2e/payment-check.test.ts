import type { Page } from '@playwright/test'
import {
  APPROVED,
  acceptTerms,
  chooseStay,
  DECLINED,
  expect,
  goToBank,
  hasNoBarriers,
  makeWeek,
  payWith,
  signIn,
  test,
} from './fixtures.ts'

const BANK = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4173) + 1}`

/** Sets a chaos mode for the order on the card page. */
async function badDay(page: Page, mode: string): Promise<void> {
  const [orderId] = /VB-[0-9A-Z-]+/.exec(await page.locator('body').innerText()) ?? []
  expect(orderId).toBeDefined()
  expect((await page.request.post(`${BANK}/sim/chaos`, { data: { oid: orderId, mode, minutes: 60 } })).ok()).toBe(true)
}

test('pages of a payment that the bank has not decided, and of one that is being checked, have no barriers on a phone', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-thea', 31), guest)
  await acceptTerms(page)
  await goToBank(page)
  // An answer that cannot be trusted, of a card that is declined: nothing is final while the bank's page may be open.
  await badDay(page, 'wrong-hash')
  await payWith(page, DECLINED)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the bank’s answer' })).toBeVisible()
  await hasNoBarriers(page)

  await chooseStay(page, makeWeek('villa-thea', 33), guest)
  await acceptTerms(page)
  await goToBank(page)
  await badDay(page, 'api-disagrees')
  await payWith(page, APPROVED)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment is being checked' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await hasNoBarriers(page)
  await page.goto('/payment-check')
  await expect(page.getByRole('heading', { level: 1, name: /^Your payment is being checked/ })).toBeVisible()
  await hasNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
