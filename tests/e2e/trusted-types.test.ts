import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures.ts'

/** React makes an element for a script by an empty one; what search engines read is not run. */
const BY_REACT = /: require-trusted-types-for Element innerHTML\|(<script><\/script>|\{"@context")/

/** What the policies of the pages refuse or report, in all pages that are opened from now on. */
async function reports(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('reported', (what: string) => found.push(`${new URL(page.url()).pathname}: ${what}`))
  await page.addInitScript(() => {
    const { reported } = window as unknown as { reported: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => reported(`${violatedDirective} ${sample}`))
  })
  return found
}

test('no page that is opened from another one makes elements of text that the server did not write', async ({ page }) => {
  const reported = await reports(page)
  expect((await page.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await page.goto('/')
  for (const name of ['Gallery', 'Amenities', 'Attractions', 'Pricing']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/villas')
  await page.getByRole('heading', { name: 'Villa Thea' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Villa Thea')
  await page.goto('/admin/dashboard')
  for (const name of ['Bookings', 'Prices', 'Settings']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(reported.filter((what) => !BY_REACT.test(what))).toEqual([])
})

test('a text that somebody brings into a page is reported', async ({ page }) => {
  const reported = await reports(page)
  await page.goto('/')
  await page.evaluate(() => {
    document.createElement('div').innerHTML = '<b>not from the server</b>'
  })
  await expect.poll(() => reported).toEqual([expect.stringContaining('require-trusted-types-for')])
})
