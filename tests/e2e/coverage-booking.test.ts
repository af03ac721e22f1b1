import type { Page } from '@playwright/test'
import { chooseStay, expect, fillInGuest, hasNoBarriers, PHONE, test, weekOf } from './fixtures.ts'

const LONG = 'x'.repeat(10_000)
const SCRIPT = '<script>document.title = "taken over"</script>'

const send = (page: Page) => page.getByRole('button', { name: 'Review your booking' }).click()

/** Removes the length limits of all fields. */
async function liftLimits(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('[maxlength]')) field.removeAttribute('maxlength')
  })
}

test('the booking form shows all errors at once, each under its field', async ({ page }) => {
  await page.goto('/booking')
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('0')
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Missing Information' })).toBeVisible()
  await expect(page.getByText('Please select both check-in and check-out dates').first()).toBeVisible()
  for (const [field, words] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Phone', 'Phone number is required'],
  ] as const)
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(words)
  await expect(page.getByText('Number of guests is required')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Email').fill('anna at home')
  await send(page)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid')
})

test('too many guests are refused with the villa’s limit, also without the field’s own check', async ({ page }) => {
  const { checkIn, checkOut } = weekOf('villa-thea', 40)
  await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-thea', checkIn, checkOut, guests: '12' })}`)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
  await fillInGuest(page, { name: 'Anna', email: 'anna@example.com', password: '' })
  await page.evaluate(() => {
    const guests = document.querySelector<HTMLInputElement>('input[name=guests]')
    if (guests) guests.value = '9'
  })
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Too Many Guests' })).toContainText(
    'This villa can accommodate a maximum of 6 guests.',
  )
  await expect(page.getByText('Maximum 6 guests allowed')).toBeVisible()
})

test('10,000 characters are refused with a message; a script stays text', async ({ page }) => {
  const { checkIn, checkOut } = weekOf('villa-thea', 40)
  await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-thea', checkIn, checkOut })}`)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
  await liftLimits(page)
  const fields = ['Name', 'Email', 'Phone', 'Special requests'] as const
  const contact: Partial<Record<string, string>> = { Email: 'anna@example.com', Phone: PHONE }
  for (const field of fields) await page.getByLabel(field).fill(field === 'Email' ? `${LONG}@example.com` : LONG)
  await send(page)
  await expect(page.getByText('At most 100 characters')).toBeVisible()
  await expect(page.getByText('At most 40 characters')).toBeVisible()
  await expect(page.getByText('At most 1000 characters')).toBeVisible()
  await expect(page.locator('#guest-details [aria-invalid=true]')).toHaveCount(4)

  for (const field of fields) await page.getByLabel(field).fill(contact[field] ?? SCRIPT.slice(0, 40))
  await send(page)
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(page.getByRole('main').getByText(SCRIPT.slice(0, 40)).first()).toBeVisible()
  await expect(page).toHaveTitle(/Review and pay/)
  await hasNoBarriers(page)
})

test('the review page needs a stay', async ({ page }) => {
  await page.goto('/booking-request')
  await expect(page).toHaveURL('/booking')
  await expect(page.getByText('Booking details not found. Please try again.')).toBeVisible()
})

test('the review page shows everything that the bank and the law require before payment', async ({ page, guest }) => {
  await page.request.post('/api/checkUser.php', { data: { email: guest.email, password: guest.password } })
  await chooseStay(page, weekOf('villa-thea', 41), guest)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Back to booking' })).toHaveAttribute('href', '/booking')
  await expect(main.getByRole('radio', { name: /Pay in full/ })).toBeChecked()
  await expect(main.getByRole('checkbox', { name: /Terms & Conditions/ })).not.toBeChecked()
  await expect(main.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms')
  await expect(main.getByRole('link', { name: 'privacy statement' })).toHaveAttribute('href', '/privacy')
  await expect(main.getByText(/Charged to your card as RSD [\d,]+, at [\d.]+ RSD for €1/).filter({ visible: true })).toBeVisible()
  await expect(main.getByText(/National Bank of Serbia’s middle rate of the day/).first()).toBeVisible()
  await expect(main.getByText('the law gives no right of withdrawal')).toBeVisible()
  await expect(main.getByText('You enter your card on the bank’s encrypted page. We never see or keep its data.')).toBeVisible()
  await expect(main.getByRole('list', { name: 'Accepted cards and secure payment' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Price' }).filter({ visible: true })).toContainText(/VAT|tax/i)
  const order = main.getByRole('button', { name: /^Book and pay €[\d,]+\.\d\d now$/ })
  await expect(order).toHaveAttribute('aria-disabled', 'true')
  await main.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
  await expect(order).not.toHaveAttribute('aria-disabled', 'true')
  expect(await page.content()).not.toContain('ec.europa.eu/consumers/odr')
})
