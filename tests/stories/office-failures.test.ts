import { sql } from 'drizzle-orm'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

const SORRY = 'Something went wrong on our side. Nothing was lost. Please try again.'

const aBooking = (week: number) => sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
  VALUES (${`TEST${week}`}, 1, 'paid', ${addDays('2030-01-07', 7 * week)}, ${addDays('2030-01-12', 7 * week)}, 'Ana', 100000, 100000, now())`

test.for([
  ['bookings', '', 'Statistics error: Failed to fetch statistics'],
  ['villas', 'villas', `Villa loading error: ${SORRY}`],
  ['gallery_images', 'gallery', 'Could not load images.'],
  ['bookings', 'bookings', 'Failed to load bookings'],
  ['bookings', 'bookings?tab=calendar', `Failed to load availability: ${SORRY}`],
  ['amenities', 'amenities', 'Failed to fetch amenities'],
  ['seasons', 'pricing', 'Failed to load seasonal pricing'],
  ['discount_rules', 'pricing?tab=discounts', 'Failed to load discount rules'],
  ['tickets', 'support', 'Failed to load support tickets'],
] as const)('when %s cannot be read, the screen “%s” says: %s', async ([table, screen, words], { house, office }) => {
  await house.breakTable(table)
  await office.goto(`/admin/dashboard/${screen}`)
  expect(office.getByText(words).first()).toBeVisible()
})

test.for([
  ['amenities?add=1', 'amenities', 'Save', 'Failed to create amenity'],
  ['amenities?edit=1', 'amenities', 'Save', 'Failed to update amenity'],
  ['amenities?delete=1', 'amenities', 'Delete', 'Failed to delete amenity'],
  ['villas?edit=1', 'villas', 'Save', 'Could not save villa data'],
  ['villas?delete=1', 'villas', 'Delete', 'Could not delete villa'],
  ['gallery?edit=1', 'gallery_images', 'Save', 'Update Failed'],
  ['gallery?delete=1', 'gallery_images', 'Delete', 'Delete Failed'],
  ['bookings?delete=1', 'bookings', 'Delete', 'Delete Failed'],
  ['bookings?edit=1', 'bookings', 'Save', 'Update Failed'],
] as const)('a change on %s that cannot be stored in %s says so (%s): %s', async ([screen, table, press, words], { house, office }) => {
  if (screen.startsWith('bookings')) await house.change(aBooking(1))
  await office.goto(`/admin/dashboard/${screen}`)
  const dialog = office.getByRole('dialog')
  if (screen.includes('add=')) await dialog.getByLabel('Title').fill('Boat')
  if (screen.includes('add=')) await dialog.getByLabel('Description').fill('Along the coast')
  if (screen.startsWith('bookings?edit')) await dialog.getByLabel('Guests').fill('3')
  await house.breakTable(table)
  await dialog.getByRole('button', { name: press, exact: true }).click()
  expect(office.getByRole('status').filter({ hasText: words })).toBeVisible()
})
