import type { Page } from '@playwright/test'
import { expect, guestWithStays, OWNER, offeredStay } from './fixtures.ts'
import { test } from './own-site-test.ts'
import { accountPages, guestPages, officePages, publicPages } from './places.ts'

test.use({ viewport: { width: 360, height: 800 } })

/** iPhones zoom into a page when a field with smaller letters gets the focus. */
const LEAST_PX = 16

/** Fields to type or choose in whose letters are too small, hidden ones too: dialogs and folds are opened later. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const none = ['hidden', 'checkbox', 'radio', 'file', 'submit', 'button']
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')
    return [...fields]
      .filter((field) => !none.includes(field.type) && Number.parseFloat(getComputedStyle(field).fontSize) < least)
      .map((field) => `${field.name || field.ariaLabel}: ${getComputedStyle(field).fontSize}`)
  }, LEAST_PX)

const dialogs = [
  ...['bookings?restrict=1', 'bookings?edit=1', 'bookings?tab=timeline', 'bookings/1/change', 'bookings/1?change=payment', 'bookings/new'],
  ...['pricing?tab=seasons', 'pricing?tab=discounts', 'pricing?tab=base', 'pricing?tab=villas', 'pricing?tab=fees', 'pricing?tab=rules'],
  ...['pricing?tab=grid', 'villas?add=1', 'gallery?add=1', 'amenities?add=1', 'attractions?add=1', 'calendars?connect=1', 'reports'],
  ...['settings?tab=company', 'promo-codes', 'declarations', 'papers', 'translations', 'offers'],
].map((screen) => `/admin/dashboard/${screen}`)

test('no field makes a phone zoom in', async ({ page, browser, site }) => {
  const office = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 800 } })
  const guest = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 800 } })
  expect((await office.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await guestWithStays(guest.request, office.request)
  const offer = await offeredStay(office.request)
  const small: Record<string, string[]> = {}
  let fields = 0
  const look = async (shown: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await shown.goto(path)
      fields += await shown.locator('input, select, textarea').count()
      const found = await smallFields(shown)
      if (found.length > 0) small[path] = found
    }
  }
  await look(page, [...publicPages, ...accountPages, '/login/code', offer, '/admin'])
  await look(await guest.newPage(), [...guestPages, '/reservations?support='])
  await look(await office.newPage(), [...officePages, ...dialogs])
  expect(small).toEqual({})
  expect(fields).toBeGreaterThan(200)
})
