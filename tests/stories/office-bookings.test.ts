import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { makeWeek, paidStay, signIn } from '../story-steps.ts'
import { test } from './house.ts'
import { acceptTerms, chooseStay, goToBank } from './steps.ts'

const toList = (email: string) => `/admin/dashboard/bookings?search=${encodeURIComponent(email)}`

/** Opens the menu of the only booking in a list and follows one of its links. */
async function chooseAction(office: FormPage, name: string): Promise<void> {
  await office.getByRole('button', { name: /^Actions for booking/ }).click()
  await office
    .getByRole('link', { name: new RegExp(`^${name} booking`) })
    .last()
    .click()
}

/** Opens the dialog of another status of the only booking in a list. */
async function chooseStatus(office: FormPage, list: string, status: string): Promise<void> {
  await office.goto(list)
  await office.getByRole('button', { name: /^Status of booking/ }).click()
  await office.getByRole('link', { name: status, exact: true }).filter({ visible: true }).click()
}

test('the owner finds, changes and refunds a booking, and cannot delete it while it has payments', async ({ page, guest, office }) => {
  await paidStay(page, guest, makeWeek('villa-armonia', 33))
  const list = toList(guest.email)
  await office.goto(toList('nobody@example.com'))
  expect(office.getByText('No bookings found. Try fewer filters.')).toBeVisible()
  await office.goto(list)
  const rows = office.getByRole('row', { name: /Villa Armonia/ })
  expect(rows).toHaveCount(1)

  await chooseAction(office, 'Edit')
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Guests').fill('21')
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect(dialog.getByText('Number of guests cannot exceed 20')).toBeVisible()
  await dialog.getByLabel('Guests').fill('8')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = dialog.getByRole('alert')
  expect(question).toContainText('The villa has beds for 6 guests, not for 8. Shall the booking have more?')
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  expect(office.getByText('Booking Updated')).toBeVisible()
  expect(rows.getByRole('cell', { name: '8', exact: true })).toBeVisible()
  await chooseAction(office, 'Edit')
  await dialog.getByLabel('Guests').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect(rows.getByRole('cell', { name: '4', exact: true })).toBeVisible()

  await rows.getByRole('link').first().click()
  expect(office.getByRole('heading', { name: 'What happened' })).toBeVisible()
  const payment = office.getByRole('article', { name: /^Payment / })
  expect(payment).toContainText('Approved')
  await payment.getByText('Approved').first().click()
  expect(office.getByText('Authorisation code')).toBeVisible()

  await chooseStatus(office, list, 'Refunded')
  expect(office.getByRole('heading', { name: 'Cancel and refund' })).toBeVisible()
  expect(dialog.getByText(/was paid; at most .* can be refunded/)).toBeVisible()
  await dialog.getByLabel('Amount to refund (€)').fill('100.00')
  await dialog.getByRole('button', { name: 'End the booking' }).click()
  expect(dialog.getByLabel(/^Reason/)).toHaveAccessibleDescription(/reason/i)
  await dialog.getByLabel(/^Reason/).fill('A burst pipe')
  await dialog.getByRole('button', { name: 'End the booking' }).click()
  expect(office.getByText('Booking Status Updated')).toBeVisible()
  expect(office.getByText(/Refund of €100\.00/).first()).toBeVisible()

  await office.goto(list)
  await chooseAction(office, 'Delete')
  expect(dialog.getByText(/has money that has not been refunded/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('the owner sees the effects of a change, records and reverses a transfer, deletes and restores the booking', async ({
  guest,
  office,
  page,
}) => {
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-armonia', 39), guest)
  await acceptTerms(page)
  await goToBank(page)
  const list = toList(guest.email)
  const dialog = office.getByRole('dialog')
  await chooseStatus(office, list, 'Failed')
  expect(dialog.getByText('The nights can be booked again immediately.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Keep it as it is' }).click()
  expect(dialog).toHaveCount(0)

  await chooseStatus(office, list, 'Paid')
  expect(dialog.getByText('The nights are sold to this guest.')).toBeVisible()
  expect(dialog.getByText(/is refunded to the card automatically/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Set to Paid' }).click()
  expect(dialog.getByLabel('Reference')).toHaveAccessibleDescription(/Please give the reference/)
  await dialog.getByLabel('Reference').fill('Statement 12/4')
  await dialog.getByRole('button', { name: 'Set to Paid' }).click()
  expect(office.getByText('Booking Status Updated')).toBeVisible()
  const transfer = office.getByRole('article', { name: /^Payment / }).filter({ hasText: 'Statement 12/4' })
  expect(transfer).toContainText('bank transfer')

  await transfer.getByRole('link', { name: /^Reverse/ }).click()
  expect(dialog.getByText(/the money never arrived/)).toBeVisible()
  await dialog.getByLabel('Reason').fill('Meant for another guest')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  expect(office.getByText('Payment Reversed')).toBeVisible()
  expect(transfer).toContainText('Reversed, recorded by mistake: Meant for another guest')

  await office.goto(list)
  await chooseAction(office, 'Delete')
  expect(dialog.getByText('Are you sure you want to delete this booking?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  expect(office.getByText('Booking Deleted')).toBeVisible()
  await office.goto(list)
  expect(office.getByRole('row', { name: /Villa Armonia/ })).toHaveCount(0)
  await office.getByRole('link', { name: /^Deleted/ }).click()
  expect(office.getByRole('link', { name: /^Deleted/ })).toHaveAttribute('aria-current', 'true')
  await office.goto(`${list}&hidden=1`)
  expect(office.getByRole('link', { name: 'Without the filter Deleted' })).toBeVisible()
  await chooseAction(office, 'Bring back')
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  expect(office.getByText('Booking Brought Back')).toBeVisible()
  await office.goto(list)
  expect(office.getByRole('row', { name: /Villa Armonia/ })).toHaveCount(1)
})
