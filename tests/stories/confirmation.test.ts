import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { APPROVED, DECLINED, type Guest, makeWeek, signIn } from '../story-steps.ts'
import { type House, test } from './house.ts'
import { acceptTerms, chooseStay, getFact, goToBank, payWith } from './steps.ts'

const UNVERIFIED = 'The state of this payment could not be verified.'
const GATEWAY_ERROR = '4546710000009099'
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

test.for([
  ['status=success', 'Payment Successful!', 'Confirmed & Paid'],
  ['status=success&paymentType=partial&remainingAmount=1400.00', 'Payment Successful!', 'Partially Paid'],
  ['status=failed', 'Payment Failed', 'Payment Failed'],
  ['status=error', 'Error Occurred', 'Error Occurred'],
  ['fromRequest=true', 'Thank You for Your Reservation Request', 'Request Pending'],
  ['', 'Booking Confirmed!', 'Confirmed'],
] as const)("an unsigned query with '%s' is shown as unverified", async ([status, heading, word], { page }) => {
  await page.goto(`/booking-confirmation?${status}&${about}`)
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(page.getByText(word, { exact: true }).first()).toBeVisible()
  expect(page.getByText(UNVERIFIED)).toBeVisible()
  expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
  expect(page.getByText('Monday, August 2, 2027')).toBeVisible()
})

test('after a first payment what remains is divided into 43% and 57%', async ({ page }) => {
  await page.goto(`/booking-confirmation?status=success&paymentType=partial&remainingAmount=1400.00&${about}`)
  expect(page.getByText('€602')).toBeVisible()
  expect(page.getByText('€798')).toBeVisible()
})

test.for(['', '?startDate=2027-02-30&endDate=x&totalPrice=1e99&villaId=1'])(
  'a confirmation without booking and outcome leads to the reservations: %s',
  async (query, { page }) => {
    await page.goto(`/booking-confirmation${query}`)
    expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
    expect(page.getByText('Confirmed')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'My Reservations' }).click()
    expect(page).toHaveURL(/\/login\?redirect=%2Freservations/i)
  },
)

test('an outcome without a booking number, and broken values, still show a confirmation with a number of six digits', async ({ page }) => {
  await page.goto('/booking-confirmation?status=success')
  expect(getFact(page, 'Booking number')).toHaveText(/^\d{6}$/)
  expect(page.getByText(UNVERIFIED)).toBeVisible()
  await page.goto(`/booking-confirmation?status=failed&startDate=2027-02-30&endDate=x&totalPrice=1e99&guests=${'9'.repeat(5_000)}`)
  expect(page.getByRole('heading', { name: 'Booking Details' })).toBeVisible()
})

/** Orders a stay and stays on the bank's card page. @returns the order id */
async function atBank(page: FormPage, guest: Guest): Promise<string> {
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-onar', 43), guest)
  await acceptTerms(page)
  await goToBank(page)
  return page.getByText(/^VB-\w+-1-01$/).innerText()
}

/** The bank behaves badly towards one order for an hour. */
const badDay = (house: House, oid: string, mode: string) => house.atBank('/sim/chaos', { oid, mode, minutes: 60 })

