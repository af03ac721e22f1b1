import { sql } from 'drizzle-orm'
import { newsKey } from '../../src/server/mail/news-consent.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { mailsTo } from './steps.ts'

const guest = 'hanna.vogt@example.org'

/** A paid stay that ended 299 days ago, entered by hand, with a conversation. */
const aPastStay = sql`
  WITH stay AS (
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, language, original_cents, total_cents, stages, created_at)
    SELECT 'NEWS01', min(id), 'paid', current_date - 306, current_date - 299, 'Hanna Vogt', ${guest}, '+49 30 1234567', 'de', 245000, 245000,
      '[{"stage": 1, "amount": 245000, "dueOn": "2026-01-01"}]', now() - interval '1 year' FROM villas
    RETURNING id
  )
  SELECT id FROM stay`

test('a guest agrees on the page of the conversation, gets the text to come back, unsubscribes by its link and undoes it', async ({
  page,
  office,
  house,
}) => {
  await house.change(aPastStay)
  await office.goto('/admin/dashboard/bookings?search=NEWS01')
  await office.getByRole('link', { name: 'Hanna Vogt' }).first().click()
  await office.getByLabel('Your message is emailed to the guest').first().fill('Guten Tag!')
  await office.getByRole('button', { name: 'Send message' }).first().click()
  await house.later(1)
  const ask = /\/de\/ask\/[\w-]+/.exec((await mailsTo(house, guest)).at(-1)?.text ?? '')?.[0] ?? ''
  await page.goto(ask)
  const box = page.getByLabel('Schreiben Sie mir ab und zu per E-Mail Neuigkeiten und Angebote der Villen')
  expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  expect(box).toBeChecked()
  await page.goto(`/de/news/${newsKey(house.deps, guest)}`)
  await page.getByRole('button', { name: 'Abbestellen' }).click()
  expect(page.getByText('Sie bekommen keine Neuigkeiten der Villen per E-Mail.')).toBeVisible()
  await page.goto(ask)
  expect(box).not.toBeChecked()
  await page.goto(`/de/news/${newsKey(house.deps, guest)}`)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  expect(page.getByRole('button', { name: 'Abbestellen' })).toBeVisible()
})
