import { sql } from 'drizzle-orm'
import { acceptTerms, expect, fillInGuest, hasNoBarriers, logIn, OWNER, signIn } from './fixtures.ts'
import { test } from './own-site-test.ts'

const SORRY = 'Something went wrong on our side. Nothing was lost. Please try again.'

test.describe('when villas cannot be read', () => {
  test.beforeEach(({ site }) => site.breakTable('villas'))

  for (const [path, words] of [
    ['/', `Unable to load villa information: ${SORRY}`],
    ['/villas', `Unable to load villa information: ${SORRY}`],
    ['/villas/villa-thea', `Unable to load villa information: ${SORRY}`],
    ['/booking', `Failed to load villas: ${SORRY}`],
  ] as const) {
    test(`${path} shows an error and the rest of the page`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(words)).toBeVisible()
      await hasNoBarriers(page)
    })
  }

  test('a villa page links to all villas', async ({ page }) => {
    await page.goto('/villas/villa-thea')
    await page.getByRole('link', { name: 'Return to All Villas' }).click()
    await expect(page).toHaveURL('/villas')
  })

  test('client-side navigation shows the same error', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText(`Unable to load villa information: ${SORRY}`)).toBeVisible()
  })
})

for (const path of ['/', '/gallery', '/villas/villa-thea', '/admin']) {
  test(`an unexpected error on ${path} shows a message, a reference and a link`, async ({ page, site }) => {
    await site.breakTable('settings')
    expect((await page.goto(path))?.status()).toBe(500)
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    await expect(page.getByText(/^Reference: [\da-f]{8}$/)).toBeVisible()
    await expect(page.getByText(/ at \/|select /i)).toHaveCount(0)
    await hasNoBarriers(page)
    await site.mendTable('settings')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0)
  })
}

test('a temporary error is not cached', async ({ page, site }) => {
  const paths = {
    villas: ['/', '/villas', '/villas/villa-onar'],
    amenities: ['/amenities'],
    attractions: ['/attractions'],
    seasons: ['/pricing'],
  }
  for (const [table, pages] of Object.entries(paths)) {
    await site.breakTable(table)
    for (const path of pages) expect((await page.request.get(path)).status()).toBe(503)
    await site.mendTable(table)
    for (const path of pages) {
      const whole = await page.request.get(path)
      expect(whole.status()).toBe(200)
      expect(await whole.text()).not.toMatch(/Unable to load|Failed to load/)
    }
  }
})

test('unreadable amenities offer a retry', async ({ page, site }) => {
  await site.breakTable('amenities')
  await page.goto('/amenities')
  await expect(page.getByText('Failed to load amenities')).toBeVisible()
  await hasNoBarriers(page)
  await site.mendTable('amenities')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Additional Amenities' })).toBeVisible()
})

test('an unreadable gallery shows no images', async ({ page, site }) => {
  await site.breakTable('gallery_images')
  await page.goto('/gallery')
  await expect(page.getByText('No images found in this category.')).toBeVisible()
  await hasNoBarriers(page)
})

test('unreadable prices are replaced by the default rates', async ({ page, site }) => {
  await site.breakTable('seasons')
  await page.goto('/pricing')
  await expect(page.getByText('Unable to load current pricing. Showing default rates.')).toBeVisible()
  for (const [name, days, rate] of [
    ['Easter', 'Apr 17 – Apr 22', '€430.00'],
    ['Early Summer', 'May 31 – Jun 30', '€380.00'],
    ['High Summer', 'Jul 1 – Jul 31', '€460.00'],
    ['Peak Summer', 'Aug 1 – Aug 31', '€530.00'],
    ['Late Summer', 'Sep 1 – Sep 15', '€460.00'],
    ['Early Autumn', 'Sep 16 – Oct 4', '€380.00'],
  ] as const) {
    const row = page.getByRole('table').getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(row).toContainText(days)
    await expect(row).toContainText(rate)
  }
  await hasNoBarriers(page)
})

test('a failed price calculation shows in the panel and disables the form', async ({ page, site }) => {
  await site.breakTable('discount_rules')
  const year = new Date().getFullYear() + 1
  await page.goto(`/booking?villa=3&checkIn=${year}-06-01&checkOut=${year}-06-08`)
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(panel).toContainText('Pricing Error')
  await expect(panel).toContainText('Failed to calculate pricing')
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Pricing Error' })).toBeVisible()
  await expect(page).toHaveURL(/\/booking\?/)
})