test('while the bank has not answered the page waits, and says neither charged nor not charged', async ({ page, guest, house }) => {
  // An answer that cannot be trusted, of a card that is declined: nothing is final while the bank's page may be open.
  await badDay(house, await atBank(page, guest), 'wrong-hash')
  await payWith(page, DECLINED)
  expect(page.getByRole('heading', { level: 1, name: 'Waiting for the bank’s answer' })).toBeVisible()
  expect(page.getByText('We are waiting for the bank’s answer; you will get a mail; please do not pay again.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveCount(0)
  expect(page.getByRole('button', { name: 'Print Confirmation' })).toHaveCount(0)
  expect(page.getByText(/has(?: not)? been charged/)).toHaveCount(0)
})

test('after an error of the gateway the page does not say that nothing was charged, and the guest can retry', async ({ page, guest }) => {
  await atBank(page, guest)
  await payWith(page, GATEWAY_ERROR)
  expect(page.getByText('As far as we know, nothing was charged.')).toBeVisible()
  expect(page.getByText(/has(?: not)? been charged/)).toHaveCount(0)
  expect(page.getByRole('link', { name: 'Try Payment Again' })).toBeVisible()
})

test('a declined card shows a general hint and the bank’s data without the reason', async ({ page, guest }) => {
  await atBank(page, guest)
  await payWith(page, DECLINED)
  const main = page.getByRole('main')
  expect(main.getByText('Please check your card details and try again, or call the bank that issued the card.')).toBeVisible()
  expect(main.getByText('You can also pay by bank transfer: just write to us.')).toBeVisible()
  expect(main).not.toContainText(/insufficient|not sufficient|funds/i)
  expect(main.getByText('No money has left your account')).toBeVisible()
  expect(main.getByText(/^We hold these nights for you until \d\d:\d\d \(Greek time\)\.$/)).toBeVisible()
  for (const name of ['Order id', 'Status', 'Status code', 'Transaction id']) expect(getFact(page, name)).toHaveText(/\w/)
})

test('a declined card books nothing, and another card can then pay', async ({ page, guest }) => {
  await atBank(page, guest)
  await payWith(page, DECLINED)
  expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  expect(page.getByText('Your card account has not been charged. Nothing was taken.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveAttribute('href', /^\/booking-request\?villaId=\d+&startDate=/)
  expect(page.getByRole('button', { name: 'Print Confirmation' })).toHaveCount(0)
  await page.goto('/reservations')
  expect(page.getByText('You have not booked a stay yet.')).toBeVisible()
  expect(page.getByRole('link', { name: 'Book Your First Stay' })).toBeVisible()

  await page.goto('/booking-request')
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('after an answer that cannot be trusted the booking is confirmed by asking the bank', async ({ page, guest, house }) => {
  await badDay(house, await atBank(page, guest), 'wrong-hash')
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(page.getByText(guest.email).first()).toBeVisible()
})

test('a disputed payment is being checked, and another browser sees nothing of its guest', async ({ page, guest, house, visit }) => {
  await badDay(house, await atBank(page, guest), 'api-disagrees')
  await payWith(page, APPROVED)
  await house.later(1)
  await page.reload()
  expect(page.getByRole('heading', { level: 1, name: 'Your payment is being checked' })).toBeVisible()
  expect(page.getByText('please do not pay again')).toBeVisible()
  expect(page.getByText(guest.email).first()).toBeVisible()

  const stranger = visit()
  await stranger.goto(page.url())
  expect(stranger.getByRole('heading', { level: 1, name: 'Your payment is being checked' })).toBeVisible()
  expect(stranger.getByText('Log in to see who is coming')).toBeVisible()
  expect(await stranger.content()).not.toContain(guest.email)
})

test('the page of a payment that is being checked tells strangers nothing and leads to the log-in', async ({ page }) => {
  await page.goto('/payment-check')
  expect(page.getByRole('heading', { level: 1, name: 'Your payment is being checked. Please do not pay again.' })).toBeVisible()
  await page.getByRole('link', { name: 'My Reservations' }).click()
  expect(page).toHaveURL(/\/login\?redirect/i)
})

test('a paid stay is confirmed with all data of the villa, the price, the guest and the bank', async ({ page, guest }) => {
  await atBank(page, guest)
  await payWith(page, APPROVED)
  for (const name of ['Booking Details', 'Price Details', 'Payment Schedule', 'Payment Information', 'Important Information'])
    expect(page.getByRole('heading', { name })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Need Assistance?' })).toBeVisible()
  expect(page.getByText('You are coming to Villa Onar')).toBeVisible()
  expect(getFact(page, 'Guest Information')).toContainText(guest.email)
  expect(getFact(page, 'Villa Details')).toContainText('Villa Onar, ')
  expect(page.getByText('Your card account has been charged')).toBeVisible()
  for (const name of ['Order id', 'Authorisation code', 'Transaction id', 'Status', 'Status code', 'Transaction date', '3-D status'])
    expect(getFact(page, name)).toHaveText(/\w/)
  expect(getFact(page, 'Amount')).toHaveText(/^RSD [\d,]+ \(€[\d,]+\)$/)
  expect(getFact(page, 'Rate')).toHaveText('117.00 RSD for €1, fixed rate')
  expect(page.getByText(/tax number \(PIB\)/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Print Confirmation' })).toBeVisible()
  expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  expect(page.getByRole('link', { name: 'View Villa Details' })).toHaveAttribute('href', '/villas/villa-onar')
})
