import { sql } from 'drizzle-orm'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER, weekOf } from './fixtures.ts'
import { test } from './own-site-test.ts'

const SORRY = 'Something went wrong on our side. Nothing was lost. Please try again.'

const aBooking = (week: number) => sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
  VALUES (${`TEST${week}`}, 1, 'paid', ${addDays('2030-01-07', 7 * week)}, ${addDays('2030-01-12', 7 * week)}, 'Ana', 100000, 100000, now())`

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
})

test('the sidebar shows the owner and every screen, and collapses on a phone', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const side = page.getByRole('navigation', { name: 'Back office' })
  await expect(page.getByText('Admin: Owner')).toBeVisible()
  await expect(page.getByText(/^ID \d+$/)).toBeVisible()
  for (const [name, path] of [
    ['Dashboard', ''],
    ['Villas', '/villas'],
    ['Bookings', '/bookings'],
    ['Pricing', '/pricing'],
    ['Gallery', '/gallery'],
    ['Support', '/support'],
    ['Amenities', '/amenities'],
    ['Attractions', '/attractions'],
    ['Settings', '/settings'],
  ] as const)
    await expect(side.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', `/admin/dashboard${path}`)
  await expect(side.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(side).toBeHidden()
  await page.getByLabel('Back office menu').click()
  await expect(side).toBeVisible()
  await hasNoBarriers(page)
})

test('the dashboard shows counts and links', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const main = page.getByRole('main')
  for (const name of [
    'Total Villas',
    'Total Bookings',
    'Gallery Images',
    'Support Notifications',
    'This Month',
    'Booking Status',
    'Recent Bookings',
  ])
    await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Most Popular Villa').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await main.getByRole('link', { name: 'Refresh' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

test('the list of villas truncates a long claim', async ({ page }) => {
  const { villas } = await (await page.request.get('/api/villas.php')).json()
  await page.goto('/admin/dashboard/villas')
  for (const { name, claim } of villas) {
    expect(claim.length).toBeGreaterThan(30)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(`${claim.slice(0, 27)}`)
    await expect(page.getByRole('row', { name: new RegExp(name) })).not.toContainText(claim.slice(0, 31))
  }
})

for (const [table, screen, words] of [
  ['bookings', '', 'Statistics error: Failed to fetch statistics'],
  ['villas', 'villas', `Villa loading error: ${SORRY}`],
  ['gallery_images', 'gallery', 'Could not load images.'],
  ['bookings', 'bookings', 'Failed to load bookings'],
  ['bookings', 'bookings?tab=calendar', `Failed to load availability: ${SORRY}`],
  ['amenities', 'amenities', 'Failed to fetch amenities'],
  ['seasons', 'pricing', 'Failed to load seasonal pricing'],
  ['discount_rules', 'pricing?tab=discounts', 'Failed to load discount rules'],
  ['tickets', 'support', 'Failed to load support tickets'],
] as const) {
  test(`when ${table} cannot be read, '${screen}' shows: ${words.slice(0, 50)}`, async ({ page, site }) => {
    await site.breakTable(table)
    await page.goto(`/admin/dashboard/${screen}`)
    await expect(page.getByText(words).first()).toBeVisible()
    await hasNoBarriers(page)
  })
}

for (const [screen, table, press, words] of [
  ['amenities?add=1', 'amenities', 'Save', 'Failed to create amenity'],
  ['amenities?edit=1', 'amenities', 'Save', 'Failed to update amenity'],
  ['amenities?delete=1', 'amenities', 'Delete', 'Failed to delete amenity'],
  ['villas?edit=1', 'villas', 'Save', 'Could not save villa data'],
  ['villas?delete=1', 'villas', 'Delete', 'Could not delete villa'],
  ['gallery?edit=1', 'gallery_images', 'Save', 'Update Failed'],
  ['gallery?delete=1', 'gallery_images', 'Delete', 'Delete Failed'],
  ['bookings?delete=1', 'bookings', 'Delete', 'Delete Failed'],
  ['bookings?edit=1', 'bookings', 'Save', 'Update Failed'],
] as const) {
  test(`a failed change on ${screen} shows: ${words}`, async ({ page, site }) => {
    if (screen.startsWith('bookings')) await site.change(aBooking(1))
    await page.goto(`/admin/dashboard/${screen}`)
    const dialog = page.getByRole('dialog')
    if (screen.includes('add=')) await dialog.getByLabel('Title').fill('Boat')
    if (screen.startsWith('bookings?edit')) await dialog.getByLabel('Guests').fill('3')
    await site.breakTable(table)
    await dialog.getByRole('button', { name: press }).click()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  })
}

test('the dashboard shows the three newest bookings', async ({ page, site }) => {
  for (const week of [2, 3, 4, 5]) await site.change(aBooking(week))
  await page.goto('/admin/dashboard')
  const recent = page.locator('section', { has: page.getByRole('heading', { name: 'Recent Bookings' }) })
  await expect(recent.getByRole('listitem')).toHaveCount(3)
})

test('navigation shows a message while prices load', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.goto('/admin/dashboard/pricing')
  await page.route('**/pricing.data?*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: 'Pricing' })
    .getByRole('link', { name: /discount/i })
    .click()
  await expect(page.getByText('Loading pricing data...')).toBeAttached()
  letThrough()
  await expect(page.getByText('Loading pricing data...')).toHaveCount(0)
})

test('an empty list of tickets shows a message, for all and for one status', async ({ page }) => {
  await page.goto('/admin/dashboard/support')
  await expect(page.getByText('No tickets found')).toBeVisible()
  await expect(page.getByText('No support tickets have been submitted yet.')).toBeVisible()
  for (const name of ['Pending', 'In Progress', 'Resolved', 'Total'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await page.goto('/admin/dashboard/support?status=in_progress')
  await expect(page.getByText(/^No In Progress tickets found\.$/i)).toBeVisible()
})

test('a refund of a transfer is confirmed by the owner and not sent to the bank', async ({ page, guest }) => {
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json()
  await post('/api/checkUser.php', guest)
  const { checkIn: startDate, checkOut: endDate } = weekOf('villa-thea', 24)
  const guestInfo = { name: guest.name, email: guest.email, phone: '+44 7400 123456', guests: 2, specialRequests: '' }
  await post('/api/booking/create-payment.php', { villaId: 3, startDate, endDate, guestInfo, paymentType: 'full' })
  await post('/api/checkUser.php', OWNER)
  const { bookings } = await (await page.request.get('/api/booking/get_bookings.php?villaId=3&limit=100')).json()
  const bookingId = bookings.find((booking: { guestInfo: { email: string } }) => booking.guestInfo.email === guest.email).id
  const { changes } = await (await page.request.get(`/api/booking/status_changes.php?bookingId=${bookingId}`)).json()
  const { most } = changes.find(({ change }: { change: string }) => change === 'paid').payment
  const payment = { amount: most, receivedOn: new Date().toISOString().slice(0, 10), reference: 'Statement 7', method: 'transfer' }
  for (const change of [{ status: 'paid', payment }, { status: 'refunded' }])
    expect(await post('/api/booking/update_booking_status.php', { bookingId, ...change })).toMatchObject({ success: true })

  await page.goto('/admin/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: 'To be transferred back' })
  await expect(item).toContainText(/please transfer €[\d,.]+ back, as it came by transfer/)
  await item.getByRole('link', { name: 'Settle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settle' })
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await hasNoBarriers(page)
  await dialog.getByLabel('What was done about it').fill('Transferred to her account')
  await dialog.getByRole('button', { name: 'Settle' }).click()
  await expect(page.getByText('Settled', { exact: true })).toBeVisible()
  await expect(item).toHaveCount(0)
})
