import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, pickLater } from '../../src/domain/calendar-day.ts'
import { dayMonthsLater } from '../../src/domain/month.ts'
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
  const monthLater = dayMonthsLater(pickLater(addDays(today, -2), `${today.slice(0, 7)}-01`), 1)
  expect(office).toHaveURL(new RegExp(`from=${monthLater}`))
  await office.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
  await office
    .getByRole('link', { name: /^Anna Smith/ })
    .first()
    .click()
  expect(office.getByText('Booking FIRST1')).toBeVisible()
})
