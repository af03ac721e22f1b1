import { expect, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

const KEPT = 'You are offline, so we stay on this page.'

test('a link in the back office keeps the page while offline', async ({ page }) => {
  await enterOffice(page, 'attractions')
  const links = page.getByRole('navigation').first()
  await page.context().setOffline(true)
  await links.getByRole('link', { name: 'Amenities' }).click()
  await expect(page.getByText(KEPT)).toBeVisible()
  // The message of the first click is still there: the second one is over when its own question to the server has failed.
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  await page.getByRole('link', { name: /^Add/ }).first().click()
  await asked
  await expect(page).toHaveURL('/admin/dashboard/attractions')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: /^Add/ }).first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel(/^(Name|Title)/).fill('The old mill')

  // The browser believes that it is online, and the server does not answer.
  await page.route('**/healthz', (route) => route.abort())
  await page.route('**/*.data*', (route) => route.abort())
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(dialog.getByLabel(/^(Name|Title)/)).toHaveValue('The old mill')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to connect to server').first()).toBeVisible()
  await expect(dialog.getByLabel(/^(Name|Title)/)).toHaveValue('The old mill')
  await page.unrouteAll()
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toBeHidden()
  await links.getByRole('link', { name: 'Amenities' }).click()
  await expect(page).toHaveURL('/admin/dashboard/amenities')
})
