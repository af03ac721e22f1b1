import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

const SORRY = 'Something went wrong on our side. Nothing was lost. Please try again.'

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
