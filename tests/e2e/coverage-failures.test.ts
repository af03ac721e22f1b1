import { sql } from 'drizzle-orm'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, logIn, makeWeek, OWNER, signIn } from './fixtures.ts'
import { test } from './own-site-test.ts'

const SORRY = 'Something went wrong on our side. Nothing was lost. Please try again.'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('pages whose data cannot be read have no barriers, also after a link, and are whole at the next try', async ({
    page,
    guest,
    site,
  }) => {
    await site.breakTable('villas')
    await page.goto('/gallery')
    await page.getByRole('contentinfo').locator('summary', { hasText: 'Quick Links' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText(`Unable to load villa information: ${SORRY}`)).toBeVisible()
    await hasNoBarriers(page)
    await page.goto('/villas/villa-thea')
    await expect(page.getByText(SORRY)).toBeVisible()
    await hasNoBarriers(page)
    await site.mendTable('villas')

    await site.breakTable('amenities')
    await page.goto('/amenities')
    await expect(page.getByText('Failed to load amenities')).toBeVisible()
    await hasNoBarriers(page)
    await site.mendTable('amenities')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Additional Amenities' })).toBeVisible()

    await site.breakTable('seasons')
    await page.goto('/pricing')
    await expect(page.getByText('Unable to load current pricing. Showing default rates.')).toBeVisible()
    await hasNoBarriers(page)

    await signIn(page, guest)
    await site.breakTable('bookings')
    await page.goto('/reservations')
    await expect(page.getByText('Failed to load reservations')).toBeVisible()
    await hasNoBarriers(page)
    await site.mendTable('bookings')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('link', { name: 'Book Your First Stay' })).toBeVisible()

    await site.breakTable('settings')
    await page.goto('/gallery')
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    await hasNoBarriers(page)
    await site.mendTable('settings')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible()
  })

  test('empty pages have no barriers', async ({ page, site }) => {
    for (const table of ['amenities', 'gallery_images', 'attractions', 'bookings', 'villas'])
      await site.change(sql`DELETE FROM ${sql.identifier(table)}`)
    await page.request.post('/api/checkUser.php', { data: OWNER })
    for (const [path, words] of [
      ['/', 'No villas are currently available. Please check back soon.'],
      ['/amenities', 'Amenities Coming Soon'],
      ['/gallery', 'No images found in this category.'],
      ['/admin/dashboard/amenities', 'No amenities found for this category.'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(words)).toBeVisible()
      await hasNoBarriers(page)
    }
  })
})

test('a form whose price is loading, fails, or is of nights sold meanwhile is not sent and says why', async ({ page, site }) => {
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  const isRefused = async (title: string) => {
    await page.getByRole('button', { name: 'Review your booking' }).click()
    await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
    await expect(page).toHaveURL(/\/booking\?/)
  }
  /** Holds back prices until the returned function is called. */
  const holdPrices = async () => {
    const { promise: allowed, resolve } = Promise.withResolvers<void>()
    await page.route('**/booking/price?*', async (route) => {
      await allowed
      await route.continue()
    })
    return resolve
  }
  await site.breakTable('discount_rules')
  const fail = await holdPrices()
  const { villa, checkIn, checkOut } = makeWeek('villa-thea', 30)
  const booking = `/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`
  await page.goto(booking)
  await expect(page.getByText(/Calculating the price of 5 nights/).filter({ visible: true })).toBeVisible()
  await isRefused('Please Wait')
  fail()
  await expect(panel).toContainText('Pricing Error')
  await expect(panel).toContainText('Failed to calculate pricing')
  await isRefused('Pricing Error')
  await hasNoBarriers(page)
  await site.mendTable('discount_rules')
  await page.unrouteAll()

  const answer = await holdPrices()
  await page.goto(booking)
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    VALUES ('TAKEN1', 3, 'paid', ${addDays(checkIn, 2)}, ${addDays(checkIn, 9)}, 'Ben', 100000, 100000, now())`)
  answer()
  await expect(panel).toContainText(/no longer available|cannot be booked|taken/i)
  await isRefused('Pricing Unavailable')
})

test('a log-out that fails says so, and a session that cannot be read counts as a visitor', async ({ page, guest, site }) => {
  await logIn(page, guest)
  const header = page.getByRole('banner')
  await header.getByLabel(`Account of ${guest.name}`).click()
  await site.breakTable('sessions')
  await header.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Logout failed' })).toBeVisible()
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible()
  await site.mendTable('sessions')
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0)
})

test('failures in the back office are told in its frame, also where a proxy answers for the site', async ({ page, site }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard')
  const places = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Money' }) })
  const failed = page.getByRole('heading', { level: 1, name: 'This page could not be shown' })
  await page.route(/reports\.data/, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }))
  await places.getByRole('link', { name: 'Money' }).click()
  await expect(failed).toBeVisible()
  await expect(page.getByRole('main')).toContainText('If it happens again, tell the person who runs the site')
  await expect(places).toBeVisible()
  await hasNoBarriers(page)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  await site.breakTable('invitations')
  await page.goto('/admin/dashboard/people')
  await expect(failed).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Reference: [\da-f]{8}/)
  await expect(places).toBeVisible()
})
