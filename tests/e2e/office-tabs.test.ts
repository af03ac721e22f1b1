import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

/** Holds back the scripts of a tab. @returns lets them pass */
async function hold(page: Page, tab: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  const scripts = `**/assets/${tab}-tab-*.js`
  await page.route(scripts, (route) => void held.push(route))
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held) await route.continue()
    await page.unroute(scripts)
  }
}

test('a tab of the prices comes with its own scripts, and the page never stands empty meanwhile', async ({ page }) => {
  await enterOffice(page, 'pricing')
  const scripts = new Set<string>()
  page.on('request', (request) => scripts.add(/(\w+)-tab-[\w-]+\.js$/.exec(request.url())?.[1] ?? 'others'))
  const letCharges = await hold(page, 'charges')
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('pricing.data')),
    page.getByRole('link', { name: 'Fees and taxes' }).click(),
  ])
  await expect(page.getByRole('link', { name: 'Add Season' })).toBeVisible()
  await letCharges()
  await expect(page.getByRole('link', { name: 'Add rate' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Season' })).toHaveCount(0)

  const letAgain = await hold(page, 'charges')
  const arrived = page.goto('/admin/dashboard/pricing?tab=levy&add=1')
  const amount = page.getByLabel('Higher amount per night (€)')
  await amount.fill('15')
  await letAgain()
  await arrived
  await expect(amount).toHaveValue('15')
  // Lists of rows.
  expect(scripts).toEqual(new Set(['others', 'rows', 'charges']))
})

test('the list of bookings loads the nights and the form for restrictions when they are opened', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) =>
    scripts.add(/(restrict-form|timeline-tab|availability-calendar)-[\w-]+\.js$/.exec(request.url())?.[1] ?? 'others'),
  )
  await enterOffice(page, 'bookings')
  expect(scripts).toEqual(new Set(['others']))
  await page.getByRole('link', { name: 'Restrict Dates' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Restrict Dates' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Availability Calendar' }).click()
  await expect(page.getByRole('region', { name: 'Nights of all villas' })).toBeVisible()
  expect(scripts).toEqual(new Set(['others', 'restrict-form', 'timeline-tab']))
})
