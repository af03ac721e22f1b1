import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

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
const insertPayments = (codes: string[]) => sql`
  INSERT INTO payments (booking_id, stage, attempt, order_id, state, amount_cents, rate_units, rate_source, rate_day, dinars, opened_at, settled_at)
  SELECT id, 1, 1, 'VB-' || code || '-1-01', 'approved', 100000, 1170000, 'nbs', '2026-01-01', 117000, now(), now()
  FROM bookings WHERE code = ANY(${sql.param(codes)}::text[])`

test('the dashboard shows arrivals, guests in the house, departures, and amounts due', async ({ house, office }) => {
  await office.goto('/admin/dashboard')
  const coming = office.getByRole('region', { name: /^Today, / })
  expect(coming).toContainText('Nobody arrives.')
  expect(coming).toContainText('Nobody arrives or leaves in the next six days.')

  for (const stay of [
    { code: 'LEAVES', villaId: 1, from: -5, nights: 5, name: 'Anna Smith' },
    { code: 'COMES1', villaId: 1, from: 0, nights: 7, name: 'Đorđe Žižić', paid: false },
    { code: 'STAYS1', villaId: 2, from: -3, nights: 6, name: 'Ελένη Παπαδοπούλου' },
    { code: 'LATER1', villaId: 3, from: 4, nights: 5, name: 'A guest with quite a long name, and with a family' },
  ])
    await house.change(aStay(stay))
  await house.change(insertPayments(['LEAVES', 'STAYS1', 'LATER1']))
  await office.reload()
  const group = (name: string) => coming.getByRole('region', { name: new RegExp(`^${name}`) })
  expect(group('Arriving')).toContainText('Đorđe Žižić')
  expect(group('Arriving')).toContainText('Changeover')
  expect(group('Arriving')).toContainText('Arrival: 17:30')
  expect(group('Arriving')).toContainText('still to pay')
  expect(group('In the house')).toContainText('Ελένη Παπαδοπούλου')
  expect(group('Leaving')).toContainText('Anna Smith')
  const later = group('The next six days')
  expect(later).toContainText('A guest with quite a long name')
  expect(later).toContainText('No arrival time yet')
  expect(later.getByRole('link', { name: /^Call A guest with/ })).toHaveAttribute('href', 'tel:+381601234567')
  expect(later.getByRole('link', { name: /^WhatsApp A guest with/ })).toHaveAttribute('href', /wa\.me/)
  expect(later.getByRole('link', { name: /^Email A guest with/ })).toHaveAttribute('href', 'mailto:later1@example.com')
  expect(group('Due until then')).toContainText('€700.00 due on')
  expect(group('Arriving').getByRole('link', { name: 'Call Đorđe Žižić' })).toHaveAttribute('href', 'tel:+381601234567')
  await group('Arriving').getByRole('link', { name: 'Đorđe Žižić', exact: true }).click()
  expect(office.getByText('Booking COMES1')).toBeVisible()
})
