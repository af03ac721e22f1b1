import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { tagOf } from '../../../src/words/languages.ts'
import { officeLanguages } from '../../../src/words/office-languages.ts'
import { officeParts } from '../../places.ts'
import { expect, hasNoBarriers, OWNER } from '../fixtures.ts'
import { test } from '../own-site-test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const pages = [
  '',
  '/bookings',
  '/bookings?tab=timeline',
  '/bookings?tab=calendar',
  '/bookings/1',
  '/bookings/new',
  '/pricing',
  '/pricing?tab=rules',
  '/pricing?tab=grid',
  '/settings',
  '/villas',
  '/books',
  '/declarations',
  '/people',
  '/security',
  '/changeovers',
]

const aStay = sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, plan, original_cents, total_cents, stages, created_at)
  VALUES ('HOUSE1', 1, 'paid', current_date, current_date + 7, 'Anna Smith', 'anna@example.com', '+44 7400 123456', 4, 'full', 100000, 100000,
    '[]'::jsonb, now())`

/** One in each status, with long names and sums. */
const others = sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, plan, original_cents, total_cents, stages, created_at)
  SELECT 'LONG0' || n, 2, status, current_date + n::int * 10, current_date + n::int * 10 + 9, 'Ελένη Παπαδοπούλου', 'eleni@example.com', '+30 694 1234567', 6,
    'partial', 1234560, 1234560,
    jsonb_build_array(jsonb_build_object('stage', 1, 'amount', 1234560, 'dueOn', (current_date - 3)::text)), now()
  FROM unnest(ARRAY['partial_paid', 'refunded', 'cancelled', 'failed', 'paid']) WITH ORDINALITY AS one(status, n)`

const WIDTHS = [360, 768, 1024, 1280, 1440]

/** On a desktop, tabs and dialogs: on light phones `every-kind-of-page.test.ts` looks at them. */
async function hasNoBarriersInTheDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await hasNoBarriers(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const language of officeLanguages)
  test(`every screen of the back office fits phones, tablets and desks in ${language}, and the most used have no barriers`, async ({
    page,
    site,
  }) => {
    await site.change(aStay)
    await site.change(others)
    await site.change(sql`UPDATE accounts SET language = ${language}`)
    expect((await page.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
    const used = pages.map((screen) => `/admin/dashboard${screen}`)
    const tooWide: string[] = []
    for (const path of new Set([...used, ...officeParts])) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf[language])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) tooWide.push(`${path} at ${width}: ${over}`)
      }
      await page.setViewportSize({ width: 360, height: 740 })
      if (used.includes(path)) await hasNoBarriers(page)
      else if (language === 'en') await hasNoBarriersInTheDark(page)
    }
    expect(tooWide).toEqual([])
  })
