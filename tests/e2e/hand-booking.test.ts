import { expect, test, weekOf } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, officePage } from './office.ts'

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

test('an owner changes the computed lines of a price, and looks at them again for other dates', async ({ browser }) => {
  const office = await officePage(browser)
  const { checkIn, checkOut } = weekOf('villa-armonia', 45)
  await office.goto(`/admin/dashboard/bookings/new?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&price=rates`)
  await office.getByText('Change the computed lines').click()
  const night = office.getByLabel(/a night, in euros/)
  await expect(night).toHaveAccessibleDescription(/^Computed: 5 × €/)
  await night.fill('200')
  await office.getByRole('button', { name: 'Show the price' }).click()
  const price = office.getByRole('region', { name: 'What it costs' })
  await expect(price).toContainText('5 nights × €200.00')
  await expect(night).toHaveValue('200')
  await isFineOnPhoneAndDesk(office)
  const form = office.getByRole('region', { name: 'Guest and payment' })
  await form.getByLabel('Name').fill('Eva Kovács')
  await form.getByLabel('E-mail').fill('eva@example.com')
  await form.getByLabel('Phone').fill('+36 30 1234567')
  await form.getByLabel('Reference').fill('Statement 13')
  await form.getByRole('button', { name: 'Book and record the payment' }).click()
  await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/)

  await night.fill('-1')
  await office.getByRole('button', { name: 'Show the price' }).click()
  await expect(office.getByRole('alert')).toContainText('0 or more')
  // For nights with another price of theirs, the change is not taken over.
  const summer = `/admin/dashboard/bookings/new?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&price=rates&lineWas0=123&lineValue0=1`
  await office.goto(summer)
  await expect(office.getByRole('alert')).toContainText('The computed lines of the price have changed')
  await expect(price).not.toContainText('× €1.00')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a computed line of an offer is changed, and stays changed beside a second stay', async ({ page }) => {
    const { checkIn, checkOut } = weekOf('villa-armonia', 45)
    await enterOffice(page, `bookings/new?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}&guests=2&price=rates`)
    await page.getByText('Change the computed lines').click()
    await page.getByLabel(/a night, in euros/).fill('200')
    await page.getByRole('button', { name: 'Show the price' }).click()
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('5 nights × €200.00')
    const offer = page.getByRole('region', { name: 'Send as an offer' })
    const total = (await offer.getByRole('listitem').innerText()).match(/€[\d,.]+\d/)?.[0] ?? 'none'
    await page.getByRole('link', { name: 'Add another stay to choose from' }).click()
    await expect(offer.getByRole('listitem')).toContainText(total)
  })
})
