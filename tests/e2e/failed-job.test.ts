import { sql } from 'drizzle-orm'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

test('a job that the owner runs and that fails says so, and so does the first screen', async ({ page, site }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard/jobs')
  await site.change(sql`ALTER TABLE connected_calendars RENAME COLUMN import_url TO lost_url`)
  await page.getByRole('button', { name: 'Run now read calendars' }).click()
  const failed = page.getByRole('alert').filter({ hasText: '‘read calendars’ has failed' })
  await expect(failed).toContainText('It is tried again by itself at its next time.')
  await expect(page.getByRole('row', { name: /^read calendars/ }).first()).toContainText('Failed')
  await isFineOnPhoneAndDesk(page)

  await site.change(sql`ALTER TABLE connected_calendars RENAME COLUMN lost_url TO import_url`)
  await site.change(sql`UPDATE jobs SET last_good_at = now() - interval '2 hours' WHERE name = 'read calendars'`)
  await page.goto('/admin/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: 'A job fails' })
  await expect(item).toContainText("'read calendars' has not ended well since")
  await item.getByRole('link', { name: 'Open the jobs' }).click()
  await page.getByRole('button', { name: 'Run now read calendars' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '‘read calendars’ has ended well' })).toBeVisible()
})
