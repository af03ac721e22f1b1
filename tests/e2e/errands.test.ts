import { sql } from 'drizzle-orm'
import { expect, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'
import { runErrands } from './owner-errands.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('frequent tasks of owners take few clicks at a desk', ({ page, site }) => runErrands(page, site, 'mouse'))
})

test('long lists are paged on a phone', async ({ page, site }) => {
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, original_cents, total_cents, created_at)
    SELECT 'LONG' || n, 1 + n % 4, 'cancelled', (current_date + n)::text::date, (current_date + n + 5)::text::date, 'Guest ' || n,
      'guest' || n || '@example.com', '+381 60 1234567', 2, 100000, 100000, now() FROM generate_series(10, 99) n`)
  await site.change(sql`INSERT INTO jobs (name, run_at) VALUES ('read calendars', now())`)
  await site.change(sql`
    INSERT INTO job_runs (job, began_at, ended_at) SELECT 'read calendars', now(), now() FROM generate_series(1, 200)`)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const screen of ['bookings', 'books', 'jobs']) {
    await page.goto(`/admin/dashboard/${screen}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), screen).toBeLessThan(9_000)
  }
})
