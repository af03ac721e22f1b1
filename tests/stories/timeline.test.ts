import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

const today = dayAtProperty(new Date())

const aStay = (code: string, villaId: number, from: number, nights: number, status: string, name: string) => sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, original_cents, total_cents, special_requests, created_at)
  VALUES (${code}, ${villaId}, ${status}, ${addDays(today, from)}, ${addDays(today, from + nights)}, ${name}, 'ana@example.com', 100000, 100000,
    ${status === 'restricted' ? 'New windows' : ''}, now())`

test('without scripts the bars are links, and other dates have URLs', async ({ house, office }) => {
  await house.change(aStay('FIRST1', 1, 2, 6, 'paid', 'Anna Smith'))
  await office.goto('/admin/dashboard/bookings?tab=timeline')
  await office.getByRole('link', { name: 'Later', exact: true }).click()
  expect(office).toHaveURL(new RegExp(`from=${addDays(today, 26)}`))
  await office.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
  await office.getByRole('link', { name: /^Anna Smith/ }).click()
  expect(office.getByText('Booking FIRST1')).toBeVisible()
})