test('the form is disabled while the server’s price is loading', async ({ page, site }) => {
  await site.breakTable('discount_rules')
  await page.route('**/booking/price?*', () => {})
  const asked = page.waitForRequest('**/booking/price?*')
  const year = new Date().getFullYear() + 1
  await page.goto(`/booking?villa=3&checkIn=${year}-06-01&checkOut=${year}-06-08`)
  await asked
  await expect(page.getByText(/Calculating the price of 7 nights/).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Please Wait' })).toBeVisible()
  await expect(page).toHaveURL(/\/booking\?/)
})

test('nights sold in the meantime disable the form', async ({ page, site }) => {
  const year = new Date().getFullYear() + 1
  let letThrough = () => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route('**/booking/price*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/booking?villa=2&checkIn=${year}-06-16&checkOut=${year}-06-23`)
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    VALUES ('TAKEN1', 2, 'paid', ${`${year}-06-18`}, ${`${year}-06-25`}, 'Ben', 100000, 100000, now())`)
  letThrough()
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(panel).toContainText(/no longer available|cannot be booked|taken/i)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Pricing Unavailable' })).toBeVisible()
  await expect(page).toHaveURL(/\/booking\?/)
})

test('unreadable reservations show a message and offer a retry', async ({ page, request, site }) => {
  const guest = { email: 'ina@example.com', password: 'Password-1' }
  await request.post('/api/userRegister.php', { data: { fullName: 'Ina', ...guest, country: 'Malta', phoneNumber: '+356 2123 4567' } })
  await signIn(page, guest)
  await site.breakTable('bookings')
  await page.goto('/reservations')
  await expect(page.getByText('Failed to load reservations')).toBeVisible()
  await hasNoBarriers(page)
  await site.mendTable('bookings')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: 'Book Your First Stay' })).toBeVisible()
})

test('an unreadable session counts as a visitor, and a failed log-out shows a message', async ({ page, request, site }) => {
  const guest = { email: 'una@example.com', password: 'Password-1' }
  await request.post('/api/userRegister.php', { data: { fullName: 'Una', ...guest, country: 'Malta', phoneNumber: '+356 2123 4567' } })
  await logIn(page, guest)
  const header = page.getByRole('banner')
  await header.getByLabel('Account of Una').click()
  await site.breakTable('sessions')
  await header.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Logout failed' })).toBeVisible()
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible()
  await site.mendTable('sessions')
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0)
})

test('a booking that cannot be stored shows the specified message and takes no payment', async ({ page, request, site }) => {
  const guest = { name: 'Eva', email: 'eva@example.com', password: 'Password-1' }
  await request.post('/api/userRegister.php', {
    data: { fullName: guest.name, email: guest.email, password: guest.password, country: 'Malta', phoneNumber: '+356 2123 4567' },
  })
  await signIn(page, guest)
  const year = new Date().getFullYear() + 1
  await page.goto(`/booking?villa=3&checkIn=${year}-06-02&checkOut=${year}-06-09`)
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await acceptTerms(page)
  await site.breakTable('payments')
  await page.getByRole('button', { name: /^(Book and pay|Pay) €/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Failed to create booking' })).toContainText('Error')
})

test('a missing image is replaced by text', async ({ page, site }) => {
  await site.change(sql`INSERT INTO pictures (key, alt, width, height, colour) VALUES ('gone', 'Gone', 1200, 800, '#336699')`)
  await site.change(sql`UPDATE villas SET images = '["/pictures/gone.jpg"]' WHERE slug = 'villa-onar'`)
  await page.goto('/villas/villa-onar')
  const carousel = page.getByRole('region', { name: 'Pictures of Villa Onar' })
  await carousel.getByRole('button', { name: /next/i }).click()
  await expect(carousel.getByText('Image will be placed here')).toBeVisible()
  await hasNoBarriers(page)
})

test('the gallery has one to four square pictures per row, by the width of the screen', async ({ page }) => {
  await page.goto('/gallery')
  for (const [width, columns] of [
    [360, 1],
    [700, 2],
    [900, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page
      .getByRole('main')
      .locator('ul.grid > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    const [first] = boxes
    expect(boxes.filter(({ top }) => top === first.top)).toHaveLength(columns)
    expect(Math.abs(first.width - first.height)).toBeLessThan(2)
  }
})

test.describe('when there is no data', () => {
  test.beforeEach(async ({ site }) => {
    for (const table of ['amenities', 'gallery_images', 'attractions', 'bookings', 'villas'])
      await site.change(sql`DELETE FROM ${sql.identifier(table)}`)
  })

  for (const [path, words] of [
    ['/', 'No villas are currently available. Please check back soon.'],
    ['/villas', 'No villas are currently available. Please check back soon.'],
    ['/booking', 'No villas are currently available for booking. Please check back later.'],
    ['/amenities', 'Amenities Coming Soon'],
    ['/gallery', 'No images found in this category.'],
    ['/attractions', 'Our list is being written.'],
  ] as const) {
    test(`${path} shows an empty state`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(words)).toBeVisible()
      await hasNoBarriers(page)
    })
  }

  test('the dashboard shows that there are no villas in the database', async ({ page }) => {
    await page.request.post('/api/checkUser.php', { data: OWNER })
    await page.goto('/admin/dashboard')
    await expect(page.getByText('There are no villas in the database')).toBeVisible()
    await page.goto('/admin/dashboard/amenities')
    await expect(page.getByText('No amenities found for this category.')).toBeVisible()
    await hasNoBarriers(page)
  })
})
