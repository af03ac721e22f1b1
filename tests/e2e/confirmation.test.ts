import { expect, hasNoBarriers, test } from './fixtures.ts'

const unverified = 'The state of this payment could not be verified.'
const about = new URLSearchParams({
  oid: 'VB-123456-1-01',
  bookingNumber: '123456',
  villaId: '1',
  startDate: '2027-08-02',
  endDate: '2027-08-09',
  totalPrice: '2000.00',
  guestName: '<script>alert(1)</script>',
  guestEmail: 'anna@example.com',
  guestPhone: '+44 7400 123456',
  guests: '2',
})

for (const [status, heading, word] of [
  ['status=success', 'Payment Successful!', 'Confirmed & Paid'],
  ['status=success&paymentType=partial&remainingAmount=1400.00', 'Payment Successful!', 'Partially Paid'],
  ['status=failed', 'Payment Failed', 'Payment Failed'],
  ['status=error', 'Error Occurred', 'Error Occurred'],
  ['fromRequest=true', 'Thank You for Your Reservation Request', 'Request Pending'],
  ['', 'Booking Confirmed!', 'Confirmed'],
] as const) {
  test(`marks the confirmation page as unverified for an unsigned query with '${status}'`, async ({ page }) => {
    await page.goto(`/booking-confirmation?${status}&${about}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(unverified)).toBeVisible()
    await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
    await expect(page.getByText('Monday, August 2, 2027')).toBeVisible()
    await hasNoBarriers(page)
  })
}

test('shows the remaining amount after a first payment with 43% and 57%', async ({ page }) => {
  await page.goto(`/booking-confirmation?status=success&paymentType=partial&remainingAmount=1400.00&${about}`)
  await expect(page.getByText('€602.00')).toBeVisible()
  await expect(page.getByText('€798.00')).toBeVisible()
})

test('shows a confirmation page with a generated number for an empty query', async ({ page }) => {
  await page.goto('/booking-confirmation')
  await expect(page.getByText('Booking number').locator('xpath=following-sibling::dd')).toHaveText(/^\d{6}$/)
  await expect(page.getByText(unverified)).toBeVisible()
  await page.goto(`/booking-confirmation?startDate=2027-02-30&endDate=x&totalPrice=1e99&guests=${'9'.repeat(5_000)}`)
  await expect(page.getByRole('heading', { name: 'Booking Details' })).toBeVisible()
})
