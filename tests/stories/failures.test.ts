import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { expect } from '../form-browser/expect.ts'
import { makeWeek, signIn } from '../story-steps.ts'
import { test } from './house.ts'
import { acceptTerms, chooseStay, order } from './steps.ts'

const SORRY = 'Something went wrong on our side. Nothing was lost. Please try again.'

test.for([
  ['/', `Unable to load villa information: ${SORRY}`],
  ['/villas', `Unable to load villa information: ${SORRY}`],
  ['/villas/villa-thea', `Unable to load villa information: ${SORRY}`],
  ['/booking', `Failed to load villas: ${SORRY}`],
] as const)('when villas cannot be read, the page %s says: %s', async ([path, words], { page, house }) => {
  await house.breakTable('villas')
  expect((await page.goto(path)).status()).toBe(503)
  expect(page.getByText(words)).toBeVisible()
  expect(page.getByRole('contentinfo')).toBeVisible()
})

test('when villas cannot be read, a villa’s page links to all villas', async ({ page, house }) => {
  await house.breakTable('villas')
  await page.goto('/villas/villa-thea')
  await page.getByRole('link', { name: 'Return to All Villas' }).click()
  expect(page).toHaveURL('/villas')
})

test.for(['/', '/gallery', '/villas/villa-thea', '/admin'])(
  'an unexpected error on %s shows a message, a reference and a link that tries again',
  async (path, { page, house }) => {
    await house.breakTable('settings')
    expect((await page.goto(path)).status()).toBe(500)
    expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    expect(page.getByText(/^Reference: [\da-f]{8}$/)).toBeVisible()
    expect(page.getByText(/ at \/|select /i)).toHaveCount(0)
    await house.mendTable('settings')
    await page.getByRole('link', { name: 'Try Again' }).click()
    expect(page.status()).toBe(200)
    expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0)
  },
)

test.for([
  ['villas', ['/', '/villas', '/villas/villa-onar']],
  ['amenities', ['/amenities']],
  ['attractions', ['/attractions']],
  ['seasons', ['/pricing']],
] as const)('a page that could not read %s for a while is whole afterwards', async ([table, paths], { page, house }) => {
  await house.breakTable(table)
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(503)
  await house.mendTable(table)
  for (const path of paths) {
    const whole = await page.request.get(path)
    expect(whole.status(), path).toBe(200)
    expect(await whole.text()).not.toMatch(/Unable to load|Failed to load/)
  }
})

test('a gallery that cannot be read shows no pictures', async ({ page, house }) => {
  await house.breakTable('gallery_images')
  await page.goto('/gallery')
  expect(page.getByText('No images found in this category.')).toBeVisible()
})

test('prices that cannot be read are replaced by the default rates', async ({ page, house }) => {
  await house.breakTable('seasons')
  await page.goto('/pricing')
  expect(page.getByText('Unable to load current pricing. Showing default rates.')).toBeVisible()
  for (const [name, days, rate] of [
    ['Easter', 'Apr 17 – Apr 22', '€430'],
    ['Early Summer', 'May 31 – Jun 30', '€380'],
    ['High Summer', 'Jul 1 – Jul 31', '€460'],
    ['Peak Summer', 'Aug 1 – Aug 31', '€530'],
    ['Late Summer', 'Sep 1 – Sep 15', '€460'],
    ['Early Autumn', 'Sep 16 – Oct 4', '€380'],
  ] as const) {
    const row = page.getByRole('table').getByRole('row', { name: new RegExp(`^${name}`) })
    expect(row).toContainText(days)
    expect(row).toContainText(rate)
  }
})

test('reservations that cannot be read are an error, and can be tried again', async ({ page, guest, house }) => {
  await signIn(page, guest)
  await house.breakTable('bookings')
  await page.goto('/reservations')
  expect(page.getByText('Failed to load reservations')).toBeVisible()
  await house.mendTable('bookings')
  await page.getByRole('link', { name: 'Try Again' }).click()
  expect(page.getByRole('link', { name: 'Book Your First Stay' })).toBeVisible()
})

test('a booking that cannot be stored takes no payment and says so', async ({ page, guest, house }) => {
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-thea', 30), guest)
  await acceptTerms(page)
  await house.breakTable('payments')
  await order(page).click()
  expect(page.getByRole('main').getByText('Failed to create booking')).toBeVisible()
  await house.mendTable('payments')
  await page.goto('/reservations')
  expect(page.getByText('You have not booked a stay yet.')).toBeVisible()
})

describe('an empty site', () => {
  test.beforeEach(async ({ house }) => {
    for (const table of ['amenities', 'gallery_images', 'attractions', 'bookings', 'villas'])
      await house.change(sql`DELETE FROM ${sql.identifier(table)}`)
  })

  test.for([
    ['/', 'No villas are currently available. Please check back soon.'],
    ['/villas', 'No villas are currently available. Please check back soon.'],
    ['/booking', 'No villas are currently available for booking. Please check back later.'],
    ['/amenities', 'Amenities Coming Soon'],
    ['/gallery', 'No images found in this category.'],
    ['/attractions', 'Our list is being written.'],
  ] as const)('when there is nothing yet, %s says that it is empty', async ([path, words], { page }) => {
    await page.goto(path)
    expect(page.getByText(words)).toBeVisible()
  })

  test('when there is nothing yet, the back office says that there are no villas and no amenities', async ({ office }) => {
    await office.goto('/admin/dashboard')
    expect(office.getByText('There are no villas in the database')).toBeVisible()
    await office.goto('/admin/dashboard/amenities')
    expect(office.getByText('No amenities found for this category.')).toBeVisible()
  })
})
