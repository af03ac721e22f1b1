import type { Page } from '@playwright/test'
import { accountPages, confirmations, guestPages, officePages, officeParts, publicPages } from '../../places.ts'
import { listCoveredStops } from '../covered-focus.ts'
import { expect, guestWithStays, makeWeek, OWNER, offeredStay } from '../fixtures.ts'
import { test } from '../own-site-test.ts'

async function tabThroughAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      found.push(...(await listCoveredStops(page)).map((stop) => `${path} ${stop}`))
    })
  return found
}

test('nothing lies on what has the focus on the pages for visitors', async ({ page }) => {
  expect(await tabThroughAll(page, [...publicPages, ...accountPages, ...confirmations])).toEqual([])
})

test('nothing lies on what has the focus on the pages of a booking and of a stay', async ({ page, browser, site }) => {
  const office = await browser.newContext({ baseURL: site.url })
  expect((await office.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await guestWithStays(page.request, office.request)
  await page.goto('/reservations')
  const stay = await page.getByRole('main').locator('a[href*="/reservations/"]').first().getAttribute('href')
  const dates = `/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 35) })}`
  const pages = [dates, `${stay}`, `${stay}/cancel`, `${stay}/change`, ...guestPages, await offeredStay(office.request)]
  expect(await tabThroughAll(page, pages)).toEqual([])
})

test('nothing lies on what has the focus in the back office', async ({ page }) => {
  expect((await page.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  expect(await tabThroughAll(page, [...officePages, ...officeParts])).toEqual([])
})
