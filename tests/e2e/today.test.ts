import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())

type Stay = { code: string; villaId: number; from: number; nights: number; name: string; paid?: boolean }

/** A stay from some days before or after today. */
const aStay = ({ code, villaId, from, nights, name, paid = true }: Stay) => {
  const stages = [
    { stage: 1, amount: 30000, dueOn: addDays(today, -60) },
    { stage: 2, amount: 70000, dueOn: addDays(today, 2) },
  ]
  return sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, arrival_time, special_requests,
      plan, original_cents, total_cents, stages, created_at)
    VALUES (${code}, ${villaId}, ${paid ? 'paid' : 'partial_paid'}, ${addDays(today, from)}, ${addDays(today, from + nights)}, ${name},
      ${`${code.toLowerCase()}@example.com`}, '+381 60 1234567', 4, ${from === 0 ? '17:30' : ''}, ${from === 0 ? 'A cot, please' : ''},
      'partial', 100000, 100000, ${JSON.stringify(stages)}::jsonb, now())`
}

/** The whole price of these stays. */
const paymentsOf = (codes: string[]) => sql`
  INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
  SELECT id, 1, 1, 'VB-' || code || '-1-01', 'approved', 100000, 1170000, 'nbs', '2026-01-01', 117000, now(), now()
  FROM bookings WHERE code = ANY(${sql.param(codes)}::text[])`

test('the dashboard shows arrivals, guests in the house, departures, and amounts due', async ({ page, site }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard')
  const coming = page.getByRole('region', { name: /^Today, / })
  await expect(coming).toContainText('Nobody arrives.')
  await expect(coming).toContainText('Nobody arrives or leaves in the next six days.')
  await isFineOnPhoneAndDesk(page)

  for (const stay of [
    { code: 'LEAVES', villaId: 1, from: -5, nights: 5, name: 'Anna Smith' },
    { code: 'COMES1', villaId: 1, from: 0, nights: 7, name: 'Đorđe Žižić', paid: false },
    { code: 'STAYS1', villaId: 2, from: -3, nights: 6, name: 'Ελένη Παπαδοπούλου' },
    { code: 'LATER1', villaId: 3, from: 4, nights: 5, name: 'A guest with quite a long name, and with a family' },
  ])
    await site.change(aStay(stay))
  await site.change(paymentsOf(['LEAVES', 'STAYS1', 'LATER1']))
  await page.reload()
  const group = (name: string) => coming.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect(group('Arriving')).toContainText('Đorđe Žižić')
  await expect(group('Arriving')).toContainText('Changeover')
  await expect(group('Arriving')).toContainText('Arrival: 17:30')
  await expect(group('Arriving')).toContainText('still to pay')
  await expect(group('In the house')).toContainText('Ελένη Παπαδοπούλου')
  await expect(group('Leaving')).toContainText('Anna Smith')
  const later = group('The next six days')
  await expect(later).toContainText('A guest with quite a long name')
  await expect(later).toContainText('No arrival time yet')
  await expect(later.getByRole('link', { name: /^Call A guest with/ })).toHaveAttribute('href', 'tel:+381601234567')
  await expect(later.getByRole('link', { name: /^WhatsApp A guest with/ })).toHaveAttribute('href', /wa\.me/)
  await expect(later.getByRole('link', { name: /^E-mail A guest with/ })).toHaveAttribute('href', 'mailto:later1@example.com')
  await expect(group('Due until then')).toContainText('€700.00 due on')
  await expect(group('Arriving').getByRole('link', { name: 'Call Đorđe Žižić' })).toHaveAttribute('href', 'tel:+381601234567')
  await isFineOnPhoneAndDesk(page)
  await group('Arriving').getByRole('link', { name: 'Đorđe Žižić', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking COMES1' })).toBeVisible()
})
