import { sql } from 'drizzle-orm'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { makeWeek, signIn } from '../story-steps.ts'
import { test } from './house.ts'

const aBooking = (week: number) => sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
  VALUES (${`TEST${week}`}, 1, 'paid', ${addDays('2030-01-07', 7 * week)}, ${addDays('2030-01-12', 7 * week)}, 'Ana', 100000, 100000, now())`

test('the dashboard shows counts and links', async ({ office }) => {
  await office.goto('/admin/dashboard')
  const main = office.getByRole('main')
  for (const name of [
    'Total Villas',
    'Total Bookings',
    'Gallery Images',
    'Support Notifications',
    'This Month',
    'Booking Status',
    'Recent Bookings',
  ])
    expect(main.getByText(name, { exact: true }).first()).toBeVisible()
  expect(main.getByText('Most Popular Villa').first()).toBeVisible()
  expect(main.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await main.getByRole('link', { name: 'Refresh' }).click()
  expect(office).toHaveURL('/admin/dashboard')
})

test('a page of the office loads its own styles, and none of the pages of guests', async ({ office }) => {
  const html = await (await office.request.get('/admin/dashboard')).text()
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, address]) => address)
  expect(styles).toEqual([expect.stringMatching(/^\/assets\/admin-/), expect.stringMatching(/^\/assets\/today-/)])
  expect(html).not.toContain('<style')
})

test('the list of villas truncates a long claim', async ({ office }) => {
  const { villas } = await (await office.request.get('/api/villas.php')).json()
  await office.goto('/admin/dashboard/villas')
  for (const { name, claim } of villas) {
    expect(claim.length).toBeGreaterThan(30)
    expect(office.getByRole('row', { name: new RegExp(name) })).toContainText(`${claim.slice(0, 27)}`)
    expect(office.getByRole('row', { name: new RegExp(name) })).not.toContainText(claim.slice(0, 31))
  }
})

test('the dashboard shows the three newest bookings', async ({ office, house }) => {
  for (const week of [2, 3, 4, 5]) await house.change(aBooking(week))
  await office.goto('/admin/dashboard')
  const recent = office.locator('section', { has: office.getByRole('heading', { name: 'Recent Bookings' }) })
  expect(recent.getByRole('listitem')).toHaveCount(3)
})

test('an empty list of tickets shows a message, for all and for one status', async ({ office }) => {
  await office.goto('/admin/dashboard/support')
  expect(office.getByText('No tickets found')).toBeVisible()
  expect(office.getByText('No support tickets have been submitted yet.')).toBeVisible()
  for (const name of ['Pending', 'In Progress', 'Resolved', 'Total']) expect(office.getByText(name, { exact: true }).first()).toBeVisible()
  await office.goto('/admin/dashboard/support?status=in_progress')
  expect(office.getByText(/^No In Progress tickets found\.$/i)).toBeVisible()
})

test('a refund of a transfer is confirmed by the owner and not sent to the bank', async ({ house, office, guest }) => {
  const asGuest = house.visit()
  await signIn(asGuest, guest)
  const post = async (path: string, data: object) => (await office.request.post(path, { data })).json()
  const { checkIn: startDate, checkOut: endDate } = makeWeek('villa-thea', 24)
  const guestInfo = { name: guest.name, email: guest.email, phone: '+44 7400 123456', guests: 2, specialRequests: '' }
  await asGuest.request.post('/api/booking/create-payment.php', {
    data: { villaId: 3, startDate, endDate, guestInfo, paymentType: 'full' },
  })
  const { bookings } = await (await office.request.get('/api/booking/get_bookings.php?villaId=3&limit=100')).json()
  const bookingId = bookings.find((booking: { guestInfo: { email: string } }) => booking.guestInfo.email === guest.email).id
  const { changes } = await (await office.request.get(`/api/booking/status_changes.php?bookingId=${bookingId}`)).json()
  const { most } = changes.find(({ change }: { change: string }) => change === 'paid').payment
  const payment = { amount: most, receivedOn: new Date().toISOString().slice(0, 10), reference: 'Statement 7', method: 'transfer' }
  for (const change of [{ status: 'paid', payment }, { status: 'refunded' }])
    expect(await post('/api/booking/update_booking_status.php', { bookingId, ...change })).toMatchObject({ success: true })

  await office.goto('/admin/dashboard')
  const item = office.getByRole('listitem').filter({ hasText: 'To be transferred back' })
  expect(item).toContainText(/please refund €[\d,.]+ by transfer, as it was paid by transfer/)
  await item.getByRole('link', { name: 'Settle' }).click()
  const dialog = office.getByRole('dialog', { name: 'Settle' })
  expect(dialog.getByRole('combobox')).toHaveCount(0)
  await dialog.getByLabel('What was done about it').fill('Transferred to her account')
  await dialog.getByRole('button', { name: 'Settle' }).click()
  expect(office.getByText('Settled', { exact: true })).toBeVisible()
  expect(item).toHaveCount(0)
})

test('views of the calendar are current in their place, and one booking in its own', async ({ office }) => {
  await office.goto('/admin/dashboard/bookings?tab=timeline')
  const side = office.getByRole('navigation', { name: 'Back office' }).first()
  expect(side.getByRole('link', { name: 'All villas' })).toHaveAttribute('aria-current', 'page')
  await side.getByRole('link', { name: 'Year of one villa' }).click()
  expect(side.getByRole('link', { name: 'Year of one villa' })).toHaveAttribute('aria-current', 'page')
  expect(side.getByRole('link', { name: 'Calendar', exact: true })).toHaveAttribute('aria-current', 'true')
  await side.getByRole('link', { name: 'Bookings' }).click()
  expect(side.getByRole('link', { name: 'All bookings' })).toHaveAttribute('aria-current', 'page')
  expect(side.getByRole('link', { name: 'Calendar', exact: true })).not.toHaveAttribute('aria-current')
})

test('without scripts a phone opens More, reads another place and chooses the dark scheme', async ({ office }) => {
  const bar = office.getByRole('navigation', { name: 'Places' })
  await office.goto('/admin/dashboard')
  await bar.getByText('More').click()
  await bar.getByRole('link', { name: 'Reports' }).click()
  expect(office.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await bar.getByText('More').click()
  await bar.getByRole('button', { name: 'Dark' }).click()
  expect(office).toHaveURL('/admin/dashboard/reports')
  expect(office.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await bar.getByText('More').click()
  expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible()
  expect(bar.getByText('Admin: Owner')).toBeVisible()
})

test('exports are CSV, and only for the owner', async ({ page, office }) => {
  const file = '/api/exportPayments.php?from=2026-01-01&until=2027-12-31'
  expect((await page.request.get(file)).status()).toBe(401)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('link', { name: 'For the accountant' }).click()
  await office.getByRole('button', { name: 'Payments as CSV' }).click()
  expect(office.header('content-disposition')).toMatch(/filename="?[\w-]+\.csv/)
})

test('the sign-in page of the back office links to the password reset', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
})

test.for([
  ['reviews', 'No reviews yet.'],
  ['mails?search=nobody-at-all', 'No emails found.'],
  ['activity?search=nobody-at-all', 'Nothing found for “nobody-at-all”.'],
  ['jobs?failed=1', 'No run has failed.'],
] as const)('an empty list says so: %s', async ([screen, words], { office }) => {
  await office.goto(`/admin/dashboard/${screen}`)
  expect(office.getByText(words)).toBeVisible()
})
