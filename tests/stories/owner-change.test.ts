import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { openPaidStay } from './steps.ts'

test('without scripts an owner sets a new total and refunds the difference', async ({ page, guest, office: without }) => {
  await openPaidStay(page, guest, 39)
  await without.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)
  await without
    .getByRole('row', { name: /Villa Eirini/ })
    .getByRole('link')
    .first()
    .click()
  await without.getByRole('link', { name: 'Change stay or price' }).click()
  await without.getByLabel('Price').selectOption('A new total')
  await without.getByLabel('Amount in euros').fill('900')
  await without.getByRole('button', { name: 'Show what changes' }).click()
  await without.getByLabel('Reason').fill('As a guest of many years')
  await without.getByRole('button', { name: /^Change, and refund/ }).click()
  expect(without.getByText('€900.00 is under half of the price by the rates (€2,440.00). Is that right?')).toBeVisible()
  await without.getByRole('button', { name: 'Yes, save it' }).click()
  expect(without.getByText('Booking changed')).toBeVisible()
})
