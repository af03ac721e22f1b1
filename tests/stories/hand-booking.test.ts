import { addDays } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { makeWeek } from '../story-steps.ts'
import { test } from './house.ts'

test('an owner enters a booking made by phone, with a received transfer', async ({ office, guest }) => {
  const week = makeWeek('villa-onar', 44)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('link', { name: 'New booking' }).click()
  await office.getByRole('button', { name: 'Show the price' }).click()
  expect(office.getByRole('alert')).toContainText('Please choose the villa, both days')
  await office.getByLabel('Villa').selectOption('Villa Onar')
  await office.getByLabel('Check-in').fill(week.checkIn)
  await office.getByLabel('Check-out').fill(week.checkOut)
  await office.getByRole('region', { name: 'The stay' }).getByLabel('Price').selectOption('A total of your own')
  await office.getByLabel('Total in euros').fill('1500')
  await office.getByRole('button', { name: 'Show the price' }).click()
  const form = office.getByRole('region', { name: 'The guest' })
  expect(office.getByRole('region', { name: 'What it costs' })).toContainText('Agreed with your hosts')
  await form.getByLabel('Name').fill('Đorđe Žižić')
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Phone').fill('+381 60 1234567')
  await office.getByLabel('Reference').fill('Statement 12')
  await office.getByRole('button', { name: 'Book and record the payment' }).click()
  // The folded part is open: the price is not that of the rates.
  const reason = office.getByRole('region', { name: 'Requests and reason' }).getByLabel('Reason')
  expect(reason).toHaveAccessibleDescription(/Please give a reason/)
  expect(form.getByLabel('Name')).toHaveValue('Đorđe Žižić')
  await reason.fill('Guests of many years')
  await office.getByRole('button', { name: 'Book and record the payment' }).click()
  expect(office.getByText('Booking entered')).toBeVisible()
  expect(office.getByText('Đorđe Žižić').first()).toBeVisible()
  expect(office.getByText(/Guests of many years/)).toBeVisible()

  // The nights are sold now.
  await office.goto(`/admin/dashboard/bookings/new?villaId=4&checkIn=${week.checkIn}&checkOut=${week.checkOut}&guests=2&price=rates`)
  expect(office.getByRole('alert')).toContainText('These dates are no longer available.')
})

test('an owner overrides computed price lines, and other dates discard the overrides', async ({ office }) => {
  const { checkIn, checkOut } = makeWeek('villa-armonia', 45)
  await office.goto(`/admin/dashboard/bookings/new?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&price=rates`)
  await office.getByText('Change the computed lines').click()
  const night = office.getByLabel(/a night, in euros/)
  expect(night).toHaveAccessibleDescription(/^Computed: 5 × €/)
  await night.fill('200')
  await office.getByRole('button', { name: 'Show the price' }).click()
  const price = office.getByRole('region', { name: 'What it costs' })
  expect(price).toContainText('5 nights × €200')
  expect(night).toHaveValue('200')
  const form = office.getByRole('region', { name: 'The guest' })
  await form.getByLabel('Name').fill('Eva Kovács')
  await form.getByLabel('Email').fill('eva@example.com')
  await form.getByLabel('Phone').fill('+36 30 1234567')
  await office.getByLabel('Reference').fill('Statement 13')
  await office.getByRole('button', { name: 'Book and record the payment' }).click()
  expect(office.getByRole('region', { name: 'Requests and reason' }).getByLabel('Reason')).toHaveAccessibleDescription(
    /Please give a reason/,
  )

  await night.fill('-1')
  await office.getByRole('button', { name: 'Show the price' }).click()
  expect(office.getByRole('alert')).toContainText('0 or more')
  expect(night).toHaveValue('-1')
  await night.fill('0')
  await office.getByRole('button', { name: 'Show the price' }).click()
  expect(office.getByRole('alert')).not.toContainText('0 or more')
  expect(price).toBeHidden()
  expect(night).toHaveValue('0')
  // An override is discarded if the computed price has changed.
  const summer = `/admin/dashboard/bookings/new?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&price=rates&lineWas0=123&lineValue0=1`
  await office.goto(summer)
  expect(office.getByRole('alert')).toContainText('The computed lines of the price have changed')
  expect(price).not.toContainText('× €1€')
})

