import { sql } from 'drizzle-orm'
import { INTRANET } from './coverage-site.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
})

test('a calendar in the server’s own network is refused with a field error and never fetched', async ({ page, site }) => {
  await page.goto('/admin/dashboard/calendars?connect=1')
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' })
  await dialog.getByLabel('Platform').fill('Intranet')
  await dialog.getByLabel('Address of its calendar').fill(`https://${INTRANET}/1.ics`)
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByText('This address leads into the server’s own network, not to a platform').last()).toBeVisible()
  await expect(dialog.getByLabel('Address of its calendar')).toHaveAttribute('aria-invalid', 'true')
  await hasNoBarriers(page)

  await dialog.getByLabel('Address of its calendar').fill('https://platform.example/1.ics')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  const card = page.getByRole('article', { name: /^Intranet, / })
  await expect(card).toContainText('The platform does not answer at this address')
  await site.change(sql`UPDATE connected_calendars SET import_url = ${`https://${INTRANET}/1.ics`}`)
  await card.getByRole('button', { name: 'Read now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The address leads into the server’s own network' })).toBeVisible()
  await page.reload()
  await expect(card).toContainText('The address leads into the server’s own network')
})
