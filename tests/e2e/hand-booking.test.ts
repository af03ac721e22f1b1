import { expect, test, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'

const week = weekOf('villa-onar', 44)

test('an owner enters a booking by phone, with a transfer that has come', async ({ browser, guest }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('link', { name: 'New booking' }).click()
  await office.getByRole('button', { name: 'Show the price' }).click()
  await expect(office.getByRole('alert')).toContainText('Please choose the villa, both days')
  await office.getByLabel('Villa').selectOption('Villa Onar')
  await office.getByLabel('Check-in').fill(week.checkIn)
  await office.getByLabel('Check-out').fill(week.checkOut)
  await office.getByLabel('Price').selectOption('A total of your own')
  await office.getByLabel('Total in euros').fill('1500')
  await office.getByRole('button', { name: 'Show the price' }).click()
  const form = office.getByRole('region', { name: 'Guest and payment' })
  await expect(office.getByRole('region', { name: 'What it costs' })).toContainText('Agreed with your hosts')
  await isFineOnPhoneAndDesk(office)
  await form.getByLabel('Name').fill('Đorđe Žižić')
  await form.getByLabel('E-mail').fill(guest.email)
  await form.getByLabel('Phone').fill('+381 60 1234567')
  await form.getByLabel('Reference').fill('Statement 12')
  await form.getByRole('button', { name: 'Book and record the payment' }).click()
  await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/)
  await expect(form.getByLabel('Name')).toHaveValue('Đorđe Žižić')
  await form.getByLabel('Reason').fill('Guests of many years')
  await form.getByRole('button', { name: 'Book and record the payment' }).click()
  await expect(office.getByText('Booking entered')).toBeVisible()
  await expect(office.getByText('Đorđe Žižić').first()).toBeVisible()
  await expect(office.getByText(/Guests of many years/)).toBeVisible()

  // The nights are sold now.
  await office.goto(`/admin/dashboard/bookings/new?villaId=4&checkIn=${week.checkIn}&checkOut=${week.checkOut}&guests=2&price=rates`)
  await expect(office.getByRole('alert')).toContainText('These dates are no longer available.')
})