test('an overridden price line of an offer is kept when a second stay is added', async ({ office }) => {
  const { checkIn, checkOut } = makeWeek('villa-armonia', 45)
  await office.goto(`/admin/dashboard/bookings/new?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&price=rates`)
  await office.getByText('Change the computed lines').click()
  await office.getByLabel(/a night, in euros/).fill('200')
  await office.getByRole('button', { name: 'Show the price' }).click()
  expect(office.getByRole('region', { name: 'What it costs' })).toContainText('5 nights × €200')
  const offer = office.getByRole('region', { name: 'Send as an offer' })
  await offer.getByText('Send as an offer').click()
  const total = (await offer.getByRole('listitem').innerText()).match(/€[\d,.]+\d/)?.[0] ?? 'none'
  await office.getByRole('button', { name: 'Add another stay to choose from' }).click()
  expect(offer.getByRole('listitem')).toContainText(total)
})

const told = { 'Special requests': 'A cot', Reason: 'Asked by phone' }
const guestOnThePhone = { Name: 'Iva Horvat', Email: 'iva@example.com', Phone: '+385 91 1234567', ...told }

test('what an owner typed about a guest stays while other nights are tried and a stay is added', async ({ office }) => {
  await office.goto('/admin/dashboard/bookings/new')
  const [first, other, second] = [makeWeek('villa-eirini', 17), makeWeek('villa-eirini', 18), makeWeek('villa-eirini', 19)]
  const price = office.getByRole('region', { name: 'What it costs' })
  const offer = office.getByRole('region', { name: 'Send as an offer' })
  const guest = office.getByRole('region', { name: 'The guest' })
  const requests = office.getByRole('region', { name: 'Requests and reason' })
  const show = office.getByRole('button', { name: 'Show the price' })
  const findField = (label: string) => (label in told ? requests : guest).getByLabel(label)
  await office.getByLabel('Villa').selectOption('2')
  await office.getByLabel('Check-in').fill(first.checkIn)
  await office.getByLabel('Check-out').fill(first.checkOut)
  await show.click()
  expect(price).toContainText('5 nights')
  await requests.getByText('Requests and reason').click()
  for (const [label, text] of Object.entries(guestOnThePhone)) await findField(label).fill(text)
  await office.getByLabel('Reference').fill('Statement 20')
  await offer.getByText('Send as an offer').click()
  await office.getByLabel('Message to the guest').fill('Nice to hear from you.')
  const typed = async () => {
    for (const [label, text] of Object.entries(guestOnThePhone)) expect(findField(label)).toHaveValue(text)
    expect(office.getByLabel('Message to the guest')).toHaveValue('Nice to hear from you.')
  }
  // Nights that cannot be had, then others that can.
  await office.getByLabel('Check-in').fill(other.checkOut)
  await office.getByLabel('Check-out').fill(other.checkIn)
  await show.click()
  expect(office.getByRole('alert')).toBeVisible()
  await typed()
  await office.getByLabel('Check-in').fill(other.checkIn)
  await office.getByLabel('Check-out').fill(addDays(other.checkIn, 6))
  await show.click()
  expect(price).toContainText('6 nights')
  await typed()
  expect(office.getByLabel('Reference')).toHaveValue('Statement 20')
  const total = /€[\d,]+\.\d\d/.exec(await offer.getByRole('listitem').innerText())?.[0] ?? 'none'
  expect(office.getByLabel('Amount received')).toHaveValue(total.replace(/[€,]/g, ''))
  await office.getByRole('button', { name: 'Add another stay to choose from' }).click()
  expect(price).toHaveCount(0)
  await typed()
  await office.getByLabel('Villa').selectOption('2')
  await office.getByLabel('Check-in').fill(second.checkIn)
  await office.getByLabel('Check-out').fill(second.checkOut)
  await show.click()
  expect(offer.getByRole('listitem')).toHaveCount(2)
  await typed()
  await office.getByRole('button', { name: 'Send the offer' }).click()
  expect(office.getByText('Offer sent')).toBeVisible()
  const card = office.getByRole('region', { name: 'Offers: Iva Horvat' }).first()
  expect(card).toContainText(total)
  await card.getByRole('button', { name: 'Withdraw' }).click()
  expect(office.getByText('Offer withdrawn')).toBeVisible()
})
