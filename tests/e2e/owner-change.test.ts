import { addDays, formatDay } from '../../src/domain/calendar-day.ts'
import { expect, makeWeek, test } from './fixtures.ts'
import { chooseAction, isFineOnPhoneAndDesk, officePage } from './office.ts'
import { openPaidStay } from './paid-stay.ts'

test('an owner moves a stay at the same price, refunds a part, and corrects the guest’s phone', async ({ page, guest, browser }) => {
  await openPaidStay(page, guest, 42)
  const wanted = makeWeek('villa-eirini', 43)
  const office = await officePage(browser)
  await office.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)

  await chooseAction(office, 'Edit')
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await dialog.getByLabel('Phone').fill('+381 64 765 4321')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Email is invalid/)
  await expect(dialog.getByLabel('Phone')).toHaveValue('+381 64 765 4321')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(guest.email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Booking Updated')).toBeVisible()

  await office
    .getByRole('row', { name: /Villa Eirini/ })
    .getByRole('link')
    .first()
    .click()
  await expect(office.getByText('+381 64 765 4321').first()).toBeVisible()
  await office.getByRole('link', { name: 'Change stay or price' }).click()
  await office.getByLabel('Check-in').fill(wanted.checkIn)
  await office.getByLabel('Check-out').fill(addDays(wanted.checkIn, 2))
  await office.getByRole('button', { name: 'Show what changes' }).click()
  await expect(office.getByText('Guests could not book this themselves')).toBeVisible()
  await expect(office.getByText('Minimum stay is 5 nights')).toBeVisible()
  await isFineOnPhoneAndDesk(office)
  await office.getByRole('button', { name: 'Change the booking' }).click()
  await expect(office.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason for this change/)
  await office.getByLabel('Reason').fill('Agreed by phone')
  await office.getByRole('button', { name: 'Change the booking' }).click()
  await expect(office.getByText('Booking changed')).toBeVisible()
  await expect(office.getByText(/Agreed by phone/)).toBeVisible()

  await office.getByRole('link', { name: 'Refund a part' }).click()
  await office.getByLabel('Amount in euros').fill('100000')
  await office.getByRole('button', { name: 'Show what changes' }).click()
  await expect(office.getByRole('alert')).toContainText('Not possible')
  await office.getByLabel('Amount in euros').fill('120')
  await office.getByRole('button', { name: 'Show what changes' }).click()
  await expect(office.getByRole('region', { name: 'What changes' })).toContainText('Refund€120.00')
  await office.getByLabel('Reason').fill('The pool was closed')
  for (const amount of ['100000', '120']) {
    await office.getByLabel('Amount in euros').fill(amount)
    await office.getByRole('button', { name: 'Show what changes' }).click()
    await expect(office.getByRole('alert')).toHaveCount(amount === '120' ? 0 : 1)
  }
  await expect(office.getByLabel('Reason')).toHaveValue('The pool was closed')
  await office.getByRole('button', { name: 'Change, and refund €120.00' }).click()
  await expect(office.getByText('Booking changed')).toBeVisible()
  await expect(office.getByText(/Refund of €120\.00/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main')).toContainText(formatDay(addDays(wanted.checkIn, 2)))

  await office.getByLabel('A door code for this stay only').fill('4711')
  await office.getByRole('button', { name: 'Save the door code' }).click()
  await expect(office.getByText('This stay has a door code of its own.')).toBeVisible()
  await office.getByRole('button', { name: 'Read the door code' }).click()
  await expect(office.getByText('Door code: 4711')).toBeVisible()
  await office.getByRole('button', { name: 'Show them to the guest now' }).click()
  await expect(office.getByText('You show both to the guest, whatever is paid.')).toBeVisible()
  await isFineOnPhoneAndDesk(office)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('4711')
})
