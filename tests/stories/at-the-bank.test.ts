import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { APPROVED, DECLINED, type Guest, makeWeek, paidStay, registeredGuest, signIn } from '../story-steps.ts'
import { test } from './house.ts'
import {
  acceptTerms,
  arriveAtBank,
  cancelAtBank,
  chooseStay,
  codeFor,
  fillInGuest,
  getPrice,
  getVilla,
  goToBank,
  logIn,
  order,
  payWith,
  toBookingAddress,
} from './steps.ts'

const week = makeWeek('villa-thea', 12)
const dates = new URLSearchParams({ checkIn: week.checkIn, checkOut: week.checkOut, guests: '2' })
const again = (page: FormPage) => page.getByRole('link', { name: 'Try Payment Again' })
const heldNotice = (page: FormPage) => page.getByText(/^We hold these nights for you until \d\d:\d\d/)
const BEING_BOOKED = /These dates are being booked by another guest right now\. Please try again in \d+ minutes/

/** Signs in, chooses the stay and waits on the bank's card page. */
async function hold(page: FormPage, guest: Guest, stages = false): Promise<void> {
  await signIn(page, guest)
  await chooseStay(page, week, guest)
  if (stages) await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  await acceptTerms(page)
  await goToBank(page)
}

test('a guest who cancelled at the bank sees the end of the hold, and pays with one click', async ({ page, guest, visit }) => {
  await hold(page, guest)
  await cancelAtBank(page)
  expect(page.getByRole('heading', { level: 1, name: 'You left the bank’s page' })).toBeVisible()
  expect(page.getByText('As far as we know, nothing was charged. You can try again right away.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Print Confirmation' })).toHaveCount(0)
  const other = visit()
  await other.goto(`/villas?${dates}`)
  expect(getVilla(other, 'Villa Thea')).toContainText(/Another guest is paying for these nights, try again in \d+ minutes/)

  await again(page).click()
  expect(heldNotice(page)).toHaveText(/^We hold these nights for you until \d\d:\d\d \(Greek time\)\.$/)
  expect(page.getByText('no longer available')).toHaveCount(0)
  expect(page.getByText('the first try ends here')).toHaveCount(0)
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('a reload of the review page keeps the hold and the way to the bank, without asking for the terms again', async ({ page, guest }) => {
  await hold(page, guest)
  await page.goto('/booking-request')
  expect(heldNotice(page)).toBeVisible()
  await page.reload()
  expect(heldNotice(page)).toBeVisible()
  expect(page.getByRole('checkbox', { name: /Terms & Conditions/ })).toHaveCount(0)
  await goToBank(page)
})

test('a manipulated order id of another attempt is not accepted as a retry', async ({ page, guest }) => {
  await hold(page, guest)
  await page.goto('/booking-request')
  page.locator('input[name="retryOf"]').one().setAttribute('value', 'VB-AAAAAA-1-01')
  await order(page).click()
  expect(page.getByRole('alert')).toContainText('You have already started to pay for these dates.')
})

test('after a decline one click leads back to the bank, in another browser after log-in', async ({ page, guest, visit }) => {
  await hold(page, guest, true)
  await payWith(page, DECLINED)
  expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  const other = visit()
  await other.goto((await again(page).getAttribute('href')) ?? '')
  await logIn(other, guest)
  expect(other.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  expect(other.getByRole('main').getByText(guest.email)).toBeVisible()
  expect(other.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()

  await again(page).click()
  expect(page.getByText('You accepted these with your earlier attempt:')).toBeVisible()
  expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('a retry link without an attempt leads to the booking page with its dates', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.goto(`/booking-request?${new URLSearchParams({ villaId: '2', startDate: week.checkIn, endDate: week.checkOut })}`)
  expect(page.getByRole('heading', { name: 'Book Your Stay' })).toBeVisible()
  expect(getPrice(page)).toContainText('Total')
})

test('a guest who has paid in another tab is not sent to the bank again', async ({ page, guest }) => {
  await hold(page, guest)
  const second = page.newTab()
  await second.goto('/booking-request')
  expect(heldNotice(second)).toBeVisible()
  await payWith(page, APPROVED)
  await order(second).click()
  expect(second.getByRole('heading', { name: 'My Reservations' })).toBeVisible()
  expect(second.getByText('You have booked these nights already.')).toBeVisible()
})

test('a second tab asks once before a second attempt, and both pages show a double charge', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, week, guest)
  const second = page.newTab()
  await second.goto('/booking-request')
  await acceptTerms(page)
  await goToBank(page)
  await acceptTerms(second)
  await order(second).click()
  const notice = second.getByRole('alert')
  expect(notice).toContainText('You have already started to pay for these dates.')
  expect(notice).toContainText('If both attempts are charged, we refund the later one automatically.')
  expect(notice).not.toContainText('Nothing has been booked')
  await goToBank(second)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await payWith(second, APPROVED)
  expect(second.getByText(/Your card was charged twice for this instalment\. The other payment counts/)).toBeVisible()
  expect(again(second)).toHaveCount(0)
  await page.reload()
  expect(page.getByText(/Your card was also charged for another attempt \(€[\d,.]+\)\. We refund that automatically\./)).toBeVisible()
})

test('a guest who comes back unpaid while the bank does not answer is told so, and can pay all the same', async ({
  page,
  guest,
  house,
}) => {
  await paidStay(page, guest, week, 'partial')
  await page.goto('/reservations')
  await page.getByRole('link', { name: 'Pay Now' }).click()
  const review = page.url()
  await goToBank(page)
  await house.atBank('/sim/chaos', { oid: await page.getByText(/^VB-\w+-2-01$/).innerText(), mode: 'api-down', minutes: 5 })
  await page.goto(review)
  await order(page).click()
  expect(page.getByText('We are waiting for the bank’s answer to your last payment').first()).toBeVisible()
  expect(page.getByText('Did you return from the bank’s page without paying?')).toBeVisible()
  await page.getByRole('button', { name: /^I have not paid yet: pay €/ }).click()
  await arriveAtBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('a guest who cancelled the second stage at the bank can pay it right away', async ({ page, guest }) => {
  await paidStay(page, guest, week, 'partial')
  await page.goto('/reservations')
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await goToBank(page)
  await cancelAtBank(page)
  expect(page.getByRole('heading', { level: 1, name: 'You left the bank’s page' })).toBeVisible()
  await again(page).click()
  expect(page.getByRole('heading', { name: /Instalment 2 of 3/ })).toBeVisible()
  expect(page.getByText(/we refund 70% of what you have paid/)).toBeVisible()
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/reservations')
  expect(page.getByText(/^Paid [A-Z][a-z]+ \d+, \d{4}$/)).toHaveCount(2)
})

test('the second of two guests for the same nights is refused and keeps the form', async ({ page, guest, visit }) => {
  const other = visit()
  const second = await registeredGuest(other.request, '10.1.0.2')
  for (const [one, person] of [
    [page, guest],
    [other, second],
  ] as const) {
    await signIn(one, person)
    await chooseStay(one, week, person)
    await acceptTerms(one)
  }
  await goToBank(page)
  await order(other).click()
  expect(other.getByRole('alert')).toContainText(BEING_BOOKED)
  expect(other.getByRole('alert')).toContainText('Nothing has been booked or charged.')
  await payWith(page, APPROVED)
  await other.goto('/booking-request')
  expect(other.getByText('These dates are no longer available. Please choose other dates.').first()).toBeVisible()
  await other.getByRole('link', { name: 'Choose other dates' }).first().click()
  expect(other.getByLabel('Name')).toHaveValue(second.name)
})

test('nights that a guest holds are shown as kept, and can be booked by this guest', async ({ page, guest }) => {
  await hold(page, guest)
  await page.goto(`/villas?${dates}`)
  expect(getVilla(page, 'Villa Thea')).toContainText('Held for you while you pay')
  await getVilla(page, 'Villa Thea').getByRole('link', { name: 'Book Villa Thea' }).click()
  expect(getPrice(page)).toContainText('Total')
})

test('a wrong code keeps the choices and tells the tries left, and a code requested in another browser is not accepted', async ({
  page,
  house,
  visit,
}) => {
  const guest = { name: 'Mia Weber', email: 'mia.weber@example.com' }
  const send = async (one: FormPage, code: string, said: string | RegExp) => {
    await one.getByLabel('Code').fill(code)
    await order(one).click()
    expect(one.getByText(said).first()).toBeVisible()
  }
  await chooseStay(page, week, guest)
  await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  await acceptTerms(page)
  await order(page).click()
  const code = await codeFor(house, guest.email)
  await send(page, '12', 'This code is wrong. Please check it. Attempts left: 4.')
  expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()

  const strange = visit()
  await chooseStay(strange, makeWeek('villa-onar', 12), guest)
  await acceptTerms(strange)
  await order(strange).click()
  await send(strange, code, /This code is wrong/)
})

test('a new guest gets from chosen dates to the bank with five fields and three clicks, and has an account', async ({ page, house }) => {
  const email = 'mia.weber@example.com'
  await page.goto(toBookingAddress(week))
  await fillInGuest(page, { name: 'Mia Weber', email })
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await acceptTerms(page)
  await order(page).click()
  expect(page.getByText(`We have sent a code of six digits to ${email}.`)).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(house, email))
  await order(page).click()
  await arriveAtBank(page)

  await page.goto('/booking')
  expect(page.getByLabel('Name')).toHaveValue('Mia Weber')
  expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goto('/your-data')
  expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})

test('a visitor corrects the address beside the code and loses nothing', async ({ page, house }) => {
  const email = 'mia.weber@example.com'
  await chooseStay(page, week, { name: 'Mia Weber', email: 'mia.webber@example.com' })
  await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  expect(order(page)).toBeVisible()
  await order(page).click()
  expect(page.getByText('Please accept the Terms & Conditions').first()).toBeVisible()
  await acceptTerms(page)
  await order(page).click()
  expect(page.getByRole('checkbox', { name: /I have read and accept/ })).toBeChecked()
  await page.getByText('Wrong address?').click()
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Send the code there' }).click()
  expect(page.getByText('Email is required').first()).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the code there' }).click()
  expect(page.getByText(`We have sent a code of six digits to ${email}.`)).toBeVisible()
  expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  expect(page.getByRole('checkbox', { name: /I have read and accept/ })).toBeChecked()
  await page.getByLabel('Code').fill(await codeFor(house, email))
  await order(page).click()
  await arriveAtBank(page)
})
