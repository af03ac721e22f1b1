import { sql } from 'drizzle-orm'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

test('a failing job is listed on the dashboard, and running it shows its error', async ({ page, site }) => {
  await site.change(sql`INSERT INTO jobs (name, run_at, last_run_at, last_good_at, last_error)
    VALUES ('read calendars', '2100-01-01', now(), now() - interval '2 hours', 'no memory')`)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: 'A job fails' })
  await expect(item).toContainText(/'read calendars' has not ended well since .* UTC: no memory/)
  await item.getByRole('link', { name: 'Open the jobs' }).click()
  await page.getByRole('button', { name: 'Actions for ‘read calendars’' }).click()
  await page.getByRole('button', { name: 'Run now read calendars' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '‘read calendars’ is about to run' })).toBeVisible()

  // No job runs by itself on this site: this is the end of its run.
  await site.change(sql`UPDATE jobs SET runs = runs + 1, last_error = 'no space left' WHERE name = 'read calendars'`)
  const failed = page.getByRole('alert').filter({ hasText: '‘read calendars’ has failed' })
  await expect(failed).toContainText('no space left')
  await isFineOnPhoneAndDesk(page)
})
